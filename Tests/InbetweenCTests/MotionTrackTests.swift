import CInbetween
import InbetweenC
import MotionNumerics
import TestSupport
import Testing

/// Tracks of motions and of colours through C.
@Suite struct MotionTrackTests {
  private static let times = (0...60).map { Double($0) / 60 }

  // A macro's arguments must not be pointers to temporary texts and arrays.

  private func track(_ motions: OpaquePointer?...) -> OpaquePointer? {
    let all = motions + Array(repeating: nil, count: 4 - motions.count)
    return inbetween_track_open_motions(all[0], all[1], all[2], all[3], nil, 0)
  }

  private func handedOver(
    _ track: OpaquePointer?, _ spring: String?, _ targets: [Double]?, _ time: Double
  ) -> OpaquePointer? { inbetween_track_hand_over(track, spring, targets, time, nil, 0) }

  private func colors(
    _ motion: OpaquePointer?, _ start: String?, _ end: String?, _ space: String?
  ) -> OpaquePointer? { inbetween_track_open_colors(motion, start, end, space, nil, 0) }

  private func numbers(_ track: OpaquePointer?, _ dimension: Int) -> (values: [Double], velocities: [Double]) {
    var values = [Double](repeating: 0, count: dimension * Self.times.count)
    var velocities = values
    #expect(inbetween_track_sample(track, Self.times, &values, &velocities, Self.times.count) == INBETWEEN_OK)
    return (values, velocities)
  }

  @Test func aTrackOfMotionsHasTheirNumbers() throws {
    let texts = ["spring(1 100 10) 0 -> 120", "0.4s ease-out 0.1s 40 -> 0", "snappy"]
    let motions = texts.map { inbetween_motion_open($0, nil, 0) }
    let track = try #require(self.track(motions[0], motions[1], motions[2]))
    for motion in motions { inbetween_motion_close(motion) }
    defer { inbetween_track_close(track) }
    #expect(inbetween_track_dimension(track) == 3)
    let parsed = try texts.map { try ParsedMotion(parsing: $0) }
    #expect(inbetween_track_rest_time(track) == parsed.map { $0.restTime }.max())
    let (values, velocities) = numbers(track, 3)
    for (place, time) in Self.times.enumerated() {
      for (index, motion) in parsed.enumerated() {
        #expect(values[3 * place + index] == motion.value(at: time))
        #expect(velocities[3 * place + index] == motion.velocity(at: time))
      }
    }
    #expect(inbetween_track_value(track, 0.1).isNaN)
  }

  /// Each number goes on with its value and its velocity, from keys as from motions.
  @Test func aTrackIsHandedOver() throws {
    let keys = inbetween_track_open([0, 0.5, 1], [0, 0, 100, 50, 120, 0], 2, nil, 3, "cubic", nil, 0)
    let track = try #require(keys)
    let next = try #require(handedOver(track, "spring(1 100 10)", [300, -20], 0.25))
    let last = try #require(handedOver(next, "snappy", [0, 0], 0.5))
    defer { for each in [track, next, last] { inbetween_track_close(each) } }
    for (before, after, time) in [(track, next, 0.25), (next, last, 0.5)] {
      var (old, new) = ([Double](repeating: 0, count: 4), [Double](repeating: 1, count: 4))
      old.withUnsafeMutableBufferPointer {
        _ = inbetween_track_sample(before, [time], $0.baseAddress, $0.baseAddress! + 2, 1)
      }
      new.withUnsafeMutableBufferPointer {
        _ = inbetween_track_sample(after, [time], $0.baseAddress, $0.baseAddress! + 2, 1)
      }
      #expect(old == new)
    }
    #expect(inbetween_track_rest_time(last).isFinite)
    #expect(handedOver(track, nil, [0, 0], 0) == nil)
    #expect(handedOver(track, "ease", [0, 0], 0) == nil)
    #expect(handedOver(track, "snappy", [0, .nan], 0) == nil)
    #expect(handedOver(track, "snappy", [0, 0], .nan) == nil)
    #expect(handedOver(track, "snappy", nil, 0) == nil)
  }

