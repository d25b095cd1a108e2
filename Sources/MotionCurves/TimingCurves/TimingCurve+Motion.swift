extension TimingCurve: ProgressMotion {
  /// The value at a progress.
  ///
  /// NaN gives NaN, an infinite progress the limit.
  ///
  /// - Complexity: that of the kind.
  public func value(at progress: Double) -> Double {
    // The quick solver is inlined, so that no curve is copied from behind its reference.
    switch self {
    case .linear: progress
    case .keyword(let name): Keyword.curves.first[name.index].quickValue(at: progress) ?? carefulValue(at: progress)
    case .cubicBezier(let curve): curve.quickValue(at: progress) ?? carefulValue(at: progress)
    case .steps(let curve): curve.value(at: progress)
    case .piecewiseLinear(let curve): curve.value(at: progress)
    case .penner(let curve): curve.value(at: progress)
    }
  }

  /// The value of a cubic Bézier curve where the quick solver gives none.
  @inline(never)
  private func carefulValue(at progress: Double) -> Double {
    cubicBezier?.value(at: progress) ?? .nan
  }

  /// The value at a progress; with the flag, a staircase has its value before the jump.
  ///
  /// - Parameters:
  ///   - progress: any number.
  ///   - beforeFlag: CSS's before flag, which only ``Steps`` heed.
  /// - Returns: the value; away from jumps that of ``value(at:)``.
  public func value(at progress: Double, beforeFlag: Bool) -> Double {
    if beforeFlag, case .steps(let curve) = self { return curve.value(at: progress, beforeFlag: true) }
    return value(at: progress)
  }

  /// The slope dy/dp at a progress; infinite at a vertical tangent.
  ///
  /// NaN gives NaN.
  public func slope(at progress: Double) -> Double {
    switch self {
    case .linear: progress.isNaN ? .nan : 1
    case .keyword(let name): name.curve.slope(at: progress)
    case .cubicBezier(let curve): curve.slope(at: progress)
    case .steps(let curve): curve.slope(at: progress)
    case .piecewiseLinear(let curve): curve.slope(at: progress)
    case .penner(let curve): curve.slope(at: progress)
    }
  }

  /// The value and the slope at a progress.
  public func state(at progress: Double) -> (value: Double, velocity: Double) {
    switch self {
    case .linear: (progress, progress.isNaN ? .nan : 1)
    case .keyword(let name): name.curve.state(at: progress)
    case .cubicBezier(let curve): curve.state(at: progress)
    case .steps(let curve): curve.state(at: progress)
    case .piecewiseLinear(let curve): curve.state(at: progress)
    case .penner(let curve): curve.state(at: progress)
    }
  }

  /// The progress from which on the value stays the same; infinite for a curve that continues beyond 1.
  public var restTime: Double {
    switch self {
    case .linear: .infinity
    case .keyword(let name): name.curve.restTime
    case .cubicBezier(let curve): curve.restTime
    case .steps(let curve): curve.restTime
    case .piecewiseLinear(let curve): curve.restTime
    case .penner(let curve): curve.restTime
    }
  }

  // MARK: Many at once

  /// The values at many points of progress, with one switch over the kinds for all of them.
  public func sample(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .linear:
      ParameterError.trapUnlessSameCount(values.count, "values", progress.count, "points of progress")
      for index in progress.indices { values[index] = progress[index] }
    case .keyword(let name): name.curve.sample(at: progress, into: &values)
    case .cubicBezier(let curve): curve.sample(at: progress, into: &values)
    case .steps(let curve): curve.sample(at: progress, into: &values)
    case .piecewiseLinear(let curve): curve.sample(at: progress, into: &values)
    case .penner(let curve): curve.sample(at: progress, into: &values)
    }
  }

  /// The values and slopes at many points of progress, with one switch over the kinds for all of them.
  public func sample(
    at progress: Span<Double>, into values: inout MutableSpan<Double>, velocities slopes: inout MutableSpan<Double>
  ) {
    switch self {
    case .linear:
      sample(at: progress, into: &values)
      ParameterError.trapUnlessSameCount(slopes.count, "velocities", progress.count, "points of progress")
      for index in progress.indices { slopes[index] = slope(at: progress[index]) }
    case .keyword(let name): name.curve.sample(at: progress, into: &values, velocities: &slopes)
    case .cubicBezier(let curve): curve.sample(at: progress, into: &values, velocities: &slopes)
    case .steps(let curve): curve.sample(at: progress, into: &values, velocities: &slopes)
    case .piecewiseLinear(let curve): curve.sample(at: progress, into: &values, velocities: &slopes)
    case .penner(let curve): curve.sample(at: progress, into: &values, velocities: &slopes)
    }
  }
}

extension TimingCurve.Keyword {
  /// The curves of all keywords, by ``index``; they are made once and never freed, to avoid reference counting.
  fileprivate static let curves: UnsafeCurves = {
    let curves = UnsafeMutablePointer<CubicBezier>.allocate(capacity: 4)
    curves.initialize(to: .ease)
    (curves + 1).initialize(to: .easeIn)
    (curves + 2).initialize(to: .easeOut)
    (curves + 3).initialize(to: .easeInOut)
    return UnsafeCurves(first: curves)
  }()

  fileprivate var index: Int {
    switch self {
    case .ease: 0
    case .easeIn: 1
    case .easeOut: 2
    case .easeInOut: 3
    }
  }
}

/// Curves in memory that nobody changes.
private struct UnsafeCurves: @unchecked Sendable {
  let first: UnsafePointer<CubicBezier>
}

extension TimingCurve {
  /// The value before an animation begins: the value at progress 0, before any jump there.
  ///
  /// It is 0, unless a polyline begins elsewhere.
  @usableFromInline package var firstValue: Double {
    if case .piecewiseLinear(let curve) = self { return curve.value(at: 0) }
    return 0
  }

  /// The value after an animation: the value at progress 1.
  ///
  /// It is 1, unless a polyline ends elsewhere.
  @usableFromInline package var lastValue: Double {
    if case .piecewiseLinear(let curve) = self { return curve.value(at: 1) }
    return 1
  }
}
