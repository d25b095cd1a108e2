/// What has happened to a gooey indicator, in points and seconds.
struct DragTimeline: Sendable {
  /// Who moves the view.
  enum Mover: Sendable {
    case finger
    case nobody
  }

  /// A report.
  struct Moment: Sendable {
    let offset: Double
    let mover: Mover
    /// Where the drag began, as long as it lasts.
    let origin: Double
    /// The side of the tail, which `legacy` keeps while it does not know better.
    let side: GooeyBall.Side
    /// Whether the way to this offset began at the moment before; otherwise the offset was there at once.
    let isOnTheWay: Bool
  }

  /// A ball let go.
  struct Release: Sendable {
    /// The factor that is to be restored, and the side of its tail.
    let factor: Double
    let side: GooeyBall.Side
  }

  private(set) var moments = EventLog<Moment>()
  private(set) var releases = EventLog<Release>()

  /// The last moment that is not after a time.
  func moment(at time: Double) -> Moment? {
    moments.last(notAfter: time).map { moments[$0] }
  }

  /// The scroll offset at a time: along lines between the reports of one movement.
  func offset(at time: Double) -> Double {
    guard !time.isNaN else { return .nan }
    guard let index = moments.last(notAfter: time) else { return 0 }
    let start = moments[index]
    guard index + 1 < moments.indices.upperBound, moments[index + 1].isOnTheWay else { return start.offset }
    let end = moments[index + 1]
    let part = (time - moments.time(of: index)) / (moments.time(of: index + 1) - moments.time(of: index))
    return start.offset * (1 - part) + end.offset * part
  }

  /// A time that is not before the last report.
  func clamped(_ time: Double) -> Double {
    max(time, moments.latestTime)
  }

  mutating func append(_ moment: Moment, at time: Double) {
    moments.append(moment, at: time)
  }

  mutating func append(_ release: Release, at time: Double) {
    releases.append(release, at: time)
  }

  /// Forgets what nobody can see from a time on: the reports before the last one until then, and releases from which the
  /// ball is restored.
  mutating func forget(before time: Double, restoringDuration: Double) {
    if let last = moments.last(notAfter: time) { moments.forget(before: last) }
    releases.forget(before: releases.firstIndex { time - $0 < restoringDuration })
  }
}
