public import MotionNumerics

extension Path {
  /// The signed area that the closed subpaths wind around: ½∮(x·dy − y·dx), by Gauss's rule with four points.
  ///
  /// It is exact for Bézier curves. An arc of a quarter turn is off by 1e-9 of its square.
  public var signedArea: Double {
    let nodes = [(0.8611363115940526, 0.3478548451374538), (0.3399810435848563, 0.6521451548625461)]
    var area = 0.0
    for segment in subpaths.flatMap(\.segments) {
      for (node, weight) in nodes.flatMap({ [($0.0, $0.1), (-$0.0, $0.1)] }) {
        let parameter = 0.5 + 0.5 * node
        let (point, velocity) = (segment.position(at: parameter), segment.derivative(at: parameter))
        area += 0.25 * weight * (point.x * velocity.y - point.y * velocity.x)
      }
    }
    return area
  }
}
