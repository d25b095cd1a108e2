extension [PastedNode] {
  /// The values with each calculation as one of them, products before sums.
  var calculated: [PastedNode] {
    guard contains(where: { $0.operation != 0 }) else { return self }
    return calculated { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }.calculated { _ in true }
  }

  private func calculated(where isNow: (UInt8) -> Bool) -> [PastedNode] {
    var result: [PastedNode] = []
    for node in self {
      // Texts are joined, not added.
      let isAdded = node.operation != 0 && isNow(node.operation) && node.kind != .text
      if isAdded, result.last.map({ $0.kind != .text }) == true {
        result[result.count - 1].calculate(with: node)
      } else {
        result.append(node)
      }
    }
    return result
  }
}

extension PastedNode {
  /// The characters between the values of a calculation.
  static let operators = [
    UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "%"), UInt8(ascii: "~"),
  ]

  /// Whether it is a calculation of more than numbers, such as `0.1 * i`; its number is none.
  var isUnknown: Bool { number?.isNaN == true }

  /// Makes the value what it is together with the one behind it, without a number if one of them has none.
  ///
  /// Both stay inside, as they may be calls with a motion.
  fileprivate mutating func calculate(with next: PastedNode) {
    var unit = ""
    if case .number(_, let own) = kind { unit = own }
    if let first = operand, let second = next.operand, let number = next.result(first, second) {
      (kind, children) = (.number(number, unit: unit), [])
      return
    }
    if !isUnknown {
      var first = PastedNode(kind, text)
      first.children = children
      children = [first]
    }
    children.append(next)
    kind = .number(.nan, unit: unit)
  }

  /// The number of a plain number, perhaps in brackets; the letters behind it are those of a type.
  private var operand: Double? {
    guard case .number(let value, let unit) = unwrapped.kind, ["", "f", "d", "l"].contains(unit) else { return nil }
    return value
  }

  /// The result of its operator; nil for one that has no meaning here, or a quotient by zero.
  private func result(_ first: Double, _ second: Double) -> Double? {
    switch operation {
    case UInt8(ascii: "*"): first * second
    case UInt8(ascii: "/"): second == 0 ? nil : first / second
    case UInt8(ascii: "+"): first + second
    case UInt8(ascii: "-"): first - second
    default: nil
    }
  }
}
