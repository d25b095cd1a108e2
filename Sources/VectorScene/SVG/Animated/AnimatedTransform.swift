internal import MotionValues
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
    let frames = ContinuousDecomposition.decompositions(of: maps)
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
  /// The first element replaces the transform of the first frame, which is written for programs that do not play
  /// animations. The other elements multiply it.
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
