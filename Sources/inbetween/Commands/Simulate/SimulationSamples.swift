import MotionDynamics

/// The columns of a table of bodies in motion.
struct BodySamples {
  /// The names of the bodies, one for each coordinate.
  let names: [String]
  let trajectory: BodyTrajectory

  /// The names of the columns.
  static func columnNames(for names: [String]) -> [String] {
    ["time"] + names.flatMap { ["\($0).position", "\($0).velocity"] }
  }

  /// The columns for some rows, that of the times first; NaN outside the motion.
  func columns(at times: [Double]) -> [[Double]] {
    let domain = trajectory.startTime...trajectory.endTime
    var positions = [[Double]](repeating: [], count: times.count)
    var velocities = positions
    var positionSpan = positions.mutableSpan
    var velocitySpan = velocities.mutableSpan
    trajectory.sample(at: times.span, into: &positionSpan, velocities: &velocitySpan)
    var columns = [times]
    for body in names.indices {
      columns.append(zip(times, positions).map { domain.contains($0) ? $1[body] : .nan })
      columns.append(zip(times, velocities).map { domain.contains($0) ? $1[body] : .nan })
    }
    return columns
  }
}

/// The columns of a table of events of bodies in motion.
struct EventSamples {
  /// The events of the document, which the records of events refer to.
  let events: [SystemDocument.Event]
  let trajectory: BodyTrajectory

  /// The names of the columns.
  static let columnNames = ["time", "event", "body", "position", "velocity"]

  var count: Int { trajectory.eventRecords.count }

  /// The columns for some rows; position and velocity are NaN for an event without a body.
  func columns(of rows: Range<Int>) -> [[Double]] {
    var columns = [[Double]](repeating: [], count: Self.columnNames.count)
    for record in trajectory.eventRecords[rows] {
      let cells = cells(of: record)
      for column in columns.indices { columns[column].append(cells[column]) }
    }
    return columns
  }

  private func cells(of record: EventRecord) -> [Double] {
    let (time, event) = (record.time, record.event)
    guard let body = events[event].body else { return [time, Double(event), .nan, .nan, .nan] }
    let (position, velocity) = trajectory.body(body).state(at: time)
    return [time, Double(event), Double(body), position, velocity]
  }
}
