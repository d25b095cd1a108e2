/// A timing curve of one kind: a motion whose time is progress, and whose velocity is its slope.
///
/// The whole of a curve is its progress from 0 to 1, also if it continues beyond.
@usableFromInline
protocol ProgressMotion: Motion<Double> {
  /// The slope dy/dp at a progress.
  func slope(at progress: Double) -> Double
}

extension ProgressMotion {
  /// The slope, as the velocity of a motion whose time is progress.
  @inlinable
  public func velocity(at progress: Double) -> Double { slope(at: progress) }

  /// The progress from 0 to 1.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }

  /// The value at progress 1.
  @inlinable
  public var restValue: Double? { value(at: 1) }
}
