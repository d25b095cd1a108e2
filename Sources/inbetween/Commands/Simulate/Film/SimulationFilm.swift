import MotionDynamics
import MotionNumerics
import VectorScene

/// A simulation as a moving picture: bodies with the springs between them, their traces, bounds, events and a clock.
///
/// The view shows the range of the whole motion, and does not move.
struct SimulationFilm<Point: DocumentSpace> {
  private let motion: FilmMotion<Point>
  private let title: String
  let room: FilmLayout
  private let bodies: FilmBodies
  private let springs: FilmSprings
  private let traces: [FilmTrace]
  private let flashes: [FilmFlash]
  private let anchoredSprings: [Int]
  /// An anchor around the origin.
  private let pin: [Node]
  /// The background, which does not change.
  private let backdrop: [Node]
  private let headings: [Node]

  init(of motion: FilmMotion<Point>, title: String) {
    self.motion = motion
    self.title = title
    let bodies = FilmBodies(of: motion)
    let system = motion.system
    // The room determines the width, and needs the legend's height first. So assume the narrowest width of a film.
    let legend = FilmLegend(system.names, bodies, width: FilmLayout.least.x)
    let room = FilmLayout(
      of: FilmLayout.Contents(
        extents: motion.extents(), labels: Point.axes.count == 1 ? ["position"] : ["x", "y"],
        gravity: system.network.gravity.scalars, railCount: motion.componentCount,
        padding: bodies.greatestRadius + 14, legendHeight: legend.height))
    self.room = room
    self.bodies = bodies
    let someTimes = (0...8).map { motion.endTime * Double($0) / 8 }
    springs = FilmSprings(
      of: motion, usually: someTimes.map { Self.springEnds(of: motion, in: room, bodies, at: $0) },
      width: room.railDistance)
    flashes = FilmFlash.all(in: motion, room: room, bodies: bodies)
    traces = Self.traces(of: motion, room: room, bodies: bodies)
    anchoredSprings = motion.anchoredSprings
    let square = Path.roundedRectangle(x: -4.5, y: -4.5, width: 9, height: 9, cornerRadius: 1.5)
    pin = [.shape(Shape(square, fill: Fill(PlotInk.muted), stroke: Stroke(.white, width: 1)))]
    let ground = FilmBackdrop(room: room)
    backdrop =
      ground.axes
      + ground.bounds(system.events.compactMap(\.bound), radii: bodies.radii, rails: motion.components)
    let (left, right) = (FilmLayout.margin, room.area.upper.x)
    let fitting = TextMeasure(size: 17, weight: .bold).shortened(title, toWidth: right - left - 70)
    headings =
      (title.isEmpty ? [] : [.label(Label(fitting, at: [left, 42], size: 17, weight: .bold, color: PlotInk.text))])
      + legend.nodes(at: [left, room.size.y - 16 - legend.height])
  }

  /// The picture at a time.
  func scene(at time: Double) -> Scene {
    let points = Self.points(of: motion, in: room, at: time)
    let ends = Self.springEnds(of: motion, in: room, bodies, at: time)
    let anchors = anchoredSprings.compactMap { anchorNode(of: $0, at: time) }
    let layers: [(name: String, nodes: [Node])] = [
      ("backdrop", backdrop), ("traces", traces.flatMap { $0.nodes(at: time) }),
      ("springs", springs.nodes(ends)), ("anchors", anchors),
      ("bodies", points.enumerated().map { bodies.node($0, name: motion.system.names[$0], at: $1) }),
      ("events", flashes.compactMap { $0.node(at: time) }), ("headings", headings), ("clock", [clock(at: time)]),
    ]
    let nodes = layers.map { Node.group(Group(name: $0.name, children: $0.nodes)) }
    return Scene(size: room.size, background: .white, title: title, description: description, nodes: nodes)
  }

  /// The animation at some times, with pictures of the events between them.
  ///
  /// So bounces stay sharp, and jumps do not become movements.
  func animation(at times: [Double]) throws(CommandFailure) -> AnimatedScene {
    let all = timesWithEvents(times)
    try checkSize(pictureCount: all.count)
    do {
      return try AnimatedScene(validatingFrames: all.map(scene), at: all)
    } catch {
      throw .badData("\(error)")
    }
  }

  // MARK: Parts

  /// The bodies on the canvas.
  private static func points(of motion: FilmMotion<Point>, in room: FilmLayout, at time: Double) -> [Path.Point] {
    motion.positions(at: time).enumerated().map { room.point($1.scalars, rail: motion.components[$0]) }
  }

