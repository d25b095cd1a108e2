internal import VectorScene

extension SceneBuilder {
  /// A picture with its styles behind and over it.
  ///
  /// All of them follow from the picture itself, and not from each other. Each copy of the picture counts as much as the
  /// picture, and what does not fit is left out. A border follows the outlines of the content.
  mutating func styledPicture(
    _ picture: Group, content: [Node], styles: [LayerStyle], at frame: Double, cost: (layers: Int, segments: Int)
  ) -> Group {
    var face = picture
    var (behind, over): ([Node], [Node]) = ([], [])
    var shadow: Shadow?
    let hasGlow = styles.contains { $0.kind == .outerGlow }
    for style in styles where style.opacity(at: frame) > 0 {
      guard budget.takeSegments(1) else { break }
      switch style.kind {
      case .dropShadow, .outerGlow:
        if !hasGlow, shadow == nil, let found = style.shadow(at: frame) {
          shadow = found
        } else if budget.take(cost) {
          behind.append(style.cast(by: .group(picture), at: frame))
        }
      case .border:
        let width = max(0, style.size.value(at: frame))
        guard width > 0, budget.take(cost) else { continue }
        let border = content.widened(by: width, color: style.color.value(at: frame))
        // A picture that can be seen through does not show the border.
        let hole = content.isOpaque ? nil : Mask([.group(picture)], isInverted: true)
        behind.append(.group(Group(opacity: style.opacity(at: frame), mask: hole, children: border)))
      case .colorOverlay where style.blendMode == .normal:
        face.filters.append(style.overlay(at: frame, opacity: style.opacity(at: frame)))
      case .colorOverlay:
        guard budget.take(cost) else { continue }
        over.append(
          .group(
            Group(
              opacity: style.opacity(at: frame), filters: [style.overlay(at: frame, opacity: 1)],
              blendMode: style.blendMode, children: [.group(picture)])))
      case .innerGlow, .innerShadow:
        if budget.take(cost), budget.take(cost) { over.append(style.cast(by: .group(picture), at: frame)) }
      }
    }
    if !over.isEmpty { face = Group(isIsolated: true, children: [.group(face)] + over) }
    if !behind.isEmpty { face = Group(children: behind + [.group(face)]) }
    if let shadow { face.filters.append(.shadow(shadow)) }
    return face
  }
}
