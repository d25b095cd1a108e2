import ArgumentParser
import LayerAnimation
import MotionImport
import MotionNumerics

/// `inbetween animate`: a table of an animation document's values over time.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Evaluate an animation document as Core Animation does.",
    discussion: """
      The columns are time,value, or value.0,value.1 and so on; with a rotationMode also rotation, an angle in radians. A \
      group has such columns for each key path, a transition has progress. Cells are empty where the animation has no effect. The \
      time is that of the animation's parent, from 0 to its end, or to that of one run of an infinite repetition. A name in .svg, \
      .html or .png makes a picture instead.

      The document is JSON with Core Animation's names: see `inbetween help documents`.

      EXAMPLES:
        inbetween animate pop-scale.json --rate 16
        inbetween animate arrow.json -o arrow.ndjson
        inbetween animate endless.json --from 1 --to 90f
        inbetween animate offset.json --at 0,1,2,3,4
      """)

  @OptionGroup var input: DocumentOptions

  @OptionGroup var times: TimeOptions

  @OptionGroup var picture: PlotOptions

  @OptionGroup var table: TableOptions

  func validate() throws {
    try times.check(beside: input.document)
    try picture.check(table.table)
    if isPlot && (times.count != nil || times.rate != nil || times.at != nil) {
      throw ValidationError("--count, --rate and --at are for tables: they do not go with a picture.")
    }
  }

  private var isPlot: Bool { picture.isAsked(in: table.output) }

  func run() throws {
    let file = try InputFile(reading: input.document)
    let animation = try file.animationDocument()
    func domain() throws(CommandFailure) -> ClosedRange<Double> {
      try times.domain.domain(unit: times.unit()) { () throws(CommandFailure) in
        try Self.end(of: animation, named: file.name)
      }
    }
    if isPlot {
      let parts = animation.channels.all.compactMap { $0.keyPath?.description }
      let title = picture.heading(ofDocument: input.document, parts: parts, kind: "properties")
      return try CurvePlot(of: animation.curves(of: nil), over: domain(), title: title).write(
        to: table.output, pixels: picture.pixels)
    }
    let rows = try times.times(or: .rate("60"), over: domain)
    try animation.checkEffort(rowCount: rows.count, name: file.name)
    let samples = AnimationSamples(animation)
    try table.write(animation.columnNames, rowCount: rows.count) { samples.columns(at: rows.times(of: $0)) }
  }

  private static func end(of animation: AnimationDocument, named name: String) throws(CommandFailure) -> Double {
    if let end = animation.endTime, end <= 0 {
      throw .badData("\(name): the animation ends at \(end.shortestDecimal), not after 0: give --from and --to")
    }
    guard let end = animation.usualEnd else { throw .badData("\(name): the animation never ends: give --to") }
    if animation.endTime == nil {
      CommandFailure.warn("\(name): one run of an infinite repetition; --to shows more")
    }
    return end
  }
}

extension AnimationDocument {
  /// Refuses tables that would take absurdly long.
  ///
  /// The effort is the number of rows times the number of animations, or of columns if those are more. The limit is
  /// twice the rows of the longest table.
  func checkEffort(rowCount: Int, name: String) throws(CommandFailure) {
    let width = max(animation.memberCount, columnNames.count)
    let (effort, overflows) = rowCount.multipliedReportingOverflow(by: width)
    guard !overflows, effort <= 2 * SampleTimes.maximumCount else {
      let size = "\(rowCount) rows of \(width) animations or columns"
      throw .badData("\(name): \(size) asked for, at most \(2 * SampleTimes.maximumCount) cells are allowed")
    }
  }
}

extension Animation {
  /// The number of animations it contains; groups do not count.
  fileprivate var memberCount: Int {
    guard case .group(let members) = content else { return 1 }
    return members.reduce(0) { $0 + $1.memberCount }
  }
}
