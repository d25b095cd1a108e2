internal import JSONText
import MotionCurves
import MotionValues
internal import VectorScene

/// The facts about a document, for programs.
extension LottieAnimation {
  /// The features by level, then as ``LottieFeature`` lists them, with the numbers of their places.
  package var sortedFeatures: [(feature: LottieFeature, count: Int)] {
    let features = LottieFeature.allCases.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }
    return features.compactMap { feature in self.features[feature.element].map { (feature.element, $0) } }
  }

  /// The size, rate and frames, the layers, markers, features and warnings: an object of JSON on one line.
  package var factsJSON: String {
    JSONWriter.object { json in
      json.member("name", name)
      json.member("width", json: size.x.shortestDecimal)
      json.member("height", json: size.y.shortestDecimal)
      json.member("frameRate", json: frameRate.shortestDecimal)
      json.member("inFrame", json: frames.lowerBound.shortestDecimal)
      json.member("outFrame", json: frames.upperBound.shortestDecimal)
      json.member("duration", json: duration.shortestDecimal)
      json.array("layers") { for layer in layers { $0.object(layer.members) } }
      json.array("markers") { for marker in markers { $0.object(marker.members) } }
      json.object("features") { for (feature, count) in sortedFeatures { $0.member(feature.rawValue, count) } }
      json.member("level", json: "\(level)")
      json.array("warnings") { for warning in warnings { $0.object(warning.members) } }
    }
  }

  /// The colours of all colour properties and stops of gradients at the first frame, a line each: the key path, a space
  /// and `#rrggbb`.
  package var colorLines: String {
    var lines = ""
    for property in properties(matching: "**") {
      guard case .color(let color) = property.value(at: frames.lowerBound), let digits = color.digits else { continue }
      lines += "\(property.keyPath) \(digits)\n"
    }
    return lines
  }
}

extension LottieLayer {
  fileprivate func members(_ json: inout JSONWriter) {
    json.member("name", name)
    json.member("index", index)
    json.member("type", kind)
    json.member("depth", depth)
    json.member("inFrame", json: frames.lowerBound.shortestDecimal)
    json.member("outFrame", json: frames.upperBound.shortestDecimal)
    json.member("parent", parent)
    json.member("matte", matte)
    json.member("hidden", isHidden)
  }
}

extension LottieMarker {
  fileprivate func members(_ json: inout JSONWriter) {
    json.member("name", name)
    json.member("frame", json: frame.shortestDecimal)
    json.member("duration", json: duration.shortestDecimal)
    json.member("reducedMotion", isReducedMotion)
  }
}

extension LottieWarning {
  fileprivate func members(_ json: inout JSONWriter) {
    json.member("feature", feature)
    json.member("pointer", pointer)
    json.member("count", count)
    json.member("effect", effect.rawValue)
    json.member("explanation", explanation)
  }
}
