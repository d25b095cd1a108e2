/// A part of program text: a value, perhaps with its label, and the values inside its brackets.
///
/// Languages differ little here: `{ stiffness: 170 }`, `spring(stiffness = 170f)` and `.spring(response: 0.4)` are all
/// labelled numbers inside brackets. A calculation is one value; whatever else is neither a value nor a bracket is
/// skipped.
struct PastedNode: Sendable {
  enum Kind: Sendable, Equatable {
    /// A number with its unit.
    case number(Double, unit: String)
    /// The content of a string.
    case text
    /// A name without arguments.
    case name
    /// A name with arguments.
    case call
    /// Brackets without a name.
    case group
  }

  var kind: Kind
  /// The name with its dots, or the content of a string.
  let text: String
  /// The label before the value, folded; empty without one.
  var label = ""
  /// Whether the label is followed by an equals sign, as in Kotlin, instead of a colon.
  var isAssigned = false
  /// The operator between the value before and this one; zero without one.
  var operation: UInt8 = 0
  /// The values inside the brackets, or those of a calculation that has no number.
  var children: [PastedNode] = []

  init(_ kind: Kind, _ text: String = "") { (self.kind, self.text) = (kind, text) }

  /// The tree of a text's tokens; brackets that do not close end with the text.
  static func tree(of tokens: [PastedToken]) -> [PastedNode] {
    var tree = Tree()
    for token in tokens { tree.take(token) }
    return tree.finished()
  }
}

/// A tree that grows token by token.
private struct Tree {
  private struct Frame {
    var node: PastedNode
    /// The label of the next value, and whether an equals sign follows it.
    var label = ""
    var isAssigned = false
    /// The operator before the next value; zero without one.
    var operation: UInt8 = 0
    /// Whether the last token is a name that arguments may follow.
    var isBehindName = false
    /// Whether the last token ends a value that an operator may follow.
    var isBehindValue = false
  }

  private var frames = [Frame(node: PastedNode(.group))]

  /// The deepest nesting that is read; deeper brackets are skipped, so that no text exhausts the stack.
  private static let greatestDepth = 48

  mutating func take(_ token: PastedToken) {
    switch token {
    case .number(let value, let unit): append(PastedNode(.number(value, unit: unit)))
    case .text(let text): append(PastedNode(.text, text))
    // Words before a value, which keeps its label: duration: const Duration(…).
    case .name("const"), .name("new"): break
    case .name(let name): append(PastedNode(.name, name))
    case .mark(let mark, let isTight): take(mark, isTight: isTight)
    }
  }

  private mutating func append(_ node: PastedNode) {
    let last = frames.count - 1
    takeSign(of: node)
    let node = prefixed(node)
    frames[last].node.children.append(node)
    frames[last].isBehindName = node.kind == .name
    frames[last].isBehindValue = true
  }

  /// Gives a value the label and the operator before it.
  private mutating func prefixed(_ node: PastedNode) -> PastedNode {
    let frame = frames[frames.count - 1]
    var node = node
    (node.label, node.isAssigned, node.operation) = (frame.label, frame.isAssigned, frame.operation)
    clearPrefix()
    return node
  }

  private mutating func clearPrefix() {
    let last = frames.count - 1
    (frames[last].label, frames[last].isAssigned, frames[last].operation) = ("", false, 0)
  }

  private mutating func take(_ mark: UInt8, isTight: Bool) {
    let last = frames.count - 1
    let (isBehindName, isBehindValue) = (frames[last].isBehindName, frames[last].isBehindValue)
    (frames[last].isBehindName, frames[last].isBehindValue) = (false, false)
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(isCall: mark == UInt8(ascii: "(") && isTight && isBehindName)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ":"), UInt8(ascii: "="): makeLabel(isAssigned: mark == UInt8(ascii: "="))
    // A type between a name and its arguments, as in Kotlin's spring<Float>(…).
    case UInt8(ascii: "<") where isTight && isBehindName: frames[last].isBehindName = true
    case UInt8(ascii: ">") where isTight && isBehindName: dropType()
    default: takeOperator(mark, isBehindValue: isBehindValue)
    }
  }

  private mutating func takeOperator(_ mark: UInt8, isBehindValue: Bool) {
    let last = frames.count - 1
    let isSecond = frames[last].operation != 0
    clearPrefix()
    guard isBehindValue || isSecond, PastedNode.operators.contains(mark) else { return }
    // Two operators, such as ** or ~/, have a meaning in some languages, but not in all.
    frames[last].operation = isSecond ? UInt8(ascii: "~") : mark
  }

  /// Takes the sign of a value behind a labelled number, with no comma between, as an operator: x: 300 -20.
  private mutating func takeSign(of node: PastedNode) {
    let last = frames.count - 1
    guard frames[last].isBehindValue, let first = frames[last].node.children.last, !first.label.isEmpty,
      case .number = first.kind
    else { return }
    if case .number(let value, _) = node.kind, value < 0 { frames[last].operation = UInt8(ascii: "+") }
    if node.kind == .name, node.text.hasPrefix("-") { frames[last].operation = UInt8(ascii: "~") }
  }

  /// Turns the value before a colon or an equals sign into the label of the next one.
  private mutating func makeLabel(isAssigned: Bool) {
    let last = frames.count - 1
    frames[last].operation = 0
    guard frames[last].label.isEmpty, let value = frames[last].node.children.last,
      value.kind == .name || value.kind == .text
    else { return }
    frames[last].node.children.removeLast()
    (frames[last].label, frames[last].isAssigned) = (value.text.folded, isAssigned)
  }

  private mutating func dropType() {
    let last = frames.count - 1
    guard frames[last].node.children.count > 1 else { return }
    frames[last].node.children.removeLast()
    frames[last].isBehindName = frames[last].node.children.last?.kind == .name
  }

  private mutating func open(isCall: Bool) {
    let last = frames.count - 1
    guard frames.count <= Self.greatestDepth else { return }
    var node = PastedNode(.group)
    if isCall, let name = frames[last].node.children.popLast() {
      node = PastedNode(.call, name.text)
      (node.label, node.isAssigned, node.operation) = (name.label, name.isAssigned, name.operation)
      clearPrefix()
    } else {
      node = prefixed(node)
    }
    frames.append(Frame(node: node))
  }

  private mutating func close() {
    guard frames.count > 1, var frame = frames.popLast() else { return }
    frame.node.children = frame.node.children.calculated
    frames[frames.count - 1].node.children.append(frame.node)
    frames[frames.count - 1].isBehindValue = true
  }

  mutating func finished() -> [PastedNode] {
    while frames.count > 1 { close() }
    return frames[0].node.children.calculated
  }
}
