package import MotionCurves
import MotionFitting
package import MotionInteraction
package import MotionSprings

extension MotionKind {
  static let decay = MotionKind(
    "decay", "the distance travelled by a scroll view that is released at a velocity",
    forms: [
      Form("decay(velocity: v, deceleration: d)", "a scroll view's, released at v; d per millisecond, such as 0.998")
    ], example: "decay(velocity: 1000, deceleration: 0.998)",
    [
      Parameter("velocity", unit: "units/s"),
      Parameter("deceleration", unit: "per ms", "a number above 0 and below 1"),
      Parameter("half-life", unit: "s", "a number from 1e-6 to 1e6"),
    ],
    maker: .named(Decay.forms) { numbers throws(ParameterError) in ParsedMotion(try Decay(of: numbers)) },
    take: { scanner throws(NotationError) in ParsedMotion(try scanner.takeDecay()) })
}

/// The distance of a decay from 0.
extension Decay: DescribedMotion where Value == Double {
  package var kind: MotionKind { .decay }
  package var notation: String {
    "decay(velocity: \(initialVelocity.shortestDecimal), deceleration: \(deceleration.shortestDecimal))"
  }

  package var parts: [MotionProperty] {
    [MotionProperty("velocity", .number(initialVelocity)), MotionProperty("deceleration", .number(deceleration))]
  }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("distance", scale.place(distance)), MotionProperty("duration", scale.duration(settlingDuration())),
    ]
  }

  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] {
    [.settling(settlingDuration()), .place(distance)]
  }

  package var settlesInTheLimit: Bool { true }
  package var ends: (start: Double, end: Double) { (start, target) }
  package var shape: ExportShape { .decay(rate: rate) }
  package var valueMeaning: ValueMeaning { .way }

  package func bounded(
    within range: ClosedRange<Double>, edge: EdgeRule
  ) throws(ParameterError) -> BoundedMotion? { try bounded(validatingTo: range, edge: edge) }
}

extension Decay where Value == Double {
  /// The names of the notation's arguments that go together.
  fileprivate static var forms: [[String]] { [["velocity", "deceleration"], ["velocity", "half-life"]] }

  /// Creates the decay of the notation's arguments.
  fileprivate init(of arguments: NamedArguments) throws(ParameterError) {
    if arguments.contains("half-life") {
      try self.init(validatingVelocity: arguments["velocity"], halfLife: arguments["half-life"])
    } else {
      try self.init(validatingVelocity: arguments["velocity"], deceleration: arguments["deceleration"])
    }
  }
}

extension NotationScanner {
  /// Takes decay(velocity: …, deceleration: …) or decay(velocity: …, half-life: …).
  fileprivate mutating func takeDecay() throws(NotationError) -> Decay<Double> {
    let arguments = try NamedArguments(from: &self, oneOf: Decay.forms, times: ["half-life"])
    do {
      return try Decay(of: arguments)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}
