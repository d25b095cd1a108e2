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
    abstract: "Integrate springs, or equations of motion.",
    discussion: """
      The columns are time,NAME.position,NAME.velocity for each body, NAME.position.0 and .1 in the plane, from 0 to the end: the \
      duration of the document, or the time of an event that stops it. --events has a row for each event instead, --plot the \
      positions and velocities of at most \(CurvePlot.maximumCurveCount) bodies, --film the bodies and springs as they move.

      See `inbetween help documents`, `help equations`, `help films`. Integrated by the GNU Scientific Library, under the GPL 3 or later.

      EXAMPLES:
        inbetween simulate bouncing-ball.json --rate 120 -o ball.csv
        inbetween simulate duffing.json --plot -o duffing.html
        inbetween simulate jelly.json --film --at 12f -o still.svg
        inbetween simulate --equation "x'' = -sin(x)" --set x=3 --to 20 --plot
      """)

  @Argument(help: DocumentOptions.help, completion: DocumentOptions.completion)
  var document: String?

  @OptionGroup var equation: EquationOptions

  @OptionGroup var times: TimeOptions

  @Flag(help: "Print the events instead of the motion.")
  var events = false

  @OptionGroup var picture: PlotOptions

  @OptionGroup var film: FilmOptions

  // Tables and films share one option, though they have different formats.
  @Option(help: "The format (default: csv or svg, or by the name).")
  var format: SimulationFormat?

  @OptionGroup var rounding: PrecisionOptions

  @OptionGroup var output: OutputOptions

  /// The document's path; empty beside equations.
  private var name: String { document ?? "" }

  var table: TableOutput {
    TableOutput(format: format?.table, precision: rounding.precision, output: output)
  }

  private var moving: MovingRequest {
    MovingRequest(
      rate: times.rate, to: times.domain.to, at: times.at, frames: film.frames.frames,
      format: format?.moving, loops: film.loops, canvas: film.canvas, pixels: picture.pixels, output: output)
  }

  func validate() throws {
    try equation.check(beside: document)
    try times.check(beside: document ?? "")
    try film.check()
    if equation.isGiven { try checkEquations() }
    let kinds = [("--events", events), ("--plot", picture.plot), ("--film", film.film)].filter(\.1).map(\.0)
    if kinds.count > 1 { throw ValidationError("\(kinds[0]) and \(kinds[1]) exclude each other.") }
    if film.film { return try checkFilm() }
    if let format, format.moving != nil { throw ValidationError("--format \(format.name) needs --film.") }
    try picture.check(table)
    if !equation.isGiven && (events || isPlot) && times.isGiven {
      let names = "--count, --rate, --at, --from and --to"
      throw ValidationError("\(names) do not go with \(events ? "--events" : "a picture").")
    }
  }

  /// Whether a picture is asked for, by the flag or by the name of the output.
  var isPlot: Bool { picture.isAsked(in: output) && !film.film && !events }

  private func checkEquations() throws {
    if events || film.film {
      let name = events ? "--events" : "--film"
      throw ValidationError("\(name) is for documents: it does not go with --equation, which --plot draws.")
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
    try moving.check()
  }

  func run() throws {
    if equation.isGiven { return try writeEquations() }
    let file = try InputFile(reading: name)
    switch try file.systemDocument() {
    case .line(let system): try write(system, named: file.name)
    case .plane(let system): try write(system, named: file.name)
    }
  }

  private func write<Point>(_ system: BodySystem<Point>, named name: String) throws {
    if events {
      try writeEvents(of: system, named: name)
    } else if isPlot {
      try writePlot(of: system, named: name)
    } else if film.film {
      try writeFilm(of: system, named: name)
    } else {
      try writeMotion(of: system, named: name)
    }
  }

  private func writeMotion<Point>(of system: BodySystem<Point>, named name: String) throws {
    let listed = try times.listed()
    let times = { (end: Double) throws(CommandFailure) in
      try self.times.times(or: .rate("60")) { () throws(CommandFailure) in
        try self.times.domain.domain(unit: self.times.unit()) { () throws(CommandFailure) in end }
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
    try system.plot(of: self.name, named: name, titled: picture.title).write(
      to: table.output, pixels: picture.pixels)
  }

  private func writeFilm<Point>(of system: BodySystem<Point>, named name: String) throws {
    try system.checkFilm(named: name)
    let request = moving
    let still = try request.stillTime()
    // Too many frames are refused before the simulation, unless an event may end it earlier.
    if still == nil && !system.canStop { _ = try request.times(until: system.duration) }
    let trajectory = try system.trajectory(name: name)
    let title = picture.heading(ofDocument: self.name, parts: system.names, kind: "bodies")
    let film = try system.film(of: trajectory, title: title)
    let style = PictureStyle(decimals: 2)
    if let still {
      try trajectory.checkTime(still, option: "--at")
      return try request.writeStill(film.scene(at: still), style: style)
    }
    if let end = try request.givenEnd() { try trajectory.checkTime(end, option: "--to") }
    guard trajectory.endTime > 0 else { throw CommandFailure.badData("\(name): stops at 0 s: there is no motion") }
    let times = try request.times(until: trajectory.endTime)
    try request.write(
      MovingPicture(
        name: self.name == "-" ? "simulation" : InputFile.baseName(of: self.name),
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
