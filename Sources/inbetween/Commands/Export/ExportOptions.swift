import ArgumentParser
import MotionExport

/// The options of `inbetween export` that only some systems have.
struct ExportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "css, keyframes, code, objects, tokens: a name (default: motion).",
      valueName: "name"))
  var name: String?

  @Option(
    help: "What moves (default: translate); angles are radians.")
  var property: AnimatedProperty?

  @Option(help: "keyframes: a style sheet or JSON.")
  var format: KeyframesFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("lottie: the frames of a second (default: 60).", valueName: "hz"))
  var frameRate: String?

  @Option(help: "css, tailwind: what is made small (default: stops).")
  var fewest: CSSOptions.Fewest?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "css, tailwind: the most steps of the search (default: \(CSSOptions().budget)).",
      valueName: "steps"))
  var budget: String?

  @Flag(help: "css: without blanks and comments.")
  var minify = false

  @Flag(help: "css: for old browsers and reduced motion, too.")
  var fallback = false

  @Option(help: "code: the language (default: c, or by the name).")
  var language: CodeLanguage?

  /// The options that were given.
  var given: [TargetOption] {
    [
      name == nil ? nil : .name, fewest == nil ? nil : .fewest, budget == nil ? nil : .budget,
      minify ? .minify : nil, fallback ? .fallback : nil, language == nil ? nil : .language,
      property == nil ? nil : .property, format == nil ? nil : .format, frameRate == nil ? nil : .frameRate,
    ].compactMap { $0 }
  }

  /// The options for the library.
  ///
  /// The caller gives the format and the language, as the name of the output may choose them.
  func chosen(_ format: KeyframesFormat, _ language: CodeLanguage) throws(CommandFailure) -> TargetOptions {
    var options = TargetOptions()
    if let name { options.css.name = name }
    if let fewest { options.css.fewest = fewest }
    if let budget { options.css.budget = try Self.steps(budget) }
    options.css.isMinified = minify
    options.css.hasFallback = fallback
    if let property { options.property = property }
    if let frameRate { options.frameRate = try Double(frameRate, option: "--frame-rate", unit: .rate) }
    options.format = format
    options.language = language
    return options
  }

  /// A number of steps.
  private static func steps(_ text: String) throws(CommandFailure) -> Int {
    guard let steps = Int(text), steps > 0 else {
      throw .badData("--budget: expected a whole number from 1 on, found \(text.quoted)")
    }
    return steps
  }
}
