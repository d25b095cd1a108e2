import MotionCurves
internal import MotionValues
internal import VectorScene

/// Texts and pictures as layers.
extension LottieWriter {
  /// Adds a text layer.
  ///
  /// Its text and style change at frames, and its position moves.
  mutating func append(
    label element: SceneElement, _ shown: LottieSpace, at place: Place, to composition: inout LottieComposition
  ) {
    let labels = element.labels
    warn("text is drawn with the fonts of the machine that plays it")
    var transform = LottieTransform(
      labels.map { .translation(x: $0.position.x, y: $0.position.y) }, reach: 0, in: shown, timeline: timeline,
      tolerance: tolerance, isLayer: true)
    transform.opacity = opacity(labels.map { $0.color.alpha }, shown)
    noteError(of: transform, in: shown)
    var keys: [String] = []
    var last = ""
    for frame in labels.indices where shown.isVisible[frame] {
      let document = document(of: labels[frame])
      if document == last { continue }
      let time = keys.isEmpty ? 0 : timeline.times[frame]
      keys.append("{\"t\":\(time.decimalText(6)),\"s\":\(document)}")
      last = document
    }
    let header = header(5, "text", transform, shown, parent: place.parent, &composition)
    composition.append(
      header,
      [
        "\"t\":{\"d\":{\"k\":[\(keys.joined(separator: ",\n"))]},\"p\":{},\"m\":{\"g\":1,\"a\":{\"a\":0,\"k\":[0,0]}},\"a\":[]}"
      ])
  }

  /// The text of a label with its style.
  private mutating func document(of label: Label) -> String {
    let justification =
      switch label.anchor {
      case .start: 0
      case .end: 1
      case .middle: 2
      }
    // A line ends in a Lottie document at characters that do not end it in a label.
    let text = String(label.text.map { $0.isNewline || $0 == "\u{3}" ? " " : $0 })
    let spacing = label.size > 0 ? 1000 * label.letterSpacing / label.size : 0
    var members = [
      "\"s\":\(label.size.decimalText(3))", "\"f\":\(fonts.name(for: label).json)", "\"t\":\(text.json)",
      "\"j\":\(justification)", "\"tr\":\(spacing.decimalText(2))", "\"lh\":\((1.2 * label.size).decimalText(3))",
      "\"ls\":0", "\"fc\":\(label.color.lottieList)",
    ]
    if let stroke = label.stroke {
      if case .color(let color) = stroke.paint {
        members.append(
          "\"sc\":\(color.lottieList),\"sw\":\(stroke.width.decimalText(3)),\"of\":true")
        if color.alpha != label.color.alpha { warn("the outline of a text is as opaque as the text") }
      } else {
        warn("a gradient along the outline of a text is left out")
      }
    }
    if !label.runs.isEmpty { warn("own colours, outlines and places of the letters of a text are left out") }
    return "{\(members.joined(separator: ","))}"
  }

  /// Adds a picture as part of the document.
  ///
  /// Changes of its size become a scale.
  mutating func append(
    picture element: SceneElement, _ shown: LottieSpace, at place: Place, to composition: inout LottieComposition
  ) {
    let pictures = element.pictures
    let width = pictures.reduce(0) { max($0, $1.size.x) }
    let height = pictures.reduce(0) { max($0, $1.size.y) }
    guard width > 0 && height > 0 else { return }
    var transform = LottieTransform(
      pictures.map { .scale(x: $0.size.x / width, y: $0.size.y / height) }, reach: SIMD2(width, height).norm, in: shown,
      timeline: timeline, tolerance: tolerance, isLayer: true)
    transform.opacity = opacity(pictures.map { _ in 1 }, shown)
    noteError(of: transform, corner: SIMD2(width, height), in: shown)
    let id = "image \(assets.count + 1)"
    assets.append(
      """
      {"id":"\(id)","w":\(width.decimalText(3)),"h":\(height.decimalText(3)),"u":"","e":1,\
      "p":"\(pictures[0].dataURI)"}
      """)
    let header = header(2, "picture", transform, shown, parent: place.parent, &composition)
    composition.append(header, ["\"refId\":\"\(id)\""])
  }
}

extension Color {
  /// Red, green and blue, from 0 to 1.
  fileprivate var lottieList: String { [red, green, blue].map { max(0, min($0, 1)) }.lottieList(4) }
}
