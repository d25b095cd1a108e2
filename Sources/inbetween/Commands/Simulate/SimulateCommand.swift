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
      \(SampleTimes.maximumCount) rows. In the plane they are NAME.position.0,NAME.position.1,NAME.velocity.0 and so \
      on: x first, then y.

      With --events there is a row for each event that has happened: time,event,body,position,velocity. The event and \
      the body are indices in the document; the velocity is the one after an impact.

      With --plot there is a picture instead: the positions, with a dot at each event, and the velocities below them, of at most \
      \(CurvePlot.maximumCurveCount) bodies; in the plane x and y have axes of their own. If the name of the output ends in .html it is a page.

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

      A spring goes from a body to another body, by its name, or to an anchor, a number. Methods: \
      \(Solver.Method.allCases.map(\.rawValue).joined(separator: ", ")). Events happen at a time, or when a \
      body passes a position, rising, falling or either; their actions: record, stop, reflect (restitution), \
      set (spring and its parameters), retarget (spring, to).

      If the positions are [x, y], the bodies move in the plane: velocities, anchors and gravity are [x, y] too, a \
      spring pulls along its line, and an event at a position has a coordinate, 0 for x or 1 for y.

      Integrated by the GNU Scientific Library, under the GPL 3 or later.

      EXAMPLES:
        inbetween simulate chain.json --rate 120 -o chain.csv
        inbetween simulate bouncing-ball.json --events
        inbetween simulate duffing.json --plot -o duffing.html
        inbetween simulate jelly.json --rate 60 -o jelly.npy
      """)

  @OptionGroup var input: DocumentOptions

  @OptionGroup var times: TimeOptions

  @Flag(help: "Print the events instead of the motion.")
  var events = false

  @OptionGroup var picture: PlotOptions

  @OptionGroup var table: TableOptions

  func validate() throws {
    try times.check(beside: input.document)
    try picture.check(table)
    if events && picture.plot { throw ValidationError("--events and --plot exclude each other.") }
    if (events || picture.plot) && times.isGiven {
      let names = "--count, --rate, --at, --from and --to"
      throw ValidationError("\(names) do not go with \(events ? "--events" : "--plot").")
    }
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
    // A document that stops at once has one row.
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
}
