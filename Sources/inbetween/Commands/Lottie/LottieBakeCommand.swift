import ArgumentParser
import MotionLottie
import MotionNumerics

/// `inbetween lottie bake`: keyframes in the place of expressions.
struct LottieBakeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bake",
    abstract: "Turn the expressions of a Lottie document into keyframes.",
    discussion: """
      Players on iOS and Android evaluate no expressions. Each property with one gets the fewest keyframes that are \
      within a tolerance of its values, at every frame and three times between two; values that jump are held. \
      Everything else of the document stays as it is. Standard error tells for each property how many keyframes it \
      has, and by how much they are off; --quiet hides it, --strict refuses (65) a document with expressions that \
      fail or stay.

      EXAMPLES:
        inbetween lottie bake bounce.json -o baked.json
        inbetween lottie bake bounce.json --tolerance 0.5 -o baked.json
      """)

  @OptionGroup var lottie: LottieOptions

  @Option(
    help: ArgumentHelp(
      "The largest error, in the units of each property; for colours a hundredth of it (default: 0.05).",
      valueName: "number"))
  var tolerance: String?

  @Option(name: .shortAndLong, help: "The file to write (default: standard output).", completion: .file())
  var output: String?

  func validate() throws {
    _ = try largestError
  }

  private var largestError: Double {
    get throws { try tolerance.map(Tolerance.number) ?? 0.05 }
  }

  func run() throws {
    let file = try InputFile(reading: lottie.document, limit: LottieAnimation.greatestMebibytes)
    let source = LottieFile(path: lottie.document, choice: lottie.choice, isReporting: false)
    let document = try source.document(in: file)
    let baking: LottieBaking
    do {
      baking = try LottieBaking(of: document, tolerance: try largestError)
    } catch let error as LottieError {
      throw CommandFailure.badData("\(file.name): \(error)")
    }
    let problems =
      baking.leftOut.map { "\($0): its expression stays" }
      + baking.tracks.compactMap { track in track.failure.map { "\(track.pointer): expression: \($0)" } }
    if lottie.strict, let first = problems.first { throw CommandFailure.badData("\(file.name): \(first)") }
    try Output.write(String(decoding: baking.document, as: UTF8.self), to: output)
    guard !lottie.quiet else { return }
    for problem in problems { CommandFailure.warn("\(file.name): \(problem)") }
    for track in baking.tracks { CommandFailure.warn("\(file.name): \(track.certificate)") }
  }
}

extension LottieBaking.Track {
  /// The number of keyframes and the errors, in words.
  fileprivate var certificate: String {
    let keys = keyCount == 0 ? "a constant" : "\(keyCount) keyframes"
    func rounded(_ error: Double) -> String { error.rounded(places: 6) }
    return
      "\(pointer): \(keys), off by at most \(rounded(errorAtFrames)) at frames, \(rounded(errorBetweenFrames)) between"
  }
}
