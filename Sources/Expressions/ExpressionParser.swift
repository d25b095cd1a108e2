package import MotionCurves

/// Parses expressions of numbers and conditions, and says where one is wrong.
///
/// ```text
/// expression = operation ["?" expression ":" expression]
/// operation  = factor {operator factor}     see ExpressionOperator; two factors side by side are multiplied
/// factor     = ("-" | "+" | "!") factor | power
/// power      = primary ["^" factor]         from the right: -x^2 is -(x^2)
/// primary    = number | name | function "(" expression {"," expression} ")" | "(" expression ")"
/// ```
package struct ExpressionParser {
  private let text: String
  private let bytes: [UInt8]
  private let inputs: [String: Int]
  private let constants: [String: Double]
  private var token: ExpressionToken
  /// The names of the constants that have been read.
  package private(set) var usedConstants: Set<String> = []
  /// The steps of what has been read.
  private(set) var builder = ExpressionBuilder()
  /// The number of open brackets and signs.
  private var depth = 0

  /// The most bytes of a text, and the most brackets in each other.
  package static let limits = (bytes: 65_536, depth: 128)
  private static let known: [String: Double] = ["pi": .pi, "π": .pi, "tau": 2 * .pi, "e": 2.718281828459045]

  /// Starts to parse a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - inputs: the index of each input by its name, with its primes.
  ///   - constants: the values of other names.
  /// - Throws: `NotationError` for a text that is too long, or that begins with no token.
  package init(
    _ text: String, inputs: [String: Int], constants: [String: Double] = [:]
  ) throws(NotationError) {
    self.text = text
    bytes = Array(text.utf8)
    self.inputs = inputs
    self.constants = Self.known.merging(constants) { $1 }
    guard bytes.count <= Self.limits.bytes else {
      throw NotationError(
        column: Self.limits.bytes, expected: "a text of at most \(Self.limits.bytes) bytes", found: "a longer one")
    }
    token = ExpressionToken(kind: .end, range: 0..<0)
    try advance()
  }

  // MARK: Expressions

  /// Takes an expression of a kind, as far as it goes.
  package mutating func expression(_ kind: ExpressionNode.Kind) throws(NotationError) -> ExpressionNode {
    let node = try expression()
    try require(kind, node)
    return node
  }

  private mutating func expression() throws(NotationError) -> ExpressionNode {
    try enter()
    defer { leave() }
    let condition = try operation(0)
    guard try take("?") else { return condition }
    try require(.condition, condition)
    let first = try expression()
    guard try take(":") else { throw error("':'", at: offset) }
    let other = try expression()
    try require(first.kind, other)
    return builder.call(.select, [condition, first, other], first.kind, at: condition.start)
  }

  /// Takes operands and the operators between them that bind at least as tightly as a level.
  private mutating func operation(_ level: Int) throws(NotationError) -> ExpressionNode {
    var node = try factor()
    while let found = ExpressionOperator(next: token), found.level >= level {
      if !found.isImplied { try advance() }
      node = try join(node, found, try operation(found.level + 1))
    }
    return node
  }

  private mutating func join(
    _ a: ExpressionNode, _ symbol: ExpressionOperator, _ b: ExpressionNode
  ) throws(NotationError) -> ExpressionNode {
    try require(symbol.operands, a)
    try require(symbol.operands, b)
    let node = builder.call(symbol.function, symbol.isSwapped ? [b, a] : [a, b], symbol.result, at: a.start)
    return symbol.isNegated ? builder.call(.not, [node], .condition, at: a.start) : node
  }

  private mutating func factor() throws(NotationError) -> ExpressionNode {
    try enter()
    defer { leave() }
    let start = token.range.lowerBound
    if try take("-") { return builder.call(.negate, [try number(factor())], at: start) }
    if try take("+") { return try number(factor()) }
    guard try take("!") else { return try power() }
    let node = try factor()
    try require(.condition, node)
    return builder.call(.not, [node], .condition, at: start)
  }

  private mutating func power() throws(NotationError) -> ExpressionNode {
    let base = try primary()
    guard try take("^") else { return base }
    return builder.power(try number(base), try number(factor()), at: base.start)
  }

  private mutating func primary() throws(NotationError) -> ExpressionNode {
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let value):
      try advance()
      return ExpressionNode(operand: .constant(value.bitPattern), kind: .number, start: start)
    case .name(let name, let primes):
      return try named(name, primes: primes)
    case .symbol("("):
      try advance()
      let node = try expression()
      guard try take(")") else { throw error("')'", at: token.range.lowerBound) }
      return node
    default:
      throw error("a number, a name or '('", at: start)
    }
  }

  private mutating func named(_ name: String, primes: Int) throws(NotationError) -> ExpressionNode {
    let start = token.range.lowerBound
    let written = name + String(repeating: "'", count: primes)
    if let index = inputs[written] {
      try advance()
      return ExpressionNode(operand: .input(index), kind: .number, start: start)
    }
    if primes == 0, let value = constants[name] {
      usedConstants.insert(name)
      try advance()
      return ExpressionNode(operand: .constant(value.bitPattern), kind: .number, start: start)
    }
    guard primes == 0, let function = ExpressionFunction.named[name] else {
      let names = Array(inputs.keys) + Array(constants.keys)
      throw error("a name that there is (\(names.sorted().joined(separator: ", "))) or a function", at: start)
    }
    try advance()
    guard try take("(") else { throw error("'(' after the function '\(name)'", at: token.range.lowerBound) }
    var arguments = [try number(expression())]
    while try take(",") { arguments.append(try number(expression())) }
    guard arguments.count == function.arity, try take(")") else {
      let count = function.arity == 1 ? "1 number" : "\(function.arity) numbers"
      throw error("\(count) in the brackets of '\(name)'", at: token.range.lowerBound)
    }
    return function == .power
      ? builder.power(arguments[0], arguments[1], at: start) : builder.call(function, arguments, at: start)
  }

  // MARK: Kinds

  private func number(_ node: ExpressionNode) throws(NotationError) -> ExpressionNode {
    try require(.number, node)
    return node
  }

  private func require(_ kind: ExpressionNode.Kind, _ node: ExpressionNode) throws(NotationError) {
    guard node.kind == kind else { throw error("\(kind.words), not \(node.kind.words),", at: node.start) }
  }

  /// Notes that a part stands in another one, which `leave()` ends.
  private mutating func enter() throws(NotationError) {
    guard depth < Self.limits.depth else {
      throw error("at most \(Self.limits.depth) parts in each other", at: token.range.lowerBound)
    }
    depth += 1
  }

  private mutating func leave() { depth -= 1 }

  // MARK: Tokens

  /// Takes a symbol, if it comes next.
  package mutating func take(_ symbol: String) throws(NotationError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  /// Takes a name with its primes, if one comes next.
  package mutating func takeName() throws(NotationError) -> (name: String, primes: Int)? {
    guard case .name(let name, let primes) = token.kind else { return nil }
    try advance()
    return (name, primes)
  }

  /// Passes over what stands before a symbol.
  package mutating func skip(until symbol: String) throws(NotationError) {
    while !isAtEnd && token.kind != .symbol(symbol) { try advance() }
  }

  package var isAtEnd: Bool { token.kind == .end }

  /// The offset of the next token.
  package var offset: Int { token.range.lowerBound }

  private mutating func advance() throws(NotationError) {
    let start = ExpressionToken.start(in: bytes, from: token.range.upperBound)
    guard let next = ExpressionToken(in: bytes, from: start) else {
      let isNumber = ExpressionToken.beginsNumber(bytes[start])
      throw error(isNumber ? "a number that is not too large" : "an operator, a number, a name or a bracket", at: start)
    }
    token = next
  }

  /// The error at an offset, with the token that is there.
  package func error(_ expected: String, at offset: Int) -> NotationError {
    // Bytes of the form 10xxxxxx continue a scalar.
    let column = 1 + bytes[..<offset].count { $0 & 0xC0 != 0x80 }
    let end = ExpressionToken(in: bytes, from: offset)?.range.upperBound ?? min(offset + 1, bytes.count)
    let found = String(decoding: bytes[min(offset, end)..<end].prefix(40), as: UTF8.self)
    return NotationError(column: column, expected: expected, found: found.isEmpty ? "the end" : "'\(found)'")
  }
}
