import MotionCurves
internal import MotionValues

extension SVGBuilder {
  /// A power of two such that the square from −reach to reach covers the canvas and a margin around it.
  ///
  /// Any square that covers them is sufficient. With powers of two, an animation has few different squares.
  func reach(beyond margin: Double) -> Double {
    let farthest = corners.reduce(1) { reach, corner in max(reach, max(corner.x.magnitude, corner.y.magnitude)) }
    return Self.powerOfTwo(above: farthest + margin)
  }

  /// A power of two such that the disc of that radius around a point covers the canvas.
  func reach(from point: SIMD2<Double>) -> Double {
    Self.powerOfTwo(above: corners.reduce(1) { reach, corner in max(reach, (corner - point).norm) })
  }

  /// The corners of a box that holds everything that shows on the canvas; nil if the map leads to one line or point.
  ///
  /// The box is in the current coordinates. It allows for content that reaches as far as the margin, and for the
  /// filters of surrounding groups.
  func visibleBox(beyond margin: Double) -> (lower: SIMD2<Double>, upper: SIMD2<Double>)? {
    guard let inverse = map.inverse else { return nil }
    let margin = margin + carried * inverse.greatestGrowth
    guard margin.isFinite else { return nil }
    let (first, others) = (corners[0], corners.dropFirst())
    return (others.reduce(first, pointwiseMin) - margin, others.reduce(first, pointwiseMax) + margin)
  }

  /// The corners of the canvas in the current coordinates.
  private var corners: [SIMD2<Double>] {
    let inverse = map.inverse ?? .identity
    return [.zero, SIMD2(canvas.x, 0), SIMD2(0, canvas.y), canvas].map { inverse.applied(to: $0) }
  }

  private static func powerOfTwo(above needed: Double) -> Double {
    // Above 2³⁰ a renderer's 32-bit floats no longer resolve the difference; and the inverse cannot overflow below it.
    guard needed < 0x1p30 else { return 0x1p30 }
    return Double(sign: .plus, exponent: needed.exponent + 1, significand: 1)
  }
}

extension Affine {
  /// An upper bound of the factor by which a distance grows.
  var greatestGrowth: Double { (a * a + b * b + c * c + d * d).squareRoot() }
}

extension SVGElement {
  /// Sets the square from −reach to reach, in the current coordinates.
  mutating func setRegion(reach: Double) {
    set("x", -reach)
    set("y", -reach)
    set("width", 2 * reach)
    set("height", 2 * reach)
  }
}
