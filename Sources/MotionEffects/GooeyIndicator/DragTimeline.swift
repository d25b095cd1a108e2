import EffectCore
import MotionCurves

/// The drags, coasts and releases of a gooey indicator, in points and seconds: the generator of its scroll offset.
struct DragTimeline: ValueGenerator {
  /// The cause of the view's movement.
  enum Driver: Sendable {
    case finger
    /// The view itself: at rest or coasting.
    case view
  }

  /// A reported scroll offset.
  struct Sample: Sendable {
    let offset: Double
    let driver: Driver
    /// The offset at which the current drag began.
    let origin: Double
    /// The side of the tail, which `legacy` keeps while it has no newer one.
    let side: GooeyBall.Side
    /// Whether the offset changed linearly from the sample before; otherwise it jumped.
    let isInterpolated: Bool
  }

  /// A release of the ball.
  struct Release: Sendable {
    /// The factor at the release, from which the shape is restored.
    let factor: Double
    /// The side of the tail.
    let side: GooeyBall.Side
  }

  private(set) var samples = EventLog<Sample>()
  private(set) var releases = EventLog<Release>()
  private var remembered = ForgottenBefore()

  /// The last sample that is not after a time.
  func sample(at time: Double) -> Sample? {
    samples.last(notAfter: time).map { samples[$0] }
  }

  /// The scroll offset at a time of a query.
  func value(at time: Double) -> Double {
    require(time)
    return offset(at: time)
  }

  /// The scroll offset at a time of a query or of an event, linear between the samples of one movement.
  func offset(at time: Double) -> Double {
    guard !time.isNaN else { return .nan }
    guard let index = samples.last(notAfter: time) else { return 0 }
    let start = samples[index]
    guard index + 1 < samples.indices.upperBound, samples[index + 1].isInterpolated else { return start.offset }
    let end = samples[index + 1]
    let fraction = (time - samples.time(of: index)) / (samples.time(of: index + 1) - samples.time(of: index))
    return start.offset * (1 - fraction) + end.offset * fraction
  }

  /// A time, clamped to be at least that of the last sample.
  func clamped(_ time: Double) -> Double {
    max(time, samples.latestTime)
  }

  mutating func append(_ sample: Sample, at time: Double) {
    samples.append(sample, at: time)
  }

  mutating func append(_ release: Release, at time: Double) {
    releases.append(release, at: time)
  }

  /// The earliest time of a query.
  var horizon: Double { remembered.time }

  /// Traps for a time before the horizon.
  func require(_ time: Double) { remembered.require(time, "GooeyIndicator") }

  /// Forgets the samples before the latest one at a time, and the releases whose restoring is over by then.
  mutating func forget(before time: Double, restoringDuration: Double) {
    guard remembered.move(to: time) else { return }
    if let last = samples.last(notAfter: time) { samples.forget(before: last) }
    releases.forget(before: releases.firstIndex { time - $0 < restoringDuration })
  }
}
