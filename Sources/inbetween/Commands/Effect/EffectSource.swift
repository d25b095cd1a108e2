import ArgumentParser
import MotionEffects

/// The source of an effect command: an effect by its name, or the segments of a Lottie document.
enum EffectSource: Equatable, ExpressibleByArgument {
  case effect(EffectKind)
  /// The path of a document.
  case lottie(String)

  init?(argument: String) {
    if let kind = EffectKind(named: argument) {
      self = .effect(kind)
    } else if LottieFile.endings.contains(where: { argument.lowercased().hasSuffix("." + $0) }) {
      self = .lottie(argument)
    } else {
      return nil
    }
  }

  /// The names of the effects; documents are recognised by the endings of their names.
  static var allValueStrings: [String] { EffectKind.all.map(\.name) }

  /// The argument as it is written.
  var defaultValueDescription: String { fileName }

  /// The first part of the names of the files that are written.
  var fileName: String {
    switch self {
    case .effect(let kind): kind.name
    case .lottie(let path): InputFile.baseName(of: path)
    }
  }

  /// Whether it is a refresh effect: it is pulled, refreshes and ends.
  var isRefresh: Bool {
    switch self {
    case .effect(let kind): kind.isRefresh
    case .lottie: true
    }
  }
}
