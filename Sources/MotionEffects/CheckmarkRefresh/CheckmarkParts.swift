import MotionNumerics

/// The ends of a stroke as parts of its length: Core Animation's `strokeStart` and `strokeEnd`.
struct StrokeRange: Sendable, Hashable {
  var start: Double
  var end: Double
}

/// What is seen of the effect at a moment; nil for what is hidden.
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
  /// What is seen at a time.
  func parts(at time: Double) -> CheckmarkParts {
    guard let run else { return .arrow }
    switch phase(at: time) {
    case .idle, .pulling: return .arrow
    case .arrowCollapse: return collapse(after: time - run.begin)
    case .lineShrink: return CheckmarkParts(line: line(after: time - run.begin))
    case .spinning: return CheckmarkParts(dot: dot(of: run.spin, at: time), hasRing: true)
    case .checked:
      return CheckmarkParts(check: run.stop.map { check(after: time - $0.time) }, hasRing: true)
    }
  }

  private func collapse(after passed: Double) -> CheckmarkParts {
    let part = eased(passed, parameters.animationDuration)
    var parts = CheckmarkParts.arrow
    parts.head = StrokeRange(start: 0.5 * part, end: 1 - 0.5 * part)
    return parts
  }

  private func line(after passed: Double) -> StrokeRange {
    let duration = parameters.animationDuration / 2
    let start = eased(passed - parameters.animationDuration, duration)
    let end = eased(passed - parameters.lineEndStart, duration)
    return StrokeRange(start: 0.5 - 0.5 * start, end: 1 + (0.03 - 1) * end)
  }

  /// The dot grows from 0.1 to 0.3 radians from one second after its start, in two seconds, easing out.
  private func dot(of spin: Spin, at time: Double) -> CheckmarkParts.Dot {
    let growth = CubicBezier.easeOut.value(at: clamped((time - spin.start - Spin.growthDelay) / Spin.growthDuration))
    return CheckmarkParts.Dot(rotation: -(spin.startAngle + spin.turn(at: time)), arc: 0.1 + (0.3 - 0.1) * growth)
  }

  /// Keyframes at 0, ½ and 1, with one easing over all of them.
  private func check(after passed: Double) -> StrokeRange {
    func keyframes(_ middle: Double, _ end: Double, _ duration: Double) -> Double {
      let part = 2 * eased(passed, duration)
      return part < 1 ? middle * part : middle + (end - middle) * (part - 1)
    }
    return StrokeRange(
      start: keyframes(0.4, 0.3, parameters.checkStartDuration), end: keyframes(1, 0.9, parameters.checkEndDuration))
  }

  private func eased(_ passed: Double, _ duration: Double) -> Double {
    CubicBezier.easeInOut.value(at: clamped(passed / duration))
  }

  private func clamped(_ part: Double) -> Double { max(0, min(part, 1)) }
}
