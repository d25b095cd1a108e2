import EffectCore
import MotionCurves
import VectorScene

extension CheckmarkRefresh {
  /// The generator of the visible parts: each phase has the tweens, or the spin, that move its parts.
  struct PartsMotion: ValueGenerator {
    let calls: RefreshCalls
    let run: Run?
    let parameters: Parameters

    /// The state at a time, which chooses the parts and what moves them.
    func phase(at time: Double) -> Phase {
      guard let run, let begin = calls.beginTime, time >= begin else { return calls.pull > 0 ? .pulling : .idle }
      if let stop = run.stop, time >= stop.idle { return .idle }
      let elapsed = time - begin
      if elapsed < parameters.animationDuration { return .arrowCollapse }
      if elapsed < parameters.spinStart { return .lineShrink }
      guard let stop = run.stop, time >= stop.time else { return .spinning }
      return .checked
    }

    func value(at time: Double) -> CheckmarkParts {
      guard let run, let begin = calls.beginTime else { return .arrow }
      let elapsed = time - begin
      switch phase(at: time) {
      case .idle, .pulling: return .arrow
      case .arrowCollapse:
        let head = Stroke.Trim(from: headStart.value(at: elapsed), to: headEnd.value(at: elapsed))
        return CheckmarkParts(head: head, line: Stroke.Trim(from: 0.5))
      case .lineShrink:
        return CheckmarkParts(line: Stroke.Trim(from: lineStart.value(at: elapsed), to: lineEnd.value(at: elapsed)))
      case .spinning:
        let rotation = -(run.spin.startAngle + run.spin.turn(at: time))
        let arc = dotArc.value(at: time - run.spin.start)
        return CheckmarkParts(dot: CheckmarkParts.Dot(rotation: rotation, arc: arc), hasRing: true)
      case .checked:
        let check = run.stop.map { stop in
          Stroke.Trim(from: checkStart.value(at: time - stop.time), to: checkEnd.value(at: time - stop.time))
        }
        return CheckmarkParts(check: check, hasRing: true)
      }
    }
  }
}

// MARK: The tweens

extension CheckmarkRefresh.PartsMotion {
  // The head collapses into its tip, over the time from the begin.
  private var headStart: Tween<Double> { arrow(from: 0, to: 0.5, parameters.animationDuration) }
  private var headEnd: Tween<Double> { arrow(from: 1, to: 0.5, parameters.animationDuration) }

  // The line grows to its upper end, and its lower end follows.
  private var lineStart: Tween<Double> {
    arrow(from: 0.5, to: 0, parameters.animationDuration / 2, delay: parameters.animationDuration)
  }
  private var lineEnd: Tween<Double> {
    arrow(from: 1, to: 0.03, parameters.animationDuration / 2, delay: parameters.lineEndStart)
  }

  /// The dot's arc in radians, which grows as the dot turns, over the time from the first tick.
  private var dotArc: Tween<Double> {
    Tween(from: 0.1, to: 0.3, duration: Spin.growthDuration, curve: parameters.dotCurve, delay: Spin.growthDelay)
  }

  // The check mark is drawn beyond its ends and back, with one easing over all keyframes, from the stop on.
  private var checkStart: Retimed<Chained<Tween<Double>, Tween<Double>>, Tween<Double>> {
    Self.startKeys.retimed(by: check(parameters.checkStartDuration))
  }
  private var checkEnd: Retimed<Chained<Tween<Double>, Tween<Double>>, Tween<Double>> {
    Self.endKeys.retimed(by: check(parameters.checkEndDuration))
  }

  private static let startKeys = keyframes(0.4, 0.3)
  private static let endKeys = keyframes(1, 0.9)

  /// The keyframes 0, `middle` and `end` at 0, ½ and 1.
  private static func keyframes(_ middle: Double, _ end: Double) -> Chained<Tween<Double>, Tween<Double>> {
    Tween(from: 0, to: middle, duration: 0.5, curve: .linear)
      .followed(by: Tween(from: middle, to: end, duration: 0.5, curve: .linear), at: 0.5)
  }

  private func arrow(from start: Double, to end: Double, _ duration: Double, delay: Double = 0) -> Tween<Double> {
    Tween(from: start, to: end, duration: duration, curve: parameters.arrowCurve, delay: delay)
  }

  private func check(_ duration: Double) -> Tween<Double> {
    Tween(from: 0, to: 1, duration: duration, curve: parameters.checkCurve)
  }
}
