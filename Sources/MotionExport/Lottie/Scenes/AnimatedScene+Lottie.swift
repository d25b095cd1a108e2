import MotionCurves
import MotionPaths
public import VectorScene

extension AnimatedScene {
  /// The animation as a Lottie document, with few keys that stay within a tolerance of its frames.
  ///
  /// ```swift
  /// let heart = try effect.animation(at: times)
  /// let lottie = try heart.lottie()
  /// lottie.text             // {"v":"5.7.0","fr":60,…
  /// lottie.maximumError     // 0.031, in points
  /// ```
  ///
  /// Elements are matched from frame to frame as in `svg(decimals:idPrefix:)`: name the groups of an animation whose
  /// elements come and go.
  ///
  /// A property that changes gets keys. A number, or numbers that move along a line, get as few Béziers as
  /// `KeyframeCurve.approximating(times:values:tolerance:)` finds. Other paths, colours and gradients get lines from
  /// frame to frame. Transforms are keyed as position, rotation, skew and scale. Two frames at one time are a jump. The
  /// last value before it is held for a thousandth of a document's frame. Hidden elements have layers that begin and
  /// end, or an opacity of 0.
  ///
  /// Texts are text layers, drawn with the player's fonts. Pictures are part of the document. Clips are masks or
  /// mattes, masks are mattes, and shadows and blurs are effects. Features that Lottie lacks, such as conic gradients
  /// and colour matrices, are replaced or left out; ``ExportedText/warnings`` names them.
  ///
  /// Title and size are those of the first frame. The document lasts from 0 to `duration`; players decide whether it
  /// repeats. The same animation gives the same bytes.
  ///
  /// - Parameters:
  ///   - frameRate: the document's frames per second; positive. Keys may lie between two of them.
  ///   - tolerance: the largest error in points on the canvas; positive. It limits the distance of each point of an
  ///     outline from its place in a frame of the animation, and likewise half widths and the ends of trimmed strokes.
  ///     Components of colours and opacities are within ten levels of 255 for each point of the tolerance.
  /// - Returns: the document, with the largest distance at the frames, computed from the printed numbers. Between two
  ///   frames the error may be larger.
  /// - Throws: ``ExportError`` for a scene that cannot be drawn, parameters outside their domains, a mask that no
  ///   Lottie layer can replace, and numbers too large to stay within the tolerance.
  /// - Complexity: some thousand evaluations of a cubic for each frame and each number that changes.
  public func lottie(frameRate: Double = 60, tolerance: Double = 0.05) throws(ExportError) -> ExportedText {
    try ExportError.requirePositive(frameRate, "frameRate")
    try ExportError.requirePositive(tolerance, "tolerance")
    guard duration * frameRate >= 0.01 && duration * frameRate < 1e9 else {
      throw .parameter("the duration in frames", duration * frameRate, allowed: "from 0.01 to 10^9")
    }
    do {
      for frame in frames { try frame.validate() }
    } catch {
      throw .scene(error)
    }
    let (timeline, scenes) = LottieTimeline.distinctFrames(of: self, frameRate: frameRate)
    let elements = SceneElement.elements(of: scenes.map { $0.background($0.size) + $0.nodes })
    // The errors of nested transforms add up. If they exceed the tolerance, each transform gets a smaller share.
    var share = tolerance
    var nearest = Double.infinity
    for _ in 0..<6 {
      var draft = LottieWriter(timeline: timeline, tolerance: LottieTolerance(length: share), size: scenes[0].size)
      var composition = LottieComposition()
      let place = LottieWriter.Place(space: LottieSpace(frameCount: scenes.count))
      try draft.append(elements, at: place, to: &composition)
      if draft.errors.length <= tolerance {
        return draft.document(composition, frameRate: frameRate, frames: frames.count, scene: scenes[0])
      }
      nearest = min(nearest, draft.errors.length)
      share *= min(0.9 * tolerance / draft.errors.length, 0.7)
    }
    throw .unrepresentable(
      "the document's numbers stay within \(nearest.roundedUp) points at best, not \(tolerance.shortestDecimal)")
  }
}

extension Scene {
  /// The background as a node.
  fileprivate func background(_ size: SIMD2<Double>) -> [Node] {
    guard let background else { return [] }
    let canvas = Shape(.rectangle(x: 0, y: 0, width: size.x, height: size.y), fill: Fill(background))
    return [.group(Group(name: "background", children: [.shape(canvas)]))]
  }
}

extension LottieWriter {
  /// The whole document.
  fileprivate func document(
    _ composition: LottieComposition, frameRate: Double, frames: Int, scene: Scene
  ) -> ExportedText {
    let title = scene.title.isEmpty ? "an animation" : scene.title
    let remark =
      "\(title): \(frames) frame\(frames == 1 ? "" : "s"); error at most \(errors.length.roundedUp) points"
      + (errors.color > 0 ? ", \((255 * errors.color).roundedUp) levels of 255" : "") + " (measured at the frames)"
    let text = """
      {"v":"5.7.0","fr":\(frameRate.plainText),"ip":0,"op":\(timeline.end.decimalText(6)),\
      "w":\(size.x.decimalText(3)),"h":\(size.y.decimalText(3)),"nm":\(title.json),"ddd":0,
      "meta":{"g":"inbetween","d":\(remark.json)},
      \(fonts.json)"assets":[\(assets.joined(separator: ",\n"))],
      "layers":\(composition.json)}

      """
    return ExportedText(text, remark: remark, maximumError: errors.length, warnings: warnings)
  }
}
