extension ScriptParser {
  private static let signs: [String: ScriptNode.Kind] = ["-": .negate, "+": .plus, "!": .not, "~": .complement]
  private static let constants: [String: ScriptConstant] = [
    "true": .yes, "false": .no, "null": .null, "undefined": .undefined,
  ]
  /// An operator between two operands, and how tightly it binds.
  private static let operators: [String: (level: Int, kind: ScriptNode.Kind)] = [
    "??": (1, .coalesce), "||": (2, .or), "&&": (3, .and), "|": (4, .bitOr), "^": (5, .bitXor), "&": (6, .bitAnd),
    "==": (7, .equal), "!=": (7, .notEqual), "===": (7, .same), "!==": (7, .notSame), "<": (8, .less),
    "<=": (8, .atMost),
    ">": (8, .greater), ">=": (8, .atLeast), "<<": (9, .shiftLeft), ">>": (9, .shiftRight),
    ">>>": (9, .shiftRightUnsigned), "+": (10, .add), "-": (10, .subtract), "*": (11, .multiply), "/": (11, .divide),
    "%": (11, .remainder), "**": (12, .power),
  ]

  /// Values with commas between them; the last one counts.
  mutating func expression(withoutIn: Bool = false) throws(ScriptError) -> Int32 {
    let start = token.start
    let first = try assignment(withoutIn: withoutIn)
    guard token.isSymbol(",") else { return first }
    var parts = [first]
    while try take(",") { parts.append(try assignment(withoutIn: withoutIn)) }
    return add(.sequence, parts, at: start)
  }

  mutating func assignment(withoutIn: Bool = false) throws(ScriptError) -> Int32 {
    try nested { parser throws(ScriptError) in try parser.anyAssignment(withoutIn: withoutIn) }
  }

  private mutating func anyAssignment(withoutIn: Bool) throws(ScriptError) -> Int32 {
    if let parameters = try arrowParameters() {
      let start = token.start
      return add(.function, try arrow(parameters), at: start)
    }
    let start = token.start
    let target = try conditional(withoutIn: withoutIn)
    guard case .symbol(let symbol) = token.kind, symbol.utf8.last == UInt8(ascii: "=") else { return target }
    var kind: Int32 = -1
    if symbol != "=" {
      guard let binary = Self.operators[String(decoding: symbol.utf8.dropLast(), as: UTF8.self)], binary.level > 3,
        binary.level != 7, Self.operators[symbol] == nil
      else { return target }
      kind = Int32(binary.kind.rawValue)
    }
    try checkTarget(target, at: start)
    try advance()
    return add(.assign, target, try assignment(withoutIn: withoutIn), kind, at: start)
  }

  private func checkTarget(_ target: Int32, at start: Int) throws(ScriptError) {
    switch kind(of: target) {
    case .name, .member, .index: break
    default: throw ScriptError(.syntax, "what cannot be changed is assigned to", at: start)
    }
  }

  /// The parameters before an arrow; nil if no arrow follows.
  private mutating func arrowParameters() throws(ScriptError) -> [Int32]? {
    let saved = state
    if case .word(let word) = token.kind, !Self.keywords.contains(word) {
      try advance()
      if token.isSymbol("=>") {
        try advance()
        return [nameID(word)]
      }
      state = saved
      return nil
    }
    guard token.isSymbol("(") else { return nil }
    try advance()
    var parameters: [Int32] = []
    while case .word(let word) = token.kind, !Self.keywords.contains(word) {
      parameters.append(nameID(word))
      try advance()
      if !(try take(",")) { break }
    }
    if try take(")"), token.isSymbol("=>") {
      try advance()
      return parameters
    }
    state = saved
    return nil
  }

  private mutating func conditional(withoutIn: Bool) throws(ScriptError) -> Int32 {
    let start = token.start
    let condition = try operation(1, withoutIn: withoutIn)
    guard try take("?") else { return condition }
    let first = try assignment()
    try expect(":")
    return add(.conditional, condition, first, try assignment(withoutIn: withoutIn), at: start)
  }

  private mutating func operation(_ least: Int, withoutIn: Bool) throws(ScriptError) -> Int32 {
    var left = try unary()
    var count = 0
    while let found = nextOperator(withoutIn: withoutIn), found.level >= least {
      let start = token.start
      // A long chain is as deep as it is long.
      count += 1
      guard count <= ScriptLimits.parseDepth else { throw ScriptError(.limit, "too many operands", at: start) }
      try advance()
      let isPower = found.kind == .power
      let right = try nested { parser throws(ScriptError) in
        try parser.operation(isPower ? found.level : found.level + 1, withoutIn: withoutIn)
      }
      left = add(found.kind, left, right, at: start)
    }
    return left
  }

  private func nextOperator(withoutIn: Bool) -> (level: Int, kind: ScriptNode.Kind)? {
    switch token.kind {
    case .symbol(let symbol): Self.operators[symbol]
    case .word("in"): withoutIn ? nil : (8, .contains)
    case .word("instanceof"): (8, .isInstance)
    default: nil
    }
  }

