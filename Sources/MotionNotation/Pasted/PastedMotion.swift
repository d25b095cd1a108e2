public import MotionCurves

/// A motion as people have it in the clipboard: in the notation, or as another system writes it.
///
/// ```swift
/// let pasted = try PastedMotion("transition={{ type: 'spring', stiffness: 170, damping: 26 }}")
/// pasted.motion.description  // spring(1 170 26)
/// pasted.source              // Motion
/// ```
///
/// `Documentation/CommandLine.md`, *What can be pasted*, lists the forms.
///
/// - Complexity: linear in the length of the text; texts above 100,000 bytes are read as notation alone.
public struct PastedMotion: Sendable {
  /// The motion; its description is the canonical notation of what was understood.
  public let motion: ParsedMotion
  /// The system whose form the text has, such as `GSAP`; nil for the notation itself.
  public let source: String?
  /// What the text says and the motion does not have, a sentence each: a repetition, a default that was assumed.
  public let remarks: [String]

  /// What the text was understood as, and what it says more, in a line; empty for the notation itself.
  package var summary: String {
    guard let source else { return "" }
    return "read as \"\(motion)\" (\(source))" + remarks.map { "; " + $0 }.joined()
  }

  /// Reads a text in the notation and, if that fails, in the forms of other systems.
  ///
  /// - Throws: ``NotationError``, that of the notation; its `hint` says what a text lacks that nearly has another form.
  public init(_ text: String) throws(NotationError) {
    self = try Self.read(text)
  }

  private init(_ motion: ParsedMotion, source: String? = nil, remarks: [String] = []) {
    (self.motion, self.source, self.remarks) = (motion, source, remarks)
  }

  private static func read(_ text: String) throws(NotationError) -> PastedMotion {
    do {
      return PastedMotion(try ParsedMotion(parsing: text))
    } catch {
      guard text.utf8.count <= greatestLength else { throw error }
      return try read(PastedText(text), refused: error)
    }
  }

  private static let greatestLength = 100_000

  private static func read(_ text: PastedText, refused refusal: NotationError) throws(NotationError) -> PastedMotion {
    for family in families {
      let reading: PastedReading?
      do throws(PasteHint) {
        reading = try family.read(text)
        if let reading {
          try text.nodes.requireNumbers()
          // Of a value without a label.
          guard !reading.notation.holds("nan") else { throw PasteHint("expected a number, found a calculation") }
        }
      } catch {
        throw refusal.hinting("\(family.name): \(error.text)")
      }
      guard let reading else { continue }
      do {
        let motion = try ParsedMotion(parsing: reading.notation)
        return PastedMotion(motion, source: family.name, remarks: reading.allRemarks)
      } catch {
        throw refusal.hinting("\(family.name): expected \(error.expected), found \(error.found)")
      }
    }
    throw refusal
  }

  /// The families in the order in which they are asked: those with unmistakable forms first.
  private static let families: [PasteFamily] = [
    .looseNotation, .easingSites, .css, .tailwind, .figma, .gsap, .uiKit, .swiftUI, .compose, .flutter, .reactNative,
    .reactSpring,
    .webAnimations, .motion, .numbers,
  ]
}

extension ParsedMotion {
  /// Reads a motion in the notation or in a form of another system; ``PastedMotion`` says in which, too.
  ///
  /// - Throws: ``NotationError``, that of the notation, with a hint for a text that nearly has another form.
  /// - Complexity: linear in the length of the text.
  public init(pasted text: String) throws(NotationError) { self = try PastedMotion(text).motion }
}
