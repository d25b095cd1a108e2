import JSONText
import LayerAnimation
import MotionDynamics
import MotionNumerics
import Testing

@testable import MotionImport
@testable import inbetween

/// Checks that the decoder accepts the same documents as the schemas, as far as the tables and the words go;
/// Scripts/check/schemas.py checks the rest.
@Suite struct SchemaTests {
  /// The problem of a bad document, without its name.
  private func problem(_ decode: () throws(DocumentError) -> Void) -> String? {
    do {
      try decode()
      return nil
    } catch {
      return String(error.description.escapingControls.dropFirst("'x.json': ".count))
    }
  }

  @Test func theTableOfAnimationsHolds() throws {
    let rows = try DocumentTables.rows("animations")
    #expect(rows.count >= 150)
    for row in rows {
      let found = problem { () throws(DocumentError) in
        _ = try AnimationDocument(row.document, at: DocumentTables.location)
      }
      #expect(found == row.problem, "\(row.document)")
    }
  }

  @Test func theTableOfSystemsHolds() throws {
    let rows = try DocumentTables.rows("systems")
    #expect(rows.count >= 50)
    for row in rows {
      let found = problem { () throws(DocumentError) in
        _ = try SystemDocument(row.document, at: DocumentTables.location)
      }
      #expect(found == row.problem, "\(row.document)")
    }
  }

  // MARK: Animations

  /// All fields of a definition, including those of the definitions that it refers to.
  private func properties(of definition: JSONValue, in schema: JSONValue) -> Set<String> {
    var found = Set(definition["properties"]?.members?.map(\.key) ?? [])
    for part in definition["allOf"]?.elements.map(Array.init) ?? [] {
      guard let name = part["$ref"]?.string?.split(separator: "/").last, let base = schema["$defs"]?[String(name)]
      else { continue }
      found.formUnion(properties(of: base, in: schema))
    }
    return found
  }

  @Test(arguments: AnimationType.allCases)
  func anAnimationHasTheFieldsOfItsSchema(type: AnimationType) throws {
    let schema = try DocumentTables.schema("animation")
    let definition = try #require(schema["$defs"]?[type.rawValue])
    #expect(definition["unevaluatedProperties"]?.bool == false)
    #expect(properties(of: definition, in: schema).sorted() == type.fields.sorted())
  }

  private func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> [String?] {
    type.allCases.map(\.rawValue)
  }

  /// The texts of an array.
  private func texts(_ value: JSONValue?) -> [String?]? { value?.elements?.map(\.string) }

  private func names(_ value: JSONValue?) -> [String]? { value?.members?.map(\.key).sorted() }

  @Test func wordsAreThoseOfTheLibrary() throws {
    let schema = try DocumentTables.schema("animation")
    func choices(_ definition: String, _ field: String) -> [String?]? {
      texts(schema["$defs"]?[definition]?["properties"]?[field]?["enum"])
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
    #expect(values?["maxItems"]?.number == Double(AnimationDocument.maximumCount))
    #expect(members?["maxItems"]?.number == Double(AnimationDocument.maximumCount))
    #expect(
      definitions["value"]?["anyOf"]?.elements.map(Array.init)?.last?["maxItems"]?.number
        == Double(ValueShape.maximumCount))
    #expect(definitions["number"]?["minimum"]?.number == ValueShape.range.bounds.lowerBound)
    #expect(definitions["number"]?["maximum"]?.number == ValueShape.range.bounds.upperBound)
  }

  // MARK: Systems

  /// The fields that the decoder's own message lists.
  private func knownFields(of document: String) -> [String] {
    let message = inbetweenTests.problem(of: document) ?? ""
    let list = message.drop { $0 != ";" }.dropFirst("; expected ".count).replacing(" or ", with: ", ")
    return list.split(separator: ", ").map(String.init).sorted()
  }

  @Test func systemsHaveTheFieldsOfTheirSchema() throws {
    let schema = try DocumentTables.schema("system")
    func fields(_ definition: String) -> [String]? { names(schema["$defs"]?[definition]?["properties"]) }
    #expect(knownFields(of: #"{"?": 1}"#) == names(schema["properties"]))
    #expect(knownFields(of: #"{"bodies": [{"?": 1}]}"#) == fields("body"))
    let body = #""bodies": [{"name": "a", "mass": 1, "position": 0}], "duration": 1"#
    #expect(knownFields(of: #"{\#(body), "springs": [{"?": 1}]}"#) == fields("spring"))
    #expect(knownFields(of: #"{\#(body), "events": [{"?": 1}]}"#) == fields("event"))
  }

  @Test func wordsAndLimitsOfSystemsAreThoseOfTheDecoder() throws {
    let schema = try DocumentTables.schema("system")
    let properties = try #require(schema["properties"])
    #expect(texts(properties["method"]?["enum"]) == words(Solver.Method.self))
    let event = schema["$defs"]?["event"]?["properties"]
    #expect(texts(event?["direction"]?["enum"]) == words(BodyEvent<Double>.Direction.self))
    #expect(properties["bodies"]?["maxItems"]?.number == Double(SystemDocument.maximumBodyCount))
    #expect(properties["springs"]?["maxItems"]?.number == Double(SystemDocument.maximumSpringCount))
    #expect(properties["events"]?["maxItems"]?.number == Double(SystemDocument.maximumEventCount))
    #expect(properties["tolerance"]?["minimum"]?.number == SystemDocument.tolerances.lowerBound)
    #expect(properties["tolerance"]?["maximum"]?.number == SystemDocument.tolerances.upperBound)
    #expect(properties["tolerance"]?["default"]?.number == SystemDocument.defaultTolerance)
  }

  /// In the plane a damper acts in two ways, as the guide says too.
  @Test func helpAndSchemaSayHowADamperActs() throws {
    let damping = try DocumentTables.schema("system")["$defs"]?["spring"]?["properties"]?["damping"]
    #expect(
      damping?["description"]?.string == "Along the spring; in the plane with a rest length of 0 in all directions.")
    let help = try Tool.run("help", "documents").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("With a restLength the damper acts along the spring, without one in all directions."))
  }
}
