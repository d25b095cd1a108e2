internal import JSONText
internal import RealModule

/// A star or a polygon (`sr`), clockwise from its first point.
///
/// The points of a polygon lie on one circle. Those of a star lie on two circles in turn, beginning upwards on the
/// outer one. The tangents of the points are perpendicular to the radius and (2π/4n)·radius·roundness long.
struct PolystarShape: Sendable {
  private let isStar: Bool
  private var center: Property<Vector>
  private var pointCount: Property<Double>
  /// In degrees.
  private var rotation: Property<Double>
  private var outerRadius, innerRadius: Property<Double>
  /// In per cent.
  private var outerRoundness, innerRoundness: Property<Double>
  private let isReversed: Bool

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.polystar)
    isStar = reader.number(json["sy"]) != 2
    center = reader.vector(json["p"])
    pointCount = reader.number(json["pt"], default: 5)
    rotation = reader.number(json["r"], default: 0)
    outerRadius = reader.number(json["or"], default: 0)
    innerRadius = reader.number(json["ir"], default: 0)
    outerRoundness = reader.number(json["os"], default: 0)
    innerRoundness = reader.number(json["is"], default: 0)
    isReversed = reader.isReversed(json)
    if !pointCount.isConstant {
      reader.warn(
        "animated points of a polystar", .approximate, "a star has whole points only", at: json["pt"] ?? json)
    }
  }

  var isConstant: Bool {
    center.isConstant && pointCount.isConstant && rotation.isConstant && outerRadius.isConstant
      && innerRadius.isConstant && outerRoundness.isConstant && innerRoundness.isConstant
  }

  func outline(at frame: Double) -> Outline {
    let points = pointCount.value(at: frame)
    // Also false for NaN.
    guard points >= 1 else { return Outline(isClosed: true) }
    let count = Int(min(points, Double(LottieLimits.points)))
    let outer = circle(outerRadius, outerRoundness, count, at: frame)
    let inner = isStar ? circle(innerRadius, innerRoundness, count, at: frame) : outer
    let center = center.value(at: frame).plane
    let rotation = rotation.value(at: frame)
    let vertexCount = isStar ? 2 * count : count
    let step = (isReversed ? -360 : 360) / Double(vertexCount)
    var outline = Outline(isClosed: true)
    outline.vertices.reserveCapacity(vertexCount)
    for index in 0..<vertexCount {
      let circle = index % 2 == 0 ? outer : inner
      let angle = radians(rotation - 90 + Double(index) * step)
      let direction = SIMD2(Double.cos(angle), Double.sin(angle))
      // A negative radius turns the point and its tangent round.
      let tangent = SIMD2(-direction.y, direction.x) * (isReversed ? -circle.tangent : circle.tangent)
      outline.vertices.append(
        Outline.Vertex(point: center + direction * circle.radius, inTangent: -tangent, outTangent: tangent))
    }
    return outline
  }

  /// The radius of points, and the length of their tangents.
  private func circle(
    _ radius: Property<Double>, _ roundness: Property<Double>, _ count: Int, at frame: Double
  ) -> (radius: Double, tangent: Double) {
    let radius = radius.value(at: frame)
    return (radius, 2 * .pi * radius / Double(4 * count) * roundness.value(at: frame) / 100)
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Points", &pointCount)
    visitor.visit("Position", &center)
    visitor.visit("Rotation", &rotation)
    if isStar { visitor.visit("Inner Radius", &innerRadius) }
    visitor.visit("Outer Radius", &outerRadius)
    if isStar { visitor.visit("Inner Roundedness", &innerRoundness) }
    visitor.visit("Outer Roundedness", &outerRoundness)
  }
}
