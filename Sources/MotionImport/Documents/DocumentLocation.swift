package import JSONText

/// A location in a document, such as `bodies[0].mass` in `'system.json'`.
package struct DocumentLocation: Sendable {
  /// The name of the document in messages.
  package let document: String
  /// The steps from the top of the document; empty for the top.
  package private(set) var path = JSONPath()

  package init(document: String) {
    self.document = document
  }

  /// The location of a field of the object at this location.
  package func field(_ name: String) -> DocumentLocation {
    following([.key(name)])
  }

  /// The location of an element of the array at this location, counted from 0.
  package func element(_ index: Int) -> DocumentLocation {
    following([.index(index)])
  }

  /// The location at the end of steps from this one.
  package func following(_ steps: [JSONPath.Step]) -> DocumentLocation {
    var location = self
    location.path.steps += steps
    return location
  }

  /// The path as messages show it.
  ///
  /// Unlike JSONText, it quotes unusual names of fields and cuts them short.
  var shownPath: String {
    path.steps.reduce(into: "") { shown, step in
      switch step {
      case .key(let name):
        if !shown.isEmpty { shown += "." }
        shown += name.isPlainFieldName ? name : name.quoted
      case .index(let index): shown += "[\(index)]"
      }
    }
  }

  /// Rejects the document for a problem at this location.
  package func failure(_ problem: String) -> DocumentError {
    let parts = [document, shownPath, problem].filter { !$0.isEmpty }
    return DocumentError(description: parts.joined(separator: ": "))
  }
}

extension String {
  /// Whether a path can show a field's name without quotation marks.
  fileprivate var isPlainFieldName: Bool {
    !isEmpty && utf8.count <= 40 && utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isLetterOrDigit }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
