import Catalogue
import JSONText
import LottieImport
import MotionEffects
import MotionExport
import MotionImport
import MotionNumerics
import Testing

/// The rows of the catalogue against the things that they describe.
@Suite struct CatalogueTests {
  @Test func eachKindHasAnExampleThatIsOfTheKind() throws {
    let names = MotionKind.all.map(\.name)
    #expect(Set(names).count == names.count)
    for kind in MotionKind.all {
      let motion = try ParsedMotion(parsing: kind.example)
      #expect(motion.description == kind.example, "\(kind.name)")
      let parts = PropertySheet.object(of: motion.parts)
      #expect(parts.hasPrefix(#"{"kind":"\#(kind.name)","#), "\(parts)")
    }
  }

  /// Each parameter is one that the notation knows: another name is refused, and the message lists what is known.
  @Test func eachParameterIsReadByItsName() throws {
    let named = MotionKind.all.filter { kind in
      kind.forms.contains { $0.text.contains(":") } && kind.name != "within" && kind.name != "keyframes"
    }
    #expect(named.count == 5)
    for kind in named {
      for parameter in kind.parameters {
        // A repeated name is another error, as the name is known.
        let text = "\(kind.name)(\(parameter.name): 1, \(parameter.name): 1)"
        let error = #expect(throws: NotationError.self) { try ParsedMotion(parsing: text) }
        let message = error.map { "\($0)" } ?? ""
        let unknown = #expect(throws: NotationError.self) { try ParsedMotion(parsing: "\(kind.name)(nothing: 1)") }
        #expect(error?.column != unknown?.column, "\(text): \(message)")
      }
    }
  }

  @Test func eachTargetWritesItsForms() throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "0.4s ease 0 -> 300"), tolerance: 2e-2)
    for target in ExportTarget.allCases {
      for form in target.row.forms {
        var options = TargetOptions()
        switch form.option {
        case .format?: options.format = try #require(KeyframesFormat(rawValue: form.name))
        case .language?: options.language = try #require(CodeLanguage(rawValue: form.name))
        default: #expect(form.option == nil)
        }
        #expect(target.form(options).name == form.name)
        let export = try target.text(of: exporter, options)
        #expect(!export.text.isEmpty && !form.endings.isEmpty)
        // JSON has no comments.
        if form.endings[0] == "json" || form.endings[0] == "gltf" {
          #expect(!form.hasComments && export.text.hasPrefix("{") || export.text.hasPrefix("["))
        } else {
          #expect(form.hasComments && export.text.contains(export.remark.prefix(12)), "\(form.name)")
        }
      }
    }
  }

  @Test func theDocumentIsJSONWithARowForEach() throws {
    let document = try JSONDocument(parsing: CatalogueDocument.json)
    func count(_ name: String) throws -> Int { try #require(document.root[name]?.elements).count }
    #expect(try count("motions") == MotionKind.all.count)
    #expect(try count("targets") == ExportTarget.allCases.count)
    #expect(try count("imports") == ImportFormat.all.count)
    #expect(try count("effects") == EffectKind.all.count)
    #expect(try count("presets") == MotionPreset.all.count)
    #expect(try count("names") == NamedMotion.all.count)
  }

  /// A program that reads Lottie has its row, too.
  @Test func importsHaveTheirRows() throws {
    let document = try JSONDocument(parsing: CatalogueDocument.json(addingImports: [.lottie]))
    let rows = Array(try #require(document.root["imports"]?.elements))
    #expect(rows.compactMap { $0["name"]?.string } == ImportFormat.all.map(\.name) + ["lottie"])
    for row in rows.dropLast() { #expect(row["function"]?.string == "inbetween_import") }
    #expect(rows.last?["function"]?.string == "inbetween_lottie_import" && rows.last?["ending"]?.string == "json")
  }

  @Test func anEffectSaysHowItIsMoved() throws {
    let document = try JSONDocument(parsing: CatalogueDocument.json)
    for (row, kind) in zip(try #require(document.root["effects"]?.elements), EffectKind.all) {
      #expect(row["name"]?.string == kind.name && row["gesture"]?.string == kind.gesture.rawValue)
      #expect(row["script"]?.string == kind.script && row["isRefresh"]?.bool == (kind.gesture == .pull))
      let channels = row["channels"]?.elements?.compactMap(\.string)
      // Each tap of floating tags brings its channels.
      #expect(channels == (kind == .floatingTags ? [] : ScriptedEffect(kind).channelNames))
    }
  }

  @Test func jsonHasTheUnitsByTheirNames() throws {
    let text = PropertySheet.objectWithUnits(of: try ParsedMotion(parsing: "damped(5, 30) 3 -> 7").facts)
    #expect(text.hasPrefix(#"{"from":3,"to":7,"minimum":3,"maximum":"#))
    #expect(
      text.hasSuffix(
        #""units":{"from":"units","to":"units","minimum":"units","maximum":"units","settlingDuration":"x","#
          + #""peakSpeed":"units/x","peakAcceleration":"units/x²","peakJerk":"units/x³"}}"#))
    let bounce = PropertySheet.objectWithUnits(of: try ParsedMotion(parsing: "snappy").facts)
    #expect(bounce.contains(#""bounce":"1""#) && !bounce.contains(#""regime":"1""#))
  }
}
