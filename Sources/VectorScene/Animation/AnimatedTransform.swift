internal import MotionNumerics
internal import RealModule

/// A transform that changes, in the parts of which SMIL makes it: translate, rotate, skewX, scale.
struct AnimatedTransform {
  /// One part over all frames.
  private struct Part {
    let type: String
    let values: [[Double]]
    let format: FixedDecimal
    /// What changes nothing.
    let identity: [Double]
  }

  private let parts: [Part]
  private let changes: Bool

  init(_ values: [SVGValue], format: SVGFormat) {
    let maps = values.map { value -> Affine in if case .transform(let map) = value { map } else { .identity } }
    changes = maps.contains { $0 != maps[0] }
    guard changes else {
      parts = []
      return
    }
    var pieces: [TransformParts] = []
    for map in maps { pieces.append(TransformParts(map, after: pieces.last ?? TransformParts())) }
    let degrees = 180 / Double.pi
    parts = [
      Part(
        type: "translate", values: pieces.map { [$0.translation.x, $0.translation.y] }, format: format.lengths,
        identity: [0, 0]),
      Part(type: "rotate", values: pieces.map { [$0.rotation * degrees] }, format: format.factors, identity: [0]),
      Part(
        type: "skewX", values: pieces.map { [Double.atan($0.shear) * degrees] }, format: format.factors,
        identity: [0]),
      Part(
        type: "scale", values: pieces.map { [$0.scale.x, $0.scale.y] }, format: format.factors, identity: [1, 1]),
    ]
  }

  /// One element for each part that is needed.
  ///
  /// The first replaces the transform of the first frame, which is there for programs that do not play animations;
  /// the others are multiplied to it.
  func animations(timing: AnimationTiming) -> [SVGElement] {
    var elements: [SVGElement] = []
    for part in parts {
      let texts = part.values.map { part.format.bytes(of: $0) }
      let isConstant = texts.allSatisfy { $0 == texts[0] }
      if isConstant && texts[0] == part.format.bytes(of: part.identity) { continue }
      var element = SVGElement("animateTransform")
      element.set("attributeName", text: "transform")
      element.set("type", text: part.type)
      if !elements.isEmpty { element.set("additive", text: "sum") }
      let frames =
        isConstant
        ? [0, texts.count - 1]
        : KeyFrames.onLines(part.values, at: timing.parts, tolerance: part.format.halfUnit)
      timing.set(frames.map { texts[$0] }, at: frames, isDiscrete: false, in: &element)
      elements.append(element)
    }
    return elements
  }
}

/// The parts of a map of the plane, near to those of the map of the frame before.
///
/// Unlike `Affine.Decomposition` they exist for every map: what is pressed to a line or a point is not drawn, so that
/// of its parts only the scale of 0 counts, and the others stay as they were.
private struct TransformParts {
  var translation = SIMD2<Double>.zero
  var rotation = 0.0
  var shear = 0.0
  var scale = SIMD2<Double>.one

  init() {}

  init(_ map: Affine, after last: TransformParts) {
    self = last
    translation = SIMD2(map.tx, map.ty)
    guard let parts = map.decomposition else {
      // Of coefficients near the greatest numbers the norm may overflow.
      let limit = Double.greatestFiniteMagnitude
      scale = SIMD2(min(SIMD2(map.a, map.b).norm, limit), min(SIMD2(map.c, map.d).norm, limit))
      if scale.x > 0 && scale.y > 0 { scale.y = 0 }
      return
    }
    shear = parts.shear
    scale = parts.scale
    // Half a turn more and the opposite scale are the same map: of all such rotations the nearest one counts, but a
    // fast spin, up to three eighths of a turn a frame, stays a spin.
    var turn = (parts.rotation - last.rotation).remainder(dividingBy: 2 * .pi)
    if turn.magnitude > 0.75 * .pi {
      turn = (turn - .pi).remainder(dividingBy: 2 * .pi)
      scale = -scale
    }
    rotation = last.rotation + turn
  }
}
