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

      With npy the table is a two-dimensional NumPy array of float64, a row for each time, with the columns in the \
      same order; their names are not stored. A missing value is nan, an infinite one inf.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween sample ease --count 11
        inbetween sample 'cubic-bezier(.24, .52, .43, .8)' --at 0.1,0.5 --velocity
        inbetween sample 'spring(1 100 10)' --rate 60 --format npy -o spring.npy
        seq 0 0.001 1 | inbetween sample ease ease-out-back --at - --format ndjson
      """)

  @Argument(
    help: ArgumentHelp("One or more motions.", valueName: "motion"), completion: MotionNotation.completion)
  var motions: [String]

  @OptionGroup var times: TimeOptions

  @Flag(help: "Add the velocity after each value.")
  var velocity = false

  @OptionGroup var table: TableOptions

  func validate() throws {
    try table.check()
  }

  func run() throws {
    let motions = try motions.map { try NotatedMotion(argument: $0) }
    _ = try motions.sharedTimeMeaning()
    let sampleTimes = try times.times(or: .count("101")) { () throws(CommandFailure) in
      try times.domain.domain(of: motions)
    }
    let samples = MotionSamples(motions, withVelocity: velocity)
    // The last row of a whole motion is where it comes to rest, as that of whatever plays it is.
    let endsAtRest = times.rate == nil && times.at == nil && times.domain.to == nil && sampleTimes.count > 1
    try table.write(samples.columnNames, rowCount: sampleTimes.count) { rows in
      samples.columns(at: sampleTimes.times(of: rows), endsAtRest: endsAtRest && rows.upperBound == sampleTimes.count)
    }
  }
}

/// The columns of a table of motions.
struct MotionSamples {
  private let motions: [NotatedMotion]
  private let withVelocity: Bool

  init(_ motions: [NotatedMotion], withVelocity: Bool) {
    self.motions = motions
    self.withVelocity = withVelocity
  }

  /// The names of the columns, numbered if there are several motions.
  var columnNames: [String] {
    let quantities = withVelocity ? ["value", "velocity"] : ["value"]
    let numbers = motions.count == 1 ? [""] : motions.indices.map { String($0 + 1) }
    return ["time"] + numbers.flatMap { number in quantities.map { $0 + number } }
  }

  /// The columns for some rows, that of the times first.
  func columns(at times: [Double], endsAtRest: Bool) -> [[Double]] {
    var columns = columns(at: times)
    guard endsAtRest, let last = times.indices.last else { return columns }
    for (index, motion) in motions.enumerated() {
      guard let rest = motion.restValue else { continue }
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

extension NotatedMotion {
  /// The value at which a motion that settles comes to rest; nil for those that end at a value of their own.
  fileprivate var restValue: Double? {
    switch self {
    case .spring(let motion): motion.target
    case .preset(let preset): preset.motion.restValue
    case .decay(let decay): decay.distance
    case .mapped(let motion): motion.base.restValue.map { motion.start.interpolated(to: motion.end, by: $0) }
    case .secondOrder: 1
    case .bounded(let motion): motion.motion.end
    case .timingCurve, .tween, .damped, .minimumJerk, .limited: nil
    }
  }
}
