import ArgumentParser
import MotionLottie
import MotionNumerics

/// A Lottie document or a container of some, and its warnings.
struct LottieOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The document, or a .lottie, .zip or .tgs with some; - is standard input.", valueName: "file"),
    completion: .file(extensions: LottieFile.endings))
  var document: String

  @Option(
    name: .customLong("animation"),
    help: ArgumentHelp("The animation of a container (default: the one that it shows first).", valueName: "name"))
  var animationName: String?

  @Option(help: ArgumentHelp("The theme of a container (default: the animation's own).", valueName: "name"))
  var theme: String?

  @Flag(help: "Do not tell what is drawn otherwise than it says.")
  var quiet = false

  @Flag(help: "Refuse a document that is drawn otherwise.")
  var strict = false

  func validate() throws {
    if quiet && strict { throw ValidationError("--quiet and --strict exclude each other.") }
  }

  /// What of a container is meant.
  var choice: LottieChoice { LottieChoice(animation: animationName, theme: theme) }

  /// The document's file name without its folder and ending.
  var name: String {
    document == "-" ? "lottie" : InputFile.baseName(of: document)
  }

  /// Reads the document.
  ///
  /// - Parameter reporting: whether its warnings are reported, unless they are hidden.
  /// - Returns: the animation.
  /// - Throws: ``CommandFailure`` for a file that cannot be read, and for one that is no Lottie.
  func animation(reporting: Bool = true) throws(CommandFailure) -> LottieAnimation {
    try opened(reporting: reporting).animation
  }

  /// Reads the document: its bytes, and the animation.
  ///
  /// - Parameter reporting: whether its warnings are reported, unless they are hidden.
  /// - Returns: both, and the container.
  /// - Throws: ``CommandFailure`` for a file that cannot be read, and for one that is no Lottie.
  func opened(reporting: Bool = true) throws(CommandFailure) -> LottieFile.Content {
    try LottieFile(path: document, choice: choice, isReporting: reporting && !quiet, isStrict: strict).opened()
  }
}

/// `--set` and `--recolor`: values and colours that replace those of a document.
struct LottieOverrideOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A value for a key path. May be repeated.", valueName: "key-path=value"))
  var settings: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A colour for all that have another at the first frame, stops of gradients too: #ff0000=#0000ff. May be repeated.",
      valueName: "color=color"))
  var recolor: [String] = []

  /// The animation with all of the values, then with all of the colours.
  func applied(to animation: LottieAnimation) throws(CommandFailure) -> LottieAnimation {
    let animation = try Self.apply(settings, to: animation)
    return recolor.isEmpty ? animation : animation.recolored(LottieRecoloring(try colors()))
  }

  /// The colours of `--recolor`, each with the one in its place.
  func colors() throws(CommandFailure) -> [(Color, Color)] {
    try recolor.map { (text) throws(CommandFailure) in
      let parts = text.split(separator: "=").compactMap { try? Color(parsing: String($0)) }
      guard parts.count == 2 else { throw .badData("--recolor \(text.quoted): expected two colours, #ff0000=#0000ff") }
      return (parts[0], parts[1])
    }
  }

  /// The values of `--set`.
  func parsed() throws(CommandFailure) -> [LottieSetting] {
    try settings.map { (text) throws(CommandFailure) in try LottieSetting(text) }
  }

  /// An animation with the values of `--set`.
  static func apply(_ settings: [String], to animation: LottieAnimation) throws(CommandFailure) -> LottieAnimation {
    var animation = animation
    for text in settings {
      let setting = try LottieSetting(text)
      do {
        animation = try animation.overriding(setting.path, withText: setting.value)
      } catch {
        throw .badData("--set \(text.quoted): \(error)")
      }
    }
    return animation
  }
}

/// A value for all properties of a key path: `KEYPATH=VALUE`.
struct LottieSetting {
  let path: LottieKeyPath
  let value: String

  /// Reads an argument of `--set`.
  init(_ text: String) throws(CommandFailure) {
    guard let separator = Self.separator(in: text) else {
      throw .badData("--set \(text.quoted): expected KEYPATH=VALUE")
    }
    path = LottieKeyPath(parsing: String(text[..<separator]))
    value = String(text[text.index(after: separator)...])
  }

  /// The first equals sign that has no backslash before it; the value may hold others.
  private static func separator(in setting: String) -> String.Index? {
    var isEscaped = false
    return setting.firstIndex { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == "=" && !isEscaped
    }
  }
}

extension LottieAnimation {
  /// The unit of times of this animation: frames of the document, or times from its start.
  var unit: NumberUnit { .frame(perSecond: frameRate, first: frames.lowerBound) }

  /// Tells that a time without a unit lies behind the end, since it may count frames.
  func warn(ofFrame frame: Double, written text: String) {
    guard frame > frames.upperBound, text != "-", text.allSatisfy({ !$0.isLetter }) else { return }
    CommandFailure.warn("--at: the end is at \(duration.shortestDecimal) s, and holds; a frame is written 30f")
  }
}
