import LayerAnimation
import MotionNumerics
import Testing

@testable import inbetween

/// That the decoder accepts what the schemas do, as far as the tables and the words go; Scripts/schemas.py does the
/// rest.
@Suite struct SchemaTests {
  /// Why a document is bad, without its name.
  private func problem(_ decode: () throws(CommandFailure) -> Void) -> String? {
    do {
      try decode()
      return nil
    } catch {
      return error.message.map { String($0.dropFirst("'x.json': ".count)) }
    }
  }

  @Test func theTableOfAnimationsHolds() throws {
    let rows = try DocumentTables.rows("animations")
    #expect(rows.count >= 150)
    for row in rows {
      let found = problem { () throws(CommandFailure) in
        _ = try AnimationDocument(row.document, at: DocumentTables.place)
      }
      #expect(found == row.problem, "\(row.document)")
    }
  }

  @Test func theTableOfSystemsHolds() throws {
    let rows = try DocumentTables.rows("systems")
    #expect(rows.count >= 50)
    for row in rows {
      let found = problem { () throws(CommandFailure) in
        _ = try SystemDocument(row.document, at: DocumentTables.place)
      }
      #expect(found == row.problem, "\(row.document)")
    }
  }

  // MARK: Animations

  /// All fields of a definition, those of the definitions that it is made of included.
  private func properties(of definition: JSONValue, in schema: JSONValue) -> [String: JSONValue] {
    var found: [String: JSONValue] = [:]
    if case .object(let properties) = definition["properties"] { found = properties }
    for part in definition["allOf"]?.elements ?? [] {
      guard let name = part["$ref"]?.asText?.split(separator: "/").last, let base = schema["$defs"]?[String(name)]
      else { continue }
      found.merge(properties(of: base, in: schema)) { own, _ in own }
    }
    return found
  }

  @Test(arguments: AnimationType.allCases)
  func anAnimationHasTheFieldsOfItsSchema(type: AnimationType) throws {
    let schema = try DocumentTables.schema("animation")
    let definition = try #require(schema["$defs"]?[type.rawValue])
    #expect(definition["unevaluatedProperties"] == .truth(false))
    #expect(properties(of: definition, in: schema).keys.sorted() == type.fields.sorted())
  }

  private func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> [JSONValue] {
    type.allCases.map { .text($0.rawValue) }
  }

  @Test func wordsAreThoseOfTheLibrary() throws {
    let schema = try DocumentTables.schema("animation")
    func choices(_ definition: String, _ field: String) -> [JSONValue]? {
      schema["$defs"]?[definition]?["properties"]?[field]?["enum"]?.elements
    }
    #expect(choices("animation", "type") == words(AnimationType.self))
    #expect(choices("keyframe", "calculationMode") == words(CalculationMode.self))
    #expect(choices("keyframe", "rotationMode") == words(PathMotion.RotationMode.self))
    #expect(choices("transition", "transitionType") == words(Transition.Kind.self))
    #expect(choices("transition", "subtype") == words(Transition.Direction.self))
    #expect(choices("timing", "fillMode") == words(FillMode.self))
  }

  @Test func limitsAreThoseOfTheDecoder() throws {
    let schema = try DocumentTables.schema("animation")
    let definitions = try #require(schema["$defs"])
    let values = definitions["keyframe"]?["properties"]?["values"]
    let members = definitions["group"]?["properties"]?["animations"]
    #expect(values?["maxItems"]?.asNumber == Double(AnimationDocument.maximumCount))
    #expect(members?["maxItems"]?.asNumber == Double(AnimationDocument.maximumCount))
    #expect(
      definitions["value"]?["anyOf"]?.elements.last?["maxItems"]?.asNumber == Double(ValueShape.maximumCount))
    #expect(definitions["number"]?["minimum"]?.asNumber == ValueShape.range.bounds.lowerBound)
    #expect(definitions["number"]?["maximum"]?.asNumber == ValueShape.range.bounds.upperBound)
  }

  // MARK: Systems

  /// The decoder's own message lists what it knows.
  private func knownFields(of document: String) -> [String] {
    let message = inbetweenTests.problem(of: document) ?? ""
    let list = message.drop { $0 != ";" }.dropFirst("; expected ".count).replacing(" or ", with: ", ")
    return list.split(separator: ", ").map(String.init).sorted()
  }

  @Test func systemsHaveTheFieldsOfTheirSchema() throws {
    let schema = try DocumentTables.schema("system")
    func fields(_ definition: String) -> [String]? { schema["$defs"]?[definition]?["properties"]?.names }
    #expect(knownFields(of: #"{"?": 1}"#) == schema["properties"]?.names)
    #expect(knownFields(of: #"{"bodies": [{"?": 1}]}"#) == fields("body"))
    let body = #""bodies": [{"name": "a", "mass": 1, "position": 0}], "duration": 1"#
    #expect(knownFields(of: #"{\#(body), "springs": [{"?": 1}]}"#) == fields("spring"))
    #expect(knownFields(of: #"{\#(body), "events": [{"?": 1}]}"#) == fields("event"))
  }

  @Test func wordsAndLimitsOfSystemsAreThoseOfTheDecoder() throws {
    let schema = try DocumentTables.schema("system")
    let properties = try #require(schema["properties"])
    #expect(properties["method"]?["enum"]?.elements == words(SystemDocument.Method.self))
    let event = schema["$defs"]?["event"]?["properties"]
    #expect(event?["direction"]?["enum"]?.elements == words(SystemDocument.Event.Direction.self))
    #expect(properties["bodies"]?["maxItems"]?.asNumber == Double(SystemDocument.maximumBodyCount))
    #expect(properties["springs"]?["maxItems"]?.asNumber == Double(SystemDocument.maximumSpringCount))
    #expect(properties["events"]?["maxItems"]?.asNumber == Double(SystemDocument.maximumEventCount))
    #expect(properties["tolerance"]?["minimum"]?.asNumber == SystemDocument.tolerances.lowerBound)
    #expect(properties["tolerance"]?["maximum"]?.asNumber == SystemDocument.tolerances.upperBound)
    #expect(properties["tolerance"]?["default"]?.asNumber == SystemDocument.defaultTolerance)
  }
}
