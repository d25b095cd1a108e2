/// Reads numbers separated by white space or commas, from text that comes in pieces.
///
/// Between two numbers stand any spaces and line ends and at most one comma.
struct NumberList {
  private(set) var numbers: [Double] = []
  /// How many numbers are allowed.
  private let limit: Int
  /// The beginning of a number whose end has not come yet.
  private var token: [UInt8] = []
  /// Whether a number stands between here and the last comma.
  private var hasNumberSinceComma = false
  private var place = Place(line: 1, column: 1)
  private var tokenPlace = Place(line: 1, column: 1)

  /// No numeral that makes sense is longer, and nothing that has no end may fill the memory.
  private static let longestToken = 1000

  init(limit: Int) {
    self.limit = limit
  }

  /// A line and a column, counted from 1 in Unicode scalars.
  struct Place: Equatable {
    var line: Int
    var column: Int
  }

  /// Text that is not a list of numbers.
  enum Failure: Error, Equatable {
    case unexpected(Place, expected: String, found: String)
    case tooMany(limit: Int)
  }

  mutating func append(_ bytes: [UInt8]) throws(Failure) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " "), 9...13: try endToken()
      case UInt8(ascii: ","): try takeComma()
      default: try takeCharacter(byte)
      }
      advance(over: byte)
    }
  }

  /// Takes the end of the text for the end of the last number.
  mutating func finish() throws(Failure) {
    try endToken()
    if !hasNumberSinceComma && !numbers.isEmpty { throw unexpected("the end") }
  }

  private mutating func takeCharacter(_ byte: UInt8) throws(Failure) {
    if token.isEmpty { tokenPlace = place }
    token.append(byte)
    if token.count > Self.longestToken { try endToken() }
  }

  private mutating func takeComma() throws(Failure) {
    try endToken()
    guard hasNumberSinceComma else { throw unexpected("','") }
    hasNumberSinceComma = false
  }

  private mutating func endToken() throws(Failure) {
    if token.isEmpty { return }
    guard token.count <= Self.longestToken, let number = Double(decimal: token) else {
      let found = String(decoding: token, as: UTF8.self).quoted
      throw .unexpected(tokenPlace, expected: "a finite number", found: found)
    }
    guard numbers.count < limit else { throw .tooMany(limit: limit) }
    numbers.append(number)
    token.removeAll(keepingCapacity: true)
    hasNumberSinceComma = true
  }

  private func unexpected(_ found: String) -> Failure {
    .unexpected(place, expected: "a number", found: found)
  }

  private mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      place = Place(line: place.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      // Bytes of the form 10xxxxxx continue a scalar.
      place.column += 1
    }
  }
}

extension NumberList {
  /// Reads the list that was given to an option.
  static func numbers(in text: String, option: String, limit: Int) throws(CommandFailure) -> [Double] {
    var list = NumberList(limit: limit)
    do throws(Failure) {
      try list.append(Array(text.utf8))
      try list.finish()
      guard !list.numbers.isEmpty else { throw list.unexpected("the end") }
      return list.numbers
    } catch {
      throw .badData("\(option) \(text.quoted): \(error.description(withLine: false))")
    }
  }

  /// Reads a list from standard input until it ends.
  static func numbersFromStandardInput(limit: Int) throws(CommandFailure) -> [Double] {
    var list = NumberList(limit: limit)
    while true {
      let bytes = try FileDescriptor.standardInput.takeInput()
      do {
        guard !bytes.isEmpty else {
          try list.finish()
          return list.numbers
        }
        try list.append(bytes)
      } catch {
        throw .badData("standard input: \(error.description(withLine: true))")
      }
    }
  }
}

extension NumberList.Failure {
  fileprivate func description(withLine: Bool) -> String {
    switch self {
    case .unexpected(let place, let expected, let found):
      let line = withLine ? "line \(place.line), " : ""
      return "\(line)column \(place.column): expected \(expected), found \(found)"
    case .tooMany(let limit):
      return "more than \(limit) numbers, the largest number of rows that is allowed"
    }
  }
}

extension FileDescriptor {
  fileprivate func takeInput() throws(CommandFailure) -> [UInt8] {
    do {
      return try take()
    } catch {
      throw .missingInput("standard input: \(error.description)")
    }
  }
}
