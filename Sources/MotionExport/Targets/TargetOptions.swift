/// An option that some systems support, by its name.
public enum TargetOption: String, Sendable, Hashable, CaseIterable {
  /// What the custom properties, the keyframes, the function or the token are called.
  case name
  /// The property that moves.
  case property
  /// The format of keyframes.
  case format
  /// The frames per second.
  case frameRate = "frame-rate"
  /// Whether the number of stops or of bytes is made small.
  case fewest
  /// The most steps of the search for the fewest bytes.
  case budget
  /// Whether blanks and comments are left out.
  case minify
  /// Whether there is text for browsers without `linear()`.
  case fallback
  /// The programming language.
  case language

  /// The values that an option takes, and the usual one.
  public enum Values: Sendable, Hashable {
    /// One of some words.
    case words([String], usual: String)
    /// A name that the system allows.
    case name(usual: String)
    /// A positive number.
    case number(usual: Double, unit: String)
    /// A whole number from 1 on.
    case count(usual: Int)
    /// No value: the option is given or not.
    case flag
  }

  /// The values that the option takes.
  public var values: Values {
    let usual = TargetOptions()
    return switch self {
    case .name: .name(usual: usual.css.name)
    case .property: .words(AnimatedProperty.allCases.map { $0.rawValue }, usual: usual.property.rawValue)
    case .format: .words(KeyframesFormat.allCases.map { $0.rawValue }, usual: usual.format.rawValue)
    case .frameRate: .number(usual: usual.frameRate, unit: "Hz")
    case .fewest: .words(CSSOptions.Fewest.allCases.map { $0.rawValue }, usual: usual.css.fewest.rawValue)
    case .budget: .count(usual: usual.css.budget)
    case .minify, .fallback: .flag
    case .language: .words(CodeLanguage.allCases.map { $0.rawValue }, usual: usual.language.rawValue)
    }
  }
}

/// The formats of keyframes.
public enum KeyframesFormat: String, Sendable, Hashable, CaseIterable {
  /// A style sheet with `@keyframes`.
  case css
  /// JSON for `element.animate(keyframes, options)`.
  case waapi
}

/// How a motion is written, if a system leaves a choice.
public struct TargetOptions: Sendable {
  /// How a timing function is written.
  ///
  /// Its name also applies to keyframes, functions and tokens.
  public var css = CSSOptions()
  /// The property to move.
  public var property = AnimatedProperty.translate
  /// The format of keyframes.
  public var format = KeyframesFormat.css
  /// The frames per second, if time is counted in frames.
  public var frameRate = 60.0
  /// The programming language of a function.
  public var language = CodeLanguage.c

  /// Creates the default options.
  public init() {}
}
