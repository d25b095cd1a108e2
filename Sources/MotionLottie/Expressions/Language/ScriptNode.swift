/// A part of a script: an expression or a statement.
///
/// The parts lie in one array, and refer to each other by their places in it, so that no text makes a deep tree of
/// objects.
struct ScriptNode: Sendable {
  enum Kind: UInt8, Sendable {
    // Values: `a` is a place among the numbers, texts, names or functions; the elements of lists are children.
    case number, text, constant, name, list, object, function
    // Access: `a` of what, `b` by what; the arguments are children.
    case member, index, call, new
    // Operators of one value.
    case negate, plus, not, complement, typeOf, void
    // Operators of two numbers or texts.
    case add, subtract, multiply, divide, remainder, power
    case equal, notEqual, same, notSame, less, atMost, greater, atLeast
    case bitAnd, bitOr, bitXor, shiftLeft, shiftRight, shiftRightUnsigned, contains, isInstance
    // Operators that may leave a part out.
    case and, or, coalesce, conditional
    /// `a` is changed: to `b`, or by the operator whose raw value is `c`.
    case assign
    /// `a` grows by `b`; the old value is the result if `c` is not 0.
    case increment
    case sequence
    // Statements.
    case expression, variables, block, `if`, `for`, forIn, forOf, `while`, `do`
    case `return`, `break`, `continue`, `switch`, `try`, `throw`, empty
  }

  var kind: Kind
  var a: Int32 = -1
  var b: Int32 = -1
  var c: Int32 = -1
  /// The parts of a list, in the order of the text: a range of ``Script/children``.
  var children: Range<Int32> = 0..<0
  /// The place in the text, in bytes.
  var start: Int32 = 0
}

/// The constants of the language; the raw values are the operands of their nodes.
enum ScriptConstant: Int32 {
  case undefined, null, no, yes
}

/// A function of a script; the first one is the script itself.
struct ScriptFunction: Sendable {
  /// The name; -1 for none.
  var name: Int32 = -1
  var parameters: [Int32] = []
  /// The variables that belong to the whole function, wherever they are declared.
  var variables: [Int32] = []
  /// The functions that are declared inside, which are there from the start.
  var functions: [Int32] = []
  /// A statement, or an expression whose value is the result.
  var body: Int32 = -1
  var isExpression = false
}

/// A script that has been read.
final class Script: Sendable {
  let nodes: [ScriptNode]
  let children: [Int32]
  let numbers: [Double]
  let texts: [String]
  let names: [String]
  /// The words of the library among the names.
  let words: [ScriptWord?]
  let functions: [ScriptFunction]
  /// The name of the variable that holds the result in exported scripts; nil if the script does not use it.
  let resultName: Int32?
  let text: String

  /// A script without a statement.
  static let empty = Script()

  private init() {
    (nodes, children, numbers, texts, names, words, functions) = ([], [], [], [], [], [], [])
    (resultName, text) = (nil, "")
  }

  private init(_ parser: ScriptParser, text: String) {
    self.text = text
    nodes = parser.nodes
    children = parser.children
    numbers = parser.numbers
    texts = parser.texts
    names = parser.names
    words = parser.names.map { ScriptWord(rawValue: $0) }
    functions = parser.functions
    resultName = parser.names.firstIndex(of: "$bm_rt").map { Int32($0) }
  }

  /// Reads a script.
  static func parsing(_ text: String) throws(ScriptError) -> Script {
    var parser = try ScriptParser(text)
    try parser.parse()
    return Script(parser, text: text)
  }

  /// The line and the column of an offset in a text, from 1.
  static func place(of offset: Int, in text: String) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    var wasReturn = false
    for byte in text.utf8.prefix(max(0, offset)) {
      if byte == 13 || (byte == 10 && !wasReturn) {
        (line, column) = (line + 1, 1)
      } else if byte != 10 && byte & 0xC0 != 0x80 {
        column += 1
      }
      wasReturn = byte == 13
    }
    return (line, column)
  }
}
