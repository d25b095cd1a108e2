internal import MotionPaths
import MotionValues
internal import VectorScene

extension LayerEffect {
  /// A picture with strokes along the outlines of one or all masks: over it, in its place, or as a mask of it.
  func stroked(
    _ nodes: [Node], masks: [LayerMask], at frame: Double, budget: inout FrameBudget
  ) -> [Node] {
    let outlines = outlines(of: masks, at: frame).filter { budget.takeSegments($0.segmentCount) }
    guard !outlines.isEmpty else { return nodes }
    let stroke = stroke(at: frame)
    let strokes = outlines.map { Node.shape(Shape(Path([$0]), stroke: stroke)) }
    // The style: 1 on the picture, 2 in its place, 3 the picture where the strokes are.
    switch number(10, at: frame, default: 1) {
    case 2: return strokes
    case 3: return [.group(Group(mask: Mask(strokes), children: nodes))]
    default: return nodes + strokes
    }
  }

  private func outlines(of masks: [LayerMask], at frame: Double) -> [Outline] {
    if number(1, at: frame, default: 0) != 0 { return masks.map { $0.path.value(at: frame) } }
    guard let number = Int(exactly: number(0, at: frame, default: 1).rounded()), masks.indices.contains(number - 1)
    else { return [] }
    return [masks[number - 1].path.value(at: frame)]
  }

  private func stroke(at frame: Double) -> Stroke {
    var color = color(3, at: frame, default: .white)
    color.alpha = min(1, max(0, number(6, at: frame, default: 1)))
    let ends = (number(7, at: frame, default: 0) / 100, number(8, at: frame, default: 100) / 100)
    // The brush has its size on both sides of the outline. A start behind the end is the same section, as in trims.
    return Stroke(
      color, width: 2 * max(0, number(4, at: frame, default: 2)), cap: .round, join: .round,
      trim: .init(from: min(ends.0, ends.1), to: max(ends.0, ends.1)))
  }
}
