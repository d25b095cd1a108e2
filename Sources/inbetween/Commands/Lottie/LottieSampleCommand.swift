import ArgumentParser
import MotionLottie
import MotionNumerics

/// `inbetween lottie sample`: a table of the properties of a Lottie animation.
struct LottieSampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print properties of a Lottie animation as a table.",
    discussion: """
      The first column is the frame; then come the properties that fit the key paths, in the order of the document. Values are those \
      of the document. `inbetween help key-paths` says how to write them, `lottie info FILE --key-paths` lists all.

      EXAMPLES:
        inbetween lottie sample heart.json --key-path '**.Position'
        inbetween lottie sample heart.json --key-path 'Heart.@matrix' --at 0f,0.5s
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
    help: ArgumentHelp(
      "These times: 0.5,500ms,30f; - is standard input.",
      valueName: "times"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time from row to row (default: 1f).", valueName: "time"))
  var every: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time of the first row (default: the start).", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time before which the rows end (default: the end).", valueName: "time"))
  var to: String?

  @OptionGroup var table: TableOptions

  func validate() throws {
    try table.check()
    if at != nil && (every != nil || from != nil || to != nil) {
      throw ValidationError("--at names the times itself: --every, --from and --to do not go with it.")
    }
    if lottie.document == "-" && at == "-" {
      throw ValidationError("Standard input is either the document or the times of --at.")
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
      throw .badData("--key-path \(text.quoted): no property fits; \(Self.hint(for: text, in: animation))")
    }
    return properties
  }

  /// What to type instead of a pattern that nothing fits: another last name, or the list.
  private static func hint(for pattern: String, in animation: LottieAnimation) -> String {
    let last = pattern.split(separator: ".").last.map(String.init) ?? ""
    let all = animation.properties(matching: [LottieKeyPath(parsing: "**")])
    let names = all.compactMap { $0.keyPath.description.split(separator: ".").last.map(String.init) }
    guard let near = NearestWord.nearest(to: last, among: names) else {
      return "inbetween lottie info FILE --key-paths lists them"
    }
    return "did you mean \((pattern.dropLast(last.count) + near).quoted)?"
  }

  private func frames(of animation: LottieAnimation) throws(CommandFailure) -> SampleTimes {
    if let at {
      let times = try SampleTimes(listed: at, unit: animation.unit)
      animation.warn(ofFrame: times.times(of: 0..<times.count).max() ?? 0, written: at)
      return times
    }
    let rate = animation.frameRate
    let step =
      if let every { try Double(every, option: "--every", unit: .frame(perSecond: rate, first: 0)) } else { 1.0 }
    guard step > 0 else { throw .badData("--every: expected a number above 0, found \(step.shortestDecimal)") }
    let start =
      if let from { try Double(from, option: "--from", unit: animation.unit) } else { animation.frames.lowerBound }
    let end = if let to { try Double(to, option: "--to", unit: animation.unit) } else { animation.frames.upperBound }
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
