import Foundation
import MotionNumerics
import Testing

/// Springs and their motions as text and as JSON.
@Suite struct SpringCodingTests {
  /// The value after JSON and back.
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func decode<Value: Decodable>(_: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// The error of a document, as its path and its description.
  private func error<Value: Decodable>(_ type: Value.Type, _ text: String) -> String {
    do {
      return "none: \(try decode(type, text))"
    } catch DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context) {
      return context.codingPath.map(\.stringValue).joined(separator: ".") + ": " + context.debugDescription
    } catch {
      return "another: \(error)"
    }
  }

  @Test func descriptionsAreWhatAPersonWrites() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 10).description == "Spring(mass: 1, stiffness: 100, damping: 10)")
    let spring = Spring(mass: 0.5, stiffness: 100, damping: 12.5)
    #expect(SpringMotion(spring, from: 0, to: 1).description == "SpringMotion(spring(0.5 100 12.5), from: 0, to: 1)")
    #expect(
      SpringMotion(spring, from: SIMD2(0, 1), to: SIMD2(3, 0.1), velocity: SIMD2(-2, 0), startingAt: 0.25).description
        == "SpringMotion(spring(0.5 100 12.5), from: [0, 1], to: [3, 0.1], velocity: [-2, 0], startingAt: 0.25)")
  }

  @Test func documentsHoldTheParameters() throws {
    for spring in [Spring.smooth, .bouncy, .pop(), Spring(mass: 0.1, stiffness: 1e-9, damping: 0)] {
      #expect(try copy(spring) == spring)
      #expect(try copy(spring).naturalFrequency == spring.naturalFrequency)
    }
    let number = SpringMotion(.snappy, from: 0.1, to: -7, velocity: 3, startingAt: 1e-3)
    #expect(try copy(number) == number)
    let vector = SpringMotion(.snappy, from: SIMD3(0.1, 2, 3), to: SIMD3(1, 1, 1), velocity: SIMD3(0, 0, 9))
    #expect(try copy(vector) == vector)
    #expect(
      try decode(Spring.self, #"{ "mass": 2, "stiffness": 300, "damping": 20 }"#)
        == Spring(mass: 2, stiffness: 300, damping: 20))
    #expect(
      try decode(
        SpringMotion<Double>.self,
        #"{ "spring": { "mass": 2, "stiffness": 300, "damping": 20 }, "start": 1, "target": 4 }"#)
        == SpringMotion(Spring(mass: 2, stiffness: 300, damping: 20), from: 1, to: 4))
  }

  @Test func invalidDocumentsAreErrorsWithTheirPath() {
    #expect(
      error(Spring.self, #"{ "mass": 0, "stiffness": 300, "damping": 20 }"#)
        == ": mass must be a positive number, not 0")
    #expect(error([Spring].self, #"[{ "mass": 1, "stiffness": 300 }]"#).hasPrefix("Index 0: "))
    let motion = SpringMotion<Double>.self
    #expect(
      error(motion, #"{ "spring": { "mass": 1, "stiffness": -1, "damping": 20 }, "start": 1, "target": 4 }"#)
        == "spring: stiffness must be a positive number, not -1")
    #expect(
      error(
        motion, #"{ "spring": { "mass": 1, "stiffness": 1, "damping": 20 }, "start": 1e308, "target": -1e308 }"#)
        == ": target must be at a finite distance from the start, not -1e+308")
  }
}
