internal import JSONText
internal import MotionPaths
internal import MotionValues
internal import VectorScene

/// A mask of a layer: an outline in the layer's coordinates, and the mode that combines it with the masks before it.
struct LayerMask: Sendable {
  /// The name in key paths.
  var name: String
  /// The mode that combines the mask with those before it; nil for a mask that hides nothing and is there for effects.
  var mode: MaskLayer.Mode?
  var isInverted: Bool
  var path: Property<Outline>
  /// In per cent.
  var opacity: Property<Double>
  /// The distance by which the outline grows in points; negative where it shrinks.
  var expansion: Property<Double>
  /// The widths of the edge of the outline, across which the coverage fades.
  var feather: Property<Vector>
  /// The mask if it never changes, with its number of segments.
  private(set) var constant: (layer: MaskLayer, segments: Int)?
}

extension LayerMask {
  /// Reads the masks of a layer; masks without a mode keep their places, by which effects refer to them.
  static func list(_ layer: JSONValue, reader: inout LottieReader) -> [LayerMask] {
    guard let json = layer["masksProperties"]?.elements else { return [] }
    if let flag = layer["hasMask"], !reader.flag(flag) { return [] }
    var masks: [LayerMask] = []
    for (place, mask) in json.enumerated() {
      guard place < LottieLimits.masks else {
        reader.warn("many masks", .ignored, "of a layer's masks the first \(LottieLimits.masks) count", at: mask)
        break
      }
      masks.append(LayerMask(reading: mask, place: place, reader: &reader))
    }
    return masks
  }

  private init(reading json: JSONValue, place: Int, reader: inout LottieReader) {
    mode = Self.mode(json, &reader)
    if mode != nil { reader.count(.mask) }
    let name = reader.text(json["nm"]) ?? ""
    self.name = name.isEmpty ? "Mask \(place + 1)" : name
    isInverted = reader.flag(json["inv"])
    // Exporters before 4.4.18 wrote beside the outline whether it is closed.
    let isOld = reader.version < LottieVersion(4, 4, 18)
    path = reader.outline(json["pt"], isClosed: isOld && json["cl"] != nil ? reader.flag(json["cl"]) : nil)
    opacity = reader.number(json["o"], default: 100)
    expansion = reader.number(json["x"], default: 0)
    feather = reader.vector(json["f"])
    if feather.constant != .zero, let json = json["f"] {
      reader.warn("feather", .approximate, "the edge of the mask is blurred", at: json)
    }
    fix()
  }

  private static func mode(_ json: JSONValue, _ reader: inout LottieReader) -> MaskLayer.Mode? {
    guard let value = json["mode"] else { return .add }
    switch reader.text(value) {
    case "n": return nil
    case "a": return .add
    case "s": return .subtract
    case "i": return .intersect
    case "l": return .lighten
    case "d": return .darken
    case "f": return .difference
    default:
      reader.warnOfMalformed(value)
      return .add
    }
  }

  // MARK: Drawing

  /// The coverage of the mask at a frame, empty if there is no room for its segments; nil if it has no mode.
  func layer(at frame: Double, budget: inout FrameBudget) -> MaskLayer? {
    guard let mode else { return nil }
    if let constant {
      return budget.takeSegments(constant.segments) ? constant.layer : MaskLayer([], mode: mode)
    }
    return computedLayer(mode, at: frame, budget: &budget)
  }

  /// The outline at a frame as a clip; nil if it may blend, grow or fade.
  func clip(at frame: Double, budget: inout FrameBudget) -> Clip? {
    guard isPlain else { return nil }
    if case .shape(let shape)? = constant?.layer.nodes.first { return Clip(shape.path) }
    return Clip(inside(at: frame, budget: &budget))
  }

  /// Whether the mask, if it is the only one, is nothing but the inside of its outline.
  private var isPlain: Bool {
    !isInverted && (mode == .add || mode == .intersect || mode == .lighten) && opacity.constant == 100
      && expansion.constant == 0 && feather.constant == .zero
  }

  private func computedLayer(_ mode: MaskLayer.Mode, at frame: Double, budget: inout FrameBudget) -> MaskLayer {
    let inside = inside(at: frame, budget: &budget)
    let opacity = min(1, max(0, opacity.value(at: frame) / 100))
    guard !inside.isEmpty else { return MaskLayer([], mode: mode, opacity: opacity, isInverted: isInverted) }
    let expanded = Self.node(inside, expandedBy: expansion.value(at: frame))
    let deviations = pointwiseMax(feather.value(at: frame).plane * Self.deviation, .zero)
    let node = deviations == .zero ? expanded : .group(Group(filters: [.blur(deviations)], children: [expanded]))
    return MaskLayer([node], mode: mode, opacity: opacity, isInverted: isInverted)
  }

  /// The standard deviation of a feather of width 1.
  ///
  /// In After Effects half of a feather is inside of the expanded outline and half outside (Adobe, *Create and modify
  /// masks*). Of this Gaussian, 81 % of the fade are within the feather; of one with half the width, 68 %. Source of the
  /// number: Skia, skottie/src/Layer.cpp, "close enough to AE"; lottie-web draws no feathers.
  private static let deviation = 0.38

  /// The points inside of a path, and the points within a distance of it.
  ///
  /// For a negative distance, the points inside that are not within the distance.
  ///
  /// A stroke with round joins covers all points within half of its width. This is the expansion of After Effects,
  /// which draws a disc around each point of the path, whichever way the path runs. A path moved along its normals
  /// would have loops where it is narrower than twice the distance: a circle of radius 50 moved by −100 is a circle of
  /// radius 50.
  private static func node(_ inside: Path, expandedBy distance: Double) -> Node {
    guard distance != 0 else { return .shape(Shape(inside, fill: Fill(Color.black))) }
    let border = Stroke(Color.black, width: 2 * distance.magnitude, join: .round)
    if distance > 0 { return .shape(Shape(inside, fill: Fill(Color.black), stroke: border)) }
    return .group(
      Group(
        mask: Mask([.shape(Shape(inside, stroke: border))], isInverted: true),
        children: [.shape(Shape(inside, fill: Fill(Color.black)))]))
  }

  /// The greatest nesting of the groups that draw the mask.
  var groupDepth: Int {
    let shrinks = expansion.constant.map { $0 < 0 } ?? true
    return (shrinks ? 1 : 0) + (feather.constant == .zero ? 0 : 1)
  }

  /// The inside of the outline; an open outline has none.
  private func inside(at frame: Double, budget: inout FrameBudget) -> Path {
    let outline = path.value(at: frame)
    guard outline.isClosed, budget.takeSegments(outline.segmentCount) else { return Path() }
    return Path([outline])
  }

  /// Makes the mask once if it never changes.
  private mutating func fix() {
    constant = nil
    guard let mode, let outline = path.constant, opacity.isConstant, expansion.isConstant, feather.isConstant else {
      return
    }
    var budget = FrameBudget()
    constant = (computedLayer(mode, at: 0, budget: &budget), outline.segmentCount)
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) {
      $0.visit("Path", &path)
      $0.visit("Opacity", &opacity)
      $0.visit("Expansion", &expansion)
      $0.visit("Feather", &feather)
    }
    fix()
  }
}
