import MotionValues
internal import VectorScene

/// Elements as layers.
///
/// A group of only shapes is a shape layer. A group with texts, pictures or composed groups is a layer without a
/// picture that carries its children. If the children are faded, cut or blended as one picture, the group is a separate
/// composition. Such a composition has the size and the coordinates of the canvas, as its layer would cut off
/// everything outside. It therefore repeats the transforms around it.
extension LottieWriter {
  /// The place for the layers of elements.
  struct Place {
    var space: LottieSpace
    /// The layer that carries the elements.
    var parent: Int?
    /// The transforms around the elements, from the outermost on.
    var transforms: [LottieTransform] = []

    /// The place inside a group.
    func inside(_ transform: LottieTransform, shown: LottieSpace, parent: Int?) -> Place {
      Place(space: shown.inside(transform), parent: parent, transforms: transforms + [transform])
    }
  }

  /// Adds the layers of elements from back to front.
  mutating func append(
    _ elements: [SceneElement], at place: Place, to composition: inout LottieComposition
  ) throws(ExportError) {
    for element in elements {
      let shown = place.space.shown(in: element.isVisible)
      guard shown.isVisible.contains(true) else { continue }
      switch element.nodes[0] {
      case .group: try append(group: element, shown, at: place, to: &composition)
      case .shape: append(shape: element, shown, at: place, to: &composition)
      case .label: append(label: element, shown, at: place, to: &composition)
      case .image: append(picture: element, shown, at: place, to: &composition)
      }
    }
  }

  // MARK: Kinds of layers

  private mutating func append(
    shape element: SceneElement, _ shown: LottieSpace, at place: Place, to composition: inout LottieComposition
  ) {
    let items = shapeItems(of: element, in: shown)
    guard !items.isEmpty else { return }
    let transform = transform(ofOpacities: element.nodes.map { _ in 1 }, shown)
    let header = header(4, "shape", transform, shown, parent: place.parent, &composition)
    let shadows = element.shapes.compactMap { $0.shadow }
    let effects = shadows.isEmpty ? [] : [shadow(shadows, isOver: true, in: shown)]
    composition.append(header, [Self.list("shapes", items)] + Self.effects(effects))
  }

  private mutating func append(
    group element: SceneElement, _ shown: LottieSpace, at place: Place, to composition: inout LottieComposition
  ) throws(ExportError) {
    let groups = element.groups
    let first = groups[0]
    guard let cut = try cut(of: element) else {
      // A clip and a mask become two nested groups.
      return try append(group: element.withClipInside, shown, at: place, to: &composition)
    }
    var transform = transform(of: element, in: shown, isLayer: true)
    let isPlain = !element.children.contains { $0.needsLayers }
    let isFaded = zip(groups, shown.isVisible).contains { $1 && $0.opacity < 1 }
    let name = first.name.isEmpty ? "group" : first.name
    if !isPlain && !isFaded && !first.isComposed {
      let carrier = header(
        3, name, transform, LottieSpace(frameCount: groups.count), parent: place.parent, &composition)
      composition.append(carrier)
      let inside = place.inside(transform, shown: shown, parent: carrier.index)
      return try append(element.children, at: inside, to: &composition)
    }
    var layer: LottieComposition.Header
    var members: [String]
    if isPlain {
      let inside = shown.inside(transform)
      let items = items(of: element.children, in: inside)
      transform.opacity = opacity(groups.map { $0.opacity }, shown)
      layer = header(4, name, transform, shown, parent: place.parent, &composition)
      members = [Self.list("shapes", items)]
    } else {
      let picture = try picture(
        of: element.children, name: name, at: place.inside(transform, shown: shown, parent: nil))
      layer = header(
        0, name, self.transform(ofOpacities: groups.map { $0.opacity }, shown), shown, parent: nil, &composition)
      members = picture
    }
    layer.blendMode = first.blendMode.lottieNumber
    members += Self.effects(effects(of: groups, in: shown.inside(transform)))
    if case .mask = cut {
      if isPlain {
        members.append(mask(of: groups, in: shown.inside(transform)))
        return composition.append(layer, members)
      }
      layer.matte = 1
    }
    if case .matte(let number) = cut { layer.matte = number }
    composition.append(layer, members)
    guard layer.matte != 0 else { return }
    transform.opacity = LottieCurve(constant: [100])
    try append(cut, of: element, transform, shown, at: place, to: &composition)
  }

