import Foundation
import MotionNumerics
import Testing

/// Values with a notation are stored as its text, and read from it.
@Suite struct NotationStorageTests {
  /// Encodes, decodes, prints and parses a value.
  private func check<Value: Codable & Equatable & LosslessStringConvertible>(
    _ value: Value, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([String].self, from: data) == [text], sourceLocation: sourceLocation)
    #expect(try JSONDecoder().decode([Value].self, from: data) == [value], sourceLocation: sourceLocation)
    #expect(
      value.description == text && Value(text) == value && Value(text + "!") == nil, sourceLocation: sourceLocation)
  }

  @Test func textsAreTheNotation() throws {
    try check(TimingCurve.linear, "linear")
    try check(TimingCurve.easeInOut, "ease-in-out")
    try check(TimingCurve.cubicBezier(0.2, 0, 0, 1), "cubic-bezier(0.2, 0, 0, 1)")
    try check(CubicBezier(0.24, 0.52, 0.43, 0.8), "cubic-bezier(0.24, 0.52, 0.43, 0.8)")
    try check(Steps(4, .jumpNone), "steps(4, jump-none)")
    try check(PiecewiseLinear(stops: [.init(0), .init(0.5), .init(1)]), "linear(0 0%, 0.5 50%, 1 100%)")
    try check(PennerEasing(.back, .easeInOut), "ease-in-out-back")
    try check(DampedOscillation(decay: 5, frequency: 30), "damped(5, 30)")
    try check(
      ParsedMotion(Spring(mass: 1, stiffness: 100, damping: 10), velocity: 3), "spring(1 100 10 3)")
    try check(ParsedMotion(.steps(2)), "steps(2)")
    try check(
      ParsedMotion(parsing: "decay(velocity: -20, half-life: 0.1)"),
      "decay(velocity: -20, deceleration: \(Decay(velocity: -20, halfLife: 0.1).deceleration))")
  }

  @Test func otherFormsOfAKindAreRead() {
    #expect(CubicBezier("ease-in") == .easeIn && Steps("step-start") == Steps(1, .start))
    #expect(ParsedMotion("ease") == ParsedMotion(.ease) && TimingCurve("default") == .ease)
  }

  @Test func aLiteralIsACurve() {
    let curve: TimingCurve = "easeOutBack"
    #expect(curve == .easeOutBack)
    #expect(Tween(from: 0, to: 1, duration: 1, curve: "cubic-bezier(0.2, 0, 0, 1)").curve == .cubicBezier(0.2, 0, 0, 1))
    // Of a literal this is the same initialiser, not the failable one of a text.
    let same: TimingCurve = TimingCurve("steps(4)")
    #expect(same == .steps(4))
    let text = "steps(0)"
    #expect(TimingCurve(text) == nil)
  }

  @Test func aBadLiteralTrapsWithItsColumn() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let curve: TimingCurve = "ease-uot"
      _ = curve
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("'ease-uot' is no timing curve: column 1: expected a timing curve, found 'ease-uot'"))
  }

  @Test func otherKindsAreErrorsThatNameTheKind() {
    func message(_ parse: () throws(NotationError) -> Void) -> String {
      do {
        try parse()
        return "parsed"
      } catch {
        return error.description
      }
    }
    #expect(
      message { () throws(NotationError) in _ = try CubicBezier(parsing: "steps(2)") }
        == "column 1: expected a cubic Bézier curve, found 'steps'")
    #expect(
      message { () throws(NotationError) in _ = try Steps(parsing: "linear") }
        == "column 1: expected steps(), found 'linear'")
    #expect(
      message { () throws(NotationError) in _ = try PiecewiseLinear(parsing: "linear") }
        == "column 1: expected linear() with stops, found 'linear'")
    #expect(
      message { () throws(NotationError) in _ = try PennerEasing(parsing: "ease-in") }
        == "column 1: expected one of Penner's names, such as ease-out-back, found 'ease-in'")
    #expect(
      message { () throws(NotationError) in _ = try DampedOscillation(parsing: "damped(5)") }
        == "column 9: expected ',', found ')'")
  }

  @Test func badTextsAreErrorsWithTheirPathAndColumn() {
    struct Document: Decodable { var curve: TimingCurve }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Document].self, from: Data(#"[{"curve": "steps(0)"}]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error")
      return
    }
    #expect(context.codingPath.map { $0.stringValue } == ["Index 0", "curve"])
    #expect(context.debugDescription.hasPrefix("steps(0): column 7: expected a whole number from 1"))
    #expect((context.underlyingError as? NotationError)?.column == 7)
  }

  @Test func oscillatorsWithoutANotationHaveKeys() throws {
    let wave = SineWave(amplitude: 2, frequency: 3, phase: 0.5, offset: 1)
    #expect(try JSONDecoder().decode(SineWave.self, from: JSONEncoder().encode(wave)) == wave)
    let short = #"{"amplitude": 2, "frequency": 3}"#
    #expect(try JSONDecoder().decode(SineWave.self, from: Data(short.utf8)) == SineWave(amplitude: 2, frequency: 3))
    let band = RubberBand(dimension: 320)
    #expect(try JSONDecoder().decode(RubberBand.self, from: JSONEncoder().encode(band)) == band)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RubberBand.self, from: Data(#"{"dimension": 0, "coefficient": 0.5}"#.utf8))
    }
  }
}
