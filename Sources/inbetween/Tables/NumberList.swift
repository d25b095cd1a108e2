import MotionNumerics

/// Reads numbers separated by white space or commas, from text that arrives in pieces.
///
/// Two numbers are separated by any spaces and line ends, and at most one comma.
struct NumberList {
  private(set) var numbers: [Double] = []
  /// The largest number of numbers.
  private let limit: Int
  /// The first characters of a number whose end has not arrived yet.
  private var token: [UInt8] = []
  /// Whether a number has followed the last comma.
  private var hasNumberSinceComma = false
  private var position = Position(line: 1, column: 1)
  private var tokenPosition = Position(line: 1, column: 1)

  /// The most characters of a number: no sensible one is longer, and endless input must not fill the memory.
  private static let longestToken = 1000

  /// What a number counts.
  private let unit: NumberUnit

  init(limit: Int, unit: NumberUnit = .none) {
    self.limit = limit
    self.unit = unit
  }

  /// A line and a column, counted from 1 in Unicode scalars.
  struct Position: Equatable {
    var line: Int
    var column: Int
  }

  /// Text that is not a list of numbers.
  enum Failure: Error, Equatable {
    case unexpected(Position, expected: String, found: String)
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

  /// Ends the text, and with it the last number.
  mutating func finish() throws(Failure) {
    try endToken()
    if !hasNumberSinceComma && !numbers.isEmpty { throw unexpected("the end") }
  }

  private mutating func takeCharacter(_ byte: UInt8) throws(Failure) {
    if token.isEmpty { tokenPosition = position }
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
    guard token.count <= Self.longestToken, let number = unit.number(token) else {
      let found = String(decoding: token, as: UTF8.self).quoted
      throw .unexpected(tokenPosition, expected: unit.expectation, found: found)
    }
    guard numbers.count < limit else { throw .tooMany(limit: limit) }
    numbers.append(number)
    token.removeAll(keepingCapacity: true)
    hasNumberSinceComma = true
  }

  private func unexpected(_ found: String) -> Failure {
    .unexpected(position, expected: "a number", found: found)
  }

  private mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      position = Position(line: position.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      // Bytes of the form 10xxxxxx continue a scalar.
      position.column += 1
    }
  }
}

extension NumberList {
  /// Reads the list that is the argument of an option.
  static func numbers(
    in text: String, option: String, unit: NumberUnit, limit: Int
  ) throws(CommandFailure) -> [Double] {
    var list = NumberList(limit: limit, unit: unit)
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
  static func numbersFromStandardInput(unit: NumberUnit, limit: Int) throws(CommandFailure) -> [Double] {
    var list = NumberList(limit: limit, unit: unit)
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
    case .unexpected(let position, let expected, let found):
      let line = withLine ? "line \(position.line), " : ""
      return "\(line)column \(position.column): expected \(expected), found \(found)"
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

extension Double {
  /// Reads the number that is the argument of an option.
  init(_ text: String, option: String, unit: NumberUnit = .none) throws(CommandFailure) {
    guard let value = unit.number(Array(text.utf8)) else {
      throw .badData("\(option): expected \(unit.expectation), found \(text.quoted)")
    }
    self = value
  }
}
