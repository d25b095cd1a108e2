/// A value that can be interpolated to another value, as discrete and linear tracks need.
///
/// ``VectorValue`` refines it with linear interpolation. Other types have their own rules: rotations turn along the
/// shorter arc, paths move their points.
public protocol Interpolatable: Sendable, Equatable {
  /// The value between `self` and `end` at a fraction: `self` at 0 and `end` at 1, exactly.
  ///
  /// - Parameters:
  ///   - end: the value at fraction 1.
  ///   - fraction: any finite number; outside 0…1, which overshooting curves reach, the value is extrapolated.
  /// - Returns: the interpolated value.
  func interpolated(to end: Self, by fraction: Double) -> Self
}

extension Array: Interpolatable where Element: Interpolatable {
  /// Interpolates element by element; an array with another count replaces `self` at fraction 1.
  public func interpolated(to end: [Element], by fraction: Double) -> [Element] {
    guard count == end.count else { return fraction < 1 ? self : end }
    return indices.map { self[$0].interpolated(to: end[$0], by: fraction) }
  }
}
