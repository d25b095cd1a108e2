import Foundation
import MotionNumerics
import Testing

/// Generators as keys, as documents and as texts.
@Suite struct GeneratorStorageTests {
  private static let tween = Tween(from: 0.5, to: 300, duration: 0.4, curve: .cubicBezier(0.2, 0, 0, 1), delay: 0.1)

  private func check<Value: Codable & Equatable>(
    _ value: Value, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(value)
    #expect(String(decoding: data, as: UTF8.self) == json, sourceLocation: sourceLocation)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value, sourceLocation: sourceLocation)
  }

  @Test func documentsHoldTheProperties() throws {
    let tween = #"{"curve":"cubic-bezier(0.2, 0, 0, 1)","delay":0.1,"duration":0.4,"end":300,"start":0.5}"#
    let ease = TimingCurve.ease
    try check(Self.tween, tween)
    try check(
      Tween(from: SIMD2(0, 1), to: SIMD2(2, 3), duration: 1, curve: .ease),
      #"{"curve":"ease","delay":0,"duration":1,"end":[2,3],"start":[0,1]}"#)
    try check(ease.delayed(by: 1), #"{"base":"ease","delay":1}"#)
    try check(ease.speed(multipliedBy: -2), #"{"base":"ease","speed":-2}"#)
    try check(ease.retimed(by: TimingCurve.linear), #"{"base":"ease","clock":"linear"}"#)
    try check(ease.repeated(every: 2, count: 3), #"{"base":"ease","count":3,"period":2}"#)
    try check(ease.repeated(every: 2), #"{"base":"ease","period":2}"#)
    try check(ease.reversed(over: 1), #"{"base":"ease","duration":1}"#)
    try check(ease.autoreversed(over: 1), #"{"base":"ease","duration":1}"#)
    try check(ease.clamped(to: 0...1), #"{"base":"ease","lowerBound":0,"upperBound":1}"#)
    try check(ease.clamped(to: 0...(.infinity)), #"{"base":"ease","lowerBound":0}"#)
    try check(ease.mapped(from: 2.0, to: 3), #"{"base":"ease","end":3,"start":2}"#)
    try check(ease.mirrored, #"{"base":"ease"}"#)
    try check(ease.adding(TimingCurve.linear), #"{"first":"ease","second":"linear"}"#)
    try check(ease.followed(by: Self.tween, at: 1), #"{"first":"ease","handover":1,"second":\#(tween)}"#)
  }

  @Test func whatIsLeftOutHasADefault() throws {
    let tween = try JSONDecoder().decode(
      Tween<Double>.self, from: Data(#"{"start": 0, "end": 1, "duration": 2}"#.utf8))
    #expect(tween == Tween(from: 0, to: 1, duration: 2, curve: .linear, delay: 0))
  }

  @Test func badDocumentsAreErrorsWithTheirPath() {
    func path<Value: Decodable>(_ type: Value.Type, _ json: String) -> String? {
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))
      }
      guard case .dataCorrupted(let context) = error else { return nil }
      return context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        + ": " + context.debugDescription
    }
    #expect(
      path(Tween<Double>.self, #"{"start": 0, "end": 1, "duration": -2}"#)
        == "0: duration must be a finite number that is not negative, not -2")
    #expect(
      path(Tween<Double>.self, #"{"start": 0, "end": 1, "duration": 2, "curve": "eese"}"#)
        == "0.curve: eese: column 1: expected a timing curve, found 'eese'; did you mean 'ease'?")
    #expect(
      path(Delayed<TimingCurve>.self, #"{"base": "steps(0)", "delay": 1}"#)?.hasPrefix("0.base: steps(0): column 7")
        == true)
    #expect(
      path(Repeated<TimingCurve>.self, #"{"base": "ease", "period": 0}"#)
        == "0: period must be a positive number, not 0")
    #expect(
      path(Repeated<TimingCurve>.self, #"{"base": "ease", "period": 1, "count": -1}"#)
        == "0: count must be a positive number, not -1")
    #expect(
      path(TimeReversed<TimingCurve>.self, #"{"base": "ease", "duration": -1}"#)
        == "0: duration must be a finite number that is not negative, not -1")
    #expect(path(Autoreversed<TimingCurve>.self, #"{"base": "ease", "duration": -1}"#) != nil)
    #expect(path(Clamped<TimingCurve>.self, #"{"base": "ease", "lowerBound": 2, "upperBound": 1}"#) != nil)
  }

  @Test func descriptionsAreSwift() {
    let ease = TimingCurve.ease
    #expect(
      Self.tween.description
        == "Tween(from: 0.5, to: 300, duration: 0.4, curve: cubic-bezier(0.2, 0, 0, 1), delay: 0.1)")
    #expect(
      Tween(from: SIMD2(0, 0), to: SIMD2(120, 40.5), duration: 1, curve: .ease).description
        == "Tween(from: [0, 0], to: [120, 40.5], duration: 1, curve: ease)")
    #expect(ease.delayed(by: 1).speed(multipliedBy: 0.5).description == "ease.delayed(by: 1).speed(multipliedBy: 0.5)")
    #expect(ease.repeated(every: 2).description == "ease.repeated(every: 2)")
    #expect(ease.repeated(every: 2, count: 1.5).description == "ease.repeated(every: 2, count: 1.5)")
    #expect(ease.reversed(over: 1).description == "ease.reversed(over: 1)")
    #expect(ease.autoreversed(over: 1).description == "ease.autoreversed(over: 1)")
    #expect(ease.clamped(to: 0...1).description == "ease.clamped(to: 0...1)")
    #expect(ease.mapped(from: SIMD2(0, 1), to: SIMD2(2, 3)).description == "ease.mapped(from: [0, 1], to: [2, 3])")
    #expect(ease.mirrored.retimed(by: TimingCurve.linear).description == "ease.mirrored.retimed(by: linear)")
    #expect(ease.adding(TimingCurve.linear).description == "ease.adding(linear)")
    #expect(ease.followed(by: TimingCurve.linear, at: 2).description == "ease.followed(by: linear, at: 2)")
  }

  @Test func combinationsAreKeys() {
    let motions = [1.0, 2, 1].map { Self.tween.delayed(by: $0).repeated(2).reversed(over: 1) }
    #expect(Set(motions).count == 2 && motions[0] == motions[2] && motions[0] != motions[1])
    #expect(Set([Self.tween.adding(Self.tween), Self.tween.adding(Self.tween)]).count == 1)
  }
}
