import MotionCurves

/// The custom properties of a style sheet.
///
/// Source: CSS Custom Properties for Cascading Variables Level 1.
struct CustomProperties: Sendable {
  private struct Definition {
    let declaration: StyleSheet.Declaration
    /// What applies always overrides what applies under a condition, and what is important the rest.
    let rank: Int
  }

  /// The definition of each name that overrides the others.
  private let definitions: [String: Definition]

  /// Gathers the definitions; of two with the same rank the later one counts.
  init(in blocks: [StyleSheet.Block]) {
    var definitions: [String: Definition] = [:]
    for block in blocks {
      for declaration in block.declarations where declaration.name.hasPrefix("--") {
        let rank = (block.condition == nil ? 2 : 0) + (declaration.isImportant ? 1 : 0)
        if let other = definitions[declaration.name], other.rank > rank { continue }
        definitions[declaration.name] = Definition(declaration: declaration, rank: rank)
      }
    }
    self.definitions = definitions
  }

  /// The definition that counts; nil for a name that the file does not define.
  func definition(of name: String) -> StyleSheet.Declaration? { definitions[name]?.declaration }

  /// The value with each `var()` replaced by the definition that counts, or by its fallback.
  func resolved(_ value: String) throws(CSSProblem) -> String {
    // Most values are plain words.
    guard value.utf8.contains(UInt8(ascii: "(")) else { return value }
    var substitution = Substitution(properties: self)
    guard let text = try substitution.replaced(in: Array(value.utf8)) else {
      throw CSSProblem("a custom property that the file does not define, \((substitution.missing ?? "").quoted)")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The entries of a list, where a custom property may hold several.
  ///
  /// An entry with a `var()` that cannot be resolved stays as it is.
  func entries(of list: String) -> [String] {
    let comma = UInt8(ascii: ",")
    return list.cssParts(separator: comma).flatMap { part in
      ((try? resolved(part)) ?? part).cssParts(separator: comma)
    }
  }
}

/// The replacement of each `var()` in a text.
private struct Substitution {
  let properties: CustomProperties
  /// The first name without a definition and a fallback.
  private(set) var missing: String?
  /// The names whose definitions are being replaced: one that is in its own definition refers to itself.
  private var open: [String] = []
  private var depth = 0
  /// The bytes of definitions that may still come: their number may double with each definition.
  private var rest = greatestLength

  private static let greatestLength = 100_000
  private static let greatestDepth = 64

  init(properties: CustomProperties) { self.properties = properties }

  /// The text with each `var()` replaced; nil if one has no definition and no fallback.
  mutating func replaced(in text: [UInt8]) throws(CSSProblem) -> [UInt8]? {
    guard depth < Self.greatestDepth else {
      throw CSSProblem("custom properties nested deeper than \(Self.greatestDepth), the deepest that is allowed")
    }
    depth += 1
    defer { depth -= 1 }
    var (result, place) = ([UInt8](), 0)
    while let variable = try CSSVariable(in: text, from: place) {
      guard let value = try value(of: variable) else { return nil }
      result += text[place..<variable.range.lowerBound] + value
      place = variable.range.upperBound
    }
    return result + text[place...]
  }

  private mutating func value(of variable: CSSVariable) throws(CSSProblem) -> [UInt8]? {
    if let definition = properties.definition(of: variable.name) {
      if let value = try value(of: definition) { return value }
    } else if variable.fallback == nil {
      missing = missing ?? variable.name
    }
    guard let fallback = variable.fallback else { return nil }
    return try replaced(in: fallback)
  }

  private mutating func value(of definition: StyleSheet.Declaration) throws(CSSProblem) -> [UInt8]? {
    guard !open.contains(definition.name) else { throw CSSProblem("custom properties that refer to each other") }
    let text = Array(definition.value.utf8)
    guard text.count <= rest else {
      throw CSSProblem("custom properties whose text is longer than \(Self.greatestLength) bytes")
    }
    rest -= text.count
    open.append(definition.name)
    defer { open.removeLast() }
    return try replaced(in: text)
  }
}
