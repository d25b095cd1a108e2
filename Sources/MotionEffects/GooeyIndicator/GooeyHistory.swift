/// What has happened to a gooey indicator, in points and seconds.
struct GooeyHistory: Sendable {
  /// Who moves the view.
  enum Mover: Sendable {
    case finger
    case nobody
  }

  /// A report.
  struct Moment: Sendable {
    let time: Double
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
    let time: Double
    /// The factor that is to be restored, and the side of its tail.
    let factor: Double
    let side: GooeyBall.Side
  }

  private(set) var moments: [Moment] = []
  private(set) var releases: [Release] = []

  /// The last moment that is not after a time.
  func moment(at time: Double) -> Moment? {
    moments.last(notAfter: time) { $0.time }.map { moments[$0] }
  }

  /// The scroll offset at a time: along lines between the reports of one movement.
  func offset(at time: Double) -> Double {
    guard !time.isNaN else { return .nan }
    guard let index = moments.last(notAfter: time, time: { $0.time }) else { return 0 }
    let start = moments[index]
    guard index + 1 < moments.count, moments[index + 1].isOnTheWay else { return start.offset }
    let end = moments[index + 1]
    let part = (time - start.time) / (end.time - start.time)
    return start.offset * (1 - part) + end.offset * part
  }

  /// A time that is not before the last report.
  func clamped(_ time: Double) -> Double {
    max(time, moments.last?.time ?? time)
  }

  mutating func append(_ moment: Moment) {
    moments.append(moment)
  }

  mutating func append(_ release: Release) {
    releases.append(release)
  }
}
