import ArgumentParser
import MotionEffects

/// What an effect command plays: an effect by its name, or the segments of a Lottie document.
enum EffectSource: Equatable, ExpressibleByArgument {
  case effect(EffectName)
  /// The path of a document.
  case lottie(String)

  init?(argument: String) {
    if let name = EffectName(rawValue: argument) {
      self = .effect(name)
    } else if argument.lowercased().hasSuffix(".json") {
      self = .lottie(argument)
    } else {
      return nil
    }
  }

  /// The effects; documents go by the endings of their names.
  static var allValueStrings: [String] { EffectName.allCases.map(\.rawValue) }

  /// The argument as it is written.
  var defaultValueDescription: String { fileName }

  /// The beginning of the names of files that are written.
  var fileName: String {
    switch self {
    case .effect(let name): name.rawValue
    case .lottie(let path): InputFile.baseName(of: path)
    }
  }

  /// Whether it is pulled, refreshes and ends.
  var isRefresh: Bool {
    switch self {
    case .effect(let name): name.isRefresh
    case .lottie: true
    }
  }
}
