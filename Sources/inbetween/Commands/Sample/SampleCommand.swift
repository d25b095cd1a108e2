import ArgumentParser
import MotionNumerics

/// `inbetween sample`: a table of the values of one or more motions.
struct SampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print the values of one or more motions as a table.",
    discussion: """
      The columns are time,value[,velocity]; with several motions time,value1[,velocity1],value2 and so on, \
      over the union of their domains. Numbers are the shortest decimals that read back as the same double, unless \
      --precision rounds them. The table of a whole spring ends at its settling duration with the value at rest. \
      A table has at most \(SampleTimes.maximumCount) rows.

      With --tolerance the rows are the fewest points whose straight lines stay within a distance of one motion, which is \
      proved. But for the first and the last one they are near the motion, not on it.

      With npy the table is a two-dimensional NumPy array of float64, a row for each time, with the columns in the \
      same order; their names are not stored. A missing value is nan, an infinite one inf.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween sample ease --count 11
        inbetween sample 'cubic-bezier(.24, .52, .43, .8)' --at 0.1,0.5 --velocity
        inbetween sample 'spring(1 100 10)' --rate 60 --format npy -o spring.npy
        inbetween sample 'spring(1 100 10) 0 -> 300' --tolerance 0.5
        seq 0 0.001 1 | inbetween sample ease ease-out-back --at - --format ndjson
      """)

  @Argument(
    help: ArgumentHelp("One or more motions.", valueName: "motion"), completion: MotionNotation.completion)
  var motions: [String]

  @OptionGroup var times: TimeOptions

  @Flag(help: "Add the velocity after each value.")
  var velocity = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The fewest rows whose straight lines stay so near to the motion, in units of its values.", valueName: "distance")
  )
  var tolerance: String?

  @OptionGroup var table: TableOptions

  func validate() throws {
    try table.check()
    guard let tolerance else { return }
    _ = try Tolerance.number(tolerance)
    let others = [
      times.count.map { _ in "--count" }, times.rate.map { _ in "--rate" }, times.at.map { _ in "--at" },
      velocity ? "--velocity" : nil, table.precision.map { _ in "--precision" },
    ]
    if let other = others.compactMap({ $0 }).first {
      throw ValidationError("\(other) does not go with --tolerance, which chooses the rows itself.")
    }
    if motions.count > 1 { throw ValidationError("--tolerance is for one motion.") }
  }

  func run() throws {
    let motions = try motions.map { try ParsedMotion(argument: $0) }
    _ = try motions.sharedTimeMeaning()
    if let tolerance {
      return try writeFewestRows(of: motions[0], within: try Tolerance.number(tolerance))
    }
    let sampleTimes = try times.times(or: .count("101")) { () throws(CommandFailure) in
      try times.domain.domain(of: motions)
    }
    let samples = MotionSamples(motions, withVelocity: velocity)
    // The last row of a whole motion is its rest value, as players of the motion end there, too.
    let endsAtRest = times.rate == nil && times.at == nil && times.domain.to == nil && sampleTimes.count > 1
    try table.write(samples.columnNames, rowCount: sampleTimes.count) { rows in
      samples.columns(at: sampleTimes.times(of: rows), endsAtRest: endsAtRest && rows.upperBound == sampleTimes.count)
    }
  }
}

extension SampleCommand {
  /// The points of the fewest lines that stay near a motion.
  private func writeFewestRows(of motion: ParsedMotion, within tolerance: Double) throws {
    let domain = try times.domain.domain(of: [motion])
    // A whole motion ends at its rest value, if that is near enough.
    let last = motion.value(at: domain.upperBound)
    var rest = times.domain.to == nil ? motion.limit : nil
    if let value = rest, abs(value - last) > 0.85 * tolerance { rest = nil }
    let points: [PiecewiseLinear.Point]
    do {
      points = try PiecewiseLinear.approximating(motion, over: domain, tolerance: tolerance, endingAt: rest).curve
        .points
    } catch {
      throw CommandFailure.badData("--tolerance: \(error)")
    }
    try table.write(["time", "value"], rowCount: points.count) { rows in
      [points[rows].map(\.input), points[rows].map(\.output)]
    }
  }
}

/// The columns of a table of motions.
struct MotionSamples {
  private let motions: [ParsedMotion]
  private let withVelocity: Bool

  init(_ motions: [ParsedMotion], withVelocity: Bool) {
    self.motions = motions
    self.withVelocity = withVelocity
  }

  /// The names of the columns, numbered if there are several motions.
  var columnNames: [String] {
    let quantities = withVelocity ? ["value", "velocity"] : ["value"]
    let numbers = motions.count == 1 ? [""] : motions.indices.map { String($0 + 1) }
    return ["time"] + numbers.flatMap { number in quantities.map { $0 + number } }
  }

  /// The columns for some rows, times first.
  func columns(at times: [Double], endsAtRest: Bool) -> [[Double]] {
    var columns = columns(at: times)
    guard endsAtRest, let last = times.indices.last else { return columns }
    for (index, motion) in motions.enumerated() {
      guard let rest = motion.limit else { continue }
      let column = 1 + index * (withVelocity ? 2 : 1)
      columns[column][last] = rest
      if withVelocity { columns[column + 1][last] = 0 }
    }
    return columns
  }

  private func columns(at times: [Double]) -> [[Double]] {
    var columns = [times]
    for motion in motions {
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
