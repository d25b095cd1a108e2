import CInbetween
import MotionNumerics
import Testing

@Suite struct CurveFitTests {
  private static let times = (0...80).map { 3 + Double($0) / 100 }

  @Test func aRecordedCurveIsFoundAsATweenFromItsFirstSampleOn() throws {
    let curve = CubicBezier(0.2, 0.1, 0.3, 1)
    let values = Self.times.map { 20 + 280 * curve.value(at: ($0 - 3) / 0.8) }
    var errors = [Double.nan]
    let fitted = inbetween_motion_fit_curve(Self.times, values, values.count, &errors, nil, 0)
    let motion = try #require(fitted)
    defer { inbetween_motion_close(motion) }
    #expect(errors[0] < 280 * 1e-3)
    var largest = 0.0
    for (time, value) in zip(Self.times, values) {
      largest = max(largest, abs(inbetween_motion_value(motion, time - 3) - value))
    }
    #expect(largest == errors[0])
    #expect(inbetween_motion_value(motion, 0) == values[0])
    #expect(inbetween_motion_value(motion, 1) == values[80])
    var text = [CChar](repeating: 0, count: 200)
    _ = inbetween_motion_notation(motion, &text, text.count)
    let notation = textBeforeZero(text)
    let reopened = inbetween_motion_open(notation, nil, 0)
    let again = try #require(reopened)
    defer { inbetween_motion_close(again) }
    #expect(inbetween_motion_value(again, 0.31).bitPattern == inbetween_motion_value(motion, 0.31).bitPattern)
    let parsed = try ParsedMotion(parsing: notation)
    guard parsed.arrow != nil, case .curve(_, let duration?, _) = parsed.shape else {
      Issue.record("\(notation) is no tween with ends")
      return
    }
    #expect(abs(duration - 0.8) < 1e-12)
  }

  /// A recording of a second is a tween too, and not the curve without a duration.
  @Test func aSecondFromZeroToOneHasItsDuration() throws {
    let times = [0, 0.25, 0.5, 1]
    let values = [0, 0.1, 0.4, 1]
    let fitted = inbetween_motion_fit_curve(times, values, 4, nil, nil, 0)
    let motion = try #require(fitted)
    defer { inbetween_motion_close(motion) }
    #expect(inbetween_motion_time_meaning(motion) == INBETWEEN_SECONDS)
    var text = [CChar](repeating: 0, count: 200)
    _ = inbetween_motion_notation(motion, &text, text.count)
    #expect(textBeforeZero(text).hasPrefix("1s cubic-bezier("))
  }

  @Test(arguments: [
    ([0.0, 1], [2.0, 2]), ([0, 0], [1, 2]), ([1, 0], [1, 2]), ([0], [1]), ([], []), ([0, .nan], [0, 1]),
    ([0, .infinity], [0, 1]), ([0, 1], [0, .nan]), ([0, 1, 2], [0, .infinity, 1]), ([0, 1], [-1.7e308, 1.7e308]),
    ([-1.7e308, 1.7e308], [0, 1]), ([0, .leastNonzeroMagnitude], [0, 1]), ([0, 0.5, 1], [0, 1.7e308, 1e-300]),
  ]) func otherSamplesAreRefusedOrFitted(_ times: [Double], values: [Double]) {
    var message = [CChar](repeating: 35, count: 200)
    let motion = inbetween_motion_fit_curve(times, values, times.count, nil, &message, message.count)
    defer { inbetween_motion_close(motion) }
    #expect((motion == nil) == (message[0] != 0))
    if times.count < 2 || values.first == values.last || !(times + values).allSatisfy(\.isFinite) {
      #expect(motion == nil)
    }
  }

  @Test func badArraysAreRefused() {
    var values = [0.0, 1, 2]
    var message = [CChar](repeating: 0, count: 80)
    for count in [-1, Int.min, Int.max] {
      let motion = inbetween_motion_fit_curve(Self.times, Self.times, count, nil, &message, message.count)
      #expect(motion == nil)
      #expect(textBeforeZero(message).contains("count"))
    }
    #expect(inbetween_motion_fit_curve(nil, nil, 3, nil, nil, 0) == nil)
    values.withUnsafeMutableBufferPointer { places in
      let motion = inbetween_motion_fit_curve(Self.times, places.baseAddress, 3, places.baseAddress, nil, 0)
      #expect(motion == nil)
    }
  }
}
