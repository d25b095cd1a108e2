/// Reads the text of a script: JavaScript as far as expressions of After Effects use it.
///
/// Left out are classes, generators, regular expressions, templates, spreading, and patterns in declarations.
struct ScriptParser {
  private(set) var nodes: [ScriptNode] = []
  private(set) var children: [Int32] = []
  private(set) var numbers: [Double] = []
  private(set) var texts: [String] = []
  private(set) var names: [String] = []
  private(set) var functions: [ScriptFunction] = []
  private var nameIDs: [String: Int32] = [:]
  /// The functions around the current place.
  private var enclosing: [Int] = []
  private var tokens: ScriptTokens
  private(set) var token: ScriptToken
  private var depth = 0

  init(_ text: String) throws(ScriptError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= ScriptLimits.byteCount else {
      throw ScriptError(.limit, "more than \(ScriptLimits.byteCount >> 10) KiB", at: 0)
    }
    tokens = ScriptTokens(bytes)
    token = try tokens.next()
  }

  mutating func parse() throws(ScriptError) {
    functions.append(ScriptFunction())
    enclosing = [0]
    var statements: [Int32] = []
    while !isAtEnd { statements.append(try statement()) }
    functions[0].body = add(.block, statements, at: 0)
  }

  // MARK: Tokens

  var isAtEnd: Bool { if case .end = token.kind { true } else { false } }

  mutating func advance() throws(ScriptError) { token = try tokens.next() }

  /// Takes a symbol if it is there.
  mutating func take(_ symbol: String) throws(ScriptError) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    try advance()
    return true
  }

  mutating func takeWord(_ word: String) throws(ScriptError) -> Bool {
    guard token.isWord(word) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(ScriptError) {
    guard try take(symbol) else { throw unexpected("expected \(symbol)") }
  }

  func unexpected(_ expectation: String) -> ScriptError {
    ScriptError(.syntax, "\(expectation), found \(token.words)", at: token.start)
  }

  /// Takes the end of a statement, which may be that of its line.
  mutating func endStatement() throws(ScriptError) {
    if try take(";") { return }
    guard token.isOnNewLine || token.isSymbol("}") || isAtEnd else { throw unexpected("expected ;") }
  }

  /// A name, which is no keyword.
  mutating func name() throws(ScriptError) -> Int32 {
    guard case .word(let word) = token.kind, !Self.keywords.contains(word) else { throw unexpected("expected a name") }
    try advance()
    return nameID(word)
  }

  /// A name after a point, which may also be a keyword.
  mutating func memberName() throws(ScriptError) -> Int32 {
    guard case .word(let word) = token.kind else { throw unexpected("expected a name") }
    try advance()
    return nameID(word)
  }

  static let keywords: Set<String> = [
    "var", "let", "const", "function", "if", "else", "for", "while", "do", "return", "break", "continue", "switch",
    "case", "default", "try", "catch", "finally", "throw", "new", "typeof", "void", "delete", "in", "instanceof",
    "true",
    "false", "null", "class", "with",
  ]

  // MARK: Parts

  mutating func nested<Result>(
    _ body: (inout ScriptParser) throws(ScriptError) -> Result
  ) throws(ScriptError) -> Result {
    depth += 1
    guard depth <= ScriptLimits.parseDepth else { throw ScriptError(.limit, "too deeply nested", at: token.start) }
    defer { depth -= 1 }
    return try body(&self)
  }

  mutating func add(
    _ kind: ScriptNode.Kind, _ a: Int32 = -1, _ b: Int32 = -1, _ c: Int32 = -1, _ parts: [Int32] = [], at start: Int
  ) -> Int32 {
    let first = Int32(children.count)
    children += parts
    nodes.append(
      ScriptNode(kind: kind, a: a, b: b, c: c, children: first..<first + Int32(parts.count), start: Int32(start)))
    return Int32(nodes.count - 1)
  }

  mutating func add(_ kind: ScriptNode.Kind, _ parts: [Int32], at start: Int) -> Int32 {
    add(kind, -1, -1, -1, parts, at: start)
  }

  func kind(of node: Int32) -> ScriptNode.Kind { nodes[Int(node)].kind }

  mutating func number(_ value: Double, at start: Int) -> Int32 {
    numbers.append(value)
    return add(.number, Int32(numbers.count - 1), at: start)
  }

  mutating func text(_ value: String, at start: Int) -> Int32 {
    texts.append(value)
    return add(.text, Int32(texts.count - 1), at: start)
  }

  mutating func nameID(_ name: String) -> Int32 {
    if let id = nameIDs[name] { return id }
    names.append(name)
    let id = Int32(names.count - 1)
    nameIDs[name] = id
    return id
  }

  // MARK: Functions

  /// Declares a variable of the function around the current place.
  mutating func declare(_ name: Int32) {
    let function = enclosing[enclosing.count - 1]
    if functions[function].variables.count < 256, functions[function].variables.contains(name) { return }
    functions[function].variables.append(name)
  }

  mutating func hoist(_ function: Int32) { functions[enclosing[enclosing.count - 1]].functions.append(function) }

  /// A function, from its parameters on.
  mutating func function(named name: Int32) throws(ScriptError) -> Int32 {
    var parameters: [Int32] = []
    try expect("(")
    while !(try take(")")) {
      parameters.append(try self.name())
      if !token.isSymbol(")") { try expect(",") }
    }
    let place = open(name, parameters)
    functions[place].body = try nested { parser throws(ScriptError) in try parser.block() }
    enclosing.removeLast()
    return Int32(place)
  }

  /// A function after its arrow.
  mutating func arrow(_ parameters: [Int32]) throws(ScriptError) -> Int32 {
    let place = open(-1, parameters)
    if token.isSymbol("{") {
      functions[place].body = try nested { parser throws(ScriptError) in try parser.block() }
    } else {
      functions[place].isExpression = true
      functions[place].body = try nested { parser throws(ScriptError) in try parser.assignment() }
    }
    enclosing.removeLast()
    return Int32(place)
  }

  private mutating func open(_ name: Int32, _ parameters: [Int32]) -> Int {
    functions.append(ScriptFunction(name: name, parameters: parameters))
    enclosing.append(functions.count - 1)
    return functions.count - 1
  }

  /// The state, to try a reading.
  typealias State = (tokens: ScriptTokens, token: ScriptToken)
  var state: State {
    get { (tokens, token) }
    set { (tokens, token) = newValue }
  }
}