  private mutating func unary() throws(ScriptError) -> Int32 {
    let start = token.start
    switch token.kind {
    case .symbol(let symbol):
      if symbol == "++" || symbol == "--" {
        try advance()
        let target = try nested { parser throws(ScriptError) in try parser.unary() }
        try checkTarget(target, at: start)
        return add(.increment, target, symbol == "++" ? 1 : -1, 0, at: start)
      }
      guard let kind = Self.signs[symbol] else { return try postfix() }
      return try unary(kind, at: start)
    case .word("typeof"): return try unary(.typeOf, at: start)
    case .word("void"): return try unary(.void, at: start)
    case .word("delete"): throw ScriptError(.syntax, "delete is not known", at: start)
    default: return try postfix()
    }
  }

  private mutating func unary(_ kind: ScriptNode.Kind, at start: Int) throws(ScriptError) -> Int32 {
    try advance()
    return add(kind, try nested { parser throws(ScriptError) in try parser.unary() }, at: start)
  }

  private mutating func postfix() throws(ScriptError) -> Int32 {
    let start = token.start
    let value = try access()
    guard !token.isOnNewLine, token.isSymbol("++") || token.isSymbol("--") else { return value }
    try checkTarget(value, at: start)
    let step: Int32 = token.isSymbol("++") ? 1 : -1
    try advance()
    return add(.increment, value, step, 1, at: start)
  }

  /// A value, and what is taken of it or done with it.
  private mutating func access() throws(ScriptError) -> Int32 {
    let start = token.start
    if try takeWord("new") {
      let type = try primary()
      return try accesses(of: add(.new, type, -1, -1, try take("(") ? try arguments() : [], at: start))
    }
    return try accesses(of: try primary())
  }

  private mutating func accesses(of first: Int32) throws(ScriptError) -> Int32 {
    var value = first
    var count = 0
    while true {
      let start = token.start
      if try take(".") {
        value = add(.member, value, try memberName(), at: start + 1)
      } else if try take("[") {
        value = add(.index, value, try expression(), at: start)
        try expect("]")
      } else if try take("(") {
        value = add(.call, value, -1, -1, try arguments(), at: start)
      } else {
        return value
      }
      count += 1
      guard count <= ScriptLimits.parseDepth else { throw ScriptError(.limit, "too deeply nested", at: start) }
    }
  }

  /// The arguments of a call, after the bracket.
  private mutating func arguments() throws(ScriptError) -> [Int32] {
    var parts: [Int32] = []
    while !(try take(")")) {
      parts.append(try assignment())
      if !token.isSymbol(")") { try expect(",") }
    }
    return parts
  }

  private mutating func primary() throws(ScriptError) -> Int32 {
    let start = token.start
    switch token.kind {
    case .number(let value):
      try advance()
      return number(value, at: start)
    case .text(let value):
      try advance()
      return text(value, at: start)
    case .word(let word): return try primary(word, at: start)
    case .symbol("("):
      try advance()
      let value = try expression()
      try expect(")")
      return value
    case .symbol("["):
      try advance()
      var parts: [Int32] = []
      while !(try take("]")) {
        parts.append(try assignment())
        if !token.isSymbol("]") { try expect(",") }
      }
      return add(.list, parts, at: start)
    case .symbol("{"): return try object()
    case .symbol("/"), .symbol("/="): throw ScriptError(.syntax, "regular expressions are not known", at: start)
    default: throw unexpected("expected a value")
    }
  }

  private mutating func primary(_ word: String, at start: Int) throws(ScriptError) -> Int32 {
    if let constant = Self.constants[word] {
      try advance()
      return add(.constant, constant.rawValue, at: start)
    }
    if word == "function" {
      try advance()
      var name: Int32 = -1
      if !token.isSymbol("(") { name = try self.name() }
      return add(.function, try function(named: name), at: start)
    }
    return add(.name, try name(), at: start)
  }

  /// The children are pairs of a name and a value.
  private mutating func object() throws(ScriptError) -> Int32 {
    let start = token.start
    try expect("{")
    var parts: [Int32] = []
    while !(try take("}")) {
      let (keyStart, wasWord) = (token.start, { if case .word = token.kind { true } else { false } }())
      let key: Int32
      switch token.kind {
      case .text(let text): key = nameID(text)
      case .number(let number): key = nameID(ScriptValue.text(ofNumber: number))
      case .word(let word): key = nameID(word)
      default: throw unexpected("expected a name")
      }
      try advance()
      parts.append(key)
      if try take(":") {
        parts.append(try assignment())
      } else if wasWord, token.isSymbol(",") || token.isSymbol("}") {
        parts.append(add(.name, key, at: keyStart))
      } else {
        throw unexpected("expected :")
      }
      if !token.isSymbol("}") { try expect(",") }
    }
    return add(.object, parts, at: start)
  }
}
