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

  /// The most steps of each search; equal budgets give equal texts.
  ///
  /// A step of that for the fewest bytes is a time that a line passes, or a stop that it reaches: the usual budget takes some
  /// seconds. When it is spent, the best so far is written, and called so. That for the fewest stops takes a hundred steps for
  /// each value of the motion, of which it has four million at most; without enough of them nothing is written.
  public var budget = 500_000_000

  /// The steps of a value of the motion, along which several polylines are laid.
  static let stepsOfAValue = 100

  /// The bytes from which on a timing function is called large.
  static let largeSize = 2000

  /// The usual options.
  public init() {}
}
