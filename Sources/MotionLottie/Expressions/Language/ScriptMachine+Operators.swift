internal import RealModule

extension ScriptMachine {
  /// A value with things outside replaced by the numbers, lists or texts that they stand for.
  func plain(_ value: ScriptValue) throws(ScriptError) -> ScriptValue {
    if case .host(let host) = value { return try plain(host: host) }
    return value
  }

  func isTrue(_ value: ScriptValue) -> Bool {
    switch value {
    case .undefined, .null: false
    case .number(let number): number != 0 && !number.isNaN
    case .condition(let condition): condition
    case .text(let text): !text.isEmpty
    case .list, .object, .function, .builtin: true
    case .host(let host):
      // A property of numbers counts as its number: a checkbox, for example.
      if let value = try? plain(host: host), case .number(let number) = value {
        number != 0 && !number.isNaN
      } else {
        true
      }
    }
  }

  func number(of value: ScriptValue) throws(ScriptError) -> Double {
    switch try plain(value) {
    case .number(let number): return number
    case .condition(let condition): return condition ? 1 : 0
    case .null: return 0
    case .text(let text): return ScriptValue.number(ofText: text)
    case .list(let place):
      let elements = lists[place]
      if elements.isEmpty { return 0 }
      // A list cannot be walked forever, though it may hold itself.
      guard elements.count == 1 else { return .nan }
      try take(1)
      try enter()
      defer { leave() }
      return try number(of: elements[0])
    default: return .nan
    }
  }

  /// The numbers of a list, or one number.
  func numbers(of value: ScriptValue) throws(ScriptError) -> [Double] {
    let value = try plain(value)
    guard case .list(let place) = value else { return [try number(of: value)] }
    try take(lists[place].count)
    var numbers: [Double] = []
    numbers.reserveCapacity(lists[place].count)
    for element in lists[place] {
      if case .number(let number) = element { numbers.append(number) } else { numbers.append(try number(of: element)) }
    }
    return numbers
  }

  func text(of value: ScriptValue) throws(ScriptError) -> String {
    switch try plain(value) {
    case .undefined: return "undefined"
    case .null: return "null"
    case .number(let number): return ScriptValue.text(ofNumber: number)
    case .condition(let condition): return condition ? "true" : "false"
    case .text(let text): return text
    case .list(let place): return try joined(lists[place], by: ",")
    case .function, .builtin: return "function"
    case .object, .host: return "[object Object]"
    }
  }

  func joined(_ elements: [ScriptValue], by separator: String) throws(ScriptError) -> String {
    try enter()
    defer { leave() }
    var joined = ""
    for (place, element) in elements.enumerated() {
      if place > 0 { joined += separator }
      if !element.isNothing { joined += try text(of: element) }
      try take(1 + joined.utf8.count / 256)
      guard joined.utf8.count <= ScriptLimits.count else { throw .outOfSteps }
    }
    return joined
  }

  func isList(_ value: ScriptValue) -> Bool { if case .list = value { true } else { false } }

  // MARK: Operators

  func unary(_ node: ScriptNode) throws(ScriptError) -> ScriptValue {
    if node.kind == .typeOf {
      // The type of a name that nothing has is no failure.
      let operand = script.nodes[Int(node.a)]
      if operand.kind == .name, script.words[Int(operand.a)] == nil, try variable(operand.a) == nil {
        return .text("undefined")
      }
      return .text(typeName(of: try plain(try value(of: node.a))))
    }
    let operand = try plain(try value(of: node.a))
    switch node.kind {
    case .negate: return try negated(operand)
    case .plus: return .number(try number(of: operand))
    case .not: return .condition(!isTrue(operand))
    case .complement: return .number(Double(~(try number(of: operand).bits32)))
    default: return .undefined
    }
  }

  private func typeName(of value: ScriptValue) -> String {
    switch value {
    case .undefined: "undefined"
    case .number: "number"
    case .condition: "boolean"
    case .text: "string"
    case .function, .builtin: "function"
    case .null, .list, .object, .host: "object"
    }
  }

