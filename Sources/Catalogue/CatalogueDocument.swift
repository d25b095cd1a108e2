import JSONText
import MotionCurves
import MotionEffects
import MotionExport
package import MotionImport
import MotionNotation

/// What there is, as data: the kinds of motions, the presets, the export targets, the imports and the effects.
///
/// The rows stand where the things are: `MotionKind`, `MotionPreset`, `ExportTarget`, `ImportFormat` and
/// `EffectKind`. Help texts, the page, the bindings and tests read them here.
public enum CatalogueDocument {
  /// The catalogue as a JSON object on one line.
  ///
  /// Its members are the arrays `motions`, `curves`, `presets`, `names` (with the words of a search), `targets`, `groups` (of
  /// targets), `options` (of targets), `imports` and `effects`. Curves and groups are names, the others objects with a `name`.
  public static let json = json(addingImports: [])

  /// The catalogue of a program that reads more formats, such as Lottie.
  package static func json(addingImports imports: [ImportRow]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.rowsOfMotions(addingImports: imports)
      json.member("effects", json: effects)
    }
    return json.text
  }

  /// The catalogue without its effects: to list the effects is to link their code, as each names its own channels.
  package static func motions(addingImports imports: [ImportRow]) -> String {
    var json = JSONWriter()
    json.object { json in json.rowsOfMotions(addingImports: imports) }
    return json.text
  }

  /// The rows of the effects, as a JSON array on one line.
  package static var effects: String {
    var json = JSONWriter()
    json.array { array in for row in EffectKind.all { array.row(row) } }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func rowsOfMotions(addingImports imports: [ImportRow]) {
    array("motions") { array in for row in MotionKind.all { array.row(row) } }
    strings("curves", TimingCurve.names)
    array("presets") { array in for row in MotionPreset.all { array.row(row) } }
    array("names") { array in for row in NamedMotion.all { array.row(row) } }
    array("targets") { array in for row in ExportTarget.allCases { array.row(row) } }
    strings("groups", ExportTarget.Group.allCases.map { $0.rawValue })
    array("options") { array in for row in TargetOption.allCases { array.row(row) } }
    array("imports") { array in for row in ImportFormat.all.map({ $0.row }) + imports { array.row(row) } }
  }

  fileprivate mutating func row(_ kind: MotionKind) {
    object { row in
      row.member("name", kind.name)
      row.member("summary", kind.summary)
      row.array("forms") { array in
        for form in kind.forms {
          array.object { row in
            row.member("text", form.text)
            row.member("note", form.note)
          }
        }
      }
      row.member("example", kind.example)
      let example = ParsedMotion(kind.example)
      row.member("time", example.map { $0.timeMeaning.word } ?? "")
      row.member("takesEnds", example?.takesEnds ?? false)
      row.array("parameters") { array in
        for parameter in kind.parameters {
          array.object { row in
            row.member("name", parameter.name)
            row.member("unit", parameter.unit)
            row.member("allowed", parameter.allowed)
          }
        }
      }
      row.array("properties") { array in
        for property in example?.facts ?? [] {
          array.object { row in
            row.member("name", property.key)
            row.member("label", property.label)
            if case .number(_, let unit) = property.value { row.member("unit", unit ?? "1") }
          }
        }
      }
    }
  }

  fileprivate mutating func row(_ preset: MotionPreset) {
    object { row in
      row.member("name", preset.fullName)
      row.member("vendor", preset.vendor.rawValue)
      row.member("notation", preset.motion.description)
    }
  }

  fileprivate mutating func row(_ named: NamedMotion) {
    object { row in
      row.member("name", named.name)
      row.member("owner", named.owner)
      row.member("words", named.words.joined(separator: " "))
    }
  }

  fileprivate mutating func row(_ target: ExportTarget) {
    let description = target.row
    object { row in
      row.member("name", target.rawValue)
      row.member("summary", description.summary)
      row.member("tolerance", description.tolerance)
      row.member("movesInThePlane", description.movesInThePlane)
      row.strings("options", description.options.map { $0.rawValue })
      row.array("forms") { array in for row in description.forms { array.row(row) } }
    }
  }

  private mutating func row(_ form: ExportTarget.Form) {
    object { row in
      row.member("name", form.name)
      row.member("title", form.title)
      row.member("group", form.group.rawValue)
      row.strings("endings", form.endings)
      row.member("mediaType", form.mediaType)
      if let option = form.option { row.member("option", option.rawValue) }
      row.strings("unused", form.unused.map { $0.rawValue })
      row.member("hasComments", form.hasComments)
    }
  }

  fileprivate mutating func row(_ option: TargetOption) {
    object { row in
      row.member("name", option.rawValue)
      switch option.values {
      case .words(let words, let usual):
        row.member("type", "word")
        row.strings("words", words)
        row.member("default", usual)
      case .name(let usual):
        row.member("type", "name")
        row.member("default", usual)
      case .number(let usual, let unit):
        row.member("type", "number")
        row.member("unit", unit)
        row.member("default", usual)
      case .count(let usual):
        row.member("type", "count")
        row.member("default", json: String(usual))
      case .flag:
        row.member("type", "flag")
        row.member("default", false)
      }
    }
  }

  fileprivate mutating func row(_ format: ImportRow) {
    object { row in
      row.member("name", format.name)
      row.member("summary", format.summary)
      row.member("ending", format.fileEnding)
      row.member("function", format.function)
    }
  }

  fileprivate mutating func row(_ effect: EffectKind) {
    object { row in
      row.member("name", effect.name)
      row.member("summary", effect.summary)
      row.member("isRefresh", effect.isRefresh)
      row.member("gesture", effect.gesture.rawValue)
      row.member("script", effect.script)
      row.strings("channels", effect.channelNames)
      // Parameters are set by key paths, which Embedded Swift lacks.
      #if !hasFeature(Embedded)
        row.array("parameters") { array in for row in effect.parameters { array.row(row) } }
      #endif
    }
  }

  #if !hasFeature(Embedded)
    private mutating func row(_ parameter: EffectParameter) {
      object { row in
        row.member("name", parameter.name)
        row.member("summary", parameter.summary)
        row.member("values", parameter.domain.description)
        row.member("default", parameter.defaultText)
      }
    }
  #endif
}
