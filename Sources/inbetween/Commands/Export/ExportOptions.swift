import ArgumentParser
import MotionExport

/// The options of `inbetween export` that only some systems have.
struct ExportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("css: what the custom properties are called (default: motion).", valueName: "name"))
  var name: String?

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
    ].compactMap { $0 }
  }

  var codeLanguage: CodeLanguage {
    switch language {
    case nil, .c: .c
    case .javascript: .javascript
    case .swift: .swift
    case .glsl: .glsl
    }
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
}
