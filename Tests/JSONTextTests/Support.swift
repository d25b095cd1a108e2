import JSONText

/// Why a text is refused, in one line; nil if it is read.
func refusal(
  of text: String, limits: JSONLimits = JSONLimits(), duplicateKeys: JSONDuplicateKeys = .refuse
) -> String? {
  refusal(of: Array(text.utf8), limits: limits, duplicateKeys: duplicateKeys)
}

func refusal(
  of bytes: [UInt8], limits: JSONLimits = JSONLimits(), duplicateKeys: JSONDuplicateKeys = .refuse
) -> String? {
  do {
    _ = try JSONDocument(parsing: bytes, limits: limits, duplicateKeys: duplicateKeys)
    return nil
  } catch {
    return error.description
  }
}

/// A value as a tree, for comparisons.
indirect enum Tree: Equatable {
  case null
  case bool(Bool)
  case number(UInt64)
  case string([UInt8])
  case array([Tree])
  case object([Field])

  struct Field: Equatable {
    let key: [UInt8]
    let value: Tree
  }

  static func number(_ number: Double) -> Tree { .number(number.bitPattern) }
  static func string(_ text: String) -> Tree { .string(Array(text.utf8)) }

  init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let isTrue): self = .bool(isTrue)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(Tree.init))
    case .object(let members): self = .object(members.map { Field(key: Array($0.key.utf8), value: Tree($0.value)) })
    }
  }
}
