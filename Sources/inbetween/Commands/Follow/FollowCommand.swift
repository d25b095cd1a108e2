import ArgumentParser
import MotionNumerics
import TableReading

/// `inbetween follow`: what a follower or a filter makes of a recording.
struct FollowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow",
    abstract: "Print what a follower makes of a recording.",
    discussion: """
      Each column of the table is followed by itself, from rest at its first value. The rows are those of the recording, or with \
      --rate so many per second.

      FOLLOWER is one of
        spring(response: 0.2, damping-ratio: 0.9)
                         or any other spring, or a preset such as snappy
        second-order(frequency: f, damping-ratio: z, response: r)
        half-life(80ms)  half of the distance in each half-life, to the last row
        one-euro(minimum-cutoff: 1, beta: 0.007, derivative-cutoff: 1)

      EXAMPLES:
        inbetween follow pointer.csv 'spring(1 900 50)' --rate 120
        inbetween follow pointer.csv 'one-euro(beta: 0.007)' -o smooth.csv
        inbetween follow pointer.csv snappy | inbetween plot --data - -o followed.svg
      """)

  @Argument(
    help: ArgumentHelp("The recording; - is standard input.", valueName: "file"),
    completion: .file(extensions: Recording.endings))
  var recording: String

  @Argument(help: ArgumentHelp("The follower or filter.", valueName: "follower"))
  var follower: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rows per second, from the first row's time to the last one's.", valueName: "hz"))
  var rate: String?

  @OptionGroup var times: RecordingOptions

  @Flag(help: "Add the velocity after each value.")
  var velocity = false

  @OptionGroup var table: TableOptions

  func validate() throws {
    try table.check()
    try times.check()
  }

  func run() throws {
    let follower: ParsedFollower
    do {
      follower = try ParsedFollower(parsing: self.follower)
    } catch {
      throw CommandFailure.badData("\(self.follower.quoted): \(error)")
    }
    let recording = try Recording(reading: recording, self.times, needsSeconds: true)
    let recorded = recording.table
    for (name, values) in zip(recorded.names, recorded.columns) {
      // A follower can be at no other place after an infinite one.
      guard let row = values.firstIndex(where: \.isInfinite) else { continue }
      throw CommandFailure.badData("\(recording.name): row \(row + 1): expected a finite number for \(name.quoted)")
    }
    let times = try times(of: recorded, for: follower)
    var names = [recorded.timeName]
    var columns = [times]
    for (name, values) in zip(recorded.names, recorded.columns) {
      let followed = follower.followed(values, at: recorded.times, rows: times)
      names.append(name)
      columns.append(followed.values)
      guard velocity else { continue }
      names.append("\(name).velocity")
      columns.append(followed.velocities)
    }
    try table.write(names, rowCount: times.count) { rows in columns.map { Array($0[rows]) } }
  }

  private func times(of recorded: RecordedTable, for follower: ParsedFollower) throws(CommandFailure) -> [Double] {
    guard let rate else { return recorded.times }
    if case .oneEuro = follower {
      throw .badData("--rate: one-euro filters samples, and has values at their times alone")
    }
    let (first, last) = (recorded.times[0], recorded.times[recorded.times.count - 1])
    guard first < last else { return [first] }
    let times = try SampleTimes(rate: try SampleTimes.hertz(rate), over: first...last)
    return times.times(of: 0..<times.count)
  }
}
