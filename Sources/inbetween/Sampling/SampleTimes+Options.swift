extension SampleTimes {
  /// The times that were given to `--at`, or with `-` to standard input.
  init(listed text: String) throws(CommandFailure) {
    let limit = Self.maximumCount
    self = .listed(
      text == "-"
        ? try NumberList.numbersFromStandardInput(limit: limit)
        : try NumberList.numbers(in: text, option: "--at", limit: limit))
  }

  /// The number that was given to `--rate`.
  static func hertz(_ text: String) throws(CommandFailure) -> Double {
    let hertz = try Double(text, option: "--rate")
    guard hertz > 0 else { throw .badData("--rate: expected a number above 0, found \(text.quoted)") }
    return hertz
  }
}
