import MotionValues

extension ShapeWalk {
  /// Changes the slots since the start of a list.
  mutating func modify(_ modifier: ShapeModifier, from start: Place) {
    guard start.slot < slots.count else { return }
    switch modifier.change {
    case .trim(let trim): self.trim(trim, from: start.slot)
    case .roundCorners(let corners):
      let radius = corners.radius(at: frame)
      guard radius > 0 else { return }
      changeOutlines(from: start.slot, cost: { 2 * $0.vertices.count }, { $0.roundingCorners(by: radius) })
    case .puckerBloat(let bloat):
      let amount = bloat.amount(at: frame)
      guard amount != 0 else { return }
      changeOutlines(from: start.slot, cost: { $0.vertices.count }, { $0.puckered(by: amount) })
    case .zigZag(let zigZag):
      let wave = zigZag.wave(at: frame)
      // An amplitude of 0 turns the ridges off, as in lottie-web: ridges without height would turn curves into
      // polygons.
      guard wave.amplitude != 0 else { return }
      changeOutlines(from: start.slot, cost: { (wave.ridges + 1) * $0.segmentCount + 1 }, { $0.zigZagged(wave) })
    case .offset(let offset):
      let border = offset.border(at: frame)
      guard border.amount != 0 else { return }
      changeOutlines(from: start.slot, cost: { border.cost(of: $0) }, { $0.moved(by: border) })
    case .merge(let merge): self.merge(merge, from: start)
    }
  }

  /// Changes outlines one by one; outlines that do not fit into the frame any more are removed.
  private mutating func changeOutlines(
    from first: Int, cost: (Outline) -> Int, _ change: (Outline) -> Outline
  ) {
    for slot in first..<slots.count {
      slots[slot].lengths = nil
      for index in slots[slot].outlines.indices {
        let outline = slots[slot].outlines[index]
        slots[slot].outlines[index] = budget.takeSegments(cost(outline)) ? change(outline) : Outline()
      }
    }
  }

  // MARK: Trims

  private mutating func trim(_ trim: TrimPaths, from first: Int) {
    switch trim.section(at: frame) {
    case .everything: return
    case .nothing:
      for slot in first..<slots.count {
        slots[slot].outlines = []
        slots[slot].lengths = []
      }
    case .part(let start, let end):
      let range = first..<slots.count
      // The length of a curve takes about as long as four segments.
      let cost = slots[range].reduce(0) { $0 + ($1.lengths == nil ? 4 : 1) * $1.vertexCount }
      guard budget.takeSegments(cost) else {
        for slot in range { slots[slot].outlines = [] }
        return
      }
      if trim.isSequential {
        trimAsOne(range, start, end)
      } else {
        for slot in range { trimAsOne(slot..<slot + 1, start, end) }
      }
    }
  }

  /// Trims slots as if their outlines followed each other.
  private mutating func trimAsOne(_ range: Range<Int>, _ start: Double, _ end: Double) {
    for slot in range where slots[slot].lengths == nil {
      slots[slot].lengths = slots[slot].outlines.flatMap { $0.segmentLengths }
    }
    let length = slots[range].reduce(0) { $0 + ($1.lengths?.reduce(0, +) ?? 0) }
    guard length.isFinite else {
      for slot in range { slots[slot].outlines = [] }
      return
    }
    var trimmer = OutlineTrimmer(length: length, from: start, to: end)
    for slot in range {
      var kept: [Outline] = []
      var lengths = slots[slot].lengths?[...] ?? []
      for outline in slots[slot].outlines {
        trimmer.appendTrimmed(outline, lengths: lengths.prefix(outline.segmentCount), to: &kept)
        lengths = lengths.dropFirst(outline.segmentCount)
      }
      slots[slot].outlines = kept
      slots[slot].lengths = nil
    }
  }

  // MARK: Merges

  /// Joins all slots to one, in the coordinates of the list.
  private mutating func merge(_ merge: MergePaths, from start: Place) {
    let range = start.slot..<slots.count
    guard budget.takeSegments(slots[range].reduce(0) { $0 + $1.vertexCount }) else { return }
    var merged = ShapeSlot(outlines: [])
    if let outlines = combinedOutlines(merge, of: range) {
      merged.outlines = outlines
    } else {
      merged.isExclusive = merge.isExclusive
      for slot in slots[range] {
        merged.outlines += slot.outlines.map { slot.map == .identity ? $0 : $0.mapped(by: slot.map) }
        merged.isExclusive = merged.isExclusive || slot.isExclusive
      }
    }
    slots.replaceSubrange(range, with: [merged])
    // The earlier steps paint shapes that are gone.
    steps.removeSubrange(start.step...)
  }

  /// The combined outlines of slots; nil if they are only joined.
  private mutating func combinedOutlines(_ merge: MergePaths, of range: Range<Int>) -> [Outline]? {
    guard !budget.isExceeded else { return nil }
    // Four comparisons take about as long as a segment.
    let given = 4 * budget.segments
    var rest = given
    let outlines = merge.outlines(of: slots[range], steps: &rest)
    return budget.takeSegments((given - rest) / 4) ? outlines : nil
  }

  // MARK: Repeaters

  /// Replaces slots, and the steps that paint them, by copies.
  mutating func visit(_ repeater: Repeater, from start: Place) {
    let original = slots[start.slot...]
    let painted = Array(steps[start.step...])
    steps.removeSubrange(start.step...)
    let cost = original.reduce(painted.count) { $0 + max(1, $1.vertexCount) }
    let wanted = cost == 0 ? 0 : repeater.count(at: frame)
    let step = repeater.step(at: frame)
    var copies: [ShapeSlot] = []
    var count = 0
    while count < wanted, budget.takeSegments(cost) {
      let map = step.map(ofCopy: count)
      for var slot in original {
        slot.map = map * slot.map
        copies.append(slot)
      }
      count += 1
    }
    let slotCount = original.count
    slots.replaceSubrange(start.slot..., with: copies)
    for place in 0..<count {
      let index = repeater.isLaterAbove ? count - 1 - place : place
      let layer = PaintGroup(map: step.map(ofCopy: index), opacity: step.opacity(ofCopy: index, of: wanted))
      let first = steps.count
      if layer.isNeeded { steps.append(.open(layer)) }
      for step in painted { steps.append(step.shifted(by: index * slotCount)) }
      if layer.isNeeded { close(layer, from: first) }
    }
  }
}

extension ShapeSlot {
  fileprivate var vertexCount: Int { outlines.reduce(0) { $0 + $1.vertices.count } }
}

extension PaintStep {
  /// The step for the slots a number of places later.
  fileprivate func shifted(by places: Int) -> PaintStep {
    guard case .style(let style, let slots, let firstMap) = self, places > 0 else { return self }
    return .style(style, slots: slots.lowerBound + places..<slots.upperBound + places, firstMap: firstMap)
  }
}
