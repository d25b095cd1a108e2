public import MotionCurves

/// The keys of an ``InterpolatedTrack``, behind one reference, so that copying the track costs one retain.
@usableFromInline
final class InterpolatedTrackStorage<Value: Interpolatable>: Sendable {
  @usableFromInline let keys: KeyList<Value>
  let mode: CalculationMode
  @usableFromInline let timeline: Timeline
  @usableFromInline let easing: TrackEasing?

  init(_ keys: KeyList<Value>, _ mode: CalculationMode, _ curve: TimingCurve) {
    self.keys = keys
    self.mode = mode
    let last = keys.values.count - 1
    // If a value holds until the last key, an interval without duration leads to the last key's value.
    timeline = Timeline(keyTimes: last > 0 && keys.isHeld(last - 1) ? keys.times + [keys.times[last]] : keys.times)
    easing = .easing(TrackTiming(segmentCurves: keys.curves, overallCurve: curve), timeline)
  }

  @inlinable
  func position(at time: Double, near guess: Int) -> TrackPosition {
    if let easing { return easing.position(at: time, near: guess) }
    return timeline.position(at: time, near: guess)
  }

  @inlinable
  func value(at position: TrackPosition) -> Value {
    let values = keys.values
    let start = values[position.interval]
    if position.fraction.isNaN { return start.interpolated(to: start, by: position.fraction) }
    let isLast = position.interval == values.count - 1
    if isLast || position.fraction == 0 || keys.isHeld(position.interval) { return start }
    return start.interpolated(to: values[position.interval + 1], by: position.fraction)
  }
}
