import LayerAnimation
import MotionEffects
import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// A year with something every minute: what remembers events stays as large as in its first day, if it may forget.
@Suite struct YearTests {
  private static let minutes = 525_600
  private static let day = 1440

  /// Takes a value through a year; `step` changes it at a time, and forgets what is before it.
  private func pass<Value>(_ value: Value, _ step: (inout Value, _ time: Double, _ minute: Int) -> Void) {
    var value = value
    var (first, later) = (0, 0)
    for minute in 0..<Self.minutes {
      step(&value, Double(minute) * 60, minute)
      // Each minute of the day once in three years, and all of the first day.
      guard minute < Self.day || minute % 1441 == 0 else { continue }
      let size = storedCount(of: value)
      if minute < Self.day { first = max(first, size) } else { later = max(later, size) }
    }
    #expect(later <= first && first < 300, "\(Value.self): \(first) elements on the first day, \(later) later")
  }

  @Test func effectsStayAsLarge() {
    pass(GooeyIndicator()) { indicator, time, minute in
      indicator.drag(to: Double(minute % 320), at: time)
      indicator.release(at: time + 1)
      indicator.forget(before: time + 1)
    }
    pass(PopScale()) { pop, time, _ in
      pop.pop(at: time)
      pop.forget(before: time)
    }
    pass(FloatingTags()) { tags, time, minute in
      tags.tap(minute % 2 == 0 ? .left : .right, at: time)
      tags.forget(before: time)
    }
  }

  @Test func layersStayAsLarge() {
    pass(Layer()) { layer, time, minute in
      layer.add(.basic("opacity", from: 0, to: 1), forKey: minute % 3 == 0 ? "fade" : nil, at: time)
      layer.forget(before: time)
    }
  }

  @Test func playersStayAsLarge() throws {
    let text =
      #"{"fr": 30, "ip": 0, "op": 60, "w": 1, "h": 1, "layers": [], "markers": [{"cm": "a", "tm": 5, "dr": 9}]}"#
    pass(LottiePlayer(try LottieAnimation(parsing: text))) { player, time, minute in
      switch minute % 4 {
      case 0: player.play([.marker("a"), .range(mode: .loop(times: 3))], at: time)
      case 1: player.play(mode: .loop, at: time)
      case 2: player.setSpeed(minute % 8 == 2 ? -1 : 1, at: time)
      default: player.pause(at: time)
      }
      player.forget(before: time)
    }
  }

  /// These remember what they still need, and forget by themselves.
  @Test func propertiesFollowersAndTrackersStayAsLarge() {
    pass(Animated(SIMD2(0.0, 0))) { property, time, minute in
      property.set(to: SIMD2(Double(minute % 7), 1), with: .spring(.snappy), at: time, token: minute)
      #expect(property.advance(to: time + 30).map(\.token) == [minute])
    }
    pass(SpringFollower(.snappy, at: 0.0)) { follower, time, minute in follower.follow(Double(minute % 5), at: time) }
    pass(SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: 1, at: 0.0)) { dynamics, time, minute in
      dynamics.follow(Double(minute % 5), at: time)
    }
    pass(VelocityTracker<Double>()) { tracker, time, minute in
      for sample in 0..<3 { tracker.add(Double(minute + sample), at: time + Double(sample) / 60) }
    }
  }
}
