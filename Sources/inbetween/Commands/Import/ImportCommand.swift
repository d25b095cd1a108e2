import ArgumentParser
import MotionNumerics

/// `inbetween import`: reads the motions of another system that have an exact equal.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read timing and keyframes of CSS, Android and Lottie, where they have an exact equal.",
    discussion: """
      Timing is printed in the motion notation, keyframes as a document for `inbetween animate`. What has no exact \
      equal is refused with its place; of several timing functions the good ones are printed, and each other one is a \
      line on standard error, as is what else says how something moves and is not in what was printed. The exit code is \
      65 if nothing could be read. The ending of the file says what it is; --type for others.

        .css   timing functions, in custom properties, transitions and animations:
               a motion, or with several a line NAME: MOTION for each; with
               @keyframes a document of them, with the times of the animation that
               names them (1 s and ease without one), unless --easings is given.
               Their properties are opacity, translate, scale, rotate, and transform
               with one function, each with one number; angles become radians
        .xml   an interpolator of Android: path, linear, accelerate, decelerate,
               accelerateDecelerate, overshoot, anticipate
        .json  the keyframes of a Lottie property, alone or with --path of a whole
               document: by its layer's name, Ball.r, or as layers[0].ks.r. The
               numbers are the property's own

      EXAMPLES:
        inbetween import tokens.css
        inbetween import slide.css | inbetween animate - --rate 60
        inbetween import overshoot.xml
        inbetween import bounce.json --path Ball.r -o rotation.json
      """)

  @Argument(
    help: ArgumentHelp("The file; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["css", "xml", "json"]))
  var file: String

  @Option(help: ArgumentHelp("What the file is (css, android or lottie); by default what its ending says."))
  var type: ImportType?

  @Option(help: ArgumentHelp("The @keyframes, if there are several.", valueName: "name"))
  var name: String?

  @Flag(help: "The timing functions of a style sheet that also has @keyframes.")
  var easings = false

  @Option(help: ArgumentHelp("The property of a whole Lottie document.", valueName: "path"))
  var path: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second of a Lottie property alone (default: 60).", valueName: "hz"))
  var frameRate: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    let type = try importType()
    if type != .css && (name != nil || easings) { throw ValidationError("--name and --easings are for CSS.") }
    if type != .lottie && (path != nil || frameRate != nil) {
      throw ValidationError("--path and --frame-rate are for Lottie.")
    }
    _ = try frameRate.map { try Self.hertz($0) }
    if name != nil && easings { throw ValidationError("--name is for keyframes, and does not go with --easings.") }
  }

  func run() throws {
    let rate = try frameRate.map { try Self.hertz($0) }
    let input = try InputFile(reading: file)
    let text: Imported<String>
    switch try importType() {
    case .css: text = try styleSheet(SourceText(input.bytes, name: input.name))
    case .android:
      let read = try AndroidInterpolator.curve(parsing: SourceText(input.bytes, name: input.name))
      text = Imported(content: read.content.description + "\n", leftOut: read.leftOut)
    case .lottie:
      text = Imported(
        content: try LottieKeys.animation(parsing: input.bytes, name: input.name, path: path, rate: rate).json)
    }
    try Output.write(text.content, to: output.output)
    for line in text.leftOut { CommandFailure.warn(line) }
  }

  private static func hertz(_ text: String) throws -> Double {
    guard let number = Double(decimal: Array(text.utf8)), number > 0 else {
      throw ValidationError("--frame-rate: expected a positive number, found \(text.quoted).")
    }
    return number
  }

  private func importType() throws -> ImportType {
    if let type { return type }
    for type in ImportType.allCases where file.lowercased().hasSuffix(".\(type.ending)") { return type }
    let endings = ImportType.allCases.map { "." + $0.ending }.alternatives
    throw ValidationError("\(file.quoted): expected a name that ends in \(endings), or --type.")
  }

  private func styleSheet(_ source: SourceText) throws(CommandFailure) -> Imported<String> {
    let sheet = try CSSImport(parsing: source)
    let names = sheet.keyframeNames
    if let name { return try document(of: sheet, named: name) }
    if !names.isEmpty && !easings {
      guard Set(names).count == 1 else {
        throw .badData("\(source.name): choose with --name from \(names.map(\.quoted).joined(separator: ", "))")
      }
      return try document(of: sheet, named: names[0])
    }
    let motions = try sheet.easings()
    let found = motions.content
    guard !found.isEmpty else { throw .badData("\(source.name): no timing function and no @keyframes") }
    let text = found.count == 1 ? "\(found[0].motion)\n" : found.map { "\($0.name): \($0.motion)\n" }.joined()
    return Imported(content: text, leftOut: motions.leftOut)
  }

  private func document(of sheet: CSSImport, named name: String) throws(CommandFailure) -> Imported<String> {
    Imported(content: try sheet.animation(named: name).json, leftOut: sheet.leftOut(beside: name))
  }
}

/// The systems whose files are read.
enum ImportType: String, CaseIterable, ExpressibleByArgument {
  case css
  case android
  case lottie

  /// The ending of its files.
  var ending: String {
    switch self {
    case .css: "css"
    case .android: "xml"
    case .lottie: "json"
    }
  }
}
