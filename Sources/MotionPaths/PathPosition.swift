/// A position on a path: a segment, and a parameter of it.
public struct PathPosition: Sendable, Hashable {
  /// The index of the segment.
  public let segment: Int
  /// The parameter of the segment, in 0…1.
  public let parameter: Double

  /// Creates a position on a path.
  public init(segment: Int, parameter: Double) {
    self.segment = segment
    self.parameter = parameter
  }
}

/// A point of a path together with the direction of the path there.
public struct PathFrame: Sendable, Hashable {
  /// The segment and the parameter.
  public let pathPosition: PathPosition
  /// The position in the plane, in points.
  public let position: SIMD2<Double>
  /// The direction of travel, as a vector of length 1.
  public let tangent: SIMD2<Double>

  /// Creates a frame.
  package init(pathPosition: PathPosition, position: SIMD2<Double>, tangent: SIMD2<Double>) {
    self.pathPosition = pathPosition
    self.position = position
    self.tangent = tangent
  }
}
