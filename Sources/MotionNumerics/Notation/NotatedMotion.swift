/// A motion that the notation can express: what the command line takes, as one value.
///
/// - Complexity: the kind is looked up once for a batch.
public enum NotatedMotion: Sendable, Hashable {
  /// A timing curve, whose time is progress.
  case timingCurve(TimingCurve)

  /// Reads a motion in the motion notation.
  ///
  /// - Throws: ``NotationError`` with the column at which the text stops being a motion.
  public init(parsing text: String) throws(NotationError) {
    self = .timingCurve(try TimingCurve(parsing: text))
  }

  /// The times that are of interest; nil for a motion that never comes to an end.
  ///
  /// 0…1 for timing curves.
  public var defaultDomain: ClosedRange<Double>? {
    switch self {
    case .timingCurve: 0...1
    }
  }
}

extension NotatedMotion: CustomStringConvertible {
  /// The motion in its canonical notation: parsing it gives the same motion.
  public var description: String {
    switch self {
    case .timingCurve(let curve): curve.description
    }
  }
}

extension NotatedMotion: Motion {
  /// The value at a time in seconds, or at a progress.
  public func value(at time: Double) -> Double {
    switch self {
    case .timingCurve(let curve): curve.value(at: time)
    }
  }

  /// The velocity at a time in seconds, or the slope at a progress.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .timingCurve(let curve): curve.velocity(at: time)
    }
  }

  /// The values at many times.
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .timingCurve(let curve): curve.sample(at: times, into: &values)
    }
  }
}
