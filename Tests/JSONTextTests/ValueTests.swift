import JSONText
import Testing

@Suite struct ValueTests {
  private let document: JSONDocument

  init() throws {
    document = try JSONDocument(
      parsing: #"""
        { "name": "é\u0041\ud83d\ude00\n", "numbers": [1, 2.5, -3e2], "nested": [[1], {"a/b~": true}, null, "x"],
          "yes": true, "no": false, "nothing": null, "": {} }
        """#)
  }

  @Test func valuesOfEachType() throws {
    let root = document.root
    #expect(root["name"]?.string == "éA😀\n")
    #expect(root["numbers"]?.numbers == [1, 2.5, -300])
    #expect(root["numbers"]?[2]?.number == -300)
    #expect(root["nested"]?[0]?[0]?.number == 1)
    #expect(root["nested"]?[1]?["a/b~"]?.bool == true)
    #expect(root["nested"]?[3]?.string == "x")
    #expect(root["no"]?.bool == false)
    #expect(root["nothing"]?.isNull == true)
    #expect(root[""]?.members?.isEmpty == true)
    #expect(root.members?.map(\.key) == ["name", "numbers", "nested", "yes", "no", "nothing", ""])
    #expect(root.members?.count == 7)
    #expect(root["nested"]?.elements?.count == 4)
    #expect(root["nested"]?.elements?.first?.elements?.isEmpty == false)
  }

  @Test func missingValuesAreNil() throws {
    let root = document.root
    #expect(root["nam"] == nil && root["names"] == nil && root[0] == nil && root.number == nil && root.string == nil)
    #expect(root.bool == nil && root.elements == nil && root.numbers == nil && !root.isNull)
    let nested = try #require(root["nested"])
    #expect(nested[-1] == nil && nested[4] == nil && nested["a"] == nil && nested.numbers == nil)
    #expect(nested.members == nil)
    #expect(root["name"]?["name"] == nil && root["yes"]?[0] == nil)
    #expect(root[""]?["x"] == nil)
    // One node for each element, but not all elements are numbers; then an element that has a node itself.
    #expect(try JSONDocument(parsing: "[1, null]").root.numbers == nil)
    #expect(try JSONDocument(parsing: "[1, [2]]").root.numbers == nil)
    #expect(try JSONDocument(parsing: "[]").root.numbers == [])
  }

  @Test func placesAreThoseOfTheText() throws {
    let root = document.root
    let flag = try #require(root["nested"]?[1]?["a/b~"])
    #expect(flag.place.line == 1)
    #expect(flag.place.path.description == "nested[1].a/b~")
    #expect(flag.place.path.pointer == "/nested/1/a~1b~0")
    #expect(flag.place.path.steps == [.key("nested"), .index(1), .key("a/b~")])
    // The first line has an é, two bytes of one column.
    #expect(flag.place.offset == flag.place.column)
    let yes = try #require(root["yes"])
    #expect(yes.place.description == "line 2, column 10")
    #expect(root.place.path.pointer.isEmpty && root.place.path.description.isEmpty && root.place.offset == 0)
    let member = try #require(root.members?.first { $0.key == "no" })
    #expect(member.place.description == "line 2, column 16")
    #expect(member.place.path.description == "no")
  }

  @Test(arguments: [
    ("1", 1, 1), ("\n1", 2, 1), ("\r1", 2, 1), ("\r\n1", 2, 1), ("\n\r1", 3, 1), ("\r\r\n\n 1", 4, 2), ("\t1", 1, 2),
    ("\u{FEFF} 1", 1, 2),
  ])
  func linesEndInEveryWay(text: String, line: Int, column: Int) throws {
    let place = try JSONDocument(parsing: text).root.place
    #expect(place.line == line && place.column == column)
  }

  @Test(arguments: [
    (#"{"a": [1, {"b": 01}]}"#, "a[1].b"), (#"{"a": [1, {"b": "\q"}]}"#, "a[1].b"), (#"{"a": [1 2]}"#, "a"),
    (#"{"a": [1,]}"#, "a"), (#"[[], [{"x": 1, "x": 2}]]"#, "[1][0].x"), (#"[0, {"x" 1}]"#, "[1].x"),
    (#"{"a": {"b": 1}} x"#, ""), (#"{"a": {"b": 1e400}}"#, "a.b"), (#"[1, {,}]"#, "[1]"), (#"{"\u0061": tru}"#, "a"),
  ])
  func errorsHaveTheirPath(text: String, path: String) {
    #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    do {
      _ = try JSONDocument(parsing: text)
    } catch {
      #expect(error.place.path.description == path)
    }
  }

  @Test func aValueKeepsItsDocument() throws {
    func inner() throws -> JSONValue? { try JSONDocument(parsing: #"{"a": ["x"]}"#).root["a"]?[0] }
    #expect(try inner()?.string == "x")
  }
}
