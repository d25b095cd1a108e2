import ArgumentParser
import MotionDynamics

/// `inbetween simulate`: a table or a plot of the motion of a system of springs.
struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Integrate a system of bodies and springs that a JSON document describes.",
    discussion: """
      The columns are time,NAME.position,NAME.velocity and so on for each body, from 0 to the end: the duration of \
      the document, or the time of an event that stops it. Cells outside are empty. A table has at most \
      \(SampleTimes.maximumCount) rows.

      With --events there is a row for each event that has happened: time,event,body,position,velocity. The event and \
      the body are indices in the document; the velocity is the one after an impact.

      With --plot there is a picture instead: the positions, and the velocities below them, of at most \
      \(CurvePlot.maximumBodyCount) bodies. If the name of the output ends in .html it is a page.

      DOCUMENT:
        { "bodies": [
            { "name": "a", "mass": 1, "position": 0, "velocity": 0,
              "friction": 0 } ],
          "springs": [
            { "from": "a", "to": 1, "stiffness": 100, "damping": 10,
              "cubicStiffness": 0, "restLength": 0 } ],
          "duration": 2, "method": "rkck", "tolerance": 1e-9, "gravity": 0,
          "events": [
            { "at": 0.3, "action": "retarget", "spring": 0, "to": 2 },
            { "body": "a", "position": 1, "direction": "rising",
              "action": "record" } ] }

      A spring goes from a body to another body, by its name, or to an anchor, a number. Methods: \
      \(Solver.Method.allCases.map(\.rawValue).joined(separator: ", ")). Events happen at a time, or when a \
      body passes a position, rising, falling or either; their actions: record, stop, reflect (restitution), \
      set (spring and its parameters), retarget (spring, to).

      Integrated by the GNU Scientific Library, under the GPL 3 or later.

      EXAMPLES:
        inbetween simulate chain.json --rate 120 -o chain.csv
        inbetween simulate bouncing-ball.json --events
        inbetween simulate duffing.json --plot -o duffing.html
      """)

  @OptionGroup var input: DocumentOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Times per second, from 0 to the end (default: 60).", valueName: "hz"))
  var rate: String?

  @Flag(help: "Print the events instead of the motion.")
  var events = false

  @Flag(help: "Draw a picture instead of a table.")
  var plot = false

  @Option(help: ArgumentHelp("The heading of the picture; by default the document's name.", valueName: "text"))
  var title: String?

  // Without a default value, so that validation can refuse a format for a picture.
  @Option(help: "The format of the table (default: csv).")
  var format: TableFormat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if rate != nil && input.at != nil { throw ValidationError("--rate and --at exclude each other.") }
    if events && plot { throw ValidationError("--events and --plot exclude each other.") }
    if (events || plot) && (rate != nil || input.at != nil) {
      throw ValidationError("--rate and --at do not go with \(events ? "--events" : "--plot").")
    }
    if plot && format != nil { throw ValidationError("--format is for tables: it does not go with --plot.") }
    if !plot && title != nil { throw ValidationError("--title needs --plot.") }
  }

  func run() throws {
    let file = try InputFile(reading: input.document)
    let system = try SystemDocument(parsing: file.bytes, name: file.name)
    if events {
      try writeEvents(of: system, named: file.name)
    } else if plot {
      try writePlot(of: system, named: file.name)
    } else {
      try writeMotion(of: system, named: file.name)
    }
  }

  private func writeMotion(of system: SystemDocument, named name: String) throws(CommandFailure) {
    let listed: SampleTimes? = if let at = input.at { try SampleTimes(listed: at) } else { nil }
    let hertz = try SampleTimes.hertz(rate ?? "60")
    // Too many rows are refused before the simulation, unless an event may end it earlier.
    if listed == nil && !system.canStop { _ = try SampleTimes(rate: hertz, over: 0...system.duration) }
    let trajectory = try system.trajectory(name: name)
    let times = if let listed { listed } else { try SampleTimes(rate: hertz, over: 0...trajectory.endTime) }
    let samples = BodySamples(names: system.names, trajectory: trajectory)
    try Output.writeTable(
      BodySamples.columnNames(for: system.names), rowCount: times.count, as: format ?? .csv, to: output.output
    ) { rows in samples.columns(at: times.times(of: rows)) }
  }

  private func writeEvents(of system: SystemDocument, named name: String) throws(CommandFailure) {
    let samples = EventSamples(events: system.events, trajectory: try system.trajectory(name: name))
    try Output.writeTable(
      EventSamples.columnNames, rowCount: samples.count, as: format ?? .csv, to: output.output,
      columns: samples.columns)
  }

  private func writePlot(of system: SystemDocument, named name: String) throws(CommandFailure) {
    let names = system.names
    guard names.count <= CurvePlot.maximumBodyCount else {
      let limit = "at most \(CurvePlot.maximumBodyCount) are allowed"
      throw .badData("\(name): bodies: \(names.count) to be plotted, \(limit)")
    }
    let trajectory = try system.trajectory(name: name)
    try CurvePlot(of: trajectory, names: names, title: title ?? heading).write(to: output)
  }

  /// The last component of the document's path.
  private var heading: String {
    let document = input.document
    return document == "-" ? "standard input" : document.split(separator: "/").last.map(String.init) ?? document
  }
}
