import ArgumentParser
import LottieImport
import MotionImport
import MotionNumerics

/// `inbetween import`: reads the motions of another system that have an exact equal.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read motions of CSS, Android, SVG and Lottie.",
    discussion: """
      Timing is printed in the motion notation, keyframes as a document for `inbetween animate`. What has no exact equal is refused \
      with its place (65 if nothing could be read). `inbetween help imports` says what is read of each format.

      EXAMPLES:
        inbetween import tokens.css
        inbetween import slide.css | inbetween animate - --rate 60
        inbetween import overshoot.xml
        inbetween import spinner.svg --name spinner.rotate -o spin.json
        inbetween import bounce.json --path Ball.r -o rotation.json
      """)

  @Argument(
    help: ArgumentHelp("The file; - is standard input.", valueName: "file"),
    completion: .file(extensions: ImportSource.all.map(\.row.fileEnding)))
  var file: String

  @Option(
    help: ArgumentHelp(
      "What the file is (\(ImportSource.all.map(\.row.name).alternatives)); by default what its ending says."))
  var type: ImportSource?

  @Option(help: ArgumentHelp("The @keyframes or the animation, if there are several.", valueName: "name"))
  var name: String?

  @Flag(help: "The timing functions of a text that also has keyframes.")
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
    if (type == .lottie || type == .text(.android)) && (name != nil || easings) {
      throw ValidationError("--name and --easings are for CSS and SVG.")
    }
    if type != .lottie && (path != nil || frameRate != nil) {
      throw ValidationError("--path and --frame-rate are for Lottie.")
    }
    _ = try frameRate.map { try Self.hertz($0) }
    if name != nil && easings { throw ValidationError("--name is for keyframes, and does not go with --easings.") }
  }

  func run() throws {
    let rate = try frameRate.map { try Self.hertz($0) }
    let input = try InputFile(reading: file)
    let found: (text: String, warnings: [String])
    switch try importType() {
    case .text(let format): found = try imported(input, as: format)
    case .lottie: found = (try input.lottieAnimation(path: path, frameRate: rate).document, [])
    }
    try Output.write(found.text, to: output.output)
    for warning in found.warnings { CommandFailure.warn("\(input.name): \(warning)") }
  }

  private static func hertz(_ text: String) throws -> Double {
    guard let number = Double(decimal: Array(text.utf8)), number > 0 else {
      throw ValidationError("--frame-rate: expected a positive number, found \(text.quoted).")
    }
    return number
  }

  private func importType() throws -> ImportSource {
    if let type { return type }
    for type in ImportSource.all where file.lowercased().hasSuffix(".\(type.row.fileEnding)") { return type }
    let endings = ImportSource.all.map { "." + $0.row.fileEnding }.alternatives
    throw ValidationError("\(file.quoted): expected a name that ends in \(endings), or --type.")
  }

  private func imported(
    _ input: InputFile, as format: ImportFormat
  ) throws(CommandFailure) -> (text: String, warnings: [String]) {
    let importer = try input.importer(as: format)
    let names = importer.animationNames
    if let name { return try document(of: importer, named: name, input) }
    if !names.isEmpty && !easings {
      guard Set(names).count == 1 else {
        throw .badData("\(input.name): choose with --name from \(names.map(\.quoted).joined(separator: ", "))")
      }
      return try document(of: importer, named: names[0], input)
    }
    let motions = importer.motions
    var problems = importer.problems.map(\.description)
    guard !motions.isEmpty else {
      let reason =
        problems.popLast() ?? (format == .css ? "no timing function and no @keyframes" : "nothing that moves")
      for problem in problems { CommandFailure.warn("\(input.name): \(problem)") }
      throw .badData("\(input.name): \(reason)")
    }
    let text =
      motions.count == 1 ? "\(motions[0].motion)\n" : motions.map { "\($0.name): \($0.motion)\n" }.joined()
    return (text, problems + importer.remarks.map(\.description))
  }

  private func document(
    of importer: MotionImporter, named name: String, _ input: InputFile
  ) throws(CommandFailure) -> (text: String, warnings: [String]) {
    do throws(ImportError) {
      return (
        try importer.animation(named: name).document,
        importer.remarks(besideAnimationNamed: name).map(\.description)
      )
    } catch {
      throw .badData("\(input.name): \(error)")
    }
  }
}

extension InputFile {
  /// The reader of a text of another system.
  func importer(as format: ImportFormat) throws(CommandFailure) -> MotionImporter {
    do throws(ImportError) {
      return try MotionImporter(of: bytes, as: format)
    } catch {
      throw .badData("\(name): \(error)")
    }
  }

  fileprivate func lottieAnimation(
    path: String?, frameRate: Double?
  ) throws(CommandFailure) -> ImportedAnimation {
    do throws(LottieImportError) {
      return try ImportedAnimation(lottie: bytes, path: path, frameRate: frameRate)
    } catch {
      let problem =
        error == .pathMissing
        ? "a whole document: choose a property with --path, such as layers[0].ks.r or Ball.r" : error.problem
      throw CommandFailure(DocumentLocation(document: name).following(error.steps).failure(problem))
    }
  }
}

/// A format whose files are read.
enum ImportSource: Equatable, ExpressibleByArgument {
  case text(ImportFormat)
  case lottie

  static var all: [ImportSource] { ImportFormat.all.map { .text($0) } + [.lottie] }

  /// The row of the catalogue.
  var row: ImportRow {
    switch self {
    case .text(let format): format.row
    case .lottie: .lottie
    }
  }

  init?(argument: String) {
    guard let source = Self.all.first(where: { $0.row.name == argument }) else { return nil }
    self = source
  }

  static var allValueStrings: [String] { all.map(\.row.name) }

  var defaultValueDescription: String { row.name }
}
