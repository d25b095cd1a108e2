import MotionNumerics

/// The ends of a stroke as fractions of its length: Core Animation's `strokeStart` and `strokeEnd`.
struct StrokeRange: Sendable, Hashable {
  var start: Double
  var end: Double
}

/// The visible parts of the effect at a time; nil for a hidden one.
struct CheckmarkParts: Sendable, Hashable {
  /// The dot, an arc on the ring.
  struct Dot: Sendable, Hashable {
    var rotation: Double
    var arc: Double
  }

  var head: StrokeRange?
  var line: StrokeRange?
  var dot: Dot?
  var check: StrokeRange?
  var hasRing = false

  /// The arrow at rest: the line's upper half is not drawn.
  static let arrow = CheckmarkParts(
    head: StrokeRange(start: 0, end: 1), line: StrokeRange(start: 0.5, end: 1))
}

extension CheckmarkRefresh {
  /// The visible parts at a time.
  func parts(at time: Double) -> CheckmarkParts {
    guard let run else { return .arrow }
    switch phase(at: time) {
    case .idle, .pulling: return .arrow
    case .arrowCollapse: return collapsingArrow(after: time - run.begin)
    case .lineShrink: return CheckmarkParts(line: line(after: time - run.begin))
    case .spinning: return CheckmarkParts(dot: dot(of: run.spin, at: time), hasRing: true)
    case .checked:
      return CheckmarkParts(check: run.stop.map { check(after: time - $0.time) }, hasRing: true)
    }
  }

  private func collapsingArrow(after elapsed: Double) -> CheckmarkParts {
    let progress = eased(elapsed, parameters.animationDuration)
    var parts = CheckmarkParts.arrow
    parts.head = StrokeRange(start: 0.5 * progress, end: 1 - 0.5 * progress)
    return parts
  }

  private func line(after elapsed: Double) -> StrokeRange {
    let duration = parameters.animationDuration / 2
    let start = eased(elapsed - parameters.animationDuration, duration)
    let end = eased(elapsed - parameters.lineEndStart, duration)
    return StrokeRange(start: 0.5 - 0.5 * start, end: 1 + (0.03 - 1) * end)
  }

  /// The dot, which grows from 0.1 to 0.3 radians from one second after its start on, in two seconds, easing out.
  private func dot(of spin: Spin, at time: Double) -> CheckmarkParts.Dot {
    let growth = CubicBezier.easeOut.value(at: clamped((time - spin.start - Spin.growthDelay) / Spin.growthDuration))
    return CheckmarkParts.Dot(rotation: -(spin.startAngle + spin.turn(at: time)), arc: 0.1 + (0.3 - 0.1) * growth)
  }

  /// The check mark: keyframes at 0, ½ and 1, with one easing over all of them.
  private func check(after elapsed: Double) -> StrokeRange {
    func keyframes(_ middle: Double, _ end: Double, _ duration: Double) -> Double {
      let position = 2 * eased(elapsed, duration)
      return position < 1 ? middle * position : middle + (end - middle) * (position - 1)
    }
    return StrokeRange(
      start: keyframes(0.4, 0.3, parameters.checkStartDuration), end: keyframes(1, 0.9, parameters.checkEndDuration))
  }

  private func eased(_ elapsed: Double, _ duration: Double) -> Double {
    CubicBezier.easeInOut.value(at: clamped(elapsed / duration))
  }

  private func clamped(_ progress: Double) -> Double { max(0, min(progress, 1)) }
}
