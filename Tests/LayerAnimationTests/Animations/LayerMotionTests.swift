import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Animations whose values are those of any motion.
@Suite struct LayerMotionTests {
  private let times = (0...200).map { 10 + Double($0) / 64 }

  @Test func aSpringWithAVelocityMovesAPoint() {
    let spring = SpringMotion<SIMD2<Double>>(.bouncy, from: [0, 10], to: [120, 40], velocity: [300, -20])
    var layer = Layer()
    layer.model.position = [120, 40]
    layer.add(.motion(.position, spring), forKey: "throw", at: 10)
    #expect(layer.animation(forKey: "throw")?.duration == spring.restTime)
    #expect(layer.restTime == 10 + spring.restTime)
    for time in times {
      let expected = time < 10 + spring.restTime ? spring.value(at: time - 10) : [120, 40]
      #expect(layer.presentation(at: time).position == expected, "\(time)")
    }
  }

  @Test func tweensTracksAndClosuresAreSourcesToo() {
    let tween = Tween(from: 1, to: 0, duration: 0.5, curve: .easeIn, delay: 0.25)
    let track = KeyframeTrack([Keyframe(0.2, at: 0), Keyframe(1.3, at: 0.5, curve: .easeOut), Keyframe(1, at: 2)])
    let fall = CustomMotion(restTime: 1.5, value: { min($0, 1.5) }, velocity: { $0 < 1.5 ? 1 : 0 })
    var layer = Layer()
    layer.add(.motion(.opacity, tween), at: 10)
    layer.add(.motion(.cornerRadius, track), at: 10)
    layer.add(.motion("shadowRadius", LayerMotion(fall) { .number($0) }), at: 10)
    layer.add(.motion(.zPosition, CustomGenerator { 3 * $0 }, duration: 3), at: 10)
    layer.add(.motion(.isHidden, CustomGenerator { $0 > 1 }, duration: 2), at: 10)
    #expect(layer.attachments.map(\.animation.duration) == [0.75, 2, 1.5, 3, 2])
    for time in times {
      let (state, local) = (layer.presentation(at: time), time - 10)
      #expect(state.opacity == (local < 0.75 ? tween.value(at: local) : 1))
      #expect(state[.cornerRadius] == (local < 2 ? track.value(at: local) : 0))
      #expect(state[.shadowRadius] == (local < 1.5 ? local : 3))
      #expect(state.zPosition == (local < 3 ? 3 * local : 0))
      #expect(state.isHidden == (local > 1 && local < 2))
    }
  }

  /// The media timing is that of every animation; the motion keeps its speed, whatever the duration.
  @Test func theTimingIsTheAnimations() {
    let ramp = CustomGenerator { 100 * $0 }
    func shown(_ timing: MediaTiming, _ times: [Double], curve: TimingCurve = .linear) -> [Double] {
      let animation = Animation.motion(.opacity, ramp, duration: 1, timingCurve: curve).timed(timing)
      return Layer(animation, model: -1).numbers("opacity", times)
    }
    #expect(shown(MediaTiming(duration: 0.5), [0, 0.25, 0.5]) == [0, 25, -1])
    #expect(shown(MediaTiming(beginTime: 2, duration: 1, speed: 2), [1.5, 2, 2.25, 2.5]) == [-1, 0, 50, -1])
    #expect(shown(MediaTiming(duration: 1, repeatCount: 2), [0.75, 1, 1.5, 2]) == [75, 0, 50, -1])
    #expect(shown(MediaTiming(duration: 1, autoreverses: true), [0.75, 1, 1.25, 1.75]) == [75, 100, 75, 25])
    #expect(shown(MediaTiming(duration: 1, timeOffset: 0.25), [0, 0.5, 0.875]) == [25, 75, 12.5])
    // A timing curve eases the time, here of two seconds.
    let curve = TimingCurve.steps(Steps(4, .end))
    #expect(shown(MediaTiming(duration: 2), [0.25, 0.5, 1.75], curve: curve) == [0, 50, 150])
  }

  @Test func additiveAndCumulative() {
    let ramp = CustomGenerator { 8 * $0 }
    let added = Animation.motion(.opacity, ramp, duration: 1, isAdditive: true)
    #expect(Layer(added, model: 0.5).numbers("opacity", [0.5, 1]) == [4.5, 0.5])
    let cumulative = Animation.motion(.opacity, ramp, duration: 1, isCumulative: true)
      .timed(MediaTiming(duration: 1, repeatCount: 3))
    #expect(Layer(cumulative).numbers("opacity", [0.5, 1, 1.5, 2.5]) == [4, 8, 12, 20])
  }

  @Test func inAGroupItLastsUntilItRests() {
    let tween = Tween(from: 0, to: 8, duration: 1, curve: .linear)
    let group = Animation.group([.motion(.opacity, tween)], duration: 3)
    #expect(Layer(group, model: -1).numbers("opacity", [0.5, 0.875, 1, 2]) == [4, 7, -1, -1])
  }

  @Test func durationsOfStrangeMotions() {
    func duration(restTime: Double) -> Double {
      let motion = CustomMotion(restTime: restTime, value: { $0 }, velocity: { _ in 1 })
      return Animation.motion(.opacity, motion).resolved(defaultDuration: 3).duration
    }
    #expect(duration(restTime: 2) == 2)
    // It rests from the begin.
    #expect(duration(restTime: 0) == 3 && duration(restTime: -1) == 3 && duration(restTime: -.infinity) == 3)
    // It never rests, and a duration is finite.
    #expect(duration(restTime: .infinity) == Double(Float.greatestFiniteMagnitude))
    #expect(Animation.motion(.opacity, SineWave(frequency: 2), duration: 0).resolved().duration > 1e38)
  }

  /// A value of another kind than the property's changes nothing; a custom property takes any.
  @Test func kinds() {
    let points = LayerMotion(CustomGenerator { SIMD2($0, 1) }) { .point($0) }
    var layer = Layer()
    layer.model.opacity = 0.5
    layer.add(.motion("opacity", points, duration: 1), at: 0)
    layer.add(.motion("place", points, duration: 1), at: 0)
    #expect(layer.presentation(at: 0.5).opacity == 0.5)
    #expect(layer.presentation(at: 0.5).value(at: "place") == [0.5, 1])
  }

  @Test func equalIfCopied() {
    let tween = Tween(from: 0, to: 1, duration: 1)
    let (first, second) = (Animation.motion(.opacity, tween), Animation.motion(.opacity, tween))
    let copy = first
    #expect(first == copy && first != second)
    var layer = Layer()
    layer.add(first, at: 0)
    #expect(layer == layer && layer.attachments[0].animation.content == first.content)
  }

  @Test func itIsAGenerator() {
    let motion = LayerMotion(Tween(from: 0, to: 4, duration: 2, curve: .linear)) { .number($0) }
    #expect(motion.value(at: 0.5) == 1 && motion.restTime == 2)
    #expect(LayerMotion(CustomGenerator { $0 }) { .number($0) }.restTime == .infinity)
  }

  @Test func aNegativeDurationTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Animation.motion(.opacity, Tween(from: 0, to: 1, duration: 1), duration: -1)
    }
  }
}
