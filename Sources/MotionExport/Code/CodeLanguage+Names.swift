import MotionCurves

extension CodeLanguage {
  /// The words of C, JavaScript, Swift and GLSL.
  private static var commonWords: String {
    "break case continue default do else enum for if return static switch while"
  }

  /// The language's own words, and the functions that the text of a motion calls, separated by blanks.
  private var words: String {
    switch self {
    case .c:
      "auto char const double extern float goto inline int long register restrict short signed sizeof struct typedef "
        + "union unsigned void volatile main cos exp expm1 sin"
    case .javascript:
      "arguments await catch class const debugger delete eval export extends false finally function implements import "
        + "in instanceof interface let new null package private protected public super this throw true try typeof var "
        + "void with yield Math"
    case .swift:
      "_ Any Self as associatedtype catch class defer deinit extension fallthrough false fileprivate func guard import "
        + "in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows self "
        + "struct subscript super throw throws true try typealias var where Double cos exp expm1 sin"
    case .python:
      "False None True and as assert async await break class continue def del elif else except finally for from global "
        + "if import in is lambda nonlocal not or pass raise return try while with yield math range"
    case .glsl:
      "active attribute bool centroid class common const discard double external false filter fixed flat float goto "
        + "half highp in inline inout input int interface invariant layout long lowp main mat2 mat3 mat4 mediump out "
        + "output partition patch precision public resource sample short smooth struct superp template this true "
        + "typedef uint uniform union unsigned using varying vec2 vec3 vec4 void volatile mix smoothstep step"
    }
  }

  /// Whether a word has a meaning in the language.
  fileprivate func hasWord(_ word: String) -> Bool {
    words.lists(word) || self != .python && Self.commonWords.lists(word)
  }
}

extension ExportError {
  /// Throws unless a name is one in all of the languages, and has no meaning in one of them.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - language: the language of the text.
  ///   - others: more names that the text uses, separated by blanks.
  /// - Throws: ``ExportError/parameter(_:)``.
  static func requireIdentifier(
    _ name: String, in language: CodeLanguage, besides others: String = ""
  ) throws(ExportError) {
    let allowed = "letters, digits and _, and begin with a letter"
    guard name.isIdentifier else {
      throw .parameter(ParameterError(parameter: "name", value: "'\(name)'", allowed: allowed))
    }
    guard !language.hasWord(name), !others.lists(name) else {
      throw .parameter(
        ParameterError(parameter: "name", value: "'\(name)'", allowed: allowed + ", but no word of the language"))
    }
  }
}

extension String {
  /// Whether the text is a name in all of the languages.
  fileprivate var isIdentifier: Bool { isCSSIdentifier && !utf8.contains(UInt8(ascii: "-")) }

  /// Whether a word is among those that the text has between blanks.
  func lists(_ word: String) -> Bool { split(separator: " ").contains { $0 == word } }
}
