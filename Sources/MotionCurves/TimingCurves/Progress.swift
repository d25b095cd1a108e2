// The whole of every timing curve is its progress from 0 to 1, also if it continues beyond.

extension TimingCurve {
  /// The progress from 0 to 1.
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }
  /// The value at progress 1.
  public var restValue: Double? { value(at: 1) }
}

extension CubicBezier {
  /// The progress from 0 to 1.
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }
  /// The value at progress 1.
  public var restValue: Double? { value(at: 1) }
}

extension PreparedCubicBezier {
  /// The progress from 0 to 1.
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }
  /// The value at progress 1.
  public var restValue: Double? { value(at: 1) }
}

extension Steps {
  /// The progress from 0 to 1.
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }
  /// The value at progress 1.
  public var restValue: Double? { value(at: 1) }
}

extension PiecewiseLinear {
  /// The progress from 0 to 1.
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }
  /// The value at progress 1.
  public var restValue: Double? { value(at: 1) }
}

extension PennerEasing {
  /// The progress from 0 to 1.
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }
  /// The value at progress 1.
  public var restValue: Double? { value(at: 1) }
}
