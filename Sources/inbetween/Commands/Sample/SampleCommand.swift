import ArgumentParser
import MotionNumerics

/// `inbetween sample`: a table of the values of one or more motions.
struct SampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print the values of motions as a table.",
    discussion: """
      The columns are time,value[,velocity]; with several motions time,value1[,velocity1],value2 and so on, over the union of their \
      domains. With --tolerance the rows are the fewest points whose straight lines stay within a distance of one motion, which is \
      proved. See `inbetween help tables`, `help times`.

      \(MotionNotation.hint)

      \(MotionArgument.hint) Its columns have its names.

      EXAMPLES:
        inbetween sample ease --count 11
        inbetween sample slide.css --rate 60
        inbetween sample 'cubic-bezier(.24, .52, .43, .8)' --at 0.1,0.5 --velocity
        inbetween sample 'spring(1 100 10)' --rate 60 --format npy -o spring.npy
        seq 0 0.001 1 | inbetween sample ease ease-out-back --at - --format ndjson
      """)

  @Argument(
    help: ArgumentHelp("One or more motions or documents.", valueName: "motion"),
    completion: MotionNotation.completion)
  var motions: [String]

  @OptionGroup var keyPaths: KeyPathOptions

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
    if motions.contains("-") && times.at == "-" {
      throw ValidationError("Standard input is either a document or the times of --at.")
    }
    let curves = try MotionArguments(motions, keyPaths).curves
    _ = try curves.sharedTimeMeaning()
    if let tolerance {
      guard curves.count == 1 else { throw ValidationError("--tolerance is for one motion: choose with --key-path.") }
      return try writeFewestRows(of: curves[0], within: try Tolerance.number(tolerance))
    }
    let sampleTimes = try times.times(or: .count("101")) { () throws(CommandFailure) in
      try times.domain.domain(of: curves, unit: times.unit())
    }
    let samples = try MotionSamples(curves, withVelocity: velocity, rowCount: sampleTimes.count)
    // The last row of a whole motion is its rest value, as players of the motion end there, too.
    let endsAtRest = times.rate == nil && times.at == nil && times.domain.to == nil && sampleTimes.count > 1
    try table.write(samples.columnNames, rowCount: sampleTimes.count) { rows in
      samples.columns(at: sampleTimes.times(of: rows), endsAtRest: endsAtRest && rows.upperBound == sampleTimes.count)
    }
  }
}

extension SampleCommand {
  /// The points of the fewest lines that stay near a motion.
  private func writeFewestRows(of curve: MovingCurve, within tolerance: Double) throws {
    let domain = try times.domain.domain(of: [curve], unit: times.unit())
    let moving = try curve.moving(over: domain)
    // A whole motion ends at its rest value, if that is near enough.
    let last = moving.value(at: domain.upperBound)
    var rest = times.domain.to == nil ? curve.motion?.limit : nil
    if let value = rest, abs(value - last) > 0.85 * tolerance { rest = nil }
    let points: [PiecewiseLinear.Point]
    do {
      points = try PiecewiseLinear.approximating(moving, over: domain, tolerance: tolerance, endingAt: rest).curve
        .points
    } catch {
      throw CommandFailure.badData("--tolerance: \(error)")
    }
    try table.write(["time", "value"], rowCount: points.count) { rows in
      [points[rows].map(\.input), points[rows].map(\.output)]
    }
  }
}
