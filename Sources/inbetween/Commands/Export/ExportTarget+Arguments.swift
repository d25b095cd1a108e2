public import ArgumentParser
public import MotionExport

// These types are arguments of the command line.
extension ExportTarget: ExpressibleByArgument {}
extension AnimatedProperty: ExpressibleByArgument {}
extension CSSOptions.Fewest: ExpressibleByArgument {}

extension KeyframesFormat: OutputFormat {
  var endings: [String] { self == .css ? ["css"] : ["json"] }
}

extension CodeLanguage: OutputFormat {
  var endings: [String] {
    switch self {
    case .c: ["c", "h"]
    case .javascript: ["js", "mjs"]
    case .swift: ["swift"]
    case .glsl: ["glsl", "frag", "vert"]
    }
  }
}

extension ExportTarget {
  /// The endings of the system's files.
  var endings: [String] {
    switch self {
    case .css: ["css"]
    case .code: CodeLanguage.allCases.flatMap(\.endings)
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
}
