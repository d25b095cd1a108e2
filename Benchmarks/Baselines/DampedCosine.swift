public import RealModule

/// The minimal cost of a closed-form oscillation: an exponential and a cosine for each sample.
///
/// x(t) = to + (from − to)·e^(−at)·cos dt, with a and d prepared once. It does less than a spring: the formula fixes
/// its initial velocity, and it has no form for critical and overdamped springs.
///
/// Everything is inlinable, so that a benchmark measures the method and not a call into another module.
public struct DampedCosine: Sendable {
  @usableFromInline let start, target: Double
  @usableFromInline let decay, frequency: Double

  /// Prepares the motion for a natural frequency and a damping ratio below 1.
  @inlinable
  public init(from start: Double, to target: Double, naturalFrequency: Double, dampingRatio: Double) {
    self.start = start
    self.target = target
    decay = dampingRatio * naturalFrequency
    frequency = naturalFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// The value at a time: an exponential and a cosine.
  @inlinable
  public func value(at time: Double) -> Double {
    target + (start - target) * Double.exp(-decay * time) * Double.cos(frequency * time)
  }

  /// Value and velocity at a time: an exponential, a sine and a cosine.
  @inlinable
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let phase = frequency * time
    let envelope = (target - start) * Double.exp(-decay * time)
    let cosine = Double.cos(phase)
    return (target - envelope * cosine, envelope * (decay * cosine + frequency * Double.sin(phase)))
  }

  /// The values at many times, one after the other.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    for index in times.indices {
      values[index] = value(at: times[index])
    }
  }
}
