public import MotionCurves

/// The velocity of a finger at its release, from a weighted least-squares fit to the last samples.
///
/// A polynomial is fitted to the samples within a window before the release, by default 100 ms. The velocity is the
/// slope of the polynomial at the release. A sample of age a has the weight 1 − a/window, so the velocity does not jump
/// when a sample leaves the window. Many programs take the difference of the last two samples, which is mostly noise.
///
/// ```swift
/// var tracker = VelocityTracker<SIMD2<Double>>()
/// tracker.add([10, 400], at: 0.000)
/// tracker.add([12, 371], at: 0.008)
/// tracker.add([13, 330], at: 0.017)
/// let velocity = tracker.velocity(at: 0.020)
/// ```
///
/// - A finger that has not moved for the time of a pause has stopped: its velocity is zero. The velocity of a single
///   sample is zero too.
/// - A sample at the time of the last one replaces it. An older sample, or one that is not finite, is ignored.
/// - For a motion of the fitted degree the velocity is exact except for rounding, at any sample intervals.
/// - Complexity: O(*n*) for the *n* samples in the window, at most 128; nothing is allocated after the first.
///
/// Source: weighted linear regression by orthogonal polynomials, G. E. Forsythe, *Generation and use of orthogonal
/// polynomials for data-fitting with a digital computer*, J. SIAM 5 (1957). Android's and Flutter's trackers fit a
/// parabola to the last 100 ms too.
public struct VelocityTracker<Value: VectorValue>: Sendable {
  /// The polynomial that is fitted to the samples.
  public enum Fit: Sendable, Hashable {
    /// A straight line: the mean velocity, which is little sensitive to noise but late if the finger accelerates.
    case line
    /// A parabola, which follows a constant acceleration; a line for fewer than four samples.
    case parabola
  }

  /// The greatest number of stored samples, 128: more than 100 ms of a pointer at 1000 Hz.
  package static var capacity: Int { 128 }

  /// The polynomial that is fitted to the samples.
  public let fit: Fit
  /// The greatest age of a sample at the release, in seconds.
  public let window: Double
  /// The age of the last sample from which on the finger counts as stopped, in seconds.
  public let pause: Double
  /// The times of the last samples, in a ring buffer; `newest` is the index of the last one.
  private(set) var times: [Double] = []
  private(set) var values: [Value] = []
  private var newest = -1

  /// Creates a tracker without samples.
  ///
  /// - Parameters:
  ///   - fit: the polynomial that is fitted to the samples.
  ///   - window: the greatest age of a sample, in seconds, positive.
  ///   - pause: the age of the last sample from which on the finger counts as stopped, in seconds, positive.
  /// - Precondition: both times are from 10⁻¹⁰⁰ to 10¹⁰⁰; ``init(validatingFit:window:pause:)`` throws instead.
  public init(fit: Fit = .parabola, window: Double = 0.1, pause: Double = 0.04) {
    self = ParameterError.orTrap(try Self(validatingFit: fit, window: window, pause: pause))
  }

  /// Creates a tracker with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a time that is not positive.
  public init(validatingFit fit: Fit, window: Double = 0.1, pause: Double = 0.04) throws(ParameterError) {
    try ParameterError.requireDuration(window, "window")
    try ParameterError.requireDuration(pause, "pause")
    self.fit = fit
    self.window = window
    self.pause = pause
  }

  /// Adds a sample.
  public mutating func add(_ value: Value, at time: Double) {
    guard time.isFinite, value.isFinite else { return }
    if newest < 0 {
      times.reserveCapacity(Self.capacity)
      values.reserveCapacity(Self.capacity)
    } else if time <= times[newest] {
      if time == times[newest] { values[newest] = value }
      return
    }
    newest = (newest + 1) % Self.capacity
    if times.count < Self.capacity {
      times.append(time)
      values.append(value)
    } else {
      (times[newest], values[newest]) = (time, value)
    }
  }

  /// Forgets all samples, for the next gesture.
  public mutating func forget() {
    newest = -1
    times.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// The velocity at a release, in value units per second.
  ///
  /// - Parameter release: in seconds; a time before the last sample counts as that of the last sample.
  /// - Returns: the slope of the fit at the release; zero after a pause, for fewer than two samples in the window, and
  ///   where it overflows.
  public func velocity(at release: Double) -> Value {
    guard newest >= 0, !release.isNaN else { return .zero }
    let release = max(release, times[newest])
    let count = countOfSamples(before: release)
    guard count >= 2, release - times[newest] < pause else { return .zero }
    let slope = slope(of: count, at: release) * (1 / window)
    return slope.isFinite ? slope : .zero
  }

  /// The place of a sample in the ring, counted back from the last one.
  func place(_ age: Int) -> Int {
    newest >= age ? newest - age : newest - age + times.count
  }

  private func countOfSamples(before release: Double) -> Int {
    var count = 0
    while count < times.count, release - times[place(count)] < window { count += 1 }
    return count
  }

  /// The slope at the release, per window, of the polynomial fitted to the last samples.
  ///
  /// Time s is counted in windows, from −1 to 0. P₁ = s − α₁ and P₂ = (s − α₂)·P₁ − β are orthogonal under the weights.
  private func slope(of count: Int, at release: Double) -> Value {
    func sample(_ index: Int) -> (s: Double, weight: Double) {
      let s = (times[place(index)] - release) / window
      return (s, 1 + s)
    }
    var (weight, moment) = (0.0, 0.0)
    for index in 0..<count {
      let (s, w) = sample(index)
      weight += w
      moment += w * s
    }
    let middle = moment / weight
    var (spread, skew, rise) = (0.0, 0.0, Value.zero)
    // Differences from the last sample avoid cancellation for places far from 0.
    let origin = values[newest]
    for index in 0..<count {
      let (s, w) = sample(index)
      let p = s - middle
      spread += w * p * p
      skew += w * p * p * s
      rise = rise + (values[place(index)] - origin) * (w * p)
    }
    let line = rise * (1 / spread)
    guard fit == .parabola, count >= 4 else { return line }
    let (second, constant) = (skew / spread, spread / weight)
    var (size, bend) = (0.0, Value.zero)
    for index in 0..<count {
      let (s, w) = sample(index)
      let p = (s - second) * (s - middle) - constant
      size += w * p * p
      bend = bend + (values[place(index)] - origin) * (w * p)
    }
    return line - bend * ((middle + second) / size)
  }
}
