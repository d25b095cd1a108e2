/// The numbers between a motion's parentheses, by name, each with its offset in the text.
struct NamedArguments {
  private var arguments: [(name: String, value: Double, offset: Int)] = []
  /// The offset of the first argument.
  private let start: Int

  /// The value of an argument that is known to be present.
  subscript(name: String) -> Double {
    arguments.first { $0.name == name }?.value ?? 0
  }

  func contains(_ name: String) -> Bool {
    arguments.contains { $0.name == name }
  }

  /// The notation error for an initialiser's error, at the argument that caused it.
  func error(for error: ParameterError, in scanner: NotationScanner) -> NotationError {
    let offset = arguments.first { $0.name == error.parameter }?.offset ?? start
    return scanner.error(expected: "\(error.allowed) for \(error.parameter)", at: offset)
  }

  // MARK: Positional

  /// Takes numbers in the order of `names`, of which only the first `required` must be present.
  init(
    from scanner: inout NotationScanner, names: [String], required: Int, separator: Unicode.Scalar?
  ) throws(NotationError) {
    try scanner.expect("(")
    scanner.skipSpaces()
    start = scanner.offset
    for (index, name) in names.enumerated() {
      if index >= required, scanner.take(")") { return }
      if index > 0, let separator { try scanner.expect(separator) }
      try take(name, &scanner)
    }
    try scanner.expect(")")
  }

  // MARK: Named

  /// Takes `name: number` pairs in any order, with all names of one of the `sets`.
  init(from scanner: inout NotationScanner, oneOf sets: [[String]]) throws(NotationError) {
    try scanner.expect("(")
    scanner.skipSpaces()
    start = scanner.offset
    repeat {
      scanner.skipSpaces()
      let nameOffset = scanner.offset
      let name = scanner.takeWord()
      // The sets that still fit the names so far.
      let open = sets.filter { set in arguments.allSatisfy { set.contains($0.name) } }
      let allowed = Self.union(open).filter { !contains($0) }
      guard allowed.contains(name) else {
        let words = allowed.isEmpty ? "')'" : allowed.map { "'\($0):'" }.joined(separator: " or ")
        throw scanner.error(expected: words, at: nameOffset)
      }
      try scanner.expect(":")
      try take(name, &scanner)
    } while scanner.take(",")
    let open = sets.filter { set in arguments.allSatisfy { set.contains($0.name) } }
    guard open.contains(where: { $0.allSatisfy(contains) }) else {
      let missing = Self.union(open).filter { !contains($0) }
      scanner.skipSpaces()
      throw scanner.error(expected: "', " + missing.map { "\($0): …'" }.joined(separator: " or '"))
    }
    try scanner.expect(")")
  }

  private static func union(_ sets: [[String]]) -> [String] {
    var names: [String] = []
    for name in sets.joined() where !names.contains(name) { names.append(name) }
    return names
  }

  private mutating func take(_ name: String, _ scanner: inout NotationScanner) throws(NotationError) {
    scanner.skipSpaces()
    let offset = scanner.offset
    let constant = try ConstantExpression(from: &scanner, expected: "a number for \(name)")
    guard constant.kind == .number else { throw scanner.error(expected: "a number for \(name)", at: offset) }
    arguments.append((name, constant.value, offset))
  }
}
