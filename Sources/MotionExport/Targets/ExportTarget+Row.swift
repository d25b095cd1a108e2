extension ExportTarget {
  /// The description of a target.
  public struct Row: Sendable {
    /// What is written, in a few words.
    public let summary: String
    /// The options that have a meaning for the system.
    public let options: [TargetOption]
    /// The forms of its text; one for most systems.
    public let forms: [Form]
    /// The default largest error, as a part of the distance.
    public let tolerance: Double
    /// Whether the system moves properties with two numbers, or several properties.
    package let movesInThePlane: Bool

    init(
      _ summary: String, _ options: [TargetOption], _ forms: [Form], tolerance: Double = 1e-3,
      movesInThePlane: Bool = false
    ) {
      (self.summary, self.options, self.forms) = (summary, options, forms)
      (self.tolerance, self.movesInThePlane) = (tolerance, movesInThePlane)
    }
  }

  /// A form of a target's text, such as one of its languages.
  public struct Form: Sendable {
    /// The word for the form alone, such as `waapi`; if an option chooses the form, its value.
    public let name: String
    /// The title for people.
    public let title: String
    /// The people who look for it.
    public let group: Group
    /// The endings of its files, the usual one first.
    public let endings: [String]
    /// The media type.
    public let mediaType: String
    /// The option that chooses the form; nil for the form without an option.
    public let option: TargetOption?
    /// The target's options without a meaning for the form.
    package let unused: [TargetOption]
    /// Whether the text may have comments, and so contains its remark.
    package let hasComments: Bool

    init(
      _ name: String, _ title: String, _ group: Group, _ endings: [String], _ mediaType: String = "text/plain",
      by option: TargetOption? = nil, unused: [TargetOption] = [], hasComments: Bool = true
    ) {
      (self.name, self.title, self.group, self.endings) = (name, title, group, endings)
      (self.mediaType, self.option, self.unused, self.hasComments) = (mediaType, option, unused, hasComments)
    }
  }

  /// A group of forms, by the people who look for them.
  public enum Group: String, Sendable, CaseIterable {
    case web = "Web"
    case apple = "Apple"
    case android = "Android and Flutter"
    case design = "Design and 3D"
    case code = "Code"
  }

  /// The words that name a target or a form: each target, and behind it the forms that an option chooses.
  public static var words: [String] {
    allCases.flatMap { target in [target.rawValue] + target.row.forms.filter { $0.option != nil }.map { $0.name } }
  }

  /// The target with a name, or the one with a form of that name, such as `waapi` or `python`, and that form.
  ///
  /// - Parameter word: one of ``words``.
  /// - Returns: the target and the form, nil for a target's own name; nil for another word.
  public static func named(_ word: String) -> (target: ExportTarget, form: Form?)? {
    if let target = ExportTarget(rawValue: word) { return (target, nil) }
    for target in allCases {
      if let form = target.row.forms.first(where: { $0.option != nil && $0.name == word }) { return (target, form) }
    }
    return nil
  }

  /// The form that options choose.
  package func form(_ options: TargetOptions) -> Form {
    let word: String? =
      switch self {
      case .keyframes: options.format.rawValue
      case .code: options.language.rawValue
      default: nil
      }
    let forms = row.forms
    return forms.first { $0.option != nil && $0.name == word } ?? forms[0]
  }
}

extension TargetOptions {
  /// Chooses a form, as the option of the form does.
  public mutating func choose(_ form: ExportTarget.Form) {
    format = KeyframesFormat(rawValue: form.name) ?? format
    language = CodeLanguage(rawValue: form.name) ?? language
  }
}
