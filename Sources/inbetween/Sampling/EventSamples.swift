import MotionDynamics

/// The columns of a table of what has happened to bodies in motion.
struct EventSamples {
  /// The events of the document, which occurrences refer to.
  let events: [SystemDocument.Event]
  let trajectory: BodyTrajectory

  /// The names of the columns.
  static let columnNames = ["time", "event", "body", "position", "velocity"]

  var count: Int { trajectory.occurrences.count }

  /// The columns for some rows; of an event without a body there is neither a position nor a velocity.
  func columns(of rows: Range<Int>) -> [[Double]] {
    var columns = [[Double]](repeating: [], count: Self.columnNames.count)
    for occurrence in trajectory.occurrences[rows] {
      let cells = cells(of: occurrence)
      for column in columns.indices { columns[column].append(cells[column]) }
    }
    return columns
  }

  private func cells(of occurrence: EventRecord) -> [Double] {
    let (time, event) = (occurrence.time, occurrence.event)
    guard let body = events[event].body else { return [time, Double(event), .nan, .nan, .nan] }
    return [
      time, Double(event), Double(body), trajectory.coordinate(body, at: time),
      trajectory.velocity(ofCoordinate: body, at: time),
    ]
  }
}
