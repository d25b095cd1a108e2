internal import VectorScene

/// The fonts that the texts of a document name.
struct LottieFonts {
  private var names: [String] = []
  private var items: [String] = []

  /// The name of a label's font in the document.
  mutating func name(for label: Label) -> String {
    let family = label.family.firstFamily
    let weight = label.weight.value.rounded()
    let style = (label.weight.styleName + (label.isItalic ? " Italic" : "")).trimmed
    let name = "\(family)-\(style)-\(weight.decimalText(0))"
    if !names.contains(name) {
      names.append(name)
      items.append(
        """
        {"fName":\(name.json),"fFamily":\(family.json),"fStyle":"\(style)","fWeight":"\(weight.decimalText(0))",\
        "ascent":75,"origin":0,"fPath":"","fClass":""}
        """)
    }
    return name
  }

  /// The member of the document.
  var json: String { items.isEmpty ? "" : "\"fonts\":{\"list\":[\(items.joined(separator: ","))]},\n" }
}

extension Label.Weight {
  /// The name of the nearest weight that players know.
  fileprivate var styleName: String {
    switch value {
    case ..<150: "Thin"
    case ..<350: "Light"
    case ..<450: "Regular"
    case ..<550: "Medium"
    case ..<650: "SemiBold"
    case ..<800: "Bold"
    default: "Black"
    }
  }
}

extension String {
  /// The first family in a style sheet's list, without its quotes.
  fileprivate var firstFamily: String {
    let first = split(separator: ",").first.map { $0.filter { $0 != "'" && $0 != "\"" } } ?? ""
    return first.trimmed.isEmpty ? "sans-serif" : first.trimmed
  }

  /// The text without leading and trailing blanks.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
