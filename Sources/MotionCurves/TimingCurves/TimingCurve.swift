/// A timing curve of any kind: a function from progress to progress.
///
/// The kinds comprise CSS Easing Level 2, Core Animation's names and Penner's easings. Values may leave 0…1
/// (overshoot), and so may the progress: each kind defines its extrapolation.
public enum TimingCurve: Sendable, Hashable {
  /// CSS: `linear`, the identity.
  case linear
  /// One of CSS's four names for cubic Bézier curves, preserved in the output.
  case keyword(Keyword)
  /// CSS: `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// Its coefficients are behind a reference, so that a timing curve is copied in two registers.
  indirect case cubicBezier(CubicBezier)
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
    package var curve: CubicBezier {
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
  /// Core Animation stores the control points as 32-bit numbers, with an error of 1.3·10⁻⁸ for 0.42; here they are
  /// exact.
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

  /// CSS: `cubic-bezier(x1, y1, x2, y2)`, such as `.cubicBezier(0.2, 0, 0, 1)`; ``CubicBezier/init(_:_:_:_:)``.
  public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubicBezier(CubicBezier(x1, y1, x2, y2))
  }

  /// CSS: `steps(n, position)`, such as `.steps(4)` or `.steps(4, .jumpStart)`; ``Steps/init(_:_:)``.
  public static func steps(_ count: Int, _ position: Steps.Position = .end) -> TimingCurve {
    .steps(Steps(count, position))
  }

  /// CSS: `linear(stops)`, such as `.linear(through: [0, 0.25, 1])`: straight lines between values at evenly spaced
  /// points of progress from 0 to 1.
  ///
  /// - Precondition: there is a value, and all values are finite.
  public static func linear(through values: [Double]) -> TimingCurve {
    .piecewiseLinear(PiecewiseLinear(stops: values.map { PiecewiseLinear.Stop($0) }))
  }

  /// One of Penner's easings, such as `.penner(.back, .easeOut)`.
  public static func penner(_ family: PennerEasing.Family, _ direction: PennerEasing.Direction) -> TimingCurve {
    .penner(PennerEasing(family, direction))
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

  /// Whether the kind is ``linear``, without the comparison of all kinds that `==` makes.
  @inlinable package var isIdentity: Bool {
    if case .linear = self { return true }
    return false
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
