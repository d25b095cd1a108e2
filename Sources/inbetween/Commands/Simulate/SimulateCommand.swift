import ArgumentParser
import MotionDynamics
import MotionNumerics
import SimulationFilms
import VectorScene
import WebPages

/// `inbetween simulate`: a table, a plot or a film of the motion of a system of springs.
struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Integrate a system of bodies and springs that a JSON document describes.",
    discussion: """
      The columns are time,NAME.position,NAME.velocity and so on for each body, from 0 to the end: the duration of \
      the document, or the time of an event that stops it. Cells outside are empty. A table has at most \
      \(SampleTimes.maximumCount) rows. In the plane they are NAME.position.0,NAME.position.1,NAME.velocity.0 and so \
      on: x first, then y.

      With --events there is a row for each event that has happened: time,event,body,position,velocity. The event and \
      the body are indices in the document; the velocity is the one after an impact.

      With --plot there is a picture instead: the positions, with a dot at each event, and the velocities below them, of \
      at most \(CurvePlot.maximumCurveCount) bodies; in the plane x and y have axes of their own. If the name of the \
      output ends in .html it is a page, in .png one of pixels.

      With --film there is a picture that moves: the bodies, the springs between them, their traces, a ring where an \
      event happens, and the bounds that bodies are reflected at. On a line the bodies that springs join share a rail; \
      where there is gravity the rails stand upright. Vertical axes point up, or down where gravity is positive. \
      --rate, --to, --at or --frame, --frames, --format, --loops, --size, --background, --scale and --font are those of \
      `effect render`.

      DOCUMENT:
        { "bodies": [
            { "name": "a", "mass": 1, "position": 0, "velocity": 0,
              "friction": 0 } ],
          "springs": [
            { "from": "a", "to": 1, "stiffness": 100, "damping": 10,
              "cubicStiffness": 0, "restLength": 0 } ],
          "duration": 2, "method": "rk8pd", "tolerance": 1e-9,
          "maximumSteps": 1000000, "gravity": 0,
          "events": [
            { "at": 0.3, "action": "retarget", "spring": 0, "to": 2 },
            { "body": "a", "position": 1, "direction": "rising",
              "action": "record" } ] }

      A spring goes from a body to another body, by its name, or to an anchor, a number. Its restLength is a length, at \
      least 0: the body rests on the side of the other end where it starts, and the ends of a spring with a restLength \
      start at different places. Methods: \
      \(Solver.Method.allCases.map(\.rawValue).joined(separator: ", ")). Events happen at a time, or when a \
      body passes a position, rising, falling or either; their actions: record, stop, reflect (restitution), \
      set (spring and its parameters), retarget (spring, to).

      If the positions are [x, y], the bodies move in the plane: velocities, anchors and gravity are [x, y] too, a \
      spring pulls along its line, and an event at a position has a coordinate, 0 for x or 1 for y. With a restLength \
      the damper acts along the spring, without one in all directions.

      Integrated by the GNU Scientific Library, under the GPL 3 or later.

      EXAMPLES:
        inbetween simulate chain.json --rate 120 -o chain.csv
        inbetween simulate bouncing-ball.json --events
        inbetween simulate duffing.json --plot -o duffing.html
        inbetween simulate jelly.json --rate 60 -o jelly.npy
        inbetween simulate jelly.json --film -o jelly.svg
        inbetween simulate jelly.json --film --frame 0.4 -o still.svg
      """)

  @OptionGroup var input: DocumentOptions

  @OptionGroup var times: TimeOptions

  @Flag(help: "Print the events instead of the motion.")
  var events = false

  @OptionGroup var picture: PlotOptions

  @OptionGroup var film: FilmOptions

  // Tables and films share one option, though they have different formats.
  @Option(help: "The format of the table or the film (default: csv or svg, or as the output's name says).")
  var format: SimulationFormat?

  @OptionGroup var rounding: PrecisionOptions

  @OptionGroup var output: OutputOptions

  private var table: TableOutput {
    TableOutput(format: format?.table, precision: rounding.precision, output: output)
  }

  private var moving: MovingRequest {
    MovingRequest(
      rate: times.rate, to: times.domain.to, at: film.frame ?? times.at, frames: film.frames.frames,
      format: format?.moving, loops: film.loops, canvas: film.canvas, pixels: picture.pixels, output: output)
  }

  func validate() throws {
    try times.check(beside: input.document)
    try film.check()
    let kinds = [("--events", events), ("--plot", picture.plot), ("--film", film.film)].filter(\.1).map(\.0)
    if kinds.count > 1 { throw ValidationError("\(kinds[0]) and \(kinds[1]) exclude each other.") }
    if film.film { return try checkFilm() }
    if let format, format.moving != nil { throw ValidationError("--format \(format.name) needs --film.") }
    try picture.check(table)
    if (events || picture.plot) && times.isGiven {
      let names = "--count, --rate, --at, --from and --to"
      throw ValidationError("\(names) do not go with \(events ? "--events" : "--plot").")
    }
  }

  private func checkFilm() throws {
    if times.count != nil || times.domain.from != nil {
      throw ValidationError("--count and --from do not go with --film.")
    }
    if rounding.precision != nil {
      throw ValidationError("--precision is for tables: it does not go with --film.")
    }
    if let format, format.table != nil {
      throw ValidationError("--format \(format.name) is for tables: it does not go with --film.")
    }
    if film.frame != nil && times.at != nil { throw ValidationError("--at and --frame are the same with --film.") }
    try moving.check()
  }

  func run() throws {
    let file = try InputFile(reading: input.document)
    switch try SystemDocument(parsing: file.bytes, name: file.name) {
    case .line(let system): try write(system, named: file.name)
    case .plane(let system): try write(system, named: file.name)
    }
  }

  private func write<Point>(_ system: BodySystem<Point>, named name: String) throws {
    if events {
      try writeEvents(of: system, named: name)
    } else if picture.plot {
      try writePlot(of: system, named: name)
    } else if film.film {
      try writeFilm(of: system, named: name)
    } else {
      try writeMotion(of: system, named: name)
    }
  }

  private func writeMotion<Point>(of system: BodySystem<Point>, named name: String) throws {
    let listed: SampleTimes? = if let at = times.at { try SampleTimes(listed: at) } else { nil }
    let times = { (end: Double) throws(CommandFailure) in
      try self.times.times(or: .rate("60")) { () throws(CommandFailure) in
        try self.times.domain.domain { () throws(CommandFailure) in end }
      }
    }
    // Too many rows are refused before the simulation, unless an event may end it earlier.
    if listed == nil && !system.canStop { _ = try times(system.duration) }
    let trajectory = try system.trajectory(name: name)
    // A simulation that stops at once has one row.
    let isStopped = trajectory.endTime == 0 && !self.times.domain.isGiven
    let rows = if let listed { listed } else { isStopped ? .listed([0]) : try times(trajectory.endTime) }
    let samples = BodySamples(names: system.names, trajectory: trajectory)
    try table.write(BodySamples<Point>.columnNames(for: system.names), rowCount: rows.count) {
      samples.columns(at: rows.times(of: $0))
    }
  }

  private func writeEvents<Point>(of system: BodySystem<Point>, named name: String) throws {
    let samples = EventSamples(events: system.events, trajectory: try system.trajectory(name: name))
    try table.write(EventSamples<Point>.columnNames, rowCount: samples.count, columns: samples.columns)
  }

  private func writePlot<Point>(of system: BodySystem<Point>, named name: String) throws {
    let names = system.names
    guard names.count <= CurvePlot.maximumCurveCount else {
      let limit = "at most \(CurvePlot.maximumCurveCount) are allowed"
      throw CommandFailure.badData("\(name): bodies: \(names.count) to be plotted, \(limit)")
    }
    let trajectory = try system.trajectory(name: name)
    let title = picture.heading(ofDocument: input.document, parts: names, kind: "bodies")
    try CurvePlot(of: trajectory, names: names, events: system.events, title: title).write(
      to: table.output, pixels: picture.pixels)
  }

  private func writeFilm<Point>(of system: BodySystem<Point>, named name: String) throws {
    try system.checkFilm(named: name)
    let request = moving
    let still = try request.stillTime()
    // Too many frames are refused before the simulation, unless an event may end it earlier.
    if still == nil && !system.canStop { _ = try request.times(until: system.duration) }
    let trajectory = try system.trajectory(name: name)
    let title = picture.heading(ofDocument: input.document, parts: system.names, kind: "bodies")
    let film = try system.film(of: trajectory, title: title)
    let style = PictureStyle(decimals: 2)
    if let still {
      try trajectory.checkTime(still, option: "--at")
      return try request.writeStill(film.scene(at: still), style: style)
    }
    if let to = request.to { try trajectory.checkTime(try Double(to, option: "--to"), option: "--to") }
    guard trajectory.endTime > 0 else { throw CommandFailure.badData("\(name): stops at 0 s: there is no motion") }
    let times = try request.times(until: trajectory.endTime)
    try request.write(
      MovingPicture(
        name: input.document == "-" ? "simulation" : InputFile.baseName(of: input.document),
        rate: try request.hertz(), times: times, style: style,
        notes: PageNotes(channels: Self.positions(of: trajectory, named: system.names)),
        scene: { film.scene(at: times[$0]) },
        animation: { () throws(CommandFailure) in try Self.animation(of: film, at: times) }))
  }
}

