import MotionNumerics
import TestSupport

/// Changes of an animated property, in the order of their times.
struct AnimatedInput: CustomStringConvertible {
  /// One change or query; times are intervals since the one before.
  enum Call {
    case set(target: SIMD2<Double>, course: MotionCourse, velocity: SIMD2<Double>?, delay: Double)
    case jump(to: SIMD2<Double>, delay: Double)
    case stop
    case decay(velocity: SIMD2<Double>?, deceleration: Double)
    case play(KeyframeTrack<SIMD2<Double>>, delay: Double)
    case prefer(ReducedMotion)
    case advance
  }

  var start: SIMD2<Double>
  var calls: [(interval: Double, call: Call)]

  var description: String { "from \(start), \(calls.map { "+\($0.interval) \($0.call)" })" }
}

extension AnimatedInput {
  static func random(_ random: inout SplitMix64) -> AnimatedInput {
    let count = 1 + random.below(random.once(in: 8) ? 40 : 10)
    return AnimatedInput(
      start: vector(&random),
      calls: (0..<count).map { _ in (interval: interval(&random), call: call(&random)) })
  }

  private static func call(_ random: inout SplitMix64) -> Call {
    switch random.below(16) {
    case 0: return .jump(to: vector(&random), delay: delay(&random))
    case 1: return .stop
    case 2:
      return .decay(
        velocity: random.once(in: 2) ? vector(&random) * 10 : nil, deceleration: random.number(in: 0.9...0.999))
    case 3: return .play(track(&random), delay: delay(&random))
    case 4: return .prefer(ReducedMotion.allCases[random.below(3)])
    case 5, 6, 7: return .advance
    default:
      return .set(
        target: vector(&random), course: course(&random), velocity: random.once(in: 4) ? vector(&random) * 10 : nil,
        delay: delay(&random))
    }
  }

  private static func course(_ random: inout SplitMix64) -> MotionCourse {
    let duration = random.once(in: 6) ? 1e-6 : random.number(in: 0.05...1)
    switch random.below(4) {
    case 0:
      let curves: [TimingCurve] = [.linear, .ease, .easeOut, .steps(3), .cubicBezier(0.3, -0.6, 0.4, 1.7)]
      return .tween(duration: random.once(in: 8) ? 0 : duration, curve: curves[random.below(curves.count)])
    case 1: return .minimumJerk(duration: duration)
    default:
      return .spring(Spring(response: duration, dampingRatio: [0.05, 0.3, 0.7, 1 - 1e-9, 1, 1.5, 8][random.below(7)]))
    }
  }

  private static func track(_ random: inout SplitMix64) -> KeyframeTrack<SIMD2<Double>> {
    KeyframeTrack([0, random.number(in: 0.1...0.5), 1].map { Keyframe(vector(&random), at: $0) })
  }

  private static func interval(_ random: inout SplitMix64) -> Double {
    switch random.below(8) {
    case 0: [0, 1e-12, .leastNonzeroMagnitude, 1e-300, 70, 3600][random.below(6)]
    case 1, 2: random.number(in: 0...2)
    default: 1.0 / [60, 120, 24, 10][random.below(4)]
    }
  }

  private static func delay(_ random: inout SplitMix64) -> Double {
    random.once(in: 3) ? random.number(in: 0...0.5) : 0
  }

  private static func vector(_ random: inout SplitMix64) -> SIMD2<Double> {
    random.once(in: 2)
      ? SIMD2(random.moderate(100), random.moderate(100))
      : SIMD2(Double(random.below(3)), Double(random.below(2))) * 50
  }
}
