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
  private let found: ReadText

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
    found = try format.read(try SourceText(bytes))
  }

  /// The motions of the text, in its order.
  public var motions: [ImportedMotion] { found.motions }

  /// The parts that are meant to be motions or animations and cannot be read, or have no exact equal.
  public var problems: [ImportError] { found.problems }

  /// The names of the animations, in the order of the text; a name may be there twice.
  public var animationNames: [String] { found.animationNames }

  /// Reads an animation; if several have its name, the last counts.
  ///
  /// Keyframes of a style sheet that apply under a condition, as in `@media`, count only if no others have the name.
  ///
  /// - Throws: ``ImportError`` for an animation that is not in the text, cannot be read or has no exact equal.
  public func animation(named name: String) throws(ImportError) -> ImportedAnimation { try found.animation(name) }

  /// The parts of the text that say how something moves and are not among the ``motions``.
  public var remarks: [ImportRemark] { found.remarks }

  /// The parts of the text that say how something moves and are not in an animation.
  public func remarks(besideAnimationNamed name: String) -> [ImportRemark] { found.remarksBeside(name) }
}
