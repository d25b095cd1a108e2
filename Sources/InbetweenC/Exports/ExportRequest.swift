internal import MotionExport
internal import MotionNumerics

/// A caller's request for an export, with the words of `inbetween export`.
struct ExportRequest {
  let target: ExportTarget
  /// The form, if its word was given in place of the target's.
  private let form: ExportTarget.Form?
  let tolerance: Double
  private(set) var options = TargetOptions()

  /// Reads the name of a system, and options such as `property=rotate, name=card, minify`.
  init(target: String?, tolerance: Double, options: String?) throws(CallError) {
    guard let (target, form) = target.flatMap({ ExportTarget.named($0) }) else {
      throw .word("target", of: ExportTarget.words)
    }
    self.target = target
    self.form = form
    self.tolerance = tolerance
    if let form { self.options.choose(form) }
    for part in (options ?? "").utf8.split(separator: UInt8(ascii: ",")) {
      try apply(TextAssignment(part))
    }
  }

  private mutating func apply(_ assignment: TextAssignment) throws(CallError) {
    let known = target.row.options.filter { $0 != form?.option }
    guard let option = TargetOption(rawValue: assignment.name), known.contains(option) else {
      let names = known.isEmpty ? "none" : known.map { $0.rawValue }.joined(separator: ", ")
      throw CallError("'\(assignment.name)' is no option of \(form?.name ?? target.rawValue), which has \(names)")
    }
    if option == .minify || option == .fallback {
      guard assignment.value == nil else { throw CallError("'\(assignment.name)' has no value") }
    } else if assignment.value == nil {
      throw CallError("'\(assignment.name)' needs a value: \(assignment.name)=…")
    }
    let value = assignment.value ?? ""
    switch option {
    case .name: options.css.name = value
    case .minify: options.css.isMinified = true
    case .fallback: options.css.hasFallback = true
    case .fewest: options.css.fewest = try CallError.word(value, "fewest")
    case .budget:
      guard let budget = UInt64(value), budget > 0 else {
        throw CallError("budget must be a whole number of steps, at least 1, not '\(value)'")
      }
      options.css.budget = Int(clamping: budget)
    case .property: options.property = try CallError.word(value, "property")
    case .format: options.format = try CallError.word(value, "format")
    case .language: options.language = try CallError.word(value, "language")
    case .frameRate:
      guard let rate = Double(value) else { throw CallError("frame-rate must be a number, not '\(value)'") }
      options.frameRate = rate
    }
  }
}

/// A word and, after an equals sign, its value.
private struct TextAssignment {
  let name: String
  let value: String?

  init(_ text: Substring.UTF8View) {
    let parts = text.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    name = trimmed(parts[0])
    value = parts.count > 1 ? trimmed(parts[1]) : nil
  }
}

extension CallError {
  /// A word of a list; throws for other text.
  fileprivate static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ name: String
  ) throws(CallError) -> Word {
    guard let word = Word(rawValue: text) else { throw .word(name, of: Word.allCases.map { $0.rawValue }) }
    return word
  }

  /// The refusal that lists the allowed words.
  fileprivate static func word(_ name: String, of words: [String]) -> CallError {
    CallError("\(name) must be one of \(words.joined(separator: ", "))")
  }
}
