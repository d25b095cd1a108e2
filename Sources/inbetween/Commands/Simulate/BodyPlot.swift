import MotionDynamics

extension CurvePlot {
  /// The largest number of bodies in a plot: more curves could not be told apart.
  static let maximumBodyCount = 12

  /// The plot of bodies in motion: their positions, and their velocities below them.
  init(of trajectory: BodyTrajectory, names: [String], title: String) {
    let corners = trajectory.corners
    let domain = trajectory.startTime...trajectory.endTime
    let positions = names.enumerated().map { body, name in
      let points = GraphPoints(over: domain, corners: corners, of: trajectory.body(body).value(at:))
      return Series(name: name, times: points.times, values: points.values, note: points.values.range?.legendNote)
    }
    let velocities = names.enumerated().map { body, name in
      let points = GraphPoints(over: domain, corners: corners, of: trajectory.body(body).velocity(at:))
      return Series(name: name, times: points.times, values: points.values)
    }
    self.init(
      title: title, xLabel: "time (s)",
      panes: [
        Pane(yLabel: "position", series: positions, references: [0]),
        Pane(yLabel: "velocity", series: velocities, references: [0]),
      ])
  }
}

extension BodyTrajectory {
  /// Times at which a velocity or an acceleration may jump.
  fileprivate var corners: [Double] {
    let steps = stepTimes
    return eventRecords.map(\.time) + zip(steps, steps.dropFirst()).filter { $0 == $1 }.map(\.0)
  }
}

extension [Double] {
  fileprivate var range: ClosedRange<Double>? {
    guard let least = self.min(), let greatest = self.max() else { return nil }
    return least...greatest
  }
}
