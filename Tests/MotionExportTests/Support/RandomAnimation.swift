import LayerAnimation
import MotionNumerics
import TestSupport

/// Random animations of a position.
enum RandomAnimation {
  static func next(_ draws: inout SplitMix64) -> Animation {
    var timing = MediaTiming(
      beginTime: draws.nextUnit() < 0.3 ? draws.number(in: 0.1...1) : 0, duration: draws.number(in: 0.3...2))
    timing.repeatCount = draws.element(of: [0, 0, 1, 2])
    timing.autoreverses = draws.nextUnit() < 0.3
    timing.speed = draws.element(of: [1, 1, 1, 0.5, 2])
    timing.fillMode = draws.element(of: FillMode.allCases)
    return Animation(
      .property(PropertyAnimation("position", form(&draws))), timing: timing, timingCurve: curve(&draws))
  }

  private static func form(_ draws: inout SplitMix64) -> PropertyAnimation.Form {
    switch draws.element(of: [0, 1, 1, 1, 2, 3]) {
    case 0: return .basic(FromToBy(from: point(&draws), to: point(&draws)))
    case 1:
      let values = (0...draws.element(of: [1, 2, 4])).map { _ in point(&draws) }
      let mode = draws.element(of: [CalculationMode.linear, .linear, .paced, .cubic, .cubicPaced])
      return .keyframe(
        LayerTrack(values, .init(mode: mode, timingCurves: values.dropFirst().map { _ in curve(&draws) })))
    case 2:
      return .spring(
        FromToBy(from: point(&draws), to: point(&draws)), SpringParameters(damping: draws.number(in: 4...15)))
    default:
      let points = (0..<4).map { _ in SIMD2(draws.number(in: -100...100), draws.number(in: -100...100)) }
      let path = Path(elements: [
        .move(to: points[0]), .cubic(control1: points[1], control2: points[2], to: points[3]),
      ])
      return .keyframe(LayerTrack(along: path, .init(mode: .paced)))
    }
  }

  private static func curve(_ draws: inout SplitMix64) -> TimingCurve {
    switch draws.element(of: [0, 0, 1, 2, 3]) {
    case 0: .linear
    case 1: .easeInOut
    case 2:
      .cubicBezier(
        draws.nextUnit(), draws.number(in: -0.5...1.5), draws.nextUnit(), draws.number(in: -0.5...1.5))
    default: .penner(PennerEasing(draws.element(of: [.cubic, .sine, .bounce]), .easeOut))
    }
  }

  private static func point(_ draws: inout SplitMix64) -> LayerValue {
    .point([draws.number(in: -200...200).rounded(), draws.number(in: -200...200).rounded()])
  }
}
