public import MotionCurves

/// A motion given by its values and its jump and corner times only.
///
/// Its distance from its chords is measured at many points, not proved.
///
/// It makes any motion usable for the fits. The evidence of their results is then *measured*.
///
/// ```swift
/// let beat = MeasuredMotion(over: 0...1, corners: [0.5]) { abs($0 - 0.5) * $0 }
/// let lines = try PiecewiseLinear.approximating(beat, over: 0...1, tolerance: 1e-3)
/// lines.evidence      // measured at 8194 points
/// ```
///
/// - Domain: values that are finite, and smooth between two corners at the spacing of the points.
/// - Accuracy: the values are those of the closure. Velocities are differences of five values, with an error of some
///   10⁻⁹ of the range per spacing of the points.
/// - Complexity: one value for each point to create it; then the complexity of the closure.
public struct MeasuredMotion: ChordBounded {
  private let storage: Storage

  /// Measures a motion.
  ///
  /// - Parameters:
  ///   - domain: the times of later look-ups, finite and longer than a moment. Outside the domain the value at the
  ///     nearer end holds.
  ///   - corners: the times at which the motion jumps or turns, in any order. Corners outside the domain are ignored.
  ///   - count: the number of measured intervals, at least 16.
  ///   - value: the value at a time; at a jump, the value after it.
  /// - Precondition: domain and count are allowed.
  public init(
    over domain: ClosedRange<Double>, corners: [Double] = [], count: Int = 4096,
    value: @escaping @Sendable (Double) -> Double
  ) {
    self = ParameterError.orTrap(try Self(validatingOver: domain, corners: corners, count: count, value: value))
  }

  /// Measures a motion over times from outside.
  ///
  /// - Throws: ``ParameterError`` for a domain or a count that is not allowed, and values that are not finite.
  public init(
    validatingOver domain: ClosedRange<Double>, corners: [Double] = [], count: Int = 4096,
    value: @escaping @Sendable (Double) -> Double
  ) throws(ParameterError) {
    try ParameterError.requireDomain(domain)
    guard count >= 16 && count <= 1 << 24 else {
      throw ParameterError(parameter: "count", value: "\(count)", allowed: "from 16 to 16777216")
    }
    storage = Storage(domain, corners, count, value)
    guard storage.isFinite else {
      throw ParameterError(parameter: "a value of the motion", value: "infinite or NaN", allowed: "a finite number")
    }
  }

  /// The measured domain.
  public var domain: ClosedRange<Double> { storage.domain }

  /// The value at a time; outside the domain, the value at the nearer end.
  ///
  /// Very near a corner, rounding could give the value of the other side. There it is the value a little further from
  /// the corner.
  public func value(at time: Double) -> Double {
    guard time > domain.lowerBound && time < domain.upperBound else { return storage.value(storage.clamped(time)) }
    return storage.value(storage.sections[storage.section(at: time)].inside(time))
  }

  /// The derivative, from differences of values on the same side of a corner; at a corner, the right derivative.
  public func velocity(at time: Double) -> Double {
    guard time >= domain.lowerBound && time < domain.upperBound else { return time.isNaN ? .nan : 0 }
    return storage.sections[storage.section(at: time)].velocity(at: time, storage.value)
  }

  /// The end of the domain.
  public var restTime: Double { domain.upperBound }

  /// From the largest second difference of the values near the interval.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    let part = interval.clamped(to: domain)
    guard part.lowerBound < part.upperBound else { return 0 }
    // By the middle: the rounding of a clock around the motion may move an end across a corner.
    let curvature = storage.sections[storage.section(at: part.middle)].curvature(over: part)
    return part.chordDeviation(curvature: curvature)
  }

  /// The corners, and both ends of the domain.
  public func nextBreak(after time: Double) -> MotionBreak? {
    let sections = storage.sections
    let index = sections.indices.partitioningIndex { sections[$0].interval.lowerBound > time }
    guard time < domain.upperBound else { return nil }
    let rest = MotionLimit(value: value(at: index == 0 ? domain.lowerBound : domain.upperBound), velocity: 0)
    return MotionBreak(
      at: index < sections.count ? sections[index].interval.lowerBound : domain.upperBound,
      before: index > 0 ? sections[index - 1].last : rest, after: index < sections.count ? sections[index].first : rest)
  }

  /// The number of measured points.
  public var measuredCount: Int? { storage.pointCount }
}

/// The data that the copies of a measured motion share.
private final class Storage: Sendable {
  let domain: ClosedRange<Double>
  /// The sections between the corners, in order.
  let sections: [MeasuredSection]
  let value: @Sendable (Double) -> Double

  init(
    _ domain: ClosedRange<Double>, _ corners: [Double], _ count: Int, _ value: @escaping @Sendable (Double) -> Double
  ) {
    self.domain = domain
    self.value = value
    let inner = corners.filter { $0 > domain.lowerBound && $0 < domain.upperBound }.sorted()
    var ends = [domain.lowerBound]
    for corner in inner + [domain.upperBound] where corner > ends[ends.count - 1] { ends.append(corner) }
    let length = domain.upperBound - domain.lowerBound
    var sections = zip(ends, ends.dropFirst()).map { start, end in
      let share = (Double(count) * ((end - start) / length)).rounded(.up)
      return MeasuredSection(
        over: start...end, count: max(16, Int(share)), margin: 1e-12 * max(length, abs(start), abs(end)), value)
    }
    for index in sections.indices.dropFirst() {
      guard let limit = sections[index].joint(with: sections[index - 1], value) else { continue }
      sections[index - 1].last = limit
      sections[index].first = limit
    }
    self.sections = sections
  }

  var pointCount: Int { sections.reduce(0) { $0 + $1.pointCount } }

  var isFinite: Bool { sections.allSatisfy { $0.isFinite } }

  func clamped(_ time: Double) -> Double {
    // A comparison with NaN is false, so NaN stays NaN.
    time < domain.lowerBound ? domain.lowerBound : time > domain.upperBound ? domain.upperBound : time
  }

  /// The index of the section that contains a time; at a corner, the index of the later section.
  func section(at time: Double) -> Int {
    max(0, sections.indices.partitioningIndex { sections[$0].interval.lowerBound > time } - 1)
  }
}
