import ArgumentParser
import MotionNumerics

/// `inbetween plot`: a picture of one or more motions.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw one or more motions as an SVG picture or an HTML page.",
    discussion: """
      The picture has axes, a legend, and key numbers of each motion. If the name of the output ends in .html it is a \
      page that shows the values under the pointer and hides curves on request; #t=0.5 at the end of its address \
      points at a time. The page needs no network.

      \(MotionNotation.summary)

      EXAMPLES:
        inbetween plot ease -o ease.svg
        inbetween plot ease-in-quad ease-in-cubic 'steps(4, jump-both)' > three.svg
        inbetween plot 'spring(1 100 10)' 'spring(1 100 20)' --velocity -o two.html
        inbetween plot ease-out-elastic --from 0.2 --to 0.6 --title Detail -o detail.svg
      """)

  @Argument(
    help: ArgumentHelp("One or more motions.", valueName: "motion"), completion: MotionNotation.completion)
  var motions: [String]

  @OptionGroup var domain: DomainOptions

  @Flag(help: "Add the velocities, in separate axes below the values.")
  var velocity = false

  @Option(help: ArgumentHelp("The heading; by default the notation of a single motion.", valueName: "text"))
  var title: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(or: PictureFormat.svg)
  }

  func run() throws {
    let motions = try motions.map { try NotatedMotion(argument: $0) }
    let domain = try domain.domain(of: motions)
    let plot = try CurvePlot(
      of: motions, over: domain, withVelocity: velocity,
      title: title ?? (motions.count == 1 ? motions[0].description : "\(motions.count) motions"))
    try plot.write(to: output)
  }
}
