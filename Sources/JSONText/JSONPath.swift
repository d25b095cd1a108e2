/// The path from the root of a document to a value.
package struct JSONPath: Sendable, Hashable {
  /// A step of a path.
  package enum Step: Sendable, Hashable {
    /// The value of a key of an object.
    case key(String)
    /// An element of an array, counted from 0.
    case index(Int)
  }

  /// The steps from the root; none for the document as a whole.
  package var steps: [Step]

  /// Creates a path of steps.
  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The path as a JSON pointer, such as `/springs/0/from`, with `~` and `/` in keys as `~0` and `~1`; empty for the
  /// document as a whole.
  ///
  /// Source: RFC 6901, *JavaScript Object Notation (JSON) Pointer*, §3.
  package var pointer: String {
    var pointer = ""
    for step in steps {
      pointer += "/"
      switch step {
      case .index(let index): pointer += "\(index)"
      case .key(let key):
        for scalar in key.unicodeScalars {
          switch scalar {
          case "~": pointer += "~0"
          case "/": pointer += "~1"
          default: pointer.unicodeScalars.append(scalar)
          }
        }
      }
    }
    return pointer
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path in the notation of programs, such as `springs[0].from`.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
