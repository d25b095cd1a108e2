import MotionCurves
import VectorScene

/// The visible parts of the effect at a time; nil for a hidden one.
struct CheckmarkParts: Sendable, Hashable {
  /// The dot, an arc on the ring.
  struct Dot: Sendable, Hashable {
    var rotation: Double
    var arc: Double
  }

  var head: Stroke.Trim?
  var line: Stroke.Trim?
  var dot: Dot?
  var check: Stroke.Trim?
  var hasRing = false

  /// The arrow at rest: the line's upper half is not drawn.
  static let arrow = CheckmarkParts(head: .whole, line: Stroke.Trim(from: 0.5))
}

extension CheckmarkRefresh {
  /// The visible parts at a time.
  func parts(at time: Double) -> CheckmarkParts {
    guard let run, let begin = calls.beginTime else { return .arrow }
    let elapsed = time - begin
    switch phase(at: time) {
    case .idle, .pulling: return .arrow
    case .arrowCollapse: return CheckmarkParts(head: head(after: elapsed), line: Stroke.Trim(from: 0.5))
    case .lineShrink: return CheckmarkParts(line: line(after: elapsed))
    case .spinning: return CheckmarkParts(dot: dot(of: run.spin, at: time), hasRing: true)
    case .checked: return CheckmarkParts(check: run.stop.map { check(after: time - $0.time) }, hasRing: true)
    }
  }

  /// The head collapses into its tip.
  private func head(after elapsed: Double) -> Stroke.Trim {
    let duration = parameters.animationDuration
    return Stroke.Trim(
      from: eased(from: 0, to: 0.5, duration).value(at: elapsed),
      to: eased(from: 1, to: 0.5, duration).value(at: elapsed))
  }

  /// The line grows to its upper end, and its lower end follows.
  private func line(after elapsed: Double) -> Stroke.Trim {
    let duration = parameters.animationDuration / 2
    return Stroke.Trim(
      from: eased(from: 0.5, to: 0, duration, delay: parameters.animationDuration).value(at: elapsed),
      to: eased(from: 1, to: 0.03, duration, delay: parameters.lineEndStart).value(at: elapsed))
  }

  /// The dot, which grows as it turns.
  private func dot(of spin: Spin, at time: Double) -> CheckmarkParts.Dot {
    CheckmarkParts.Dot(
      rotation: -(spin.startAngle + spin.turn(at: time)), arc: Spin.growth.value(at: time - spin.start))
  }

  /// The check mark is drawn beyond its ends and back, with one easing over all keyframes.
  private func check(after elapsed: Double) -> Stroke.Trim {
    Stroke.Trim(
      from: Self.checkStart.retimed(by: eased(from: 0, to: 1, parameters.checkStartDuration)).value(at: elapsed),
      to: Self.checkEnd.retimed(by: eased(from: 0, to: 1, parameters.checkEndDuration)).value(at: elapsed))
  }

  private static let checkStart = keyframes(0.4, 0.3)
  private static let checkEnd = keyframes(1, 0.9)

  /// The keyframes 0, `middle` and `end` at 0, ½ and 1.
  private static func keyframes(_ middle: Double, _ end: Double) -> Chained<Tween<Double>, Tween<Double>> {
    Tween(from: 0, to: middle, duration: 0.5, curve: .linear)
      .followed(by: Tween(from: middle, to: end, duration: 0.5, curve: .linear), at: 0.5)
  }

  private func eased(from start: Double, to end: Double, _ duration: Double, delay: Double = 0) -> Tween<Double> {
    Tween(from: start, to: end, duration: duration, curve: .easeInOut, delay: delay)
  }
}
