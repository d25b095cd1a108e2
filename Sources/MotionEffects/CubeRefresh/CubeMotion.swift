import EffectCore
import MotionCurves

/// The generator of the cubes' pose: the line of the pull, the loop of eased steps, the last steps, and the first pose.
struct CubeMotion: ValueGenerator {
  /// One loading, from its begin.
  struct Run: Sendable, Hashable {
    var clock: CubeClock
    var stop: Stop?

    /// The end of a loading.
    struct Stop: Sendable, Hashable {
      /// The loop's clock from then on.
      var clock: CubeClock
      /// The end of the last step.
      var finish: Double
    }
  }

  let calls: RefreshCalls
  let run: Run?
  /// The timing curve of every step.
  let curve: TimingCurve

  /// The pose at a time; nil for NaN and for an infinite time in the loop.
  func value(at time: Double) -> CubePose? {
    guard !time.isNaN else { return nil }
    guard let run, let begin = calls.beginTime, time >= begin else {
      let steps = Double(CubeForms.pullCount) * calls.pull
      return CubePose(step: Int(steps), easedProgress: steps - steps.rounded(.down))
    }
    guard let stop = run.stop, let end = calls.endTime, time >= end else {
      return pose(afterSteps: run.clock.steps(at: time))
    }
    return time < stop.finish ? pose(afterSteps: stop.clock.steps(at: time)) : .start
  }

  /// The pose after a number of steps of the loop.
  private func pose(afterSteps steps: Double) -> CubePose? {
    guard steps.isFinite else { return nil }
    let whole = steps.rounded(.down)
    let step = Int(whole.truncatingRemainder(dividingBy: Double(CubeForms.count)))
    return CubePose(step: step, easedProgress: curve.value(at: steps - whole))
  }
}
