import MotionCurves
package import MotionFitting
package import MotionInteraction
import MotionSprings

extension MotionKind {
  static let secondOrder = MotionKind(
    "second-order", "second-order dynamics after a step from 0 to 1",
    forms: [Form("second-order(frequency: f, damping-ratio: z, response: r)")],
    example: "second-order(frequency: 2, damping-ratio: 0.5, response: 2)",
    [
      Parameter("frequency", unit: "Hz", "a positive number"), Parameter("damping-ratio", "a number of at least 0"),
      Parameter("response"),
    ],
    maker: .named(SecondOrderStep.forms, optional: ["response"]) { numbers throws(ParameterError) in
      ParsedMotion(try SecondOrderStep(of: numbers))
    },
    take: { scanner throws(NotationError) in ParsedMotion(try scanner.takeSecondOrder()) })
}

extension SecondOrderStep: DescribedMotion {
  package var kind: MotionKind { .secondOrder }
  package var notation: String { description }
  package func acceleration(at time: Double) -> Double { dynamics.motion.acceleration(at: time) }

  package var parts: [MotionProperty] {
    [
      MotionProperty("frequency", .number(frequency)), MotionProperty("dampingRatio", .number(dampingRatio)),
      MotionProperty("response", .number(dynamics.response)),
    ]
  }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("frequency", .number(frequency, unit: "Hz"))] + dynamics.motion.properties(in: scale)
  }

  package var peaks: MotionPeaks { dynamics.motion.peaks }
  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { [.settling(restTime)] }
  package var settlesInTheLimit: Bool { true }
}

extension SecondOrderStep {
  fileprivate static let forms = [["frequency", "damping-ratio", "response"]]

  fileprivate init(of arguments: NamedArguments) throws(ParameterError) {
    try self.init(
      validatingFrequency: arguments["frequency"], dampingRatio: arguments["damping-ratio"],
      response: arguments["response"])
  }
}

extension NotationScanner {
  /// Takes second-order(frequency: …, damping-ratio: …, response: …).
  mutating func takeSecondOrder() throws(NotationError) -> SecondOrderStep {
    let arguments = try NamedArguments(from: &self, oneOf: SecondOrderStep.forms, optional: ["response"])
    do {
      return try SecondOrderStep(of: arguments)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}
