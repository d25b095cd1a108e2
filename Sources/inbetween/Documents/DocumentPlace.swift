/// Where in which document something is, such as `bodies[0].mass` in `'system.json'`.
struct DocumentPlace {
  /// What messages call the document.
  let document: String
  /// The way from the top of the document, which itself has the empty path.
  private(set) var path = ""

  init(document: String) {
    self.document = document
  }

  /// The place of a field of the object that is here.
  func field(_ name: String) -> DocumentPlace {
    let shown = name.isPlainFieldName ? name : name.quoted
    return appending(path.isEmpty ? shown : "." + shown)
  }

  /// The place of an element of the array that is here, counted from 0.
  func element(_ index: Int) -> DocumentPlace {
    appending("[\(index)]")
  }

  private func appending(_ step: String) -> DocumentPlace {
    var place = self
    place.path += step
    return place
  }

  /// A document that is rejected for what is here, in one line.
  func failure(_ problem: String) -> CommandFailure {
    let parts = [document, path, problem].filter { !$0.isEmpty }
    return .badData(parts.joined(separator: ": ").escapingControls)
  }
}

extension String {
  /// Whether a field's name can be shown in a path as it is.
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
