import MotionNumerics

/// The columns of a table of motions.
struct MotionSamples {
  private let motions: [NotatedMotion]
  private let withVelocity: Bool

  init(_ motions: [NotatedMotion], withVelocity: Bool) {
    self.motions = motions
    self.withVelocity = withVelocity
  }

  /// The names of the columns; a lone motion has no number.
  var columnNames: [String] {
    let quantities = withVelocity ? ["value", "velocity"] : ["value"]
    let numbers = motions.count == 1 ? [""] : motions.indices.map { String($0 + 1) }
    return ["time"] + numbers.flatMap { number in quantities.map { $0 + number } }
  }

  /// The columns for some rows, that of the times first.
  func columns(at times: [Double]) -> [[Double]] {
    var columns = [times]
    for motion in motions {
      var values = [Double](repeating: 0, count: times.count)
      var span = values.mutableSpan
      motion.sample(at: times.span, into: &span)
      columns.append(values)
      if withVelocity { columns.append(times.map(motion.velocity(at:))) }
    }
    return columns
  }
}
