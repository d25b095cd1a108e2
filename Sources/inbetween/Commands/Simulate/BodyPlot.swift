import MotionDynamics

extension CurvePlot {
  /// The plot of bodies in motion: their positions with a mark at each event, and their velocities below them.
  init(of trajectory: BodyTrajectory, names: [String], events: [SystemDocument.Event], title: String) {
    let corners = trajectory.corners
    let domain = trajectory.startTime...trajectory.endTime
    let positions = names.enumerated().map { body, name in
      let points = GraphPoints(over: domain, corners: corners, of: trajectory.body(body).value(at:))
      let marks = trajectory.marks(of: body, events: events)
      let range = points.values.finiteRange?.legendNote
      let note = marks.isEmpty ? range : "\(range ?? "") · events: \(marks.count)"
      return Series(name: name, times: points.times, values: points.values, note: note, marks: marks)
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
  /// The events that are over a body, and those over none, which are marked on all.
  fileprivate func marks(of body: Int, events: [SystemDocument.Event]) -> [SIMD2<Double>] {
    // More marks than a plot has room for would hide the curve.
    let limit = 200
    return eventRecords.filter { (events[$0.event].body ?? body) == body }.prefix(limit).map {
      [$0.time, self.body(body).value(at: $0.time)]
    }
  }

  /// Times at which a velocity or an acceleration may jump.
  fileprivate var corners: [Double] {
    let steps = stepTimes
    return eventRecords.map(\.time) + zip(steps, steps.dropFirst()).filter { $0 == $1 }.map(\.0)
  }
}
