/// A value that can go over into another one: what discrete and linear tracks need.
///
/// ``VectorValue`` refines it: its values go in a straight line. Others have a way of their own: rotations turn along
/// the shortest arc, paths move their points.
public protocol Interpolatable: Sendable, Equatable {
  /// The value a part of the way to `end`: `self` at part 0 and `end` at part 1, exactly.
  ///
  /// - Parameters:
  ///   - end: the value at part 1.
  ///   - part: any finite number; outside 0…1, where overshooting curves lead, the way goes on.
  /// - Returns: the value on the way.
  func interpolated(to end: Self, by part: Double) -> Self
}

extension Array: Interpolatable where Element: Interpolatable {
  /// Element by element; arrays of different counts stay as they are until part 1.
  public func interpolated(to end: [Element], by part: Double) -> [Element] {
    guard count == end.count else { return part < 1 ? self : end }
    return indices.map { self[$0].interpolated(to: end[$0], by: part) }
  }
}
