internal import MotionPaths
internal import MotionValues

/// The evaluation of shapes at a frame.
///
/// The walk goes over each list from its first element to its last, and collects *slots*. The slot of a shape holds its
/// outlines in the shape's own coordinates, and their map to the list. A modifier changes the slots of its list so far,
/// those of earlier groups included. At the end of a group, the transform of the group is added to the maps of its
/// slots. A style notes the slots before it in its list, with their maps at that moment. It paints them when the walk
/// is over, with the outlines that they have then. So the modifiers after a style in its list count too: "All path
/// operations within a group are performed before paint operations" (Adobe, After Effects User Guide, "Paint operations
/// and path operations for shape layers"). lottie-web draws the same.
struct ShapeWalk {
  let frame: Double
  var budget: FrameBudget
  /// The paths of styles that are the same at every frame, by the numbers of the styles.
  let fixedPaths: [Path?]
  var slots: [ShapeSlot] = []
  /// The steps of the painting, from front to back.
  var steps: [PaintStep] = []
  /// The maps that styles have noted.
  var notedMaps: [Affine] = []

  /// A place in the slots and in the steps, where a list begins.
  struct Place {
    var slot, step: Int
  }

  init(at frame: Double, budget: FrameBudget, fixedPaths: [Path?]) {
    self.frame = frame
    self.budget = budget
    self.fixedPaths = fixedPaths
  }

  /// Walks over a group.
  mutating func visit(_ group: ShapeGroup) {
    let start = Place(slot: slots.count, step: steps.count)
    let map = group.transform?.value.map(at: frame) ?? .identity
    let layer = PaintGroup(
      map: map, opacity: group.transform?.value.opacity(at: frame) ?? 1,
      blendMode: group.blendMode)
    if layer.isNeeded { steps.append(.open(layer)) }
    visitElements(of: group)
    if layer.isNeeded { close(layer, from: start.step) }
    guard map != .identity else { return }
    for index in start.slot..<slots.count { slots[index].map = map * slots[index].map }
  }

  private mutating func visitElements(of group: ShapeGroup) {
    let start = Place(slot: slots.count, step: steps.count)
    for element in group.elements {
      switch element {
      case .group(let group): visit(group.value)
      case .shape(let shape): visit(shape.value)
      case .style(let style): note(style, from: start)
      case .modifier(let modifier): modify(modifier.value, from: start)
      case .repeater(let repeater): visit(repeater.value, from: start)
      }
    }
  }

  private mutating func visit(_ shape: ShapeSource) {
    // When a frame is full, the remaining shapes are not even computed.
    guard !budget.isExceeded else { return }
    let outlines = shape.fixed ?? [shape.outline(at: frame)]
    guard budget.takeSegments(max(1, outlines[0].vertices.count)) else { return }
    slots.append(ShapeSlot(outlines: outlines, lengths: shape.fixedLengths))
  }

  /// Notes the slots that a style paints.
  private mutating func note(_ style: Shared<ShapeStyle>, from start: Place) {
    let range = start.slot..<slots.count
    guard !range.isEmpty else { return }
    var firstMap: Int?
    if fixedPath(of: style.value) == nil, slots[range].contains(where: { $0.map != .identity }) {
      guard budget.takeSegments(range.count) else { return }
      firstMap = notedMaps.count
      notedMaps.append(contentsOf: slots[range].lazy.map { $0.map })
    }
    steps.append(.style(style, slots: range, firstMap: firstMap))
  }

  /// The path of a style that is the same at every frame.
  func fixedPath(of style: ShapeStyle) -> Path? {
    style.isPathFixed && style.number < fixedPaths.count ? fixedPaths[style.number] : nil
  }

  /// Ends the group that a step opened; a group that shows nothing is removed.
  mutating func close(_ layer: PaintGroup, from first: Int) {
    if !layer.isVisible || steps.count == first + 1 {
      steps.removeSubrange(first...)
    } else {
      steps.append(.close)
    }
  }

  /// All outlines in the coordinates of the content.
  var outlines: [Outline] {
    slots.flatMap { slot in slot.outlines.map { slot.map == .identity ? $0 : $0.mapped(by: slot.map) } }
  }
}
