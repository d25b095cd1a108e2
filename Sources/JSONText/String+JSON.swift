extension String {
  /// A JSON object on one line, from names and values that are already JSON.
  package static func jsonObject(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { $0.key.jsonString + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// A JSON array on one line, from elements that are already JSON.
  package static func jsonArray(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  /// The text as a JSON string, with its quotation marks.
  package var jsonString: String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
