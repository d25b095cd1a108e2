import ArgumentParser
import JSONText
import MotionNumerics
import WebPages

/// `inbetween explore`: a page to try and compare motions by hand.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Write a page to try and compare motions by hand.",
    discussion: """
      The page holds the whole library and needs no network: it plots motions, edits curves and springs, has all presets, \
      replays gestures, reads recordings that are dropped on it, plays Lottie files, and gives every motion away as text \
      for other systems. What it shows is in its address, which can be kept and sent.

      Without a motion it begins with a few. At most eight are compared. `make web` makes what the page is made of; \
      without it the command ends with code 69.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween explore -o explorer.html
        inbetween explore snappy wobbly '0.5s ease-out-back' -o three.html --open
      """)

  @Argument(
    help: ArgumentHelp("The motions that the page begins with.", valueName: "motion"),
    completion: MotionNotation.completion)
  var motions: [String] = []

  @OptionGroup var output: OutputOptions

  @OptionGroup var opening: OpenOptions

  /// The largest number of motions: the page has as many colours.
  private static let mostMotions = 8

  func validate() throws {
    _ = try output.format(nil as PageFormat?, or: .html)
    try opening.check(isNamed: output.output != nil, example: "explorer.html")
  }

  func run() throws {
    guard motions.count <= Self.mostMotions else {
      throw CommandFailure.badData("\(motions.count) motions: the page compares \(Self.mostMotions) at most")
    }
    // Only checked here: the page shows motions as they were typed.
    for motion in motions { _ = try ParsedMotion(argument: motion) }
    let request = JSONWriter.object { $0.strings("motions", motions) }
    try PageFile(name: .explorer).write(request: request.utf8, to: output)
    try opening.show(output)
  }
}
