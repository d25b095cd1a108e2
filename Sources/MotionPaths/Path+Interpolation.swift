public import MotionCurves

extension Path: Interpolatable {
  /// Interpolates every number linearly, if both paths have the same kinds of elements in the same order.
  ///
  /// Arcs must also agree in their two flags. Other paths have no corresponding points and stay unchanged below
  /// fraction 1. A path also stays unchanged if a coordinate would overflow.
  ///
  /// - Parameters:
  ///   - end: the path at fraction 1.
  ///   - fraction: any number; outside 0…1 the numbers are extrapolated.
  /// - Returns: the interpolated path: `self` at 0 and `end` at 1, exactly.
  /// - Complexity: O(*n*) for *n* elements.
  public func interpolated(to end: Path, by fraction: Double) -> Path {
    if fraction == 0 { return self }
    let held = fraction >= 1 ? end : self
    guard fraction != 1, elements.count == end.elements.count else { return held }
    var path = Path()
    for (element, last) in zip(elements, end.elements) {
      guard let between = element.interpolated(to: last, by: fraction) else { return held }
      path.append(between)
    }
    return path
  }
}

extension Path.Element {
  /// The interpolated element, or nil if the kinds differ or a number is not finite.
  fileprivate func interpolated(to end: Self, by fraction: Double) -> Self? {
    func between(_ a: Path.Point, _ b: Path.Point) -> Path.Point { a.interpolated(to: b, by: fraction) }
    let element: Self
    switch (self, end) {
    case (.move(let a), .move(let b)):
      element = .move(to: between(a, b))
    case (.line(let a), .line(let b)):
      element = .line(to: between(a, b))
    case (.quadratic(let a1, let a), .quadratic(let b1, let b)):
      element = .quadratic(control: between(a1, b1), to: between(a, b))
    case (.cubic(let a1, let a2, let a), .cubic(let b1, let b2, let b)):
      element = .cubic(control1: between(a1, b1), control2: between(a2, b2), to: between(a, b))
    case (
      .arc(let a1, let a2, let isLarge, let isClockwise, let a), .arc(let b1, let b2, let large, let clockwise, let b)
    )
    where isLarge == large && isClockwise == clockwise:
      element = .arc(
        radii: between(a1, b1), rotation: a2.interpolated(to: b2, by: fraction), isLarge: large, isClockwise: clockwise,
        to: between(a, b))
    case (.close, .close):
      element = .close
    default:
      return nil
    }
    return element.isFinite ? element : nil
  }
}
