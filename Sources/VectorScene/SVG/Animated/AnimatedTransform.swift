internal import MotionNumerics
internal import RealModule

/// An animated transform as SMIL's types of `<animateTransform>`: translate, rotate, skewX, scale.
struct AnimatedTransform {
  /// The transforms of one type in all frames.
  private struct Component {
    let type: String
    let values: [[Double]]
    let format: FixedDecimal
    /// The value of the identity.
    let identity: [Double]
  }

  private let components: [Component]
  private let changes: Bool

  init(_ values: [SVGValue], format: SVGFormat) {
    let maps = values.map { value -> Affine in if case .transform(let map) = value { map } else { .identity } }
    changes = maps.contains { $0 != maps[0] }
    guard changes else {
      components = []
      return
    }
    var frames: [ContinuousDecomposition] = []
    for map in maps { frames.append(ContinuousDecomposition(map, after: frames.last ?? ContinuousDecomposition())) }
    let degrees = 180 / Double.pi
    components = [
      Component(
        type: "translate", values: frames.map { [$0.translation.x, $0.translation.y] }, format: format.lengths,
        identity: [0, 0]),
      Component(
        type: "rotate", values: frames.map { [$0.rotation * degrees] }, format: format.factors, identity: [0]),
      Component(
        type: "skewX", values: frames.map { [Double.atan($0.shear) * degrees] }, format: format.factors,
        identity: [0]),
      Component(
        type: "scale", values: frames.map { [$0.scale.x, $0.scale.y] }, format: format.factors, identity: [1, 1]),
    ]
  }

  /// One element for each component that differs from the identity.
  ///
  /// The first replaces the transform of the first frame, which is written for programs that do not play animations;
  /// it is multiplied by the others.
  func animations(timing: AnimationTiming) -> [SVGElement] {
    var elements: [SVGElement] = []
    for component in components {
      let texts = component.values.map { component.format.bytes(of: $0) }
      let isConstant = texts.allSatisfy { $0 == texts[0] }
      if isConstant && texts[0] == component.format.bytes(of: component.identity) { continue }
      var element = SVGElement("animateTransform")
      element.set("attributeName", text: "transform")
      element.set("type", text: component.type)
      if !elements.isEmpty { element.set("additive", text: "sum") }
      let frames =
        isConstant
        ? [0, texts.count - 1]
        : PiecewiseLinearFit.knots(
          of: component.values, at: timing.keyTimes, tolerance: component.format.halfUnit)
      timing.set(frames.map { texts[$0] }, at: frames, isDiscrete: false, in: &element)
      elements.append(element)
    }
    return elements
  }
}

/// The decomposition of an affine map that is closest to that of the frame before.
///
/// Unlike `Affine.Decomposition` it exists for every map: a singular map draws nothing, so that only the scale of 0
/// counts, and the other components keep the values of the frame before.
private struct ContinuousDecomposition {
  var translation = SIMD2<Double>.zero
  var rotation = 0.0
  var shear = 0.0
  var scale = SIMD2<Double>.one

  init() {}

  init(_ map: Affine, after last: ContinuousDecomposition) {
    self = last
    translation = SIMD2(map.tx, map.ty)
    guard let decomposition = map.decomposition else {
      // The norm of coefficients near the greatest double may overflow.
      let limit = Double.greatestFiniteMagnitude
      scale = SIMD2(min(SIMD2(map.a, map.b).norm, limit), min(SIMD2(map.c, map.d).norm, limit))
      if scale.x > 0 && scale.y > 0 { scale.y = 0 }
      return
    }
    shear = decomposition.shear
    scale = decomposition.scale
    // Half a turn more with the opposite scale is the same map: the nearest of all such rotations counts, but a
    // fast spin, of up to three eighths of a turn a frame, stays a spin.
    var turn = (decomposition.rotation - last.rotation).remainder(dividingBy: 2 * .pi)
    if turn.magnitude > 0.75 * .pi {
      turn = (turn - .pi).remainder(dividingBy: 2 * .pi)
      scale = -scale
    }
    rotation = last.rotation + turn
  }
}