  /// Adds the layer that cuts the one before it.
  private mutating func append(
    _ cut: Cut, of element: SceneElement, _ transform: LottieTransform, _ shown: LottieSpace, at place: Place,
    to composition: inout LottieComposition
  ) throws(ExportError) {
    var matte: LottieComposition.Header
    if element.masks.isEmpty {
      matte = header(4, "clip", transform, shown, parent: place.parent, &composition)
      matte.isMatte = true
      composition.append(matte, [Self.list("shapes", clipItems(of: element.groups, in: shown.inside(transform)))])
    } else {
      let place = place.inside(transform, shown: shown, parent: nil)
      let members = try picture(of: element.maskNodes, name: "mask", at: place)
      matte = header(
        0, "mask", self.transform(ofOpacities: element.nodes.map { _ in 1 }, shown), shown, parent: nil, &composition)
      matte.isMatte = true
      composition.append(matte, members)
    }
  }

  // MARK: Parts of layers

  /// A composition of elements, and the members of a layer that shows it.
  private mutating func picture(
    of elements: [SceneElement], name: String, at place: Place
  ) throws(ExportError) -> [String] {
    var composition = LottieComposition()
    var place = place
    place.parent = nil
    let always = LottieSpace(frameCount: timeline.times.count)
    for transform in place.transforms where !transform.isIdentity {
      let carrier = header(3, "place", transform, always, parent: place.parent, &composition)
      composition.append(carrier)
      place.parent = carrier.index
    }
    try append(elements, at: place, to: &composition)
    let id = "picture \(assets.count + 1)"
    assets.append("{\"id\":\"\(id)\",\"nm\":\(name.json),\"layers\":\(composition.json)}")
    return ["\"refId\":\"\(id)\"", "\"w\":\(size.x.decimalText(3)),\"h\":\(size.y.decimalText(3))"]
  }

  func header(
    _ type: Int, _ name: String, _ transform: LottieTransform, _ shown: LottieSpace, parent: Int?,
    _ composition: inout LottieComposition
  ) -> LottieComposition.Header {
    LottieComposition.Header(
      type: type, name: name, index: composition.nextIndex(), parent: parent,
      span: timeline.span(shown.isVisible) ?? (0, timeline.end), transform: transform.json)
  }

  /// A transform that only fades.
  func transform(ofOpacities opacities: [Double], _ shown: LottieSpace) -> LottieTransform {
    var transform = LottieTransform(
      opacities.map { _ in .identity }, reach: 0, in: shown, timeline: timeline, tolerance: tolerance,
      isLayer: true)
    transform.opacity = opacity(opacities, shown)
    return transform
  }

  /// The opacity of a layer in percent.
  ///
  /// If one span cannot describe its visibility, it is 0 where the layer is hidden.
  func opacity(_ opacities: [Double], _ shown: LottieSpace) -> LottieCurve {
    let percent = opacities.map { 100 * max(0, min($0, 1)) }
    return timeline.span(shown.isVisible) == nil
      ? timeline.fadingCurve(percent, shown.isVisible, tolerance: tolerance.opacity)
      : timeline.curve(percent, shown.isVisible, tolerance: tolerance.opacity)
  }

  /// A member that is a list.
  static func list(_ name: String, _ items: [String]) -> String {
    "\"\(name)\":[\(items.joined(separator: ",\n"))]"
  }
}

extension BlendMode {
  /// The number of Lottie's `bm`.
  fileprivate var lottieNumber: Int {
    switch self {
    case .normal: 0
    case .multiply: 1
    case .screen: 2
    case .overlay: 3
    case .darken: 4
    case .lighten: 5
    case .colorDodge: 6
    case .colorBurn: 7
    case .hardLight: 8
    case .softLight: 9
    case .difference: 10
    case .exclusion: 11
    case .hue: 12
    case .saturation: 13
    case .color: 14
    case .luminosity: 15
    case .plusLighter: 16
    }
  }
}
