/// Reads the motions and the animations of a text of another system.
///
/// It takes what has an exact equal, and names the rest with its place.
///
/// ```swift
/// let importer = try MotionImporter(of: sheet, as: .css)
/// for motion in importer.motions {
///   print(motion.name, motion.motion, motion.place)     // --back cubic-bezier(0.34, 1.56, 0.64, 1) line 1, column 9
/// }
/// for problem in importer.problems { print(problem) }   // line 4, column 3: transition: 'steps(0)': …
/// let slide = try importer.animation(named: "slide")
/// slide.tracks[0].keyPath                               // "transform.translation.x"
/// ```
///
/// - *Limits*: a text has at most ``greatestByteCount`` bytes.
/// - *Time*: proportional to the text with its custom properties filled in.
public struct MotionImporter: Sendable {
  /// The motions of the text, in its order.
  public let motions: [ImportedMotion]
  /// The parts that are meant to be motions and cannot be read, or have no exact equal.
  public let problems: [ImportError]
  private let content: Content

  private enum Content: Sendable {
    case sheet(CSSReader, remarks: [ImportRemark])
    case interpolator(remarks: [ImportRemark])
  }

  /// The greatest length of a text, 16 MiB.
  public static let greatestByteCount = SourceText.greatestByteCount

  /// Reads a text.
  ///
  /// - Throws: ``ImportError`` for a text that the grammar of its format does not allow, and for an interpolator that has
  ///   no exact equal.
  public init(of text: String, as format: ImportFormat) throws(ImportError) {
    try self.init(of: Array(text.utf8), as: format)
  }

  /// Reads the bytes of a text in UTF-8, with or without a byte order mark.
  ///
  /// - Throws: ``ImportError``, as for a text.
  public init(of bytes: [UInt8], as format: ImportFormat) throws(ImportError) {
    let source = try SourceText(bytes)
    switch format {
    case .css:
      let sheet = try CSSReader(parsing: source)
      let found = sheet.motions()
      (motions, problems, content) = (found.motions, found.problems, .sheet(sheet, remarks: found.remarks))
    case .android:
      let found = try AndroidInterpolator.read(source)
      (motions, problems, content) = ([found.motion], [], .interpolator(remarks: found.remarks))
    }
  }

  /// The names of the animations, in the order of the text; a name may be there twice.
  public var animationNames: [String] {
    switch content {
    case .sheet(let sheet, _): sheet.keyframeNames
    case .interpolator: []
    }
  }

  /// Reads an animation; if several have its name, the last counts.
  ///
  /// - Throws: ``ImportError`` for an animation that is not in the text, cannot be read or has no exact equal.
  public func animation(named name: String) throws(ImportError) -> ImportedAnimation {
    guard case .sheet(let sheet, _) = content else { throw CSSReader.noKeyframes(named: name, among: []) }
    return try sheet.animation(named: name)
  }

  /// The parts of the text that say how something moves and are not among the ``motions``.
  public var remarks: [ImportRemark] {
    switch content {
    case .sheet(_, let remarks), .interpolator(let remarks): remarks
    }
  }

  /// The parts of the text that say how something moves and are not in an animation.
  public func remarks(besideAnimationNamed name: String) -> [ImportRemark] {
    switch content {
    case .sheet(let sheet, _): sheet.remarks(besideKeyframesNamed: name)
    case .interpolator(let remarks): remarks
    }
  }
}

/// A format that a ``MotionImporter`` reads.
public enum ImportFormat: String, CaseIterable, Sendable {
  /// A style sheet: timing functions in custom properties, transitions and animations, and `@keyframes`.
  case css
  /// An XML file with one of Android's interpolators.
  case android

  /// What is read, in a few words.
  public var summary: String {
    switch self {
    case .css: "a style sheet: timing functions in custom properties, transitions, animations and @keyframes"
    case .android: "an XML file with one of Android's interpolators"
    }
  }

  /// The usual ending of a file's name, without the dot.
  public var fileEnding: String {
    switch self {
    case .css: "css"
    case .android: "xml"
    }
  }
}
