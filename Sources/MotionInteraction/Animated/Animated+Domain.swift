import MotionCurves
// Without this import the compiler would not see the domains of springs and decays, and take the default.
import MotionSprings

extension AnimatedValue {
  /// The times from the last change that has begun until the value stays within a fraction of the distance of its last
  /// change from its target.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let end = max(last.start, last.piece.end(tolerance: tolerance))
    return end.isFinite ? current.start...end : nil
  }
}

extension MotionPiece {
  /// The end of the piece's domain; infinite if it never rests, −∞ for a value that stays.
  func end(tolerance: Double) -> Double {
    let domain =
      switch self {
      case .hold: nil as ClosedRange<Double>?
      case .spring(let box): box.content.domain(tolerance: tolerance)
      case .tween(let box): box.content.domain(tolerance: tolerance)
      case .carriedTween(let box): box.content.domain(tolerance: tolerance)
      case .minimumJerk(let box): box.content.domain(tolerance: tolerance)
      case .decay(let box): box.content.domain(tolerance: tolerance)
      case .played(let box): box.content.domain(tolerance: tolerance)
      }
    return domain?.upperBound ?? restTime
  }
}
