import MotionCurves
public import MotionInteraction
import MotionSprings

extension BoundedMotion: ChordBounded {
  /// The deviation of the spring or the decay between two contacts.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    // By the middle: the rounding of a clock around the motion may move an end across a contact.
    let next = segments.indices.partitioningIndex { segments[$0].startTime > interval.middle }
    guard next > 0 else { return 0 }
    return segments[next - 1].chordDeviation(over: interval)
  }

  /// The start and the contacts.
  public func nextBreak(after time: Double) -> MotionBreak? {
    let index = segments.indices.partitioningIndex { segments[$0].startTime > time }
    guard index < segments.count else { return nil }
    let segment = segments[index]
    let before = index > 0 ? segments[index - 1].state(at: segment.startTime) : (value: segments[0].start, velocity: 0)
    return MotionBreak(
      at: segment.startTime, before: MotionLimit(value: before.value, velocity: before.velocity),
      after: MotionLimit(value: segment.start, velocity: segment.velocity))
  }
}

extension BoundedSegment {
  fileprivate func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    switch course {
    case .rest: return 0
    case .spring(let spring, let target):
      let motion = SpringMotion(spring, from: start, to: target, velocity: velocity, startingAt: startTime)
      return motion.chordDeviation(over: interval)
    case .decay:
      let duration = max(interval.lowerBound - startTime, 0)
      return interval.chordDeviation(curvature: abs(acceleration(after: duration)))
    }
  }
}
