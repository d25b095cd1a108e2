/// A system for which a motion can be written, by its name in `inbetween export` and in the interface for C.
package enum ExportTarget: String, Sendable, CaseIterable {
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

  /// The options that have a meaning for the system.
  package var options: [TargetOption] {
    switch self {
    case .css: [.name, .fewest, .budget, .minify, .fallback]
    case .code: [.name, .language]
    case .keyframes: [.name, .property, .format]
    case .lottie: [.property, .frameRate]
    case .svg, .coreAnimation, .swiftui, .gltf: [.property]
    case .tokens: [.name]
    case .android, .compose, .flutter: []
    }
  }

  /// Whether the system moves properties with two numbers, or several properties.
  package var movesInThePlane: Bool {
    switch self {
    case .keyframes, .svg, .lottie, .coreAnimation: true
    case .css, .code, .swiftui, .android, .compose, .flutter, .gltf, .tokens: false
    }
  }

  /// The default largest error, as a part of the distance.
  package var usualTolerance: Double {
    switch self {
    // More than Android's own precision.
    case .android: 5e-3
    // One cubic-bezier cannot come nearer to most motions.
    case .tokens: 2e-2
    default: 1e-3
    }
  }

  /// Whether the format has no comments, so the text cannot contain its remark.
  package func isWithoutComments(_ options: TargetOptions) -> Bool {
    switch self {
    case .keyframes: options.format == .waapi
    case .lottie, .gltf, .tokens: true
    default: false
    }
  }
}
