public import MotionCurves
public import MotionDynamics
import MotionPaths
import MotionValues
import PlotParts
public import VectorScene

/// A simulation as a moving picture: bodies with the springs between them, their traces, bounds, events and a clock.
///
/// ```swift
/// let film = SimulationFilm(of: try simulation.trajectory(until: 2), options: SimulationFilmOptions(title: "A chain"))
/// try film.scene(at: 0.5).svg()
/// try film.animation(at: (0...120).map { Double($0) / 60 }).svg()
/// ```
///
/// The view shows the range of the whole motion, and does not move. On a line, bodies that springs join share a rail;
/// where there is gravity the rails stand upright. Vertical axes point up, or down where gravity is positive. The area
/// of a disc grows with the mass. A ring widens where an event happens, and bounds that reflect bodies are drawn where
/// the rims of the bodies touch them. Up to twenty-four springs are coils, more are lines.
///
/// - Complexity: a film is made in time proportional to the steps and the bodies; a scene in that of a value of the
///   trajectory, and a node for each body and spring.
public struct SimulationFilm<Point: SpringSpace>: Sendable {
  let motion: FilmMotion<Point>
  private let options: SimulationFilmOptions
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

  /// Creates the film of a trajectory on a line or in the plane.
  ///
  /// The film of a trajectory that has forgotten its start begins at the `horizon`.
  ///
  /// - Precondition: there are at most 1,000 bodies and 10,000 springs, and the options fit the simulation;
  ///   ``init(validating:options:)`` throws instead.
  public init(
    of trajectory: Trajectory<SpringNetwork<Point>>, options: SimulationFilmOptions = SimulationFilmOptions()
  ) {
    self = ParameterError.orTrap(try Self(validating: trajectory, options: options))
  }

  /// Creates the film of a trajectory from outside.
  ///
  /// - Throws: ``ParameterError`` for more than 1,000 bodies or 10,000 springs, a space with more than two
  ///   dimensions, and options that do not fit: another number of names than
  ///   bodies, or of marks than events, no colour, an area smaller than 360 × 120 points, or a negative duration.
  public init(
    validating trajectory: Trajectory<SpringNetwork<Point>>, options: SimulationFilmOptions = SimulationFilmOptions()
  ) throws(ParameterError) {
    try options.check(for: trajectory)
    let motion = FilmMotion(trajectory, names: options.names, marks: options.marks)
    self.motion = motion
    self.options = options
    let bodies = FilmBodies(of: motion, palette: options.colors)
    // The room determines the width, and needs the legend's height first. So assume the narrowest width of a film.
    let legend = FilmLegend(motion.names, bodies, width: FilmLayout.least.x)
    let room = FilmLayout(
      of: FilmLayout.Contents(
        extents: motion.extents(), labels: Point.scalarCount == 1 ? ["position"] : ["x", "y"],
        gravity: motion.network.gravity.scalars, railCount: motion.componentCount,
        padding: bodies.greatestRadius + 14, legendHeight: legend.height, greatest: options.size))
    self.room = room
    self.bodies = bodies
    let someTimes = (0...8).map { motion.time(atPart: $0, of: 8) }
    springs = FilmSprings(
      of: motion, usually: someTimes.map { Self.springEnds(of: motion, in: room, bodies, at: $0) },
      width: room.railDistance)
    flashes = FilmFlash.all(in: motion, room: room, bodies: bodies)
    traces = Self.traces(of: motion, room: room, bodies: bodies, duration: options.traceDuration)
    anchoredSprings = motion.anchoredSprings
    let square = Path.roundedRectangle(x: -4.5, y: -4.5, width: 9, height: 9, cornerRadius: 1.5)
    pin = [.shape(Shape(square, fill: Fill(PlotInk.muted), stroke: Stroke(.white, width: 1)))]
    let ground = FilmBackdrop(room: room)
    let bounds = trajectory.simulation.events.compactMap { $0.bound() }
    backdrop = ground.axes + ground.bounds(bounds, radii: bodies.radii, rails: motion.components)
    let (left, right) = (FilmLayout.margin, room.area.upper.x)
    let fitting = TextMeasure(size: 17, weight: .bold).shortened(options.title, toWidth: right - left - 70)
    headings =
      (options.title.isEmpty || !options.showsTitle
        ? [] : [.label(Label(fitting, at: [left, 42], size: 17, weight: .bold, color: PlotInk.text))])
      + legend.nodes(at: [left, room.size.y - 16 - legend.height])
  }

  /// The width and height of the pictures, in points.
  public var size: SIMD2<Double> { room.size }

  /// The picture at a time in seconds; before the start and after the end, that of the start and the end.
  ///
  /// At NaN it is that of the start.
  public func scene(at time: Double) -> Scene {
    let time = time.isNaN ? motion.startTime : min(max(time, motion.startTime), motion.endTime)
    let points = Self.points(of: motion, in: room, at: time)
    let ends = Self.springEnds(of: motion, in: room, bodies, at: time)
    let anchors = anchoredSprings.compactMap { anchorNode(of: $0, at: time) }
    let layers: [(name: String, nodes: [Node])] = [
      ("backdrop", backdrop), ("traces", traces.flatMap { $0.nodes(at: time) }),
      ("springs", springs.nodes(ends)), ("anchors", anchors),
      ("bodies", points.enumerated().map { bodies.node($0, name: motion.names[$0], at: $1) }),
      ("events", flashes.compactMap { $0.node(at: time) }), ("headings", headings), ("clock", [clock(at: time)]),
    ]
    let nodes = layers.map { Node.group(Group(name: $0.name, children: $0.nodes)) }
    return Scene(
      size: room.size, background: options.background, title: options.title, description: description, nodes: nodes)
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
      + "motion for \((motion.endTime - motion.startTime).rounded(places: 3)) s"
  }

  /// The traces of the bodies; none if there are too many bodies, or if the traces would make up most of a file.
  private static func traces(
    of motion: FilmMotion<Point>, room: FilmLayout, bodies: FilmBodies, duration: Double
  ) -> [FilmTrace] {
    let mostPoints = 20_000
    let count = (60 * (motion.endTime - motion.startTime)).rounded(.up) + 1
    guard duration > 0, bodies.areNamed, count * Double(motion.bodyCount) <= Double(mostPoints) else { return [] }
    let even = (0..<Int(count)).map { min(motion.startTime + Double($0) / 60, motion.endTime) }
    // Add the times of events: there the path has corners, which lines from frame to frame would cut.
    let times = (even + motion.trajectory.eventRecords.prefix(mostPoints / motion.bodyCount).map(\.time)).sorted()
    return (0..<motion.bodyCount).compactMap { body in
      let path = motion.trajectory.body(body)
      let points = times.map { room.point(path.value(at: $0).scalars, rail: motion.components[body]) }
      return FilmTrace(
        through: points, at: times, duration: duration, color: bodies.colors[body], width: 0.5 * bodies.radii[body])
    }
  }
}
