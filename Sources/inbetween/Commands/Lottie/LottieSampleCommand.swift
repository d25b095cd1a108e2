import ArgumentParser
import MotionLottie
import MotionNumerics

/// `inbetween lottie sample`: a table of the properties of a Lottie animation.
struct LottieSampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print properties of a Lottie animation as a table.",
    discussion: """
      The first column is the frame of the whole animation; then come the properties that fit the key paths, in the \
      order of the document: KEYPATH, or KEYPATH.0, KEYPATH.1 and so on for values of several numbers. A key path is \
      the names of the layers, groups and elements, joined by dots, and the property's name, as After Effects has it: \
      `Ball.Transform.Position`. In a pattern `*` stands for one name, or for any letters of one, and `**` for any \
      number of names; a backslash takes the meaning from a dot or an asterisk of a name. `inbetween lottie info FILE \
      --key-paths` lists all of them.

      Values are those of the document: per cent, degrees, points. A colour is red, green and blue; an outline v.x, \
      v.y, i.x, i.y, o.x, o.y for each vertex, with tangents relative to it. Each layer has derived properties: \
      @matrix (a b c d e f, from the layer to the picture), @opacity (0 to 1, with its precompositions), @frame (in \
      its composition) and @visible (0 or 1).

      EXAMPLES:
        inbetween lottie sample heart.json --key-path '**.Position'
        inbetween lottie sample heart.json --key-path 'Ball.@matrix' --at 0,10.5,20
        inbetween lottie sample heart.json --key-path '**.Color' -o colors.json
      """)

  @OptionGroup var lottie: LottieOptions

  @OptionGroup var overrides: LottieOverrideOptions

  @Option(
    name: .customLong("key-path"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("The properties; may be repeated.", valueName: "pattern"))
  var keyPaths: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("These frames, separated by commas; - takes them from standard input.", valueName: "frames"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of frames from row to row (default: 1).", valueName: "frames"))
  var every: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame of the first row (default: the first).", valueName: "frame"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame before which the rows end (default: the end).", valueName: "frame"))
  var to: String?

  @OptionGroup var table: TableOptions

  func validate() throws {
    try table.check()
    if at != nil && (every != nil || from != nil || to != nil) {
      throw ValidationError("--at names the frames itself: --every, --from and --to do not go with it.")
    }
    if lottie.document == "-" && at == "-" {
      throw ValidationError("Standard input is either the document or the frames of --at.")
    }
  }

  func run() throws {
    let animation = try overrides.applied(to: lottie.animation())
    let properties = try properties(of: animation)
    let frames = try frames(of: animation)
    let samples = LottieTable(properties, at: frames)
    try table.write(samples.columnNames, rowCount: frames.count) { samples.columns(at: frames.times(of: $0)) }
  }

  private func properties(of animation: LottieAnimation) throws(CommandFailure) -> [LottieProperty] {
    let patterns = keyPaths.map(LottieKeyPath.init(parsing:))
    let properties = animation.properties(matching: patterns)
    for (text, pattern) in zip(keyPaths, patterns) where !properties.contains(where: { $0.matches(pattern) }) {
      throw .badData("--key-path \(text.quoted): no property fits; inbetween lottie info FILE --key-paths lists them")
    }
    return properties
  }

  private func frames(of animation: LottieAnimation) throws(CommandFailure) -> SampleTimes {
    if let at { return try SampleTimes(listed: at) }
    let step = if let every { try Double(every, option: "--every") } else { 1.0 }
    guard step > 0 else { throw .badData("--every: expected a number above 0, found \(step.shortestDecimal)") }
    let start = if let from { try Double(from, option: "--from") } else { animation.frames.lowerBound }
    let end = if let to { try Double(to, option: "--to") } else { animation.frames.upperBound }
    guard start < end else {
      _ = try ClosedRange(from: start, to: end)
      return .listed([])
    }
    // The end is not a frame, as in the document.
    let count = ((end - start) / step).rounded(.up)
    guard count <= Double(SampleTimes.maximumCount) else {
      throw .badData(
        "--every: \(count.shortestDecimal) rows asked for, at most \(SampleTimes.maximumCount) are allowed")
    }
    return .listed((0..<Int(count)).map { start + Double($0) * step })
  }
}
