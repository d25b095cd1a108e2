import Foundation
import Testing

@Suite struct DescribeTests {
  @Test func textBeginsWithTheCanonicalNotation() throws {
    let run = try Tool.run("describe", "Cubic-Bezier(.24, .52,.43,calc(.4 + .4))")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        cubic-bezier(0.24, 0.52, 0.43, 0.8)
        minimum            0 distances
        maximum            1 distances
        monotonic          yes
        start slope        2.166666666666667 distances/progress
        end slope          0.350877192982456 distances/progress
        peak speed         2.166666666666667 distances/progress
        peak acceleration  \(try number("peakAcceleration", of: "cubic-bezier(0.24, 0.52, 0.43, 0.8)")) distances/progress²
        peak jerk          \(try number("peakJerk", of: "cubic-bezier(0.24, 0.52, 0.43, 0.8)")) distances/progress³

        """)
  }

  @Test func jsonHasItsDocumentedKeys() throws {
    let run = try Tool.run("describe", "cubic-bezier(0.5, -1, 0.5, 2)", "--format", "json")
    let expected =
      #"{"minimum":-0.15,"maximum":1.15,"isMonotonic":false,"startSlope":-2,"endSlope":-2,"peakSpeed":4,"#
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(#"{"minimum":-0."#), "\(run.output), like \(expected)")
    #expect(run.output.contains(#","isMonotonic":false,"startSlope":-2,"endSlope":-2,"peakSpeed":4,"peakAcc"#))
  }

  @Test func anInfiniteSlopeIsInfAndNull() throws {
    #expect(try Tool.run("describe", "ease-in-circ").output.contains("end slope          inf\n"))
    #expect(
      try Tool.run("describe", "ease-in-circ", "--format", "json").output
        == #"{"minimum":0,"maximum":1,"isMonotonic":true,"startSlope":0,"endSlope":null,"peakSpeed":null,"#
        + #""peakAcceleration":null,"peakJerk":null,"units":{"minimum":"distances","maximum":"distances","#
        + #""startSlope":"distances/progress","endSlope":"distances/progress","peakSpeed":"distances/progress","#
        + #""peakAcceleration":"distances/progress²","peakJerk":"distances/progress³"}}"# + "\n")
  }

  @Test func aSpringInText() throws {
    #expect(
      try Tool.run("describe", "spring( 1 100  10 )").output == """
        spring(1 100 10)
        regime                             underdamped
        mass                               1 kg
        stiffness                          100 kg/s²
        damping                            10 kg/s
        natural frequency                  10 rad/s
        damping ratio                      0.5
        response                           0.6283185307179586 s
        bounce                             0.5
        settling duration                  \(try number("settlingDuration", of: "spring(1 100 10)")) s
        Core Animation's settlingDuration  1.4727003346780927 s
        overshoot                          \(try number("overshoot", of: "spring(1 100 10)")) distances
        peak time                          \(try number("peakTime", of: "spring(1 100 10)")) s
        peak speed                         \(try number("peakSpeed", of: "spring(1 100 10)")) distances/s
        peak acceleration                  100 distances/s²
        peak jerk                          1000 distances/s³

        """)
  }

  /// The text of a number in the JSON description.
  private func number(_ key: String, of motion: String) throws -> Substring {
    let json = try Tool.run("describe", motion, "--format", "json").output
    let start = try #require(json.range(of: "\"\(key)\":")).upperBound
    return json[start...].prefix { $0 != "," && $0 != "}" }
  }

  @Test func aSpringsNumbers() throws {
    for (key, expected) in [
      ("settlingDuration", 1.27016519565398), ("coreAnimationSettlingDuration", 1.4727003346780927),
      ("overshoot", 0.163033534821580), ("peakTime", 0.362759872846844),
    ] {
      let found = try #require(Double(number(key, of: "spring(1 100 10)")))
      #expect(abs(found - expected) <= 1e-14 * expected, "\(key)")
    }
  }

  @Test(arguments: [
    ("spring(1 100 0)", "undamped", "null", "1"),
    ("spring(1 100 10)", "underdamped", "0.3627598728468", "0.1630335348215"),
    ("spring(1 100 20)", "critical", "null", "0"), ("spring(1 100 30)", "overdamped", "null", "0"),
  ])
  func regimes(motion: String, regime: String, peakTime: String, overshoot: String) throws {
    #expect(try number("regime", of: motion) == "\"\(regime)\"")
    #expect(try number("overshoot", of: motion).hasPrefix(overshoot))
    if regime != "undamped" { #expect(try number("peakTime", of: motion).hasPrefix(peakTime)) }
  }

  @Test func missingPropertiesAreNoneInTextAndNullInJSON() throws {
    #expect(try number("settlingDuration", of: "spring(1 100 0)") == "null")
    #expect(try number("coreAnimationSettlingDuration", of: "spring(1 100 0)") == "3.4028234663852886e+38")
    let text = try Tool.run("describe", "spring(1 100 0)").output
    #expect(text.contains("settling duration                  inf\n"))
    #expect(try Tool.run("describe", "spring(1 100 30)").output.contains("peak time                          none\n"))
  }

  @Test func oscillationsAndDecays() throws {
    #expect(Double(try number("maximum", of: "damped(5, 30)")).map { abs($0 - 1.60063161660213) < 1e-13 } == true)
    #expect(Double(try number("settlingDuration", of: "damped(5, 30)")).map { (1.37...1.382).contains($0) } == true)
    #expect(try number("minimum", of: "damped(5, 30)") == "0")
    let decay = "decay(velocity: 1000, deceleration: 0.998)"
    #expect(try number("distance", of: decay).hasPrefix("499.4998331664"))
    #expect(try number("duration", of: decay).hasPrefix("3.4504226094"))
    #expect(try Tool.run("describe", decay).output.contains(/duration +3\.45\d+ s\n/))
  }

  @Test(arguments: [
    "ease", "spring(1 100 0)", "spring(1 100 30)", "damped(5, 30)", "decay(velocity: 9, deceleration: 0.5)",
  ])
  func jsonIsAnObjectWithItsDocumentedKeys(motion: String) throws {
    let json = try Tool.run("describe", motion, "--format", "json").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let keys =
      switch motion.prefix(3) {
      case "spr":
        "regime mass stiffness damping naturalFrequency dampingRatio response bounce settlingDuration "
          + "coreAnimationSettlingDuration overshoot peakTime"
      case "dam": "minimum maximum settlingDuration"
      case "dec": "distance duration"
      default: "minimum maximum isMonotonic startSlope endSlope"
      }
    let peaks = " peakSpeed peakAcceleration peakJerk units"
    #expect(Set(object.keys) == Set((keys + peaks).split(separator: " ").map(String.init)))
  }
}