  func operate(_ kind: ScriptNode.Kind, _ first: ScriptValue, _ second: ScriptValue) throws(ScriptError) -> ScriptValue
  {
    if case .number(let a) = first, case .number(let b) = second { return operate(kind, a, b) }
    switch kind {
    case .same: return .condition(try isSame(first, second))
    case .notSame: return .condition(!(try isSame(first, second)))
    case .isInstance: return .condition(isInstance(try plain(first), second))
    default: break
    }
    let (a, b) = (try plain(first), try plain(second))
    switch kind {
    case .add: return try sum(a, b)
    case .subtract: return try difference(a, b)
    case .multiply: return try product(a, b)
    case .divide: return try quotient(a, b)
    case .equal: return .condition(try isEqual(a, b))
    case .notEqual: return .condition(!(try isEqual(a, b)))
    case .less, .atMost, .greater, .atLeast:
      if case .text(let a) = a, case .text(let b) = b {
        let (a, b) = (Array(a.utf16), Array(b.utf16))
        return switch kind {
        case .less: .condition(a.lexicographicallyPrecedes(b))
        case .atMost: .condition(!b.lexicographicallyPrecedes(a))
        case .greater: .condition(b.lexicographicallyPrecedes(a))
        default: .condition(!a.lexicographicallyPrecedes(b))
        }
      }
    case .contains: return .condition(try contains(a, in: b))
    default: break
    }
    return operate(kind, try number(of: a), try number(of: b))
  }

  private func operate(_ kind: ScriptNode.Kind, _ a: Double, _ b: Double) -> ScriptValue {
    switch kind {
    case .add: .number(a + b)
    case .subtract: .number(a - b)
    case .multiply: .number(a * b)
    case .divide: .number(a / b)
    case .remainder: .number(a.truncatingRemainder(dividingBy: b))
    case .power: .number(Self.power(a, b))
    case .equal, .same: .condition(a == b)
    case .notEqual, .notSame: .condition(a != b)
    case .less: .condition(a < b)
    case .atMost: .condition(a <= b)
    case .greater: .condition(a > b)
    case .atLeast: .condition(a >= b)
    case .bitAnd: .number(Double(a.bits32 & b.bits32))
    case .bitOr: .number(Double(a.bits32 | b.bits32))
    case .bitXor: .number(Double(a.bits32 ^ b.bits32))
    case .shiftLeft: .number(Double(a.bits32 << (b.bits32 & 31)))
    case .shiftRight: .number(Double(a.bits32 >> (b.bits32 & 31)))
    case .shiftRightUnsigned: .number(Double(UInt32(bitPattern: a.bits32) >> UInt32(b.bits32 & 31)))
    default: .undefined
    }
  }

