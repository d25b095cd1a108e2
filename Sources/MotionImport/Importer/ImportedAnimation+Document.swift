internal import JSONText
import LayerAnimation
import MotionCurves
import MotionPaths

extension ImportedAnimation {
  /// The animation as a JSON document for `inbetween animate`: an animation, or a group for several tracks.
  public var document: String {
    var times = ["\"duration\": \(duration.shortestDecimal)"]
    if beginTime != 0 { times.append("\"beginTime\": \(beginTime.shortestDecimal)") }
    if repeatCount != 1 {
      times.append("\"repeatCount\": \(repeatCount.isFinite ? repeatCount.shortestDecimal : "\"infinity\"")")
    }
    if autoreverses { times.append("\"autoreverses\": true") }
    if fillMode != .removed { times.append("\"fillMode\": \(fillMode.rawValue.jsonString)") }
    if tracks.count == 1 { return Self.object(tracks[0].fields + times, indent: "") + "\n" }
    let members = tracks.map { "    " + Self.object($0.fields, indent: "    ") }.joined(separator: ",\n")
    return Self.object(["\"type\": \"group\"", "\"animations\": [\n\(members)\n  ]"] + times, indent: "") + "\n"
  }

  private static func object(_ fields: [String], indent: String) -> String {
    "{\n" + fields.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n\(indent)}"
  }
}

extension ImportedTrack {
  /// The fields of the track as an animation without times.
  fileprivate var fields: [String] {
    var fields = ["\"type\": \"keyframe\"", "\"keyPath\": \(keyPath.jsonString)"]
    if let path {
      fields += ["\"path\": \(path.svgData.jsonString)", "\"calculationMode\": \"paced\""]
      if let rotation { fields.append("\"rotationMode\": \"\(rotation.rawValue)\"") }
      if curves[0] != .linear { fields.append("\"timingFunction\": \(curves[0].description.jsonString)") }
    } else {
      let shown = values.map { $0.count == 1 ? $0[0].shortestDecimal : $0.list }
      fields += [
        "\"values\": [\(shown.joined(separator: ", "))]", "\"keyTimes\": \(keyTimes.list)",
        "\"timingFunctions\": [\(curves.map { $0.description.jsonString }.joined(separator: ", "))]",
      ]
    }
    if isAdditive { fields.append("\"additive\": true") }
    if isCumulative { fields.append("\"cumulative\": true") }
    return fields
  }
}

extension [Double] {
  fileprivate var list: String { "[" + map { $0.shortestDecimal }.joined(separator: ", ") + "]" }
}
