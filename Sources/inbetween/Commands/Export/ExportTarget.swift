import ArgumentParser
import MotionExport
import MotionNumerics

/// The systems for which a motion can be written.
enum ExportTarget: String, CaseIterable, ExpressibleByArgument {
  case css
  case code
  case keyframes
  case svg
  case lottie
  case coreAnimation = "core-animation"
  case swiftui
  case android
  case compose
  case flutter
  case gltf
  case tokens

  /// An animation as text for the system: its keys, or where that has one number that moves, a motion.
  func text(
    of exporter: AnimationExporter, _ options: ExportOptions, _ format: KeyframesFormat, _ language: Language,
    frameRate: Double
  ) throws(ExportError) -> ExportedText {
    switch self {
    case .keyframes where format == .waapi: try exporter.webAnimations()
    case .keyframes: try exporter.css(name: options.name ?? "motion")
    case .svg: try exporter.svg()
    case .lottie: try exporter.lottie(frameRate: frameRate)
    case .coreAnimation: try exporter.coreAnimation()
    case .css, .code, .swiftui, .android, .compose, .flutter, .gltf, .tokens:
      try text(of: try exporter.motion(), options, format, language, frameRate: frameRate)
    }
  }

  /// A motion as text for the system.
  func text<Source>(
    of exporter: MotionExporter<Source>, _ options: ExportOptions, _ format: KeyframesFormat, _ language: Language,
    frameRate: Double
  ) throws(ExportError) -> ExportedText {
    let property = options.property?.animated ?? .translate
    return switch self {
    case .css: try exporter.css(options.css, showing: Progress(of: 1))
    case .code: try exporter.code(language.code, name: options.name ?? "motion")
    case .keyframes where format == .waapi: try exporter.webAnimation(property)
    case .keyframes: try exporter.cssKeyframes(property, name: options.name ?? "motion")
    case .svg: try exporter.svg(property)
    case .lottie: try exporter.lottie(property, frameRate: frameRate)
    case .coreAnimation: try exporter.coreAnimation(property)
    case .swiftui: try exporter.swiftUI(property)
    case .android: try exporter.androidPathInterpolator()
    case .compose: try exporter.compose()
    case .flutter: try exporter.flutter()
    case .gltf: try exporter.gltf(property)
    case .tokens: try exporter.designToken(name: options.name ?? "motion")
    }
  }

  /// Whether the system moves what has two numbers, or several properties.
  var movesInThePlane: Bool {
    switch self {
    case .keyframes, .svg, .lottie, .coreAnimation: true
    case .css, .code, .swiftui, .android, .compose, .flutter, .gltf, .tokens: false
    }
  }

  /// The options that mean something for the system.
  var options: Set<String> {
    switch self {
    case .css: ["--name", "--fewest", "--minify", "--fallback"]
    case .code: ["--name", "--language"]
    case .keyframes: ["--name", "--property", "--format"]
    case .lottie: ["--property", "--frame-rate"]
    case .svg, .coreAnimation, .swiftui, .gltf: ["--property"]
    case .tokens: ["--name"]
    case .android, .compose, .flutter: []
    }
  }

  /// The largest error where none is asked for, as a part of the distance.
  var usualTolerance: Double {
    switch self {
    // More than Android's own precision.
    case .android: 5e-3
    // One cubic-bezier is not nearer to most motions.
    case .tokens: 2e-2
    default: 1e-3
    }
  }

  /// The endings of the system's files.
  var endings: [String] {
    switch self {
    case .css: ["css"]
    case .code: Language.allCases.flatMap(\.endings)
    case .keyframes: KeyframesFormat.allCases.flatMap(\.endings)
    case .svg: ["svg"]
    case .lottie, .tokens: ["json"]
    case .coreAnimation, .swiftui: ["swift"]
    case .android: ["xml"]
    case .compose: ["kt"]
    case .flutter: ["dart"]
    case .gltf: ["gltf"]
    }
  }

  /// Whether the format has no comments: what is known of the text goes to standard error.
  func isWithoutComments(_ format: KeyframesFormat) -> Bool {
    switch self {
    case .keyframes: format == .waapi
    case .lottie, .gltf, .tokens: true
    default: false
    }
  }
}

/// The formats of `inbetween export keyframes`.
enum KeyframesFormat: String, OutputFormat {
  case css
  /// JSON for `element.animate(keyframes, options)`.
  case waapi

  var endings: [String] { self == .css ? ["css"] : ["json"] }
}

extension MotionExporter {
  /// The timing function; the cheapest one may take seconds.
  fileprivate func css(_ options: CSSOptions, showing progress: Progress) throws(ExportError) -> ExportedText {
    var progress = progress
    defer { progress.end() }
    return try css(options) { progress.reached($0) }
  }
}
