internal import MotionNumerics

/// A measured path behind a handle.
final class PathHandle: Sendable {
  let measure: PathMeasure

  private init(_ measure: PathMeasure) { self.measure = measure }

  /// Measures a path given as SVG's data.
  static func measured(_ data: String?, tolerance: Double) throws(CallError) -> PathHandle {
    guard let data else { throw CallError("the path is null") }
    let path = try CallError.instead { () throws(NotationError) in try Path(parsing: data) }
    return try CallError.instead { () throws(ParameterError) in
      PathHandle(try PathMeasure(validating: path, tolerance: tolerance))
    }
  }

  /// Writes the requested data of the path at distances: the points and the tangents as alternating x and y, and the
  /// angles.
  func sample(
    at distances: UnsafeBufferPointer<Double>, positions: UnsafeMutableBufferPointer<Double>?,
    tangents: UnsafeMutableBufferPointer<Double>?, angles: UnsafeMutableBufferPointer<Double>?
  ) {
    for (index, distance) in distances.enumerated() {
      let frame = measure.frame(at: distance)
      if let positions { (positions[2 * index], positions[2 * index + 1]) = (frame.position.x, frame.position.y) }
      if let tangents { (tangents[2 * index], tangents[2 * index + 1]) = (frame.tangent.x, frame.tangent.y) }
      if let angles { angles[index] = measure.angle(at: frame.pathPosition) }
    }
  }

  /// The part between two distances, as SVG's data.
  func part(from start: Double, to end: Double) -> String { measure.part(from: start, to: end).svgData }
}
