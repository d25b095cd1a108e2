/// What is wrong with a script, and where.
struct ScriptError: Error, Equatable {
  enum Kind {
    /// The text cannot be read.
    case syntax
    /// The script stopped on its own account, or did something that is not possible; it may catch this.
    case failure
    /// The script took too long, or too much memory; it cannot catch this.
    case limit
  }

  var kind: Kind
  /// What happened, in a few words.
  var message: String
  /// The place in the text, in bytes.
  var offset: Int

  init(_ kind: Kind, _ message: String, at offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }

  static func failure(_ message: String) -> ScriptError { ScriptError(.failure, message, at: -1) }

  static let outOfSteps = ScriptError(.limit, "too many steps", at: -1)
  static let tooDeep = ScriptError(.limit, "too deeply nested", at: -1)

  /// The error with a place, unless it has one already.
  func placed(at offset: Int) -> ScriptError {
    self.offset >= 0 ? self : ScriptError(kind, message, at: offset)
  }
}

/// The limits that bound the memory and the time that a script can take.
enum ScriptLimits {
  /// The most bytes of a script.
  static let byteCount = 256 << 10
  /// The greatest nesting of the parts of a script.
  static let parseDepth = 96
  /// The greatest nesting of a running script, that of functions and of other properties' scripts included.
  static let depth = 240
  /// The most elements of a list, and bytes of a text.
  static let count = 1 << 16
}
