/// The numbers between a motion's parentheses, by name, each with its offset in the text.
package struct NamedArguments: Sendable {
  private var arguments: [(name: String, value: Double, offset: Int)] = []
  /// The offset of the first argument.
  private let start: Int

  /// The value of an argument that is known to be present.
  package subscript(name: String) -> Double {
    arguments.first { $0.name == name }?.value ?? 0
  }

  package func contains(_ name: String) -> Bool {
    arguments.contains { $0.name == name }
  }

  /// The notation error for an initialiser's error, at the argument that caused it.
  package func error(for error: ParameterError, in scanner: NotationScanner) -> NotationError {
    let offset = arguments.first { $0.name == error.parameter }?.offset ?? start
    return scanner.error(expected: "\(error.allowed) for \(error.parameter)", at: offset)
  }

  /// The arguments as the notation has them by name; those that are 0 and `optional` are left out.
  package func notation(leavingOut optional: [String]) -> String {
    var text = ""
    for argument in arguments where argument.value != 0 || !optional.contains(argument.name) {
      if !text.isEmpty { text += ", " }
      text += argument.name
      text += ": "
      text += argument.value.shortestDecimal
    }
    return text
  }

  // MARK: From a program

  /// Creates no arguments yet.
  package init() { start = 0 }

  /// Adds a number without a text.
  package mutating func append(_ value: Double, as name: String) { arguments.append((name, value, 0)) }

  /// Whether the names are all those of one of the `sets`, except `optional` ones, and of `always`.
  package func areComplete(oneOf sets: [[String]], optional: [String], always: [String]) -> Bool {
    open(sets, always).contains { set in set.allSatisfy { contains($0) || optional.contains($0) } }
  }

  // MARK: Positional

  /// The separator between two numbers.
  package enum Separator {
    case comma
    /// A comma, or only spaces.
    case optionalComma
  }

  /// Takes numbers in the order of `names`; only the first `required` numbers must be present.
  package init(
    from scanner: inout NotationScanner, names: [String], required: Int, separator: Separator,
    times: [String] = []
  ) throws(NotationError) {
    try scanner.expect("(")
    scanner.skipSpaces()
    start = scanner.offset
    for (index, name) in names.enumerated() {
      if index >= required {
        if scanner.take(")") { return }
        scanner.skipSpaces()
        guard !scanner.isAtEnd else { throw scanner.error(expected: "')' or a number for \(name)") }
      }
      if index > 0 {
        switch separator {
        case .comma: try scanner.expect(",")
        case .optionalComma: _ = scanner.take(",")
        }
      }
      try take(name, hasUnit: times.contains(name), &scanner)
    }
    try scanner.expect(")")
  }

  // MARK: Named

  /// Takes `name: number` pairs in any order: all names of one of the `sets`, except the optional ones.
  ///
  /// - Parameters:
  ///   - scanner: the text, before the opening parenthesis.
  ///   - sets: the names that go together.
  ///   - optional: names of the sets that may be left out.
  ///   - always: optional names that go with each set.
  ///   - times: names whose numbers may have a unit, `ms` or `s`.
  ///   - fractions: names whose numbers may be percentages.
  /// - Throws: ``NotationError`` at the first character that does not fit.
  package init(
    from scanner: inout NotationScanner, oneOf sets: [[String]], optional: [String] = [], always: [String] = [],
    times: [String] = [], fractions: [String] = []
  ) throws(NotationError) {
    try scanner.expect("(")
    scanner.skipSpaces()
    start = scanner.offset
    repeat {
      scanner.skipSpaces()
      let nameOffset = scanner.offset
      let name = scanner.takeWord()
      let allowed = (Self.union(open(sets, always)) + always).filter { !contains($0) }
      guard allowed.contains(name) else {
        let words = allowed.isEmpty ? "')'" : allowed.map { "'\($0):'" }.joined(separator: " or ")
        throw scanner.error(expected: words, at: nameOffset, nearest: allowed)
      }
      try scanner.expect(":")
      try take(name, hasUnit: times.contains(name), isFraction: fractions.contains(name), &scanner)
    } while scanner.take(",")
    guard areComplete(oneOf: sets, optional: optional, always: always) else {
      let missing = Self.union(open(sets, always)).filter { !contains($0) && !optional.contains($0) }
      scanner.skipSpaces()
      throw scanner.error(expected: "', " + missing.map { "\($0): …'" }.joined(separator: " or '"))
    }
    try scanner.expect(")")
  }

  /// The sets that still fit the names so far.
  private func open(_ sets: [[String]], _ always: [String]) -> [[String]] {
    sets.filter { set in arguments.allSatisfy { set.contains($0.name) || always.contains($0.name) } }
  }

  private static func union(_ sets: [[String]]) -> [String] {
    var names: [String] = []
    for name in sets.joined() where !names.contains(name) { names.append(name) }
    return names
  }

  private mutating func take(
    _ name: String, hasUnit: Bool = false, isFraction: Bool = false, _ scanner: inout NotationScanner
  ) throws(NotationError) {
    scanner.skipSpaces()
    let offset = scanner.offset
    if hasUnit, let time = try scanner.takeTime() {
      arguments.append((name, time, offset))
      return
    }
    let constant = try ConstantExpression(from: &scanner, expected: "a number for \(name)")
    guard constant.kind == .number || isFraction else {
      throw scanner.error(expected: "a number for \(name)", at: offset)
    }
    arguments.append((name, constant.value, offset))
  }
}
