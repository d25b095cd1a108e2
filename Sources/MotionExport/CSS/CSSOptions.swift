/// How a timing curve is written as CSS.
public struct CSSOptions: Sendable, Hashable {
  /// What is made small.
  public enum Fewest: String, Sendable, Hashable, CaseIterable {
    /// The number of stops.
    case stops
    /// The number of characters.
    case bytes
  }

  /// The custom properties are `--NAME-duration` and `--NAME-easing`.
  public var name = "motion"
  /// What is made small.
  public var fewest = Fewest.stops
  /// Whether blanks, comments and zeros that nobody needs are left out.
  public var isMinified = false
  /// Whether the nearest `cubic-bezier` stands before it, for browsers without `linear()`, and a duration of 0 behind it for
  /// people who have asked for less motion.
  public var hasFallback = false

  /// The usual options.
  public init() {}
}
