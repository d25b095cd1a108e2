import MotionCurves

/// A kind of motion: its row of the catalogue.
package struct MotionKind: Sendable {
  /// A number in the notation of a kind.
  package struct Parameter: Sendable, Hashable {
    /// The name in the notation, such as `damping-ratio`.
    package let name: String
    /// The unit; empty for a ratio or a count.
    package let unit: String
    /// The numbers that are allowed, in words.
    package let allowed: String

    init(_ name: String, unit: String = "", _ allowed: String = "any number") {
      (self.name, self.unit, self.allowed) = (name, unit, allowed)
    }
  }

  /// A form in which people write a kind of motion.
  package struct Form: Sendable, Hashable {
    /// The form, with letters or words for its numbers.
    package let text: String
    /// What one should know of it, in a few words; empty if the form says it.
    package let note: String

    init(_ text: String, _ note: String = "") { (self.text, self.note) = (text, note) }
  }

  /// The name of the notation's function with the motion's numbers; for a curve without one, `easing`.
  package let name: String
  /// One sentence for people, without its full stop.
  package let summary: String
  /// The forms in which people write it, the canonical one first.
  package let forms: [Form]
  /// A motion of the kind.
  package let example: String
  /// The numbers of all forms.
  package let parameters: [Parameter]
  /// Takes the arguments behind the name; nil for a kind that begins otherwise.
  let take: (@Sendable (inout NotationScanner) throws(NotationError) -> ParsedMotion)?
  /// Makes a motion of its numbers, without a text; nil for a kind that takes words.
  let maker: Maker?

  init(
    _ name: String, _ summary: String, forms: [Form], example: String, _ parameters: [Parameter],
    maker: Maker? = nil, take: (@Sendable (inout NotationScanner) throws(NotationError) -> ParsedMotion)? = nil
  ) {
    (self.name, self.summary, self.forms, self.example) = (name, summary, forms, example)
    (self.parameters, self.maker, self.take) = (parameters, maker, take)
  }
}

extension MotionKind {
  /// All kinds: the list that a new kind joins.
  package static let all: [MotionKind] = [
    .cubicBezier, .steps, .linear, .easing, .spring, .damped, .decay, .secondOrder, .minimumJerk, .trapezoid, .sCurve,
    .keyframes, .bounds, .sequence, .repetition,
  ]

  /// The kinds that are functions of the notation, by themselves or behind another motion.
  static let functions: [MotionKind] = all.filter { $0.take != nil } + [bounds]

  /// The bounds behind a spring or a decay.
  static let bounds = MotionKind(
    "within", "bounds behind a spring or a decay: it stops or bounces there",
    forms: [Form("MOTION within(max: 1)"), Form("MOTION within(min: 0, max: 1, restitution: 0.5)")],
    example: "spring(1 100 10) within(max: 1)",
    [
      Parameter("min", unit: "distances"), Parameter("max", unit: "distances", "a number above min"),
      Parameter("restitution", "a number from 0 to 1"),
    ])
}
