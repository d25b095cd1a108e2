import MotionNumerics
import TestSupport
import Testing

/// Motions made of other motions are those of the notation.
@Suite struct CombinedMotionTests {
  private func motion(_ text: String) throws -> ParsedMotion { try ParsedMotion(parsing: text) }

  @Test(arguments: [
    ("0.3s ease-out 0 -> 120", "snappy 120 -> 100", "0.3s ease-out 0 -> 120 then swiftui.snappy 120 -> 100"),
    ("1s ease", "snappy", "1s ease then swiftui.snappy 0 -> 1"),
    ("1s ease then 1s linear -> 3", "1s ease 3 -> 0", "1s ease then 1s linear -> 3 then 1s ease 3 -> 0"),
    ("1s ease, 2 times", "1s ease 1 -> 0", "(1s ease, 2 times) then 1s ease 1 -> 0"),
    ("1s ease", "0.4s ease 1 -> 0 then 1s ease -> 3", "1s ease then (0.4s ease 1 -> 0 then 1s ease -> 3)"),
  ])
  func aMotionFollowsAnother(first: String, next: String, both: String) throws {
    #expect(try motion(first).followed(by: motion(next)).description == both)
  }

  @Test func repetitionsDelaysAndEnds() throws {
    let pulse = try motion("0.4s ease 0 -> 300")
    #expect(try pulse.repeated(3, alternating: true).description == "0.4s ease 0 -> 300, 3 times, alternating")
    #expect(try pulse.repeated(.infinity, alternating: false).description == "0.4s ease 0 -> 300, forever")
    #expect(try pulse.delayed(by: 0.1).delayed(by: 0.2).delay == 0.1 + 0.2)
    #expect(try motion("snappy after 0.1s 0 -> 9").delayed(by: 0.25).description == "swiftui.snappy after 0.35s 0 -> 9")
    #expect(try motion("snappy after 0.5s").delayed(by: -0.5) == motion("snappy"))
    #expect(try motion("1s ease then 1s ease -> 3").delayed(by: 1).value(at: 1.5) == motion("ease").value(at: 0.5))
    #expect(try pulse.between(validating: 10, 20) == motion("0.4s ease 10 -> 20"))
    #expect(try motion("ease").between(validating: 10, 20) == motion("ease 10 -> 20"))
    #expect(try pulse.between(validating: 0, 1) == motion("0.4s ease"))
  }

  @Test func whatCannotBeIsRefused() throws {
    let (endless, curve, decay) = (
      try motion("spring(1 100 0)"), try motion("ease"), try motion("decay(velocity: 1, deceleration: 0.9)")
    )
    let pulse = try motion("0.4s ease")
    #expect(throws: ParameterError.self) { try endless.followed(by: pulse) }
    #expect(throws: ParameterError.self) { try curve.followed(by: pulse) }
    #expect(throws: ParameterError.self) { try pulse.followed(by: curve) }
    for count in [0, -1, .nan] as [Double] {
      #expect(throws: ParameterError.self) { try pulse.repeated(count, alternating: false) }
    }
    #expect(throws: ParameterError.self) { try curve.repeated(2, alternating: false) }
    #expect(throws: ParameterError.self) { try endless.repeated(2, alternating: false) }
    #expect(throws: ParameterError.self) { try curve.delayed(by: 1) }
    #expect(throws: ParameterError.self) { try pulse.delayed(by: .infinity) }
    #expect(throws: ParameterError.self) { try decay.between(validating: 0, 3) }
    #expect(throws: ParameterError.self) { try pulse.between(validating: -1e308, 1e308) }
    #expect(throws: ParameterError.self) { try pulse.between(validating: .nan, 1) }
    #expect(throws: ParameterError.self) {
      try (0..<9).reduce(pulse) { motion, _ throws(ParameterError) in try motion.repeated(2, alternating: false) }
    }
  }
}
