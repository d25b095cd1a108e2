public import LayerAnimation
internal import MotionCurves
internal import VectorScene

extension Layer {
  /// The layer with its sublayers as a Lottie document: its presentation at each frame, with few keys.
  ///
  /// ```swift
  /// var box = Layer(name: "box")
  /// box.model.bounds = Rectangle(x: 0, y: 0, width: 40, height: 40)
  /// box.model.backgroundColor = .black
  /// box.add(.basic(.rotation, from: 0, to: 4 * .pi, duration: 2), at: 0)
  /// let lottie = try box.lottie(over: 0...2, size: [120, 120])
  /// ```
  ///
  /// Each visible layer (`rendered(at:)`) becomes a layer of the document. It is named by the layer's name and the
  /// numbers of its path, such as `box 0.2`. It shows the background and border with rounded corners, a shape's fill
  /// and its stroke from `strokeStart` to `strokeEnd`, a gradient, and their shadow. A border is in front of the
  /// sublayers. Opacities multiply.
  ///
  /// The frames are those of the rate, and the times at which an animation begins, ends, repeats or passes a key. A
  /// jump there is also a jump in the document.
  ///
  /// Texts, perspectives, sublayers clipped to the bounds, and shadow outlines are left out. ``ExportedText/warnings``
  /// names their layers.
  ///
  /// - Parameters:
  ///   - domain: the visible times of the superlayer, finite, and not before `horizon`. The first is the document's 0.
  ///   - size: the size of the canvas in points. Its origin is that of the superlayer.
  ///   - frameRate: the frames per second; positive.
  ///   - tolerance: the largest error at a frame, in points: `AnimatedScene.lottie(frameRate:tolerance:)`.
  /// - Returns: the document, with the largest error at the frames.
  /// - Throws: ``ExportError`` for parameters outside their domains, more than 10⁵ frames, and layers whose numbers
  ///   cannot be drawn.
  /// - Complexity: that of presenting all layers at each frame, and of the fit.
  public func lottie(
    over domain: ClosedRange<Double>, size: SIMD2<Double>, frameRate: Double = 60, tolerance: Double = 0.05
  ) throws(ExportError) -> ExportedText {
    try ExportError.requirePositive(frameRate, "frameRate")
    let count = (domain.upperBound - domain.lowerBound) * frameRate
    guard count > 0 && count <= 1e5 && domain.lowerBound >= horizon else {
      throw .parameter(
        "the number of frames", count, allowed: "above 0, and at most 100000, from the layer's horizon on")
    }
    let times = frameTimes(over: domain, frameRate: frameRate)
    let frames = times.map { rendered(at: $0) }
    let drawing = LayerDrawing(frames)
    let scenes = frames.map { Scene(size: size, title: name, nodes: drawing.nodes(of: $0)) }
    let animation = try ExportError.checking { () throws(ParameterError) in
      try AnimatedScene(validatingFrames: scenes, at: times.map { $0 - domain.lowerBound }, repeats: 1)
    }
    let lottie = try animation.lottie(frameRate: frameRate, tolerance: tolerance)
    return ExportedText(
      lottie.text, remark: lottie.remark, maximumError: lottie.maximumError,
      warnings: drawing.warnings + lottie.warnings)
  }

  /// The times of the frames, and times just before and after each possible jump of an animation.
  ///
  /// These are so far from the jump that rounding cannot cross it.
  private func frameTimes(over domain: ClosedRange<Double>, frameRate: Double) -> [Double] {
    let count = ((domain.upperBound - domain.lowerBound) * frameRate * (1 + 1e-12)).rounded(.down)
    var times = (0...Int(count)).map { domain.lowerBound + Double($0) / frameRate }.filter { $0 < domain.upperBound }
    times.append(domain.upperBound)
    let margin = 1e-12 * max(abs(domain.lowerBound), abs(domain.upperBound), domain.upperBound - domain.lowerBound)
    for time in switchTimes(in: domain) where time > domain.lowerBound {
      times += [max(time - margin, domain.lowerBound), min(time + margin, domain.upperBound)]
    }
    times.sort()
    // The same time twice is no jump.
    return times.enumerated().filter { $0 == 0 || times[$0 - 1] != $1 }.map { $1 }
  }
}
