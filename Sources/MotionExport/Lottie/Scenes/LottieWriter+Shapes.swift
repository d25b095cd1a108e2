internal import VectorScene

/// Shapes, and groups of only shapes, as items of a shape layer: the first item is in front.
extension LottieWriter {
  /// The item of an element.
  mutating func item(of element: SceneElement, in space: LottieSpace) -> String {
    let shown = space.shown(in: element.isVisible)
    guard case .group(let first) = element.nodes[0] else {
      return group("shape", shapeItems(of: element, in: shown), opacity(of: element, nil, in: space))
    }
    var transform = transform(of: element, in: shown, isLayer: false)
    let inside = shown.inside(transform)
    let items = items(of: element.children, in: inside)
    transform.opacity = opacity(of: element, element.groups.map { $0.opacity }, in: space)
    return group(first.name.isEmpty ? "group" : first.name, items, transform.json)
  }

  /// The items of elements in Lottie's order.
  ///
  /// The last element is in front.
  mutating func items(of elements: [SceneElement], in space: LottieSpace) -> [String] {
    let seen = elements.filter { space.shown(in: $0.isVisible).isVisible.contains(true) }
    return seen.reversed().map { item(of: $0, in: space) }
  }

  private func group(_ name: String, _ items: [String], _ transform: String) -> String {
    "{\"ty\":\"gr\",\"nm\":\(name.json),\"it\":[\((items + ["{\"ty\":\"tr\",\(transform)}"]).joined(separator: ",\n"))]}"
  }

  private func group(_ name: String, _ items: [String], _ opacity: LottieCurve) -> String {
    let decimals = tolerance.opacity.lottieDecimals
    return group(
      name, items,
      """
      "a":{"a":0,"k":[0,0]},"p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},\
      "o":\(opacity.json(decimals: decimals))
      """)
  }

  /// The transform of a group's children.
  func transform(of element: SceneElement, in space: LottieSpace, isLayer: Bool) -> LottieTransform {
    let reach = element.children.reduce(0) { max($0, $1.reach) }
    return LottieTransform(
      element.groups.map { $0.transform }, reach: reach, in: space, timeline: timeline, tolerance: tolerance,
      isLayer: isLayer)
  }

  /// The opacity of an item in percent: 0 where the element is hidden in a frame that shows its space.
  private mutating func opacity(
    of element: SceneElement, _ opacities: [Double]?, in space: LottieSpace
  ) -> LottieCurve {
    let percent = (opacities ?? element.nodes.map { _ in 1 }).map { 100 * max(0, min($0, 1)) }
    let shown = space.shown(in: element.isVisible)
    let isHidden = shown.isVisible != space.isVisible
    return isHidden
      ? timeline.fadingCurve(percent, shown.isVisible, tolerance: tolerance.opacity)
      : timeline.curve(percent, shown.isVisible, tolerance: tolerance.opacity)
  }

  /// The outline and styles of a shape.
  mutating func shapeItems(of element: SceneElement, in space: LottieSpace) -> [String] {
    let shapes = element.shapes
    let paths = shapes.map { $0.path }
    let outlines = LottieOutline.outlines(of: paths, tolerance: 0.1 * tolerance.length / space.scale)
    guard !outlines.isEmpty else { return [] }
    let items = outlines.map { item(of: $0, in: space) }
    let fills = shapes.compactMap { $0.fill }
    let strokes = shapes.compactMap { $0.stroke }
    let fill = fills.isEmpty ? [] : item(of: fills, in: space)
    guard !strokes.isEmpty else { return items + fill }
    let stroke = item(of: strokes, in: space)
    guard strokes.contains(where: { $0.trim.start > 0 || $0.trim.end < 1 }) else { return items + stroke + fill }
    let trim = item(of: strokes.map { $0.trim }, along: outlines, in: space)
    guard !fills.isEmpty else { return items + [trim] + stroke }
    // A trim would also change the fill.
    let whole = LottieCurve(constant: [100])
    return [group("stroke", items + [trim] + stroke, whole), group("fill", items + fill, whole)]
  }

  private mutating func item(of outline: LottieOutline, in space: LottieSpace) -> String {
    "{\"ty\":\"sh\",\"nm\":\"path\",\"ks\":\(vertices(of: outline, in: space))}"
  }

  /// The keys of an outline's vertices.
  mutating func vertices(of outline: LottieOutline, in space: LottieSpace) -> String {
    // A point of the curve moves with its vertex and with both tangents.
    let tolerance = 0.55 * tolerance.length / space.scale
    let curve = timeline.curve(outline.frames, space.isVisible, tolerance: tolerance)
    noteError(of: outline, curve, in: space)
    let decimals = tolerance.lottieDecimals
    return curve.json { outline.json($0, decimals: decimals) }
  }

  /// The drawn part of a stroke, in percent of the length.
  private mutating func item(
    of trims: [Stroke.Trim], along outlines: [LottieOutline], in space: LottieSpace
  ) -> String {
    let length = trims.indices.reduce(1e-6) { longest, frame in
      max(longest, outlines.reduce(0) { $0 + $1.length(in: frame) })
    }
    let starts = trims.map { 100 * max(0, min($0.start, 1)) }
    // If the end came before the start, Lottie would draw the part between them.
    let ends = trims.indices.map { max(starts[$0], 100 * max(0, min(trims[$0].end, 1))) }
    let (start, end) = (
      lengths(starts.map { [$0] }, in: space, weight: length / 100),
      lengths(ends.map { [$0] }, in: space, weight: length / 100)
    )
    // The trim treats all outlines as one length.
    let mode = outlines.count > 1 ? 2 : 1
    return "{\"ty\":\"tm\",\"nm\":\"trim\",\"s\":\(start),\"e\":\(end),\"o\":{\"a\":0,\"k\":0},\"m\":\(mode)}"
  }
}
