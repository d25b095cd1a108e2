import FoundationEssentials
import MotionEffects
import MotionNumerics
import Testing

/// Parameters are stored as JSON; a bad document gives an error that names the field.
@Suite struct ParametersCodingTests {
  @Test func thereAndBack() throws {
    try check(
      CubeRefresh.Parameters(cubeUnit: 12.5, topColor: Color(hex: 0x123456), curve: .cubicBezier(0.42, 0, 1, 1)))
    try check(CheckmarkRefresh.Parameters(size: [30, 40], checkEndDuration: 0.1 + 0.2, smoothing: .implicit))
    try check(FloatingTags.Parameters(size: [1, 2], fadeCurve: .steps(3), seed: .max))
    try check(GooeyIndicatorParameters(pageCount: 3, stretch: 1 / 3))
    try check(ParticleEmitter.Parameters(gravity: [1e-3, -5], colors: [.white]))
    try check(RefreshControlParameters(triggerDistance: 70, insetCurve: .linear))
    try check(WaterBall.Parameters(startFill: 0, amplitude: 1e9))
  }

  private func check<Parameters: Codable & Equatable>(_ parameters: Parameters) throws {
    let data = try JSONEncoder().encode(parameters)
    #expect(try JSONDecoder().decode(Parameters.self, from: data) == parameters)
  }

  @Test func missingFieldsHaveTheirDefaults() throws {
    #expect(try decode(WaterBall.Parameters.self, "{}") == WaterBall.Parameters())
    #expect(try decode(WaterBall.Parameters.self, #"{"turn": 3}"#) == WaterBall.Parameters(turn: 3))
  }

  @Test func badDocuments() {
    expectRefusal(CubeRefresh.Parameters.self, #"{"cubeUnit": 0}"#, "cubeUnit")
    expectRefusal(CheckmarkRefresh.Parameters.self, #"{"size": [1, -1]}"#, "size.y")
    expectRefusal(FloatingTags.Parameters.self, #"{"duration": 1e300}"#, "duration")
    expectRefusal(GooeyIndicatorParameters.self, #"{"pageCount": 1}"#, "pageCount")
    expectRefusal(ParticleEmitter.Parameters.self, #"{"colors": []}"#, "colors")
    expectRefusal(RefreshControlParameters.self, #"{"endDelay": -1}"#, "endDelay")
    expectRefusal(WaterBall.Parameters.self, #"{"startFill": 1.5}"#, "startFill")
    #expect(throws: DecodingError.self) { try decode(WaterBall.Parameters.self, #"{"growth": "fast"}"#) }
    #expect(throws: DecodingError.self) {
      try decode(CubeRefresh.Parameters.self, #"{"curve": "cubic-bezier(2, 0, 1, 1)"}"#)
    }
    #expect(throws: DecodingError.self) { try decode(RefreshControlParameters.self, #"{"insetCurve": "eased"}"#) }
  }

  private func decode<Parameters: Decodable>(_ type: Parameters.Type, _ text: String) throws -> Parameters {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func expectRefusal<Parameters: Decodable>(_ type: Parameters.Type, _ text: String, _ field: String) {
    #expect {
      try decode(type, text)
    } throws: { error in
      guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
      return (context.underlyingError as? ParameterError)?.parameter == field
    }
  }
}
