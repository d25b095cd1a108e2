/// A timing curve of any kind: a function from progress to progress.
///
/// The kinds are those of CSS Easing Level 2, Core Animation's names and Penner's easings. Values may leave 0…1
/// (overshoot), and so may the progress: each kind defines its extrapolation.
public enum TimingCurve: Sendable, Hashable {
  /// CSS: `linear`, the identity.
  case linear
  /// One of CSS's four names for cubic Bézier curves, preserved in the output.
  case keyword(Keyword)
  /// CSS: `cubic-bezier(x1, y1, x2, y2)`.
  case cubicBezier(CubicBezier)
  /// CSS: `steps(n, position)`.
  case steps(Steps)
  /// CSS: `linear(stops)`.
  case piecewiseLinear(PiecewiseLinear)
  /// One of Penner's thirty easings, `ease-in-quad` to `ease-in-out-bounce`.
  case penner(PennerEasing)
}

extension TimingCurve {
  /// CSS's names for cubic Bézier curves.
  public enum Keyword: String, Sendable, Hashable, CaseIterable {
    /// ``CubicBezier/ease``.
    case ease
    /// ``CubicBezier/easeIn``.
    case easeIn = "ease-in"
    /// ``CubicBezier/easeOut``.
    case easeOut = "ease-out"
    /// ``CubicBezier/easeInOut``.
    case easeInOut = "ease-in-out"

    /// The curve with that name.
    public var curve: CubicBezier {
      switch self {
      case .ease: .ease
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }

  /// CSS: `ease`; ``CubicBezier/ease``.
  public static let ease = TimingCurve.keyword(.ease)
  /// CSS: `ease-in`; ``CubicBezier/easeIn``.
  public static let easeIn = TimingCurve.keyword(.easeIn)
  /// CSS: `ease-out`; ``CubicBezier/easeOut``.
  public static let easeOut = TimingCurve.keyword(.easeOut)
  /// CSS: `ease-in-out`; ``CubicBezier/easeInOut``.
  public static let easeInOut = TimingCurve.keyword(.easeInOut)
  /// CSS: `step-start`, the same as `steps(1, start)`.
  public static let stepStart = TimingCurve.steps(Steps(1, .start))
  /// CSS: `step-end`, the same as `steps(1, end)`.
  public static let stepEnd = TimingCurve.steps(Steps(1, .end))

  /// The names of Core Animation's media timing functions.
  ///
  /// Apple documented only the control points of `default`; all implementations agree on the others, which are CSS's.
  /// Core Animation stores them as 32-bit numbers, with an error of 1.3·10⁻⁸ for 0.42; here they are exact.
  public enum CoreAnimationName: String, Sendable, Hashable, CaseIterable {
    /// `kCAMediaTimingFunctionLinear`: (0, 0, 1, 1).
    case linear
    /// `kCAMediaTimingFunctionEaseIn`: (0.42, 0, 1, 1).
    case easeIn
    /// `kCAMediaTimingFunctionEaseOut`: (0, 0, 0.58, 1).
    case easeOut
    /// `kCAMediaTimingFunctionEaseInEaseOut`: (0.42, 0, 0.58, 1).
    case easeInEaseOut
    /// `kCAMediaTimingFunctionDefault`: (0.25, 0.1, 0.25, 1), the curve of implicit animations.
    case `default`
  }

  /// Creates the curve with one of Core Animation's names.
  public init(_ name: CoreAnimationName) {
    self =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .ease
      }
  }

  /// The curve as a cubic Bézier; nil for the other kinds.
  public var cubicBezier: CubicBezier? {
    switch self {
    case .keyword(let name): name.curve
    case .cubicBezier(let curve): curve
    case .linear, .steps, .piecewiseLinear, .penner: nil
    }
  }

  /// Whether the value never decreases, or never increases, between 0 and 1.
  public var isMonotonic: Bool {
    switch self {
    case .linear, .keyword, .steps: true
    case .cubicBezier(let curve): curve.isMonotonic
    case .piecewiseLinear(let curve): curve.isMonotonic
    case .penner(let curve): curve.isMonotonic
    }
  }

  /// The least and the greatest value over a range of progress with finite bounds.
  public func range(over progress: ClosedRange<Double> = 0...1) -> ClosedRange<Double> {
    switch self {
    case .linear: progress
    case .keyword(let name): name.curve.range(over: progress)
    case .cubicBezier(let curve): curve.range(over: progress)
    case .steps(let curve): curve.range(over: progress)
    case .piecewiseLinear(let curve): curve.range(over: progress)
    case .penner(let curve): curve.range(over: progress)
    }
  }

  /// The curve in reverse, 1 − f(1 − p): `ease-in` becomes `ease-out`.
  public var reversed: TimingCurve {
    switch self {
    case .linear: .linear
    case .keyword(.easeIn): .easeOut
    case .keyword(.easeOut): .easeIn
    case .keyword(.easeInOut): .easeInOut
    case .keyword(.ease): .cubicBezier(CubicBezier.ease.reversed)
    case .cubicBezier(let curve): .cubicBezier(curve.reversed)
    case .steps(let curve): .steps(curve.reversed)
    case .piecewiseLinear(let curve): .piecewiseLinear(curve.reversed)
    case .penner(let curve): .penner(curve.reversed)
    }
  }
}

extension TimingCurve {
  /// The value before an animation begins, that at progress 0 before any jump there: 0, unless a polyline begins
  /// elsewhere.
  @usableFromInline var firstValue: Double {
    if case .piecewiseLinear(let curve) = self { return curve.value(at: 0) }
    return 0
  }

  /// The value after an animation, that at progress 1: 1, unless a polyline ends elsewhere.
  @usableFromInline var lastValue: Double {
    if case .piecewiseLinear(let curve) = self { return curve.value(at: 1) }
    return 1
  }
}

extension TimingCurve: Motion {
  /// The value at a progress.
  ///
  /// NaN gives NaN, an infinite progress the limit.
  public func value(at progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .keyword(let name): name.curve.value(at: progress)
    case .cubicBezier(let curve): curve.value(at: progress)
    case .steps(let curve): curve.value(at: progress)
    case .piecewiseLinear(let curve): curve.value(at: progress)
    case .penner(let curve): curve.value(at: progress)
    }
  }

  /// The value at a progress; with the flag, a staircase has its value before the jump.
  ///
  /// - Parameters:
  ///   - progress: any number.
  ///   - beforeFlag: the flag of ``Steps/value(at:beforeFlag:)``, which other kinds ignore.
  /// - Returns: the value; away from jumps that of ``value(at:)``.
  public func value(at progress: Double, beforeFlag: Bool) -> Double {
    if beforeFlag, case .steps(let curve) = self { return curve.value(at: progress, beforeFlag: true) }
    return value(at: progress)
  }

  /// The slope dy/dp at a progress.
  public func velocity(at progress: Double) -> Double {
    switch self {
    case .linear: progress.isNaN ? .nan : 1
    case .keyword(let name): name.curve.velocity(at: progress)
    case .cubicBezier(let curve): curve.velocity(at: progress)
    case .steps(let curve): curve.velocity(at: progress)
    case .piecewiseLinear(let curve): curve.velocity(at: progress)
    case .penner(let curve): curve.velocity(at: progress)
    }
  }

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
}
