import MotionCurves
import MotionDynamics
import MotionPaths
import MotionValues
import PlotParts
import VectorScene

/// The mark of an event: a ring that widens around its place and fades.
struct FilmFlash {
  let time: Double
  let name: String
  let center: Path.Point
  /// The radius of the body or anchor in the middle.
  let radius: Double
  let color: Color

  private static let duration = 0.35
  private static let growth = 14.0
  /// The least time between two rings at one place, so that a body that comes to rest does not flicker.
  private static let leastDistance = 0.15
  /// The largest number of marks: as many as a plot has.
  private static let greatestCount = 200

  /// The ring at a time; nil before the event, and after the ring has faded.
  func node(at time: Double) -> Node? {
    let age = (time - self.time) / Self.duration
    guard age >= 0 && age < 1 else { return nil }
    // The ring grows fast at first, like a ripple.
    let growth = 1 - (1 - age) * (1 - age)
    let outer = radius + Self.growth
    let scale = (radius + growth * Self.growth) / outer
    let ring = Shape(.circle(center: .zero, radius: outer), stroke: Stroke(color, width: 2.5))
    return .group(
      Group(
        name: name, transform: Affine.translation(x: center.x, y: center.y).scaledBy(x: scale, y: scale),
        opacity: 0.9 * (1 - age), children: [.shape(ring)]))
  }

  /// The marks of the events in a motion.
  static func all<Point>(in motion: FilmMotion<Point>, room: FilmLayout, bodies: FilmBodies) -> [FilmFlash] {
    var flashes: [FilmFlash] = []
    var latest: [Int: Double] = [:]
    for record in motion.trajectory.eventRecords where flashes.count < greatestCount {
      let mark = motion.marks[record.event]
      guard let place = FlashPlace(of: mark, at: record.time, in: motion) else { continue }
      let key = mark.body ?? motion.bodyCount + (mark.spring ?? 0)
      guard record.time - (latest[key] ?? -.infinity) >= leastDistance else { continue }
      latest[key] = record.time
      flashes.append(
        FilmFlash(
          time: record.time, name: "event \(record.event) at \(record.time.rounded(places: 4)) s",
          center: room.point(place.position, rail: motion.components[place.body]),
          radius: place.isAtBody ? bodies.radii[place.body] : 5,
          color: place.isAtBody ? bodies.colors[place.body] : PlotInk.muted))
    }
    return flashes
  }
}

/// Where an event is marked.
private struct FlashPlace {
  let position: [Double]
  /// The body at the event, or the body of the changed spring.
  let body: Int
  let isAtBody: Bool

  /// The place of an event: its body, or the anchor of the spring that it changes.
  ///
  /// Nil for an event without a place.
  init?<Point>(of mark: SimulationFilmMark, at time: Double, in motion: FilmMotion<Point>) {
    if let spring = mark.spring, let anchor = motion.anchor(of: spring, at: time) {
      position = anchor.scalars
      body = motion.springs[spring].body.index
      isAtBody = false
      return
    }
    guard let body = mark.body ?? mark.spring.map({ motion.springs[$0].body.index }) else { return nil }
    self.body = body
    position = motion.trajectory.body(body).value(at: time).scalars
    isAtBody = true
  }
}
