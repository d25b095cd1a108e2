import JSONText
import Testing

/// Other texts in the place of values.
struct ChangeTests {
  private static let text = " {\"a\": [1, -2.5e+3 ,\"x\\\"y\"],\n\"b\":7}"

  @Test func valuesHaveOtherTexts() throws {
    let document = try JSONDocument(parsing: Self.text)
    let list = try #require(document.root["a"])
    let changes = [
      (value: try #require(document.root["b"]), text: "[8, 9]"), (value: try #require(list[1]), text: "0"),
      (value: try #require(list[2]), text: "\"z\""), (value: try #require(list[1]), text: "3"),
    ]
    #expect(String(decoding: document.bytes(with: changes), as: UTF8.self) == " {\"a\": [1, 3 ,\"z\"],\n\"b\":[8, 9]}")
    #expect(String(decoding: document.bytes(with: []), as: UTF8.self) == Self.text)
  }

  @Test func aNumberAloneIsReplaced() throws {
    let document = try JSONDocument(parsing: "12")
    #expect(document.bytes(with: [(value: document.root, text: "3")]) == Array("3".utf8))
  }
}
