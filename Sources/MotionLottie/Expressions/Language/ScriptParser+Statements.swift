extension ScriptParser {
  /// A statement.
  mutating func statement() throws(ScriptError) -> Int32 {
    try nested { parser throws(ScriptError) in try parser.anyStatement() }
  }

  private mutating func anyStatement() throws(ScriptError) -> Int32 {
    let start = token.start
    if token.isSymbol("{") { return try block() }
    if try take(";") { return add(.empty, at: start) }
    guard case .word(let word) = token.kind else { return try expressionStatement() }
    switch word {
    case "var", "let", "const":
      let declaration = try variables()
      try endStatement()
      return declaration
    case "function":
      try advance()
      let name = try name()
      let function = try function(named: name)
      hoist(function)
      return add(.empty, at: start)
    case "if": return try ifStatement()
    case "for": return try forStatement()
    case "while":
      try advance()
      let condition = try parenthesized()
      return add(.while, condition, try statement(), at: start)
    case "do":
      try advance()
      let body = try statement()
      guard try takeWord("while") else { throw unexpected("expected while") }
      let condition = try parenthesized()
      _ = try take(";")
      return add(.do, condition, body, at: start)
    case "return":
      try advance()
      var value: Int32 = -1
      if !token.isSymbol(";"), !token.isSymbol("}"), !token.isOnNewLine, !isAtEnd { value = try expression() }
      try endStatement()
      return add(.return, value, at: start)
    case "break", "continue":
      try advance()
      try endStatement()
      return add(word == "break" ? .break : .continue, at: start)
    case "switch": return try switchStatement()
    case "try": return try tryStatement()
    case "throw":
      try advance()
      let value = try expression()
      try endStatement()
      return add(.throw, value, at: start)
    case "class", "with", "import", "export", "async":
      if word == "async" { return try expressionStatement() }
      throw ScriptError(.syntax, "\(word) is not known", at: start)
    default: return try expressionStatement()
    }
  }

  private mutating func expressionStatement() throws(ScriptError) -> Int32 {
    let start = token.start
    let value = try expression()
    try endStatement()
    return add(.expression, value, at: start)
  }

  mutating func block() throws(ScriptError) -> Int32 {
    let start = token.start
    try expect("{")
    var statements: [Int32] = []
    while !(try take("}")) {
      if isAtEnd { throw unexpected("expected }") }
      statements.append(try statement())
    }
    return add(.block, -1, -1, hasLexicalNames(statements) ? 1 : 0, statements, at: start)
  }

  /// Whether one of some statements declares names for its block alone.
  private func hasLexicalNames(_ statements: [Int32]) -> Bool {
    statements.contains { kind(of: $0) == .variables && nodes[Int($0)].c == 1 }
  }

  /// Declarations: pairs of a name and its value, which is -1 for none; `c` is 1 if they belong to the block.
  private mutating func variables() throws(ScriptError) -> Int32 {
    let start = token.start
    let isLexical = !token.isWord("var")
    try advance()
    var parts: [Int32] = []
    repeat {
      let name = try name()
      if !isLexical { declare(name) }
      parts.append(name)
      parts.append(try take("=") ? try assignment() : -1)
    } while try take(",")
    return add(.variables, -1, -1, isLexical ? 1 : 0, parts, at: start)
  }

  private mutating func parenthesized() throws(ScriptError) -> Int32 {
    try expect("(")
    let value = try expression()
    try expect(")")
    return value
  }

  private mutating func ifStatement() throws(ScriptError) -> Int32 {
    let start = token.start
    try advance()
    let condition = try parenthesized()
    let body = try statement()
    let other = try takeWord("else") ? try statement() : -1
    return add(.if, condition, body, other, at: start)
  }

  /// Loops: the children of `for` are start, condition, step and body, with -1 for what is missing; those of the other
  /// two are the declaration, what is walked over, and the body.
  private mutating func forStatement() throws(ScriptError) -> Int32 {
    let start = token.start
    try advance()
    try expect("(")
    var first: Int32 = -1
    if token.isWord("var") || token.isWord("let") || token.isWord("const") {
      first = try variables(beforeIn: true)
    } else if !token.isSymbol(";") {
      first = add(.expression, try expression(withoutIn: true), at: start)
    }
    for (word, kind) in [("in", ScriptNode.Kind.forIn), ("of", .forOf)] where try takeWord(word) {
      let range = try expression()
      try expect(")")
      return add(kind, [first, range, try statement()], at: start)
    }
    try expect(";")
    let condition = token.isSymbol(";") ? -1 : try expression()
    try expect(";")
    let step = token.isSymbol(")") ? -1 : try expression()
    try expect(")")
    return add(.for, [first, condition, step, try statement()], at: start)
  }

  private mutating func variables(beforeIn: Bool) throws(ScriptError) -> Int32 {
    let saved = state
    // `for (var x in …)` has no value before `in`; all other declarations read as usual.
    let (start, isLexical) = (token.start, !token.isWord("var"))
    try advance()
    let name = try name()
    if token.isWord("in") || token.isWord("of") {
      if !isLexical { declare(name) }
      return add(.variables, -1, -1, isLexical ? 1 : 0, [name, -1], at: start)
    }
    state = saved
    return try variables()
  }

  /// The children are pairs of a value, -1 for the default, and the block of its statements.
  private mutating func switchStatement() throws(ScriptError) -> Int32 {
    let start = token.start
    try advance()
    let value = try parenthesized()
    try expect("{")
    var parts: [Int32] = []
    while !(try take("}")) {
      let caseStart = token.start
      if try takeWord("default") {
        parts.append(-1)
      } else if try takeWord("case") {
        parts.append(try expression())
      } else {
        throw unexpected("expected case")
      }
      try expect(":")
      var statements: [Int32] = []
      while !token.isSymbol("}"), !token.isWord("case"), !token.isWord("default") {
        if isAtEnd { throw unexpected("expected }") }
        statements.append(try statement())
      }
      parts.append(add(.block, statements, at: caseStart))
    }
    return add(.switch, value, -1, -1, parts, at: start)
  }

  /// `a` is tried; the children are the name of the error, the block that catches it, and the one that follows.
  private mutating func tryStatement() throws(ScriptError) -> Int32 {
    let start = token.start
    try advance()
    let body = try block()
    var (name, handler, finally): (Int32, Int32, Int32) = (-1, -1, -1)
    if try takeWord("catch") {
      if try take("(") {
        name = try self.name()
        try expect(")")
      }
      handler = try block()
    }
    if try takeWord("finally") { finally = try block() }
    return add(.try, body, -1, -1, [name, handler, finally], at: start)
  }
}
