public import ArgumentParser
public import TableReading

// A unit is an argument of the command line, by any of its words.
extension TimeUnit: ExpressibleByArgument {
  /// The unit that a word names.
  public init?(argument: String) { self.init(word: argument) }

  /// The shortest words, for help and completions.
  public static var allValueStrings: [String] { ["s", "ms", "us", "ns", "min", "h", "frames"] }
}
