internal import MotionValues
internal import RealModule
internal import VectorScene

/// A transform with its opacity over time, as Lottie's properties: position, scale, skew, rotation.
struct LottieTransform {
  private let position: Position
  private let rotation, skew, scale: LottieCurve
  /// How the position is keyed.
  private enum Position {
    /// Each coordinate separately.
    case split(x: LottieCurve, y: LottieCurve)
    /// Both coordinates together.
    case joint(LottieCurve)

    func values(in frame: Int, of timeline: LottieTimeline) -> [Double] {
      switch self {
      case .split(let x, let y): timeline.values(of: x, in: frame) + timeline.values(of: y, in: frame)
      case .joint(let curve): timeline.values(of: curve, in: frame)
      }
    }
  }
  private let decimals: (length: Int, angle: Int, scale: Int, opacity: Int)
  var opacity = LottieCurve(constant: [100])

  /// The maps of all frames.
  let exact: [Affine]
  /// The maps that the document's printed numbers give.
  let printed: [Affine]

  /// Finds the fewest keys for the maps of the visible frames.
  ///
  /// - Parameters:
  ///   - maps: a map for each frame.
  ///   - reach: the largest distance from the origin of the content inside.
  ///   - space: the coordinates around it.
  ///   - timeline: the times of the frames.
  ///   - tolerance: the largest error on the canvas of each property, in points.
  ///   - isLayer: whether the transform belongs to a layer. lottie-web does not draw a group of shapes with a split
  ///     position.
  init(
    _ maps: [Affine], reach: Double, in space: LottieSpace, timeline: LottieTimeline, tolerance: LottieTolerance,
    isLayer: Bool
  ) {
    let parts = ContinuousDecomposition.decompositions(of: maps)
    let length = tolerance.length / space.scale
    // A rotation or a scale moves the farthest points the most.
    let inner = maps.indices.reduce(1e-6) { space.isVisible[$1] ? max($0, reach * maps[$1].greatestScale) : $0 }
    let (angle, factor) = (min(length / inner, 0.1) * 180 / .pi, min(length / max(reach, 1e-6), 0.1) * 100)
    func curve(_ values: [Double], _ tolerance: Double) -> LottieCurve {
      timeline.curve(values, space.isVisible, tolerance: tolerance)
    }
    let places = parts.map { [$0.translation.x, $0.translation.y] }
    let joint = timeline.curve(places, space.isVisible, tolerance: length)
    position =
      isLayer && !joint.isConstant
      ? .split(x: curve(places.map { $0[0] }, length), y: curve(places.map { $0[1] }, length)) : .joint(joint)
    rotation = curve(parts.map { $0.rotation * 180 / .pi }, angle)
    skew = curve(parts.map { -Double.atan($0.shear) * 180 / .pi }, angle)
    scale = timeline.curve(
      parts.map { [100 * $0.scale.x, 100 * $0.scale.y] }, space.isVisible, tolerance: factor)
    decimals = (
      length.lottieDecimals, angle.lottieDecimals, factor.lottieDecimals, tolerance.opacity.lottieDecimals
    )
    exact = maps
    let (position, rotation, skew, scale) = (position, rotation, skew, scale)
    printed = maps.indices.map { frame in
      let place = position.values(in: frame, of: timeline)
      let factors = timeline.values(of: scale, in: frame)
      return Affine(
        Affine.Decomposition(
          translation: SIMD2(place[0], place[1]), rotation: timeline.values(of: rotation, in: frame)[0] * .pi / 180,
          scale: SIMD2(factors[0], factors[1]) / 100,
          shear: Double.tan(-timeline.values(of: skew, in: frame)[0] * .pi / 180)))
    }
  }

  /// Whether the transform changes nothing, not even the opacity.
  var isIdentity: Bool {
    guard case .joint(let joint) = position, joint == LottieCurve(constant: [0, 0]) else { return false }
    return rotation == LottieCurve(constant: [0]) && skew == LottieCurve(constant: [0])
      && scale == LottieCurve(constant: [100, 100]) && opacity == LottieCurve(constant: [100])
  }

  /// The members of the object.
  var json: String {
    let position =
      switch position {
      case .split(let x, let y):
        "{\"s\":true,\"x\":\(x.json(decimals: decimals.length)),\"y\":\(y.json(decimals: decimals.length))}"
      case .joint(let joint): joint.json(decimals: decimals.length)
      }
    var members = [
      "\"a\":{\"a\":0,\"k\":[0,0]}", "\"p\":\(position)", "\"s\":\(scale.json(decimals: decimals.scale))",
      "\"r\":\(rotation.json(decimals: decimals.angle))", "\"o\":\(opacity.json(decimals: decimals.opacity))",
    ]
    if skew != LottieCurve(constant: [0]) {
      members += ["\"sk\":\(skew.json(decimals: decimals.angle))", "\"sa\":{\"a\":0,\"k\":0}"]
    }
    return members.joined(separator: ",")
  }
}

/// The largest errors at a frame.
struct LottieTolerance {
  /// In points on the canvas.
  var length: Double

  /// Creates the tolerance from the largest error that the user allows for a length.
  init(length: Double) { self.length = length }

  /// In percent: half a level of 255 for a twentieth of a point.
  var opacity: Double { min(100 * color, 10) }
  /// As a component of a colour from 0 to 1.
  var color: Double { min(length * 10 / 255, 0.1) }
}