extension SimulateCommand {
  /// The animation, unless its pictures would take a gigabyte together.
  private static func animation<Point>(
    of film: SimulationFilm<Point>, at times: [Double]
  ) throws(CommandFailure) -> AnimatedScene {
    let count = film.frameTimes(including: times).count
    guard count <= film.greatestFrameCount else {
      throw .badData(
        "--rate: \(count) pictures of \(film.partCount) bodies and springs asked for, "
          + "at most \(film.greatestFrameCount) are allowed")
    }
    do {
      return try film.animation(at: times)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// The positions of the bodies as channels; nil for more bodies than a plot can tell apart.
  private static func positions<Point>(
    of trajectory: BodyTrajectory<Point>, named names: [String]
  ) -> PageNotes.Channels? {
    guard names.count <= CurvePlot.maximumCurveCount else { return nil }
    let columns = names.flatMap { name in Point.columnSuffixes.map { "\(name).position\($0)" } }
    return PageNotes.Channels(names: columns) { time in
      trajectory.value(at: time).flatMap { point in (0..<Point.scalarCount).map { point[scalar: $0] } }
    }
  }
}

extension Trajectory {
  /// Refuses a time outside the motion.
  fileprivate func checkTime(_ time: Double, option: String) throws(CommandFailure) {
    guard startTime <= time && time <= endTime else {
      let end = endTime.shortestDecimal
      throw .badData("\(option): expected a time from 0 to \(end), found \(time.shortestDecimal)")
    }
  }
}

extension BodySystem {
  /// The film of the motion; the document names its bodies and what its events change.
  func film(of trajectory: BodyTrajectory<Point>, title: String) throws(CommandFailure) -> SimulationFilm<Point> {
    let marks = events.map { SimulationFilmMark(body: $0.body, spring: $0.spring) }
    do {
      return try SimulationFilm(
        validating: trajectory, options: SimulationFilmOptions(title: title, names: names, marks: marks))
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Refuses more bodies or springs than a picture can show.
  fileprivate func checkFilm(named name: String) throws(CommandFailure) {
    let counts = [
      ("bodies", names.count, SimulationFilmLimits.bodyCount),
      ("springs", network.springs.count, SimulationFilmLimits.springCount),
    ]
    for (field, count, limit) in counts where count > limit {
      throw .badData("\(name): \(field): \(count) to be drawn, at most \(limit) are allowed")
    }
  }
}
