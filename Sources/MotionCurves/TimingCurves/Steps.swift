/// A staircase: CSS's `steps()`, Core Animation's `discrete` pace.
///
/// At a progress p the step is ⌊p·n⌋, plus one if the first jump is at 0. The value is the step divided by the number
/// of jumps. The staircase continues outside 0…1.
///
/// - Accuracy: the step comes from p·n rounded to a double, as in the browsers; the value is one division.
/// - Complexity: constant.
///
/// Source: CSS Easing Functions Level 2, §2.3.
public struct Steps: Sendable, Hashable {
  /// The positions of the first and the last jump.
  public enum Position: Sendable, Hashable, CaseIterable {
    /// The first jump is at 0.
    case jumpStart
    /// The last jump is at 1.
    case jumpEnd
    /// No jump at 0 or 1: the values 0 and 1 last as long as the others.
    case jumpNone
    /// Jumps at 0 and at 1: the values 0 and 1 never hold.
    case jumpBoth
    /// An older keyword for ``jumpStart``; CSS preserves it in its output.
    case start

    /// An older keyword for ``jumpEnd``; CSS does not preserve it: its output omits both keywords.
    public static let end = Position.jumpEnd
  }

  /// The largest number of steps, 2³¹ − 1, as in the browsers.
  package static let maximumCount = 2_147_483_647

  /// The number of steps, n.
  public let count: Int
  /// The positions of the first and the last jump.
  public let position: Position

  /// Creates a staircase with a number of steps.
  ///
  /// - Precondition: `count` is in 1…2³¹ − 1, or in 2…2³¹ − 1 with ``Position/jumpNone``; ``init(validating:_:)``
  ///   throws instead.
  public init(_ count: Int, _ position: Position = .end) {
    self = ParameterError.orTrap(try Self(validating: count, position))
  }

  /// Creates a staircase with a number of steps from outside.
  ///
  /// - Throws: ``ParameterError`` unless `count` is in 1…2³¹ − 1, or in 2…2³¹ − 1 with ``Position/jumpNone``.
  public init(validating count: Int, _ position: Position = .end) throws(ParameterError) {
    let least = position == .jumpNone ? 2 : 1
    guard count >= least && count <= Self.maximumCount else {
      throw ParameterError(
        parameter: "the number of steps", value: String(count),
        allowed: "a whole number from \(least) to \(Self.maximumCount)")
    }
    self.count = count
    self.position = position
  }

  /// The value at a progress.
  ///
  /// - Parameters:
  ///   - progress: any number; NaN gives NaN, an infinite progress the same infinity.
  ///   - beforeFlag: whether the animation has not begun, or ends in reverse. If so, the value before a jump holds at
  ///     the jump.
  /// - Returns: the step divided by the number of jumps.
  package func value(at progress: Double, beforeFlag: Bool) -> Double {
    let position = progress * Double(count)
    var step = position.rounded(.down)
    if jumpsAtStart { step += 1 }
    if beforeFlag && step.isFinite && position == position.rounded(.down) { step -= 1 }
    if progress >= 0 && step < 0 { step = 0 }
    if progress <= 1 && step > jumps { step = jumps }
    return step / jumps
  }

  /// The least and the greatest value over a range of progress: the values at its bounds, because the staircase never
  /// descends.
  package func range(over progress: ClosedRange<Double> = 0...1) -> ClosedRange<Double> {
    value(at: progress.lowerBound)...value(at: progress.upperBound)
  }

  /// The staircase in reverse, 1 − f(1 − p), except at the jumps themselves.
  package var reversed: Steps {
    switch position {
    case .jumpStart, .start: Steps(count, .end)
    case .jumpEnd: Steps(count, .start)
    case .jumpNone, .jumpBoth: self
    }
  }

  private var jumpsAtStart: Bool {
    switch position {
    case .jumpStart, .start, .jumpBoth: true
    case .jumpEnd, .jumpNone: false
    }
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd, .start: Double(count)
    case .jumpNone: Double(count - 1)
    case .jumpBoth: Double(count + 1)
    }
  }
}

extension Steps: ProgressMotion {
  /// The value at a progress; at a jump, the value after it.
  public func value(at progress: Double) -> Double {
    value(at: progress, beforeFlag: false)
  }

  /// Zero: a staircase is flat between its jumps.
  ///
  /// NaN gives NaN.
  @usableFromInline func slope(at progress: Double) -> Double {
    progress.isNaN ? .nan : 0
  }

  /// Infinite: the staircase continues outside 0…1.
  public var restTime: Double { .infinity }
}
