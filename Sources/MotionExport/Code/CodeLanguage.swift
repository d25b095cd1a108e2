/// A programming language in which a motion can be written as one function.
public enum CodeLanguage: String, Sendable, Hashable, CaseIterable {
  /// C99: `double motion(double t)`.
  case c
  /// JavaScript: an exported function, for a module.
  case javascript
  /// Swift: `func motion(_ t: Double) -> Double`.
  case swift
  /// GLSL ES 3.00 and GLSL 3.30: `float motion(float t)`.
  case glsl

  /// Whether numbers have 32 bits.
  var isSingle: Bool { self == .glsl }

  /// A comment with a text.
  func comment(_ text: String) -> String { self == .c ? "/* \(text.cssComment) */" : "// \(text.onOneLine)" }

  /// A function of the language's mathematics.
  func function(_ name: String) -> String { self == .javascript ? "Math.\(name)" : name }

  /// The lines before a function that calls elementary ones.
  var mathematics: String {
    switch self {
    case .c: "#include <math.h>\n\n"
    case .swift: "import Foundation\n\n"
    case .javascript, .glsl: ""
    }
  }

  /// The first line of the function, up to its brace.
  func head(_ name: String) -> String {
    switch self {
    case .c: "double \(name)(double t) {"
    case .javascript: "export function \(name)(t) {"
    case .swift: "func \(name)(_ t: Double) -> Double {"
    case .glsl: "float \(name)(float t) {"
    }
  }

  /// `if` with its condition and the result to return.
  func guarded(_ condition: String, _ result: String) -> String {
    self == .swift ? "  if \(condition) { return \(result) }\n" : "  if (\(condition)) return \(result);\n"
  }

  /// The text that ends a statement.
  var semicolon: String { self == .swift ? "" : ";" }
}

extension String {
  /// Whether the text is a name in all of the languages.
  var isIdentifier: Bool { isCSSIdentifier && !utf8.contains(UInt8(ascii: "-")) }

  /// The text without line feeds.
  fileprivate var onOneLine: String {
    split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }).joined(separator: " ")
  }
}
