internal import JSONText

extension ValueTable {
  /// Numbers, texts and errors of JSON; numbers for every branch of the number parser.
  mutating func addDocuments() throws(CallError) {
    let text = """
      {"numbers": [0, -0, 1, 0.1, 1e23, 9007199254740993, 2.2250738585072011e-308, 5e-324, 1.7976931348623157e308,
        123456789012345678901234567890, 0.3e-7, 6.02214076e23],
       "text": "a\\u00e9\\ud83d\\ude00\\n", "nested": [[[[{"key": true}]]]]}
      """
    let document = try refused { () throws(JSONError) in try JSONDocument(parsing: text) }
    let numbers = document.root["numbers"]?.numbers ?? []
    add("count", Double(numbers.count))
    add("number", numbers)
    add("text", text: document.root["text"]?.string ?? "none")
    add("place", text: document.root["nested"]?[0]?[0]?[0]?[0]?.place.description ?? "none")
    for (index, wrong) in ["[1,]", "{\"a\": 1, \"a\": 2}", "[1e400]", "[\"\\ud800\"]", "[1] 2", ""].enumerated() {
      add("refusal \(index)", text: refusal(of: wrong))
    }
  }

  private func refusal(of text: String) -> String {
    do throws(JSONError) {
      _ = try JSONDocument(parsing: text)
      return "none"
    } catch {
      return error.description
    }
  }
}
