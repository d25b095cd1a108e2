import MotionDynamics
import MotionNumerics

/// The columns of a table of bodies in motion.
struct BodySamples<Point: DocumentSpace> {
  /// The names of the bodies.
  let names: [String]
  let trajectory: BodyTrajectory<Point>

  /// The names of the columns.
  static func columnNames(for names: [String]) -> [String] {
    ["time"]
      + names.flatMap { name in
        ["position", "velocity"].flatMap { quantity in Point.columnSuffixes.map { "\(name).\(quantity)\($0)" } }
      }
  }

  /// The columns for some rows, times first; NaN outside the motion.
  func columns(at times: [Double]) -> [[Double]] {
    let domain = trajectory.startTime...trajectory.endTime
    var positions = [[Point]](repeating: [], count: times.count)
    var velocities = positions
    var positionSpan = positions.mutableSpan
    var velocitySpan = velocities.mutableSpan
    trajectory.sample(at: times.span, into: &positionSpan, velocities: &velocitySpan)
    var columns = [times]
    for body in names.indices {
      for points in [positions, velocities] {
        for axis in 0..<Point.scalarCount {
          columns.append(zip(times, points).map { domain.contains($0) ? $1[body][scalar: axis] : .nan })
        }
      }
    }
    return columns
  }
}

/// The columns of a table of events of bodies in motion.
struct EventSamples<Point: DocumentSpace> {
  /// The events of the document, to which the event records refer.
  let events: [BodySystem<Point>.Event]
  let trajectory: BodyTrajectory<Point>

  /// The names of the columns.
  static var columnNames: [String] {
    ["time", "event", "body"]
      + ["position", "velocity"].flatMap { quantity in Point.columnSuffixes.map { quantity + $0 } }
  }

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
    guard let body = events[event].body else {
      return [time, Double(event)] + [Double](repeating: .nan, count: 1 + 2 * Point.scalarCount)
    }
    let (position, velocity) = trajectory.body(body).state(at: time)
    let scalars = [position, velocity].flatMap { point in (0..<Point.scalarCount).map { point[scalar: $0] } }
    return [time, Double(event), Double(body)] + scalars
  }
}
