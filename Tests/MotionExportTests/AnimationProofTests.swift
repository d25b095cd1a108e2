import LayerAnimation
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Animations of one number whose error is proved: they are the motion that the proof is about.
struct AnimationProofTests {
  /// The values of an animation at all times of its span, as a layer presents them.
  private func value(of animation: Animation, at time: Double) -> Double {
    var held = animation.resolved()
    held.timing.fillMode = .both
    held.isRemovedOnCompletion = false
    var found = Double.nan
    held.forEachEffect(at: time) { effect in
      if case .number(let number)? = effect.value(model: .number(0)) { found = number }
    }
    return found
  }

  private func animation(_ form: PropertyAnimation.Form, _ draws: inout SplitMix64) -> Animation {
    var timing = MediaTiming(
      beginTime: draws.element(of: [0, 0, 0.25]), duration: draws.number(in: 0.3...2),
      speed: draws.element(of: [1, 1, 0.5, 2]))
    var isSpring = false
    if case .spring = form { isSpring = true }
    if !isSpring {
      timing.repeatCount = draws.element(of: [0, 1, 2, 3])
      timing.autoreverses = draws.nextUnit() < 0.3
    }
    var curve = TimingCurve.linear
    if case .basic = form { curve = draws.element(of: [.linear, .easeOut, .penner(PennerEasing(.bounce, .easeOut))]) }
    return Animation(
      .property(PropertyAnimation("position.x", form)), timing: timing, timingCurve: curve)
  }

  private func form(_ draws: inout SplitMix64) -> PropertyAnimation.Form {
    func number() -> LayerValue { .number(draws.number(in: -200...200).rounded()) }
    let ends = FromToBy(from: number(), to: number())
    switch draws.element(of: [0, 1, 1, 2, 3]) {
    case 0: return .basic(ends)
    case 1:
      let values = (0...draws.element(of: [1, 2, 5])).map { _ in number() }
      let curves = values.dropFirst().map { _ in
        draws.element(of: [TimingCurve.easeInOut, .linear, .steps(3), .cubicBezier(0, 1, 1, 0)])
      }
      let mode = draws.element(of: [CalculationMode.linear, .discrete, .paced])
      return .keyframe(LayerTrack(values, .init(mode: mode, timingCurves: curves)))
    case 2: return .keyframe(LayerTrack((0..<4).map { _ in number() }, .init(mode: .cubic)))
    default:
      let spring = SpringParameters(
        damping: draws.number(in: 2...40), initialVelocity: draws.number(in: -3...3),
        allowsOverdamping: draws.nextUnit() < 0.5)
      return .spring(ends, spring)
    }
  }

  @Test func theProvedMotionIsTheAnimation() throws {
    var draws = SplitMix64(seed: 4803)
    var proved = 0
    for _ in 0..<thorough(300) {
      let animation = animation(form(&draws), &draws)
      guard let exporter = try? AnimationExporter(animation).motion() else { continue }
      #expect(exporter.motion.measuredCount == nil, "\(animation)")
      proved += 1
      let begin = animation.timing.beginTime
      let scale = (0...64).reduce(1) { scale, part in
        max(
          scale,
          abs(
            exporter.motion.value(
              at: exporter.domain.lowerBound.interpolated(
                to: exporter.domain.upperBound, by: Double(part) / 64))))
      }
      for _ in 0..<100 {
        let time = draws.number(in: exporter.domain)
        // Rounding may decide between the sides of a jump, and moves a steep value.
        let near = [time, time - 1e-9, time + 1e-9].map { value(of: animation, at: begin + $0) }
        let shown = exporter.motion.value(at: time)
        #expect(
          shown >= near.reduce(near[0], min) - 1e-9 * scale && shown <= near.reduce(near[0], max) + 1e-9 * scale,
          "\(animation) at \(time): \(shown), not \(near[0])")
      }
    }
    #expect(proved >= thorough(150), "\(proved)")
  }

  @Test func aSumAWayAndACurveOverCubicsAreMeasured() throws {
    let values: [LayerValue] = [.number(0), .number(80), .number(20), .number(100)]
    let eased = Animation(
      .property(PropertyAnimation("position.x", .keyframe(LayerTrack(values, .init(mode: .cubic))))),
      timing: MediaTiming(duration: 1), timingCurve: .easeInOut)
    let added = Animation.basic("position.x", from: 0, to: 80, duration: 1, timingCurve: .easeOut, isAdditive: true)
    let repeated = Animation.spring("position.x", from: 0, to: 80, duration: 0.3)
    var twice = repeated
    twice.timing.repeatCount = 2
    for animation in [eased, added, twice] {
      #expect(try AnimationExporter(animation).motion().motion.measuredCount != nil, "\(animation)")
    }
    #expect(try AnimationExporter(repeated).motion().motion.measuredCount == nil)
  }
}