  /// A power, also of a negative number with a whole exponent.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    if base.magnitude == 1, exponent.isInfinite { return .nan }
    guard base < 0 else { return Double.pow(base, exponent) }
    guard exponent == exponent.rounded() else {
      return exponent.isNaN || base.isFinite ? .nan : Double.pow(base, exponent)
    }
    let size = Double.pow(-base, exponent)
    return exponent.truncatingRemainder(dividingBy: 2) == 0 ? size : -size
  }

  private func isInstance(_ value: ScriptValue, _ type: ScriptValue) -> Bool {
    switch (value, type) {
    case (.list, .builtin(.array)), (.list, .builtin(.object)), (.object, .builtin(.object)): true
    default: false
    }
  }

  private func contains(_ key: ScriptValue, in subject: ScriptValue) throws(ScriptError) -> Bool {
    switch subject {
    case .object(let place): return objects[place].names.contains(try text(of: key))
    case .list(let place):
      let number = try number(of: key)
      return number >= 0 && number < Double(lists[place].count) && number == number.rounded()
    default: throw .failure("in needs an object or a list")
    }
  }

  // MARK: Equality

  /// Equality without conversions.
  func isSame(_ first: ScriptValue, _ second: ScriptValue) throws(ScriptError) -> Bool {
    switch (try plain(first), try plain(second)) {
    case (.undefined, .undefined), (.null, .null): return true
    case (.number(let a), .number(let b)): return a == b
    case (.condition(let a), .condition(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.list(let a), .list(let b)), (.object(let a), .object(let b)), (.function(let a), .function(let b)),
      (.host(let a), .host(let b)):
      return a == b
    case (.builtin(let a), .builtin(let b)): return a == b
    default: return false
    }
  }

  private func isEqual(_ a: ScriptValue, _ b: ScriptValue) throws(ScriptError) -> Bool {
    if a.isNothing || b.isNothing { return a.isNothing && b.isNothing }
    switch (a, b) {
    case (.number, .number), (.text, .text), (.condition, .condition): return try isSame(a, b)
    case (.list, .text), (.text, .list), (.object, .text), (.text, .object): return try text(of: a) == (try text(of: b))
    case (.number, _), (_, .number), (.condition, _), (_, .condition): return try number(of: a) == (try number(of: b))
    default: return try isSame(a, b)
    }
  }

  // MARK: Numbers and vectors

  /// A sum of numbers or of vectors; texts are joined.
  ///
  /// The number is added to the first component of a vector, as exporters' `$bm_sum` does.
  func sum(_ a: ScriptValue, _ b: ScriptValue) throws(ScriptError) -> ScriptValue {
    let (a, b) = (try plain(a), try plain(b))
    let (hasText, hasOtherText) = (try isTextual(a), try isTextual(b))
    if hasText || hasOtherText { return try text(try text(of: a) + (try text(of: b))) }
    guard isList(a) || isList(b) else { return .number(try number(of: a) + (try number(of: b))) }
    return try combined(a, b) { $0 + $1 }
  }

  func difference(_ a: ScriptValue, _ b: ScriptValue) throws(ScriptError) -> ScriptValue {
    let (a, b) = (try plain(a), try plain(b))
    guard isList(a) || isList(b) else { return .number(try number(of: a) - (try number(of: b))) }
    return try combined(a, b) { $0 - $1 }
  }

  func product(_ a: ScriptValue, _ b: ScriptValue) throws(ScriptError) -> ScriptValue {
    let (a, b) = (try plain(a), try plain(b))
    switch (isList(a), isList(b)) {
    case (false, false): return .number(try number(of: a) * (try number(of: b)))
    case (true, false):
      let factor = try number(of: b)
      return try list(try numbers(of: a).map { $0 * factor })
    case (false, true):
      let factor = try number(of: a)
      return try list(try numbers(of: b).map { $0 * factor })
    case (true, true): return .number(try number(of: a) * (try number(of: b)))
    }
  }

  func quotient(_ a: ScriptValue, _ b: ScriptValue) throws(ScriptError) -> ScriptValue {
    let (a, b) = (try plain(a), try plain(b))
    guard isList(a) != isList(b) else { return .number(try number(of: a) / (try number(of: b))) }
    if isList(a) {
      let divisor = try number(of: b)
      return try list(try numbers(of: a).map { $0 / divisor })
    }
    let dividend = try number(of: a)
    return try list(try numbers(of: b).map { dividend / $0 })
  }

  func negated(_ value: ScriptValue) throws(ScriptError) -> ScriptValue {
    let value = try plain(value)
    guard isList(value) else { return .number(-(try number(of: value))) }
    return try list(try numbers(of: value).map { -$0 })
  }

  /// Whether a value makes a sum a text.
  private func isTextual(_ value: ScriptValue) throws(ScriptError) -> Bool {
    switch value {
    case .text, .object, .function, .builtin: return true
    case .list(let place):
      try take(lists[place].count / 4)
      return lists[place].contains { if case .text = $0 { true } else { false } }
    default: return false
    }
  }

  /// Two vectors, component by component; missing components are 0, and a number is the first component.
  private func combined(
    _ a: ScriptValue, _ b: ScriptValue, _ operation: (Double, Double) -> Double
  ) throws(ScriptError) -> ScriptValue {
    let (first, second) = (try numbers(of: a), try numbers(of: b))
    return try list(
      (0..<max(first.count, second.count)).map { place in
        operation(place < first.count ? first[place] : 0, place < second.count ? second[place] : 0)
      })
  }
}
