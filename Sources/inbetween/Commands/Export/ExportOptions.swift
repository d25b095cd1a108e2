import ArgumentParser
import MotionExport

/// The options of `inbetween export` that only some systems have.
struct ExportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "css, keyframes, tokens: what the custom properties, the keyframes or the token are called (default: motion).",
      valueName: "name"))
  var name: String?

  @Option(
    help: "keyframes, svg, lottie, core-animation, swiftui, gltf: what moves (default: translate); angles are radians.")
  var property: MovedProperty?

  @Option(help: "keyframes: a style sheet, or JSON for element.animate (default: css).")
  var format: KeyframesFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("lottie: the frames of a second (default: 60).", valueName: "hz"))
  var frameRate: String?

  @Option(help: "css: whether the number of stops or of bytes is made small (default: stops).")
  var fewest: Fewest?

  @Flag(help: "css: without blanks and comments.")
  var minify = false

  @Flag(help: "css: with the nearest cubic-bezier before it, and nothing under reduced motion.")
  var fallback = false

  @Option(help: "code: the language (default: c, or as the output's name says).")
  var language: Language?

  /// The options that were given.
  var given: [String] {
    [
      name == nil ? nil : "--name", fewest == nil ? nil : "--fewest", minify ? "--minify" : nil,
      fallback ? "--fallback" : nil, language == nil ? nil : "--language",
      property == nil ? nil : "--property", format == nil ? nil : "--format",
      frameRate == nil ? nil : "--frame-rate",
    ].compactMap { $0 }
  }

  /// The frames of a second.
  func framesPerSecond() throws(CommandFailure) -> Double {
    try frameRate.map { text throws(CommandFailure) in try Double(text, option: "--frame-rate") } ?? 60
  }

  var css: CSSOptions {
    var options = CSSOptions()
    if let name { options.name = name }
    if fewest == .bytes { options.fewest = .bytes }
    options.isMinified = minify
    options.hasFallback = fallback
    return options
  }
}

/// What is made small.
enum Fewest: String, CaseIterable, ExpressibleByArgument {
  case stops
  case bytes
}

/// The languages of `code`.
enum Language: String, OutputFormat {
  case c, javascript, swift, glsl

  var endings: [String] {
    switch self {
    case .c: ["c", "h"]
    case .javascript: ["js", "mjs"]
    case .swift: ["swift"]
    case .glsl: ["glsl", "frag", "vert"]
    }
  }

  /// The same for the library.
  var code: CodeLanguage {
    switch self {
    case .c: .c
    case .javascript: .javascript
    case .swift: .swift
    case .glsl: .glsl
    }
  }
}

/// What moves.
enum MovedProperty: String, CaseIterable, ExpressibleByArgument {
  case translate
  case scale
  case rotate
  case opacity

  var animated: AnimatedProperty {
    switch self {
    case .translate: .translate
    case .scale: .scale
    case .rotate: .rotate
    case .opacity: .opacity
    }
  }
}
