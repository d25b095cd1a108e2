import ArgumentParser
import MotionNumerics
import TableReading

/// `inbetween plot`: a picture of one or more motions.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw motions: in the terminal, as SVG, PNG or HTML.",
    discussion: """
      Without --output a terminal shows it in characters, anything else receives SVG. A name in .html makes a page that shows the values \
      under the pointer; it needs no network.

      \(MotionArgument.hint) Each quantity has its own axes. A table of recorded numbers is drawn as with --data.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween plot snappy bouncy
        inbetween plot ease -o ease.svg
        inbetween plot snappy -o snappy.png
        inbetween plot snappy 'spring(1 100 20)' --velocity -o two.html
        inbetween plot slide.css snappy -o slide.svg
        inbetween plot ease-out-elastic --from 0.2 --to 0.6 --title Detail
      """)

  @Argument(
    help: ArgumentHelp("One or more motions, documents or tables.", valueName: "motion"),
    completion: MotionNotation.completion)
  var motions: [String] = []

  @OptionGroup var keyPaths: KeyPathOptions

  @Option(
    help: ArgumentHelp(
      "A table of recorded times and values, drawn beside the motions; - is standard input. May be repeated.",
      valueName: "file"), completion: .file(extensions: Recording.endings))
  var data: [String] = []

  @OptionGroup var times: RecordingOptions

  @OptionGroup var domain: DomainOptions

  @Flag(help: "Add the velocities, in separate axes below the values.")
  var velocity = false

  @Option(help: ArgumentHelp("The heading; by default the notation of a single motion.", valueName: "text"))
  var title: String?

  @Option(help: "The format of the picture (default: svg, or what the file's ending says).")
  var format: PictureFormat?

  @OptionGroup var pixels: PixelOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var opening: OpenOptions

  func validate() throws {
    let written = try output.format(format, or: .svg)
    try pixels.check(arePixels: written.pixels != nil)
    if written.pixels != nil { try output.requireNoTerminal(for: written.rawValue.uppercased()) }
    if motions.isEmpty && data.isEmpty { throw ValidationError("Missing expected argument '<motion> ...'.") }
    if (motions + data).count(where: { $0 == "-" }) > 1 { throw ValidationError("Standard input is one table.") }
    try times.check()
    if times.isGiven && data.isEmpty && !motions.contains(where: MotionArgument.isFile) {
      throw ValidationError("--time-unit and --frame-rate are for --data.")
    }
    try opening.check(isNamed: written == .html, example: "plot.html")
  }

  func run() throws {
    try plot().write(as: format, to: output, pixels: pixels)
    try opening.show(output)
  }

  private func plot() throws(CommandFailure) -> CurvePlot {
    let needsSeconds = motions.contains { !MotionArgument.isFile($0) }
    let arguments = try MotionArguments(
      motions, keyPaths, times: times, needsSeconds: needsSeconds, refusesRecordings: false,
      integrates: domain.isGiven || !data.isEmpty)
    var tables = arguments.recordings.map(\.table)
    for path in data { tables.append(try Recording(reading: path, times, needsSeconds: !motions.isEmpty).table) }
    if let system = arguments.wholeSystem { return try system.plot(titled: title) }
    // What was typed is drawn or refused; of all that moves in documents, what a picture has room for.
    let isChosen = !keyPaths.keyPaths.isEmpty || arguments.curves.allSatisfy { $0.motion != nil }
    let curves = isChosen ? arguments.curves : arguments.curves.fittingIntoAPicture()
    return try CurvePlot(
      of: curves, beside: tables, over: domain.domain(of: curves, beside: tables), withVelocity: velocity,
      title: title ?? heading(of: arguments, curves, tables))
  }

  /// The notation of a single motion, the name of a single document, or the number of curves.
  private func heading(
    of arguments: MotionArguments, _ curves: [MovingCurve], _ tables: [RecordedTable]
  ) -> String {
    if tables.count > 0 { return tables.count == 1 ? "recorded data" : "\(tables.count) recordings" }
    guard arguments.all.count == 1, case .document(let document) = arguments.all[0] else {
      let kind = curves.allSatisfy { $0.motion != nil } ? "motions" : "curves"
      return curves.count == 1 ? curves[0].name : "\(curves.count) \(kind)"
    }
    return document.heading(of: curves)
  }
}