  @Test(arguments: ColorSpace.allCases) func coloursAreThoseOfTheSpace(space: ColorSpace) throws {
    let motion = inbetween_motion_open("1s ease", nil, 0)
    let track = try #require(colors(motion, "#ff0000", "rgb(0 0 255 / 0.5)", space.rawValue))
    inbetween_motion_close(motion)
    defer { inbetween_track_close(track) }
    let tween = ColorTween(
      from: Color(hex: 0xff0000), to: Color(hex: 0x0000ff, alpha: 0.5), in: space, duration: 1, curve: .ease)
    let (values, velocities) = numbers(track, 4)
    for (place, time) in Self.times.enumerated() {
      let color = tween.value(at: time)
      for index in 0..<4 { #expect(abs(values[4 * place + index] - color.components[index]) <= 1e-14) }
      var text = [CChar](repeating: 0, count: 16)
      #expect(inbetween_track_color(track, time, &text, 16) == color.hex.utf8.count)
      #expect(textBeforeZero(text) == color.hex)
    }
    #expect(velocities.allSatisfy { $0.isNaN })
    #expect(handedOver(track, "snappy", [0, 0, 0, 0], 0) == nil)
  }

  @Test func whatCannotBeIsRefused() throws {
    let (curve, spring) = (inbetween_motion_open("ease", nil, 0), inbetween_motion_open("snappy", nil, 0))
    defer { for each in [curve, spring] { inbetween_motion_close(each) } }
    #expect(track(curve, spring) == nil)
    #expect(track(spring, nil, spring) == nil)
    #expect(track() == nil)
    #expect(track(nil, spring) == nil)
    #expect(colors(spring, "#ff000", "blue", nil) == nil)
    #expect(colors(spring, "red", nil, nil) == nil)
    #expect(colors(spring, "red", "blue", "hsl") == nil)
    #expect(colors(nil, "red", "blue", nil) == nil)
    let keys = inbetween_track_open([0], [1], 1, nil, 1, nil, nil, 0)
    defer { inbetween_track_close(keys) }
    #expect(inbetween_track_color(keys, 0, nil, 0) == -1)
    #expect(inbetween_track_color(nil, 0, nil, 0) == -1)
  }

  /// The C interface to combined motions and accelerations; their laws are in the tests of the notation.
  @Test func motionsAreCombined() throws {
    let first = inbetween_motion_open("0.3s ease-out 0 -> 120", nil, 0)
    let caught = inbetween_motion_hand_over(first, "snappy", 100, 0.2, nil, 0)
    defer { for each in [first, caught] { inbetween_motion_close(each) } }
    let made = [
      inbetween_motion_followed(first, caught, nil, 0), inbetween_motion_repeated(first, 2, 1, nil, 0),
      inbetween_motion_delayed(caught, 0.5, nil, 0), inbetween_motion_between(caught, 0, 1, nil, 0),
    ]
    defer { for motion in made { inbetween_motion_close(motion) } }
    for motion in made {
      var text = [CChar](repeating: 0, count: 500)
      #expect(inbetween_motion_notation(motion, &text, 500) > 0)
      let parsed = try ParsedMotion(parsing: textBeforeZero(text))
      var accelerations = [Double](repeating: 0, count: Self.times.count)
      #expect(
        inbetween_motion_sample_accelerations(motion, Self.times, &accelerations, Self.times.count) == INBETWEEN_OK)
      for (place, time) in Self.times.enumerated() {
        #expect(inbetween_motion_value(motion, time) == parsed.value(at: time))
        #expect(inbetween_motion_acceleration(motion, time) == parsed.acceleration(at: time))
        #expect(accelerations[place] == parsed.acceleration(at: time))
      }
    }
    #expect(inbetween_motion_followed(first, nil, nil, 0) == nil)
    #expect(inbetween_motion_followed(nil, first, nil, 0) == nil)
    #expect(inbetween_motion_repeated(nil, 2, 0, nil, 0) == nil)
    #expect(inbetween_motion_acceleration(nil, 0).isNaN)
  }
}
