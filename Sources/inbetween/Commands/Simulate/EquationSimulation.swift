import MotionDynamics
import MotionNumerics

/// The motion of the unknowns of equations, as a table or a plot.
struct EquationSimulation {
  let trajectory: Trajectory<EquationSystem>

  /// Integrates the equations of a command.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for equations that do not parse, and with the time reached if the
  ///   simulation fails.
  init(_ options: EquationOptions, until end: Double) throws(CommandFailure) {
    let (system, positions, velocities) = try options.system()
    let solver = try options.solver(coordinateCount: system.coordinateCount)
    var progress = Progress(of: end)
    defer { progress.end() }
    do {
      let simulation = try Simulation(
        validatingOf: system, from: positions, velocity: velocities, solver: solver)
      trajectory = try simulation.trajectory(until: end, progress: { progress.reached($0) })
    } catch {
      throw .badData("--equation: \(error)")
    }
  }

  private var unknowns: [EquationSystem.Unknown] { trajectory.system.unknowns }

  // MARK: Tables

  /// `x.position` and `x.velocity` for an unknown of second order, `x` for one of first order.
  var columnNames: [String] {
    ["time"] + unknowns.flatMap { $0.order == 2 ? ["\($0.name).position", "\($0.name).velocity"] : [$0.name] }
  }

  /// The columns for some rows, times first; NaN outside the motion.
  func columns(at times: [Double]) -> [[Double]] {
    let domain = trajectory.startTime...trajectory.endTime
    let states = times.map { domain.contains($0) ? trajectory.state(at: $0) : nil }
    var columns = [times]
    for (index, unknown) in unknowns.enumerated() {
      if unknown.order == 2 { columns.append(states.map { $0?.value[index] ?? .nan }) }
      columns.append(states.map { $0?.velocity[index] ?? .nan })
    }
    return columns
  }

  // MARK: Plots

  /// The plot: the unknowns, and below them the velocities of those of second order.
  func plot(title: String) -> CurvePlot {
    let domain = trajectory.startTime...trajectory.endTime
    func series(_ name: String, _ value: @escaping (Double) -> Double) -> CurvePlot.Series {
      let points = GraphPoints(over: domain, corners: [], of: value)
      var series = CurvePlot.Series(name: name, times: points.times, values: points.values)
      series.note = points.values.finiteRange?.legendNote
      return series
    }
    let values = unknowns.enumerated().map { index, unknown in
      series(unknown.name) {
        unknown.order == 2 ? trajectory.coordinate(index, at: $0) : trajectory.velocity(ofCoordinate: index, at: $0)
      }
    }
    let rates = unknowns.enumerated().filter { $0.element.order == 2 }.map { index, unknown in
      series("\(unknown.name)'") { trajectory.velocity(ofCoordinate: index, at: $0) }
    }
    var panes = [CurvePlot.Pane(yLabel: "value", series: values, references: [0])]
    if !rates.isEmpty { panes.append(CurvePlot.Pane(yLabel: "velocity", series: rates, references: [0])) }
    return CurvePlot(title: title, xLabel: "time (s)", panes: panes)
  }
}

extension SimulateCommand {
  /// Writes the table or the plot of equations.
  func writeEquations() throws {
    let listed = try times.listed()
    let end = if let listed { max(0, listed.times(of: 0..<listed.count).max() ?? 0) } else { try givenEnd() }
    if isPlot {
      let simulation = try EquationSimulation(equation, until: end)
      guard simulation.trajectory.system.unknowns.count <= CurvePlot.maximumCurveCount else {
        throw CommandFailure.badData("--plot: at most \(CurvePlot.maximumCurveCount) unknowns are allowed")
      }
      return try simulation.plot(title: picture.title ?? equation.text).write(
        to: table.output, pixels: picture.pixels)
    }
    // Too many rows are refused before the simulation.
    let rows = try listed ?? givenRows(until: end)
    let simulation = try EquationSimulation(equation, until: end)
    try table.write(simulation.columnNames, rowCount: rows.count) { simulation.columns(at: rows.times(of: $0)) }
  }

  private func givenRows(until end: Double) throws(CommandFailure) -> SampleTimes {
    try times.times(or: .rate("60")) { () throws(CommandFailure) in
      try times.domain.domain(unit: times.unit()) { () throws(CommandFailure) in end }
    }
  }

  private func givenEnd() throws(CommandFailure) -> Double {
    guard let to = times.domain.to else { throw .badData("--equation: give the end of the motion by --to") }
    let end = try Double(to, option: "--to", unit: times.unit())
    guard end > 0 else { throw .badData("--to: expected a time after 0, found \(end.shortestDecimal)") }
    return end
  }
}
