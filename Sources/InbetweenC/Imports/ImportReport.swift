internal import JSONText
internal import MotionImport
internal import MotionNumerics

/// All that a text of another system says about motion, as a JSON object on one line.
struct ImportReport {
  private let found: MotionImporter

  init(_ found: MotionImporter) { self.found = found }

  var json: String {
    var animations: [String] = []
    var problems = found.problems
    var names: Set<String> = []
    for name in found.animationNames where names.insert(name).inserted {
      do throws(ImportError) {
        animations.append(try found.animation(named: name).json)
      } catch {
        problems.append(error)
      }
    }
    return .jsonObject([
      ("motions", .jsonArray(found.motions.map { $0.json })), ("animations", .jsonArray(animations)),
      ("problems", .jsonArray(problems.map { .jsonObject(members(of: $0.place) + [("text", $0.problem.jsonString)]) })),
      (
        "remarks",
        .jsonArray(found.remarks.map { .jsonObject(members(of: $0.place) + [("text", $0.part.jsonString)]) })
      ),
    ])
  }
}

extension ImportedMotion {
  fileprivate var json: String {
    .jsonObject([("name", name.jsonString), ("notation", motion.description.jsonString)] + members(of: place))
  }
}

extension ImportedAnimation {
  fileprivate var json: String {
    .jsonObject([("name", name.jsonString)] + members(of: place) + [("document", documentLine)])
  }

  /// The document on one line: within its strings line ends are escaped.
  var documentLine: String { document.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") }
}

private func members(of place: SourcePlace?) -> [(key: String, value: String)] {
  [("line", place.map { "\($0.line)" } ?? "null"), ("column", place.map { "\($0.column)" } ?? "null")]
}
