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
    .jsonObject([
      ("name", name.jsonString), ("width", size.x.shortestDecimal), ("height", size.y.shortestDecimal),
      ("frameRate", frameRate.shortestDecimal), ("inFrame", frames.lowerBound.shortestDecimal),
      ("outFrame", frames.upperBound.shortestDecimal), ("duration", duration.shortestDecimal),
      ("layers", .jsonArray(layers.map(Self.json))), ("markers", .jsonArray(markers.map(Self.json))),
      ("features", .jsonObject(sortedFeatures.map { ($0.feature.rawValue, "\($0.count)") })),
      ("level", "\(level)"), ("warnings", .jsonArray(warnings.map(Self.json))),
    ])
  }

  /// The colours of all colour properties at the first frame, a line each: the key path, a space and `#rrggbb`.
  package var colorLines: String {
    var lines = ""
    for property in properties(matching: "**") {
      // A colour in hexadecimal digits has finite components.
      guard case .color(let color) = property.value(at: frames.lowerBound), color.components.sum().isFinite else {
        continue
      }
      lines += "\(property.keyPath) \(color.hexNotation)\n"
    }
    return lines
  }

  private static func json(_ layer: LottieLayer) -> String {
    .jsonObject([
      ("name", layer.name.jsonString), ("index", layer.index.map { "\($0)" } ?? "null"),
      ("type", layer.kind.jsonString), ("depth", "\(layer.depth)"),
      ("inFrame", layer.frames.lowerBound.shortestDecimal), ("outFrame", layer.frames.upperBound.shortestDecimal),
      ("parent", layer.parent?.jsonString ?? "null"), ("matte", layer.matte?.jsonString ?? "null"),
      ("hidden", layer.isHidden ? "true" : "false"),
    ])
  }

  private static func json(_ marker: LottieMarker) -> String {
    .jsonObject([
      ("name", marker.name.jsonString), ("frame", marker.frame.shortestDecimal),
      ("duration", marker.duration.shortestDecimal),
    ])
  }

  private static func json(_ warning: LottieWarning) -> String {
    .jsonObject([
      ("feature", warning.feature.jsonString), ("pointer", warning.pointer.jsonString), ("count", "\(warning.count)"),
      ("effect", warning.effect.rawValue.jsonString), ("explanation", warning.explanation.jsonString),
    ])
  }
}
