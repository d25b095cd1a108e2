/// A programming language in which a motion can be written as one function.
public enum CodeLanguage: String, Sendable, Hashable, CaseIterable {
  /// C99: `double motion(double t)`.
  case c
  /// JavaScript: an exported function, for a module.
  case javascript
  /// Swift: `func motion(_ t: Double) -> Double`.
  case swift
  /// Python 3: `def motion(t):`, of numbers.
  case python
  /// GLSL ES 3.00 and GLSL 3.30: `float motion(float t)`.
  case glsl

  /// Whether numbers have 32 bits.
  var isSingle: Bool { self == .glsl }

  /// A number as a literal.
  ///
  /// In GLSL a decimal point makes it a float. In C a whole number without one is an integer of at most 64 bits, so numbers
  /// that need more than 53 bits have one, too.
  func literal(_ number: Double) -> String {
    switch self {
    case .glsl: Float(number).description
    case .c: abs(number) < 0x1p53 ? number.plainText : number.floatingText
    case .javascript, .swift, .python: number.plainText
    }
  }

  /// A comment with a text.
  func comment(_ text: String) -> String {
    switch self {
    case .c: "/* \(text.cssComment) */"
    case .python: "# \(text.onOneLine)"
    case .javascript, .swift, .glsl: "// \(text.onOneLine)"
    }
  }

  /// A function of the language's mathematics.
  func function(_ name: String) -> String {
    switch self {
    case .javascript: "Math.\(name)"
    case .python: "math.\(name)"
    case .c, .swift, .glsl: name
    }
  }

  /// The lines before a function that calls elementary ones.
  var mathematics: String {
    switch self {
    case .c: "#include <math.h>\n\n"
    case .swift: "import Foundation\n\n"
    case .python: "import math\n\n"
    case .javascript, .glsl: ""
    }
  }

  /// The first line of the function, up to its brace.
  func head(_ name: String) -> String {
    switch self {
    case .c: "double \(name)(double t) {"
    case .javascript: "export function \(name)(t) {"
    case .swift: "func \(name)(_ t: Double) -> Double {"
    case .python: "def \(name)(t):"
    case .glsl: "float \(name)(float t) {"
    }
  }

  /// `if` with its condition and the result to return.
  func guarded(_ condition: String, _ result: String) -> String {
    switch self {
    case .swift: "  if \(condition) { return \(result) }\n"
    case .python: "  if \(condition): return \(result)\n"
    case .c, .javascript, .glsl: "  if (\(condition)) return \(result);\n"
    }
  }

  /// The text that ends a statement.
  var semicolon: String { self == .swift || self == .python ? "" : ";" }

  /// The last statement, which returns a result, and the end of the function.
  func ending(_ result: String) -> String {
    "  return \(result)\(semicolon)\n" + (self == .python ? "" : "}\n")
  }
}

extension String {
  /// The text without line feeds.
  fileprivate var onOneLine: String {
    split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }).joined(separator: " ")
  }
}
