/// A type of a property's values.
protocol PropertyValue: Sendable {
  /// The value between two others, by an easing whose components may differ.
  static func interpolated(from start: Self, to end: Self, easing: SegmentEasing, at progress: Double) -> Self

  /// The value at an eased fraction of the length of a curve; nil for values that are no positions.
  static func moved(along curve: SpatialCurve, by progress: Double) -> Self?

  /// The value as a position that may move along a curve; nil for values that are no positions.
  var position: Vector? { get }
}

extension PropertyValue {
  var position: Vector? { nil }

  static func moved(along curve: SpatialCurve, by progress: Double) -> Self? { nil }
}

extension Double: PropertyValue {
  static func interpolated(from start: Double, to end: Double, easing: SegmentEasing, at progress: Double) -> Double {
    start + (end - start) * easing.value(of: 0, at: progress)
  }
}

extension Vector: PropertyValue {
  static func interpolated(from start: Vector, to end: Vector, easing: SegmentEasing, at progress: Double) -> Vector {
    start + (end - start) * easing.vector(at: progress)
  }

  static func moved(along curve: SpatialCurve, by progress: Double) -> Vector? { curve.position(at: progress) }

  var position: Vector? { self }
}
