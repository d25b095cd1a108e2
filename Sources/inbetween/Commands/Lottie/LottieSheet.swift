import MotionLottie
import MotionNumerics

/// The description of a Lottie document, for people and for programs.
struct LottieSheet {
  private let animation: LottieAnimation

  init(_ animation: LottieAnimation) {
    self.animation = animation
  }

  // MARK: Text

  /// A block of lines for each kind of thing.
  var text: String {
    let blocks = [head, layers, markers, features, warnings].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var head: [String] {
    let name = animation.name.isEmpty ? [] : [animation.name]
    let first = animation.frames.lowerBound.shortestDecimal
    let last = animation.frames.upperBound.shortestDecimal
    return name + [
      "size      \(animation.size.x.shortestDecimal) x \(animation.size.y.shortestDecimal)",
      "rate      \(animation.frameRate.shortestDecimal) frames a second",
      "frames    \(first) to \(last), the last excluded",
      "duration  \(animation.duration.shortestDecimal) s",
      "level     \(animation.level)",
    ]
  }

  private var layers: [String] {
    animation.layers.map { layer in
      let indent = String(repeating: "  ", count: layer.depth)
      let frames = "\(layer.frames.lowerBound.shortestDecimal) to \(layer.frames.upperBound.shortestDecimal)"
      var notes = [layer.kind, frames]
      if let parent = layer.parent { notes.append("parent \(parent.quoted)") }
      if let matte = layer.matte { notes.append("matte \(matte)") }
      if layer.isHidden { notes.append("hidden") }
      let index = layer.index.map { "\($0) " } ?? ""
      return "\(indent)layer \(index)\(layer.name.quoted): \(notes.joined(separator: ", "))"
    }
  }

  private var markers: [String] {
    animation.markers.map { marker in
      let duration = marker.duration > 0 ? ", \(marker.duration.shortestDecimal) frames long" : ""
      return "marker \(marker.name.quoted): \(marker.frame.shortestDecimal)\(duration)"
    }
  }

  private var features: [String] {
    sortedFeatures.map { "feature \($0.feature.rawValue): \($0.count), level \($0.feature.level)" }
  }

  private var warnings: [String] { animation.warnings.map { "warning \($0)" } }

  /// By level, then as the library lists them.
  private var sortedFeatures: [(feature: LottieFeature, count: Int)] {
    let features = LottieFeature.allCases.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }
    return features.compactMap { feature in animation.features[feature.element].map { (feature.element, $0) } }
  }

  // MARK: JSON

  /// One object, on one line.
  var json: String {
    let members = [
      "\"name\":\(Self.json(animation.name))",
      "\"width\":\(animation.size.x.shortestDecimal)",
      "\"height\":\(animation.size.y.shortestDecimal)",
      "\"frameRate\":\(animation.frameRate.shortestDecimal)",
      "\"inFrame\":\(animation.frames.lowerBound.shortestDecimal)",
      "\"outFrame\":\(animation.frames.upperBound.shortestDecimal)",
      "\"duration\":\(animation.duration.shortestDecimal)",
      "\"layers\":[\(animation.layers.map(Self.json).joined(separator: ","))]",
      "\"markers\":[\(animation.markers.map(Self.json).joined(separator: ","))]",
      "\"features\":{\(sortedFeatures.map { "\(Self.json($0.feature.rawValue)):\($0.count)" }.joined(separator: ","))}",
      "\"level\":\(animation.level)",
      "\"warnings\":[\(animation.warnings.map(Self.json).joined(separator: ","))]",
    ]
    return "{\(members.joined(separator: ","))}\n"
  }

  /// An array of strings.
  static func json(ofStrings strings: [String]) -> String {
    "[\(strings.map(json).joined(separator: ","))]"
  }

  private static func json(_ layer: LottieLayer) -> String {
    let members = [
      "\"name\":\(json(layer.name))", "\"index\":\(layer.index.map { "\($0)" } ?? "null")",
      "\"type\":\(json(layer.kind))", "\"depth\":\(layer.depth)",
      "\"inFrame\":\(layer.frames.lowerBound.shortestDecimal)",
      "\"outFrame\":\(layer.frames.upperBound.shortestDecimal)",
      "\"parent\":\(layer.parent.map(json) ?? "null")", "\"matte\":\(layer.matte.map(json) ?? "null")",
      "\"hidden\":\(layer.isHidden)",
    ]
    return "{\(members.joined(separator: ","))}"
  }

  private static func json(_ marker: LottieMarker) -> String {
    let (frame, duration) = (marker.frame.shortestDecimal, marker.duration.shortestDecimal)
    return "{\"name\":\(json(marker.name)),\"frame\":\(frame),\"duration\":\(duration)}"
  }

  private static func json(_ warning: LottieWarning) -> String {
    let members = [
      "\"feature\":\(json(warning.feature))", "\"pointer\":\(json(warning.pointer))", "\"count\":\(warning.count)",
      "\"effect\":\(json(warning.effect.rawValue))", "\"explanation\":\(json(warning.explanation))",
    ]
    return "{\(members.joined(separator: ","))}"
  }

  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
