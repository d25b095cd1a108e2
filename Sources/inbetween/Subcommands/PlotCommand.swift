import ArgumentParser
import MotionNumerics
import VectorScene

/// `inbetween plot`: a picture of one or more motions.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw one or more motions as an SVG picture.",
    discussion: """
      The picture has axes, a legend, and the least and the greatest value of each motion.

      \(MotionNotation.summary)

      EXAMPLES:
        inbetween plot ease -o ease.svg
        inbetween plot ease-in-quad ease-in-cubic 'steps(4, jump-both)' > three.svg
        inbetween plot ease-out-elastic --from 0.2 --to 0.6 --title Detail -o detail.svg
      """)

  @Argument(
    help: ArgumentHelp("One or more motions.", valueName: "motion"), completion: MotionNotation.completion)
  var motions: [String]

  @OptionGroup var domain: DomainOptions

  @Option(help: ArgumentHelp("The heading; by default the motion, if there is one.", valueName: "text"))
  var title: String?

  @OptionGroup var output: OutputOptions

  func run() throws {
    let motions = try motions.map { try NotatedMotion(argument: $0) }
    let domain = try domain.domain(of: motions)
    try requireSVG()
    let picture = plot(of: motions, over: domain).scene().svg(decimals: 2)
    try Output.write(to: output.output) { (sink) throws(SystemError) in sink.append(picture) }
  }

  /// Refuses what would be an HTML page by its name, rather than put something else in it.
  private func requireSVG() throws(CommandFailure) {
    guard let path = output.output, path.lowercased().hasSuffix(".html") else { return }
    throw .unwritableOutput("\(path.quoted): only SVG pictures can be written, not HTML pages")
  }

  private func plot(of motions: [NotatedMotion], over domain: ClosedRange<Double>) -> CurvePlot {
    CurvePlot(
      title: title ?? (motions.count == 1 ? motions[0].description : "\(motions.count) motions"),
      xLabel: motions[0].timeLabel, yLabel: "value",
      series: motions.map { CurvePlot.Series(of: $0, over: domain) })
  }
}

extension CurvePlot.Series {
  /// A motion over a domain, with its least and greatest value there as its note.
  fileprivate init(of motion: NotatedMotion, over domain: ClosedRange<Double>) {
    let points = GraphPoints(of: motion, over: domain)
    let range = motion.range(over: domain)
    self.init(
      name: motion.description, times: points.times, values: points.values,
      note: "min \(range.lowerBound.rounded4) · max \(range.upperBound.rounded4)")
  }
}

extension NotatedMotion {
  /// What the motion takes for its time.
  fileprivate var timeLabel: String {
    switch self {
    case .timingCurve: "progress"
    }
  }

  fileprivate func range(over domain: ClosedRange<Double>) -> ClosedRange<Double> {
    switch self {
    case .timingCurve(let curve): curve.range(over: domain)
    }
  }
}

extension Double {
  /// The number for a legend: to four decimals, unless it is so large that they do not matter.
  fileprivate var rounded4: String {
    let rounded = (self * 1e4).rounded() / 1e4
    // Adding zero turns −0 into 0.
    return (magnitude < 1e6 ? rounded + 0 : self).shortestDecimal
  }
}