  private static func springEnds(
    of motion: FilmMotion<Point>, in room: FilmLayout, _ bodies: FilmBodies, at time: Double
  ) -> [FilmSprings.Ends] {
    let points = points(of: motion, in: room, at: time)
    // A coil begins a little outside the disc or pin at its end.
    let gap = 4.0
    return motion.springs.enumerated().map { index, spring in
      let body = spring.body.index
      let lead = bodies.radii[body] + gap
      switch spring.end {
      case .body(let other):
        let leads = (from: lead, to: bodies.radii[other.index] + gap)
        return FilmSprings.Ends(from: points[body], to: points[other.index], leads: leads)
      case .anchor(let start):
        let anchor = motion.anchor(of: index, at: time) ?? start
        let pin = room.point(anchor.scalars, rail: motion.components[body])
        return FilmSprings.Ends(from: points[body], to: pin, leads: (lead, 4.5 + gap))
      }
    }
  }

  private func anchorNode(of spring: Int, at time: Double) -> Node? {
    motion.anchor(of: spring, at: time).map { anchor in
      let point = room.point(anchor.scalars, rail: motion.components[motion.springs[spring].body.index])
      return .group(Group(transform: .translation(x: point.x, y: point.y), children: pin))
    }
  }

  /// The time, rounded so that an eye can read it, as the clocks of pages show it.
  ///
  /// A film has a few hundred steps of the clock at most.
  private func clock(at time: Double) -> Node {
    let decimals = motion.endTime > 30 ? 0 : motion.endTime > 1 ? 1 : motion.endTime > 0.1 ? 2 : 3
    let digits = FixedDecimal(places: decimals).string(for: time.rounded(decimals: decimals))
    // Append zeros, so that the text always has the same length.
    let places = digits.firstIndex(of: ".").map { digits[$0...].count - 1 } ?? 0
    let text = digits + (places == 0 && decimals > 0 ? "." : "") + String(repeating: "0", count: decimals - places)
    return .label(
      Label(text + " s", at: [room.area.upper.x, 42], size: 15, anchor: .end, color: PlotInk.muted))
  }

  private var description: String {
    func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
    return "\(count(motion.bodyCount, "body", "bodies")) and \(count(motion.springs.count, "spring", "springs")) in "
      + "motion for \(motion.endTime.rounded(places: 3)) s"
  }

  /// The traces of the bodies; none if there are too many bodies, or if the traces would make up most of a file.
  private static func traces(of motion: FilmMotion<Point>, room: FilmLayout, bodies: FilmBodies) -> [FilmTrace] {
    let mostPoints = 20_000
    let count = (60 * motion.endTime).rounded(.up) + 1
    guard bodies.areNamed, count * Double(motion.bodyCount) <= Double(mostPoints) else { return [] }
    let even = (0..<Int(count)).map { min(Double($0) / 60, motion.endTime) }
    // Add the times of events: there the path has corners, which lines from frame to frame would cut.
    let times = (even + motion.trajectory.eventRecords.prefix(mostPoints / motion.bodyCount).map(\.time)).sorted()
    return (0..<motion.bodyCount).compactMap { body in
      let path = motion.trajectory.body(body)
      let points = times.map { room.point(path.value(at: $0).scalars, rail: motion.components[body]) }
      return FilmTrace(through: points, at: times, color: bodies.colors[body], width: 0.5 * bodies.radii[body])
    }
  }

  // MARK: Times

  /// The times of the frames, with those of events between them.
  ///
  /// Events are added only if two frames have at most two between them, and at most half as many as frames in all.
  ///
  /// The path of a body has a corner at a bounce. If an anchor jumps, the picture before the jump is added, too.
  private func timesWithEvents(_ times: [Double]) -> [Double] {
    var events = motion.trajectory.eventRecords[...]
    var all: [Double] = []
    var added = 0
    for (time, end) in zip(times, times.dropFirst() + [-.infinity]) {
      all.append(time)
      events = events.drop { $0.time <= time }
      let between = events.prefix { $0.time < end }
      guard Set(between.map(\.time)).count <= 2, 2 * (added + between.count) <= times.count else { continue }
      added += between.count
      for record in between {
        let isJump = motion.system.events[record.event].spring != nil
        for picture in isJump ? [record.time.nextDown, record.time] : [record.time] where picture > all[all.count - 1] {
          all.append(picture)
        }
      }
    }
    return all
  }

  /// Refuses an animation whose pictures would take a gigabyte together.
  private func checkSize(pictureCount: Int) throws(CommandFailure) {
    let limit = 500_000
    let parts = motion.bodyCount + motion.springs.count
    guard parts * pictureCount <= limit else {
      throw .badData(
        "--rate: \(pictureCount) pictures of \(parts) bodies and springs asked for, "
          + "at most \(limit / parts) are allowed")
    }
  }
}
