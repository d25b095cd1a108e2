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

  /// The columns for some rows, that of the times first; outside the motion there is nothing.
  func columns(at times: [Double]) -> [[Double]] {
    let domain = trajectory.startTime...trajectory.endTime
    var columns = [times]
    for body in names.indices {
      columns.append(times.map { domain.contains($0) ? trajectory.coordinate(body, at: $0) : .nan })
      columns.append(times.map { domain.contains($0) ? trajectory.velocity(ofCoordinate: body, at: $0) : .nan })
    }
    return columns
  }
}
