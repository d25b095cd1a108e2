import MotionNumerics

/// The imported content of a file, and the warnings about the rest.
struct Imported<Content> {
  let content: Content
  /// A line for each part of the file that the content has no place for.
  var leftOut: [String] = []
}

/// A motion with the name that the file gives it.
struct ImportedMotion {
  let name: String
  let motion: ParsedMotion
}

/// The keys of a property.
struct ImportedTrack {
  let keyPath: String
  /// The times of the keys, from 0 to 1.
  let keyTimes: [Double]
  /// The numbers of each value.
  let values: [[Double]]
  /// The curve between each two keys.
  let curves: [TimingCurve]

  /// The fields of the track as an animation without times.
  fileprivate var fields: [String] {
    let shown = values.map { $0.count == 1 ? $0[0].shortestDecimal : $0.list }
    return [
      "\"type\": \"keyframe\"", "\"keyPath\": \(keyPath.jsonText)", "\"values\": [\(shown.joined(separator: ", "))]",
      "\"keyTimes\": \(keyTimes.list)",
      "\"timingFunctions\": [\(curves.map { $0.description.jsonText }.joined(separator: ", "))]",
    ]
  }
}

/// An animation document, for `inbetween animate`.
struct ImportedAnimation {
  let tracks: [ImportedTrack]
  let duration: Double
  var beginTime = 0.0
  var repeatCount = 1.0
  var autoreverses = false
  var fillMode = "removed"

  /// The document: an animation, or a group for several tracks.
  var json: String {
    var times = ["\"duration\": \(duration.shortestDecimal)"]
    if beginTime != 0 { times.append("\"beginTime\": \(beginTime.shortestDecimal)") }
    if repeatCount != 1 {
      times.append("\"repeatCount\": \(repeatCount.isFinite ? repeatCount.shortestDecimal : "\"infinity\"")")
    }
    if autoreverses { times.append("\"autoreverses\": true") }
    if fillMode != "removed" { times.append("\"fillMode\": \(fillMode.jsonText)") }
    if tracks.count == 1 { return Self.object(tracks[0].fields + times, indent: "") + "\n" }
    let members = tracks.map { "    " + Self.object($0.fields, indent: "    ") }.joined(separator: ",\n")
    return Self.object(["\"type\": \"group\"", "\"animations\": [\n\(members)\n  ]"] + times, indent: "") + "\n"
  }

  private static func object(_ fields: [String], indent: String) -> String {
    "{\n" + fields.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n\(indent)}"
  }
}

extension [Double] {
  fileprivate var list: String { "[" + map(\.shortestDecimal).joined(separator: ", ") + "]" }
}

extension String {
  /// The text as a string of JSON.
  fileprivate var jsonText: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case let scalar where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
