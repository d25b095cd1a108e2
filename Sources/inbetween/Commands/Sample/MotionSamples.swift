import MotionNumerics

/// The columns of a table of motions and of the numbers of documents.
struct MotionSamples {
  private let curves: [MovingCurve]
  private let withVelocity: Bool
  /// The motions of the columns whose velocities a document does not give.
  private let moving: [(any ChordBounded)?]

  /// - Throws: ``CommandFailure/badData(_:)`` for a table that would take absurdly long, and for a document whose
  ///   velocities are asked for and whose values are not finite.
  init(_ curves: [MovingCurve], withVelocity: Bool, rowCount: Int) throws(CommandFailure) {
    self.curves = curves
    self.withVelocity = withVelocity
    // Each number of a document may be computed with all others of the document.
    let count = curves.count { $0.motion == nil }
    let (effort, overflows) = rowCount.multipliedReportingOverflow(by: max(1, count * count))
    guard !overflows, effort <= 2 * SampleTimes.maximumCount else {
      throw .badData(
        "\(rowCount) rows of \(count) numbers of documents asked for: choose with --key-path, or ask for fewer rows")
    }
    var moving: [(any ChordBounded)?] = []
    for curve in curves {
      guard withVelocity, curve.motion == nil else {
        moving.append(nil)
        continue
      }
      guard let domain = curve.domain else { throw .badData("\(curve.name.quoted): no velocities of what never ends") }
      moving.append(try curve.moving(over: domain))
    }
    self.moving = moving
  }

  /// The names of the columns: those of documents, and `value` for motions, numbered if there are several columns.
  var columnNames: [String] {
    let areMotions = curves.allSatisfy { $0.motion?.description == $0.name }
    var (names, taken) = (["time"], Set(["time"]))
    for (index, curve) in curves.enumerated() {
      let isTyped = curve.motion?.description == curve.name
      let number = curves.count == 1 ? "" : String(index + 1)
      if areMotions || isTyped {
        names += (withVelocity ? ["value", "velocity"] : ["value"]).map { $0 + number }
      } else {
        let name = taken.insert(curve.name).inserted ? curve.name : "\(curve.name) \(index + 1)"
        names += withVelocity ? [name, name + ".velocity"] : [name]
      }
    }
    return names
  }

  /// The columns for some rows, times first.
  func columns(at times: [Double], endsAtRest: Bool) -> [[Double]] {
    var columns = columns(at: times)
    guard endsAtRest, let last = times.indices.last else { return columns }
    for (index, curve) in curves.enumerated() {
      guard let rest = curve.motion?.limit else { continue }
      let column = 1 + index * (withVelocity ? 2 : 1)
      columns[column][last] = rest
      if withVelocity { columns[column + 1][last] = 0 }
    }
    return columns
  }

  private func columns(at times: [Double]) -> [[Double]] {
    var columns = [times]
    for (curve, moving) in zip(curves, moving) {
      guard let motion = curve.motion else {
        columns.append(times.map(curve.value(at:)))
        if let moving { columns.append(times.map { moving.velocity(at: $0) }) }
        continue
      }
      var values = [Double](repeating: 0, count: times.count)
      var valueSpan = values.mutableSpan
      guard withVelocity else {
        motion.sample(at: times.span, into: &valueSpan)
        columns.append(values)
        continue
      }
      var velocities = [Double](repeating: 0, count: times.count)
      var velocitySpan = velocities.mutableSpan
      motion.sample(at: times.span, into: &valueSpan, velocities: &velocitySpan)
      columns += [values, velocities]
    }
    return columns
  }
}
