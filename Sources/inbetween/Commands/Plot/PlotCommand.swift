import ArgumentParser
import MotionNumerics

/// `inbetween plot`: a picture of one or more motions.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw one or more motions in the terminal, as an SVG or PNG picture or as an HTML page.",
    discussion: """
      The picture has axes, a legend, and key numbers of each motion. Without --output a terminal shows it in \
      characters, and anything else receives SVG. If the name of the output ends in .html it is a \
      page that shows the values under the pointer and hides curves on request; #t=0.5 at the end of its address \
      points at a time. The page needs no network. If it ends in .png it has two pixels for a point, or those of \
      --scale, drawn by inbetween-raster.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween plot snappy bouncy
        inbetween plot ease -o ease.svg
        inbetween plot snappy -o snappy.png
        inbetween plot ease-in-quad ease-in-cubic 'steps(4, jump-both)' > three.svg
        inbetween plot snappy 'spring(1 100 20)' --velocity -o two.html --open
        inbetween plot ease-out-elastic --from 0.2 --to 0.6 --title Detail
      """)

  @Argument(
    help: ArgumentHelp("One or more motions.", valueName: "motion"), completion: MotionNotation.completion)
  var motions: [String] = []

  @Option(
    help: ArgumentHelp(
      "A table of recorded times and values, drawn beside the motions; - is standard input. May be repeated.",
      valueName: "file"), completion: .file(extensions: ["csv", "tsv"]))
  var data: [String] = []

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
    if data.count(where: { $0 == "-" }) > 1 { throw ValidationError("Standard input is one table.") }
    try opening.check(isNamed: written == .html, example: "plot.html")
  }

  func run() throws {
    let motions = try motions.map { try ParsedMotion(argument: $0) }
    var tables: [RecordedTable] = []
    for path in data { tables.append(try RecordedTable(reading: path, needsSeconds: !motions.isEmpty)) }
    let plot = try CurvePlot(
      of: motions, beside: tables, over: try self.domain.domain(of: motions, beside: tables), withVelocity: velocity,
      title: title ?? heading(of: motions))
    try plot.write(as: format, to: output, pixels: pixels)
    try opening.show(output)
  }

  /// The notation of a single motion, or the number of curves.
  private func heading(of motions: [ParsedMotion]) -> String {
    guard data.isEmpty else { return "\(data.count == 1 ? "recorded data" : "\(data.count) recordings")" }
    return motions.count == 1 ? motions[0].description : "\(motions.count) motions"
  }
}
