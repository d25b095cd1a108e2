internal import JSONText
internal import MotionImport
internal import MotionNumerics

/// All that a text of another system says about motion, as a JSON object on one line.
struct ImportReport {
  private let found: MotionImporter

  init(_ found: MotionImporter) { self.found = found }

  var json: String {
    let (animations, problems) = documents
    return JSONWriter.object { report in
      report.array("motions") { array in
        for found in found.motions {
          array.object { motion in
            motion.member("name", found.name)
            motion.member("notation", found.motion.description)
            motion.members(of: found.place)
          }
        }
      }
      report.array("animations") { array in
        for found in animations {
          array.object { animation in
            animation.member("name", found.name)
            animation.members(of: found.place)
            animation.member("document", json: found.documentLine)
          }
        }
      }
      report.texts("problems", problems.map { ($0.place, $0.problem) })
      report.texts("remarks", found.remarks.map { ($0.place, $0.part) })
    }
  }

  /// The documents by their names, and the problems of the text and of those names that have none.
  private var documents: (animations: [ImportedAnimation], problems: [ImportError]) {
    var animations: [ImportedAnimation] = []
    var problems = found.problems
    var names: Set<String> = []
    for name in found.animationNames where names.insert(name).inserted {
      do throws(ImportError) {
        animations.append(try found.animation(named: name))
      } catch {
        problems.append(error)
      }
    }
    return (animations, problems)
  }
}

extension ImportedAnimation {
  /// The document on one line: within its strings line ends are escaped.
  var documentLine: String { document.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") }
}

extension JSONWriter {
  fileprivate mutating func texts(_ name: String, _ texts: [(place: SourcePlace?, text: String)]) {
    array(name) { array in
      for (place, text) in texts {
        array.object { object in
          object.members(of: place)
          object.member("text", text)
        }
      }
    }
  }

  fileprivate mutating func members(of place: SourcePlace?) {
    member("line", place?.line)
    member("column", place?.column)
  }
}
