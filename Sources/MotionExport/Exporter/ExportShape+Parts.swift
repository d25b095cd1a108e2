import MotionCurves
import MotionNotation
import MotionSprings

extension ExportShape {
  /// The shape of a part of the motion: a spring keeps its shape, but a curve has to be whole.
  func kept(over domain: ClosedRange<Double>, of whole: ClosedRange<Double>) -> ExportShape {
    switch self {
    case .curve: domain == whole ? self : .other
    case .spring, .damped, .decay: domain.lowerBound == 0 ? self : .other
    case .delayed(_, let delay):
      domain.lowerBound == whole.lowerBound && domain.upperBound > delay ? self : .other
    case .other: .other
    }
  }

  /// The largest number that a format may have of the shape, in distances: 1, or a spring's velocity or its swing.
  var largestNumber: Double {
    switch self {
    case .spring(let spring, let velocity): max(1, abs(velocity), abs(velocity) / spring.naturalFrequency)
    case .delayed(let shape, _): shape.largestNumber
    case .curve, .damped, .decay, .other: 1
    }
  }

  /// The shape as a cubic Bézier from (0, 0) to (1, 1), to the rounding of its numbers; nil if it is none.
  var cubicBezier: CubicBezier? {
    guard case .curve(let curve, _, _) = self else { return nil }
    switch curve {
    case .linear: return CubicBezier(0, 0, 1, 1)
    case .penner(let easing): return easing.cubicBezier
    default: return curve.cubicBezier
    }
  }
}

extension PennerEasing {
  /// Polynomials of degree two and three are cubics whose handles have a third of the time.
  ///
  /// back is p²((s + 1)p − s) with s = 1.70158.
  fileprivate var cubicBezier: CubicBezier? {
    let heights: (Double, Double)
    switch family {
    case .quad: heights = (0, 1.0 / 3)
    case .cubic: heights = (0, 0)
    case .back: heights = (0, -1.70158 / 3)
    default: return nil
    }
    switch direction {
    case .easeIn: return CubicBezier(1.0 / 3, heights.0, 2.0 / 3, heights.1)
    case .easeOut: return CubicBezier(1.0 / 3, 1 - heights.1, 2.0 / 3, 1 - heights.0)
    case .easeInOut: return nil
    }
  }
}
