import JSONText
import LottieArchive
import MotionLottie
import MotionNumerics

/// The description of a Lottie document for people: a block of lines for each kind of thing.
struct LottieSheet {
  private let animation: LottieAnimation
  /// The container that holds the animation.
  private let container: LottieContainer?

  init(_ content: LottieFile.Content) {
    animation = content.animation
    container = content.container
  }

  /// The description as text, or all facts as an object of JSON.
  func text(as format: TextFormat) -> String { format == .json ? json + "\n" : text }

  var text: String {
    let blocks = [contents, head, layers, markers, features, warnings].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The facts of the animation, those of its container behind them.
  private var json: String {
    guard let container else { return animation.factsJSON }
    let facts = JSONWriter.object { json in
      json.member("format", container.format.rawValue)
      json.strings("animations", container.animationNames)
      json.member("initialAnimation", container.initialAnimationName)
      json.strings("themes", container.themeNames)
      json.strings("warnings", container.warnings.map(\.description))
    }
    return animation.factsJSON.dropLast() + ",\"container\":\(facts)}"
  }

  private var contents: [String] {
    guard let container else { return [] }
    let initial = container.initialAnimationName
    return ["container \(container.format.rawValue)"]
      + container.animationNames.map { "animation \($0.quoted)\($0 == initial ? ", shown first" : "")" }
      + container.themeNames.map { "theme \($0.quoted)" } + container.warnings.map { "warning \($0)" }
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
      let note = marker.isReducedMotion ? ", for who wants less motion" : ""
      return "marker \(marker.name.quoted): \(marker.frame.shortestDecimal)\(duration)\(note)"
    }
  }

  private var features: [String] {
    animation.sortedFeatures.map { "feature \($0.feature.rawValue): \($0.count), level \($0.feature.level)" }
  }

  private var warnings: [String] { animation.warnings.map { "warning \($0)" } }
}
