import MotionDynamics
import MotionNumerics

extension CurvePlot {
  /// The plot of bodies in motion: positions with a mark at each event, and velocities below.
  ///
  /// In the plane each coordinate has separate axes. A body has the same line style in all of them, and one entry in
  /// the legend.
  init<Point: DocumentSpace>(
    of trajectory: BodyTrajectory<Point>, names: [String], events: [BodySystem<Point>.Event], title: String
  ) {
    let corners = trajectory.corners
    let domain = trajectory.startTime...trajectory.endTime
    let marks = names.indices.map { trajectory.markedTimes(of: $0, events: events) }
    /// The axes of one quantity in one direction.
    func pane(_ quantity: String, _ axis: Int, _ value: @escaping (_ coordinate: Int, _ time: Double) -> Double) -> Pane
    {
      let series = names.enumerated().map { body, name in
        let coordinate = body * Point.scalarCount + axis
        let points = GraphPoints(over: domain, corners: corners) { value(coordinate, $0) }
        return Series(name: name, times: points.times, values: points.values)
      }
      return Pane(yLabel: Point.axes[axis] + quantity, series: series, references: [0])
    }

    var positions = Point.axes.indices.map { pane("position", $0, trajectory.coordinate(_:at:)) }
    let velocities = Point.axes.indices.map { pane("velocity", $0, trajectory.velocity(ofCoordinate:at:)) }
    for body in names.indices {
      for axis in positions.indices {
        let coordinate = body * Point.scalarCount + axis
        positions[axis].series[body].marks = marks[body].map { [$0, trajectory.coordinate(coordinate, at: $0)] }
      }
      // The legend shows the notes of the first axes.
      let ranges = Point.note(ofRanges: positions.map { $0.series[body].values.finiteRange })
      let events = marks[body].isEmpty ? nil : "events: \(marks[body].count)"
      positions[0].series[body].note = [ranges, events].compactMap(\.self).joined(separator: " · ")
    }
    self.init(title: title, xLabel: "time (s)", panes: positions + velocities)
  }
}

extension DocumentSpace {
  /// The ranges of a curve's coordinates as a note in a legend; short, as several share little room.
  fileprivate static func note(ofRanges ranges: [ClosedRange<Double>?]) -> String? {
    guard scalarCount > 1 else { return ranges[0]?.legendNote }
    let notes = zip(axes, ranges).compactMap { axis, range in
      range.map { "\(axis)\($0.lowerBound.rounded(places: 2))…\($0.upperBound.rounded(places: 2))" }
    }
    return notes.joined(separator: ", ")
  }
}

extension Trajectory {
  /// The times at which a body is marked: of its events, and of events without a body, which mark all bodies.
  fileprivate func markedTimes<Point: DocumentSpace>(
    of body: Int, events: [BodySystem<Point>.Event]
  ) -> [Double] {
    // More marks than a plot has room for would hide the curve.
    let limit = 200
    return eventRecords.filter { (events[$0.event].body ?? body) == body }.prefix(limit).map(\.time)
  }

  /// Times at which a velocity or an acceleration may jump.
  var corners: [Double] {
    let steps = stepTimes
    return eventRecords.map(\.time) + zip(steps, steps.dropFirst()).filter { $0 == $1 }.map(\.0)
  }
}

extension MovingDocument {
  /// The plot of a whole document of bodies and springs, as `simulate` draws it.
  func plot(titled title: String?) throws(CommandFailure) -> CurvePlot {
    switch content {
    case .system(.line(let system)): try system.plot(of: path, named: name, titled: title)
    case .system(.plane(let system)): try system.plot(of: path, named: name, titled: title)
    case .animation, .imported, .lottie: throw .badData("\(name): no document of bodies and springs")
    }
  }
}

extension BodySystem {
  /// The plot of the motion.
  ///
  /// - Parameters:
  ///   - path: the document, as given by the user.
  ///   - name: its name in messages.
  ///   - title: the heading; nil for the document's name and the bodies.
  /// - Returns: the plot.
  /// - Throws: ``CommandFailure/badData(_:)`` for more bodies than a plot can tell apart.
  func plot(of path: String, named name: String, titled title: String?) throws(CommandFailure) -> CurvePlot {
    guard names.count <= CurvePlot.maximumCurveCount else {
      let limit = "at most \(CurvePlot.maximumCurveCount) are allowed"
      throw .badData("\(name): bodies: \(names.count) to be plotted, \(limit)")
    }
    let heading = title ?? PlotOptions.heading(ofDocument: path, parts: names, kind: "bodies")
    return CurvePlot(of: try trajectory(name: name), names: names, events: events, title: heading)
  }
}
