internal import MotionCurves

/// The easing between two keyframes.
///
/// `o` of the first key and `i` of the same key are the control points of one cubic Bézier curve for each component;
/// components without a curve have that of component 0. Colours, outlines and positions along a path have only
/// component 0.
enum SegmentEasing: Sendable {
  /// The first value until exactly the time of the next key.
  case hold
  case linear
  // Documents repeat few curves in thousands of keys; the reader shares them.
  indirect case curve(CubicBezier)
  /// The easings of two components or more.
  case components([CubicBezier])

  /// The eased progress of a component.
  func value(of component: Int, at progress: Double) -> Double {
    switch self {
    case .hold: 0
    case .linear: progress
    case .curve(let curve): curve.value(at: progress)
    case .components(let curves): curves[component < curves.count ? component : 0].value(at: progress)
    }
  }

  /// The slope of a component's easing.
  func slope(of component: Int, at progress: Double) -> Double {
    switch self {
    case .hold: 0
    case .linear: 1
    case .curve(let curve): curve.slope(at: progress)
    case .components(let curves): curves[component < curves.count ? component : 0].slope(at: progress)
    }
  }

  /// The eased progress of three components.
  func vector(at progress: Double) -> Vector {
    switch self {
    case .hold: return .zero
    case .linear: return Vector(repeating: progress)
    case .curve(let curve): return Vector(repeating: curve.value(at: progress))
    case .components(let curves):
      let first = curves[0].value(at: progress)
      let second = curves[1].value(at: progress)
      return Vector(first, second, curves.count > 2 ? curves[2].value(at: progress) : first)
    }
  }
}
