internal import MotionPaths
import MotionValues
internal import VectorScene

/// Clips and masks.
///
/// A clip of one outline is a mask of a shape layer. Everything else becomes a separate layer, a matte, that cuts the
/// layer behind it.
extension LottieWriter {
  /// How a group is cut.
  enum Cut {
    case none
    case mask
    /// By a matte layer, in Lottie's number: by its opacity or its luminance, perhaps inverted.
    case matte(Int)
  }

  /// How an element is cut; nil if it has both a clip and a mask.
  func cut(of element: SceneElement) throws(ExportError) -> Cut? {
    guard case .group(let group) = element.nodes[0] else { return Cut.none }
    if element.masks.isEmpty {
      guard let clip = group.clip else { return Cut.none }
      let isSimple = clip.rule == .nonZero && clip.path.subpaths.count == 1 && clip.path.subpaths[0].isClosed
      return isSimple && group.filters.isEmpty && group.shadow == nil ? .mask : .matte(1)
    }
    if group.clip != nil { return nil }
    let layers = group.mask?.layers ?? []
    let isUnion = layers.allSatisfy { $0.mode == .add && $0.kind == .alpha && !$0.isInverted }
    guard layers.count == 1 && layers[0].mode != .subtract || isUnion else {
      throw .unrepresentable("a mask of several layers that are not added to each other")
    }
    let isFaded = element.groups.contains { $0.mask?.layers.contains { $0.opacity != 1 } ?? false }
    if isFaded && (layers[0].isInverted || layers[0].kind == .luminance) {
      throw .unrepresentable("a mask whose inversion or luminance is faded")
    }
    return .matte((layers[0].kind == .luminance ? 3 : 1) + (layers[0].isInverted ? 1 : 0))
  }

  /// The member of a layer that clips it to the outline of its groups' clips.
  mutating func mask(of groups: [Group], in space: LottieSpace) -> String {
    let paths = groups.map { $0.clip?.path ?? Path() }
    let outlines = LottieOutline.outlines(of: paths, tolerance: 0.1 * tolerance.length / space.scale)
    let masks = outlines.map { outline in
      """
      {"mode":"a","nm":"clip","inv":false,"o":{"a":0,"k":100},"x":{"a":0,"k":0},\
      "pt":\(vertices(of: outline, in: space))}
      """
    }
    return "\"hasMask\":true," + Self.list("masksProperties", masks)
  }

  /// The items of a layer that covers the inside of clips.
  mutating func clipItems(of groups: [Group], in space: LottieSpace) -> [String] {
    let clips = groups.compactMap { $0.clip }
    let element = SceneElement.elements(of: clips.map { [.shape(Shape($0.path, fill: Fill(.white, rule: $0.rule)))] })
    return element.flatMap { shapeItems(of: $0, in: space) }
  }
}

extension SceneElement {
  /// The nodes that the mask's layers paint over each other.
  var maskNodes: [SceneElement] {
    let layers = masks.enumerated().map { index, nodes in
      let groups = groups.map { Group(opacity: $0.mask?.layers[index].opacity ?? 1) }
      return SceneElement(groups: groups, isVisible: isVisible.map { _ in true }, children: nodes)
    }
    return layers.count == 1 && groups.allSatisfy { $0.mask?.layers[0].opacity == 1 } ? masks[0] : layers
  }

  /// The element with the clip, and everything outside it, in a group around the children.
  ///
  /// Masks are cut after clips.
  var withClipInside: SceneElement {
    var outer: [Group] = []
    var inner: [Group] = []
    for group in groups {
      inner.append(Group(clip: group.clip, shadow: group.shadow, filters: group.filters))
      var rest = group
      rest.clip = nil
      rest.shadow = nil
      rest.filters = []
      outer.append(rest)
    }
    let inside = SceneElement(groups: inner, isVisible: isVisible.map { _ in true }, children: children)
    var element = SceneElement(groups: outer, isVisible: isVisible, children: [inside])
    element.masks = masks
    return element
  }
}
