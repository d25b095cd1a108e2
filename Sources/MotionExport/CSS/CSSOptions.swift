/// How a timing curve is written as CSS.
public struct CSSOptions: Sendable, Hashable {
  /// The quantity to minimise.
  public enum Fewest: String, Sendable, Hashable, CaseIterable {
    /// The number of stops.
    case stops
    /// The number of characters.
    case bytes
    /// The time of the search: a few stops more than the fewest, within the tolerance all the same.
    case time
  }

  /// The name in the custom properties `--NAME-duration` and `--NAME-easing`.
  public var name = "motion"
  /// The quantity to minimise.
  public var fewest = Fewest.stops
  /// Whether unnecessary blanks, comments and zeros are left out.
  public var isMinified = false
  /// Whether to add fallbacks: the nearest `cubic-bezier` first, for browsers without `linear()`, and a duration of 0
  /// at the end, for people who prefer reduced motion.
  public var hasFallback = false

  /// The most steps of each search; equal budgets give equal texts.
  ///
  /// In the search for the fewest bytes, a step is a time that a line passes, or a stop that it reaches. The default
  /// budget takes a second or two. When it is spent, the best text so far is written, and the remark says so. The search
  /// for the fewest stops, or within the least time, takes thirty steps for each value of the motion, at most four million
  /// values. If the budget is not enough for it, nothing is written.
  public var budget = 120_000_000

  /// The steps per value of the motion, as several polylines use each value.
  static let stepsOfAValue = 30

  /// The size in bytes, and the number of stops, above which a timing function is called long.
  static let largeSize = 2000
  static let manyStops = 100

  /// Creates the default options.
  public init() {}
}
