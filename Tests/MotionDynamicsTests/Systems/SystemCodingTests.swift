import FoundationEssentials
import MotionDynamics
import MotionNumerics
import Testing

/// Systems are stored as JSON, by the names of their properties.
@Suite struct SystemCodingTests {
  private func thereAndBack<System: Codable>(_ system: System) throws -> System {
    try JSONDecoder().decode(System.self, from: JSONEncoder().encode(system))
  }

  @Test func thereAndBackAgain() throws {
    let spring = Spring(mass: 0.1, stiffness: 1 / 3, damping: 0.7)
    let linear = LinearSpring<SIMD2<Double>>(spring, target: [3, 1 / 7])
    #expect(try thereAndBack(linear) == linear)
    let friction = FrictionSpring(spring, friction: 0.3, target: -2)
    #expect(try thereAndBack(friction) == friction)
    let ball = FallingBall(gravity: -1.62, drag: 0.1)
    #expect(try thereAndBack(ball) == ball)
    let pendulum = Pendulum(length: 0.3, gravity: 1.62, damping: 0.2)
    #expect(try thereAndBack(pendulum) == pendulum)
    var duffing = DuffingSpring(spring, cubicStiffness: 5, target: 1, driveForce: 0.37, driveFrequency: 1.2)
    #expect(try thereAndBack(duffing) == duffing)
    // Two wells.
    duffing.stiffness = -1
    #expect(try thereAndBack(duffing) == duffing)
  }

  @Test func missingFieldsHaveTheirDefaults() throws {
    let spring = #"{"mass": 1, "stiffness": 100, "damping": 10}"#
    let own = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(try decoded(LinearSpring<Double>.self, #"{"spring": \#(spring)}"#) == LinearSpring<Double>(own))
    #expect(
      try decoded(FrictionSpring.self, #"{"spring": \#(spring), "friction": 2}"#) == FrictionSpring(own, friction: 2))
    #expect(try decoded(FallingBall.self, #"{"gravity": 2}"#) == FallingBall(gravity: 2))
    #expect(try decoded(Pendulum.self, #"{"length": 2, "gravity": 3}"#) == Pendulum(length: 2, gravity: 3))
    #expect(
      try decoded(DuffingSpring.self, #"{"mass": 1, "stiffness": 100, "damping": 10, "cubicStiffness": 4}"#)
        == DuffingSpring(own, cubicStiffness: 4))
  }

  @Test func badDocuments() {
    let spring = #"{"mass": 1, "stiffness": 100, "damping": 10}"#
    expectRefusal(FrictionSpring.self, #"{"spring": \#(spring), "friction": -1}"#, "friction")
    expectRefusal(LinearSpring<Double>.self, #"{"spring": {"mass": 0, "stiffness": 1, "damping": 1}}"#, "mass")
    expectRefusal(LinearSpring<Double>.self, #"{"spring": \#(spring), "target": "inf"}"#, "target")
    expectRefusal(FallingBall.self, #"{"gravity": "inf"}"#, "gravity")
    expectRefusal(Pendulum.self, #"{"length": 0, "gravity": 1}"#, "length")
    let duffing = #""stiffness": 100, "damping": 10, "cubicStiffness": 4"#
    expectRefusal(DuffingSpring.self, #"{"mass": 0, \#(duffing)}"#, "mass")
    expectRefusal(DuffingSpring.self, #"{"mass": 1, \#(duffing), "driveForce": "nan"}"#, "driveForce")
    #expect(throws: DecodingError.self) { try decoded(DuffingSpring.self, #"{"mass": 1}"#) }
  }

  /// Reads JSON, with the numbers that JSON does not have as texts.
  private func decoded<System: Decodable>(_ type: System.Type, _ text: String) throws -> System {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: Data(text.utf8))
  }

  private func expectRefusal<System: Decodable>(
    _ type: System.Type, _ text: String, _ parameter: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sourceLocation: sourceLocation) {
      try decoded(type, text)
    } throws: { error in
      guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
      return (context.underlyingError as? ParameterError)?.parameter == parameter
    }
  }
}
