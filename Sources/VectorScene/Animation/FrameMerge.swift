internal import MotionNumerics

/// Makes one element of those that it is in each frame.
struct FrameMerge {
  let format: SVGFormat
  let timing: AnimationTiming

  /// One element for one of each frame, all with the same key.
  func merged(_ frames: [SVGElement]) -> SVGElement {
    var element = SVGElement(frames[0].name)
    // Their order means nothing: that in which they first appear.
    var names: [String] = []
    for frame in frames {
      names += frame.attributes.map { $0.name }.filter { !names.contains($0) }
    }
    for name in names {
      let isWritten = frames[0].attributes.contains { $0.name == name }
      add(name, frames.map { $0.value(of: name) }, isWritten: isWritten, to: &element)
    }
    for index in frames[0].references.indices {
      let definition = merged(frames.map { $0.references[index].definition })
      element.refer(frames[0].references[index].attribute, to: definition)
    }
    if case .elements = frames[0].content {
      element.content = .elements(mergedLists(frames.map { $0.children }))
    } else {
      element.content = frames[0].content
    }
    return element
  }

  /// One element for one that is not there in every frame, but in one at least.
  private func merged(_ frames: [SVGElement?]) -> SVGElement? {
    // Where it is not there it is kept as it was, so that nothing is written for it.
    guard var last = frames.lazy.compactMap({ $0 }).first else { return nil }
    var filled: [SVGElement] = []
    for frame in frames {
      last = frame ?? last
      filled.append(last)
    }
    var element = merged(filled)
    let isVisible = frames.map { $0 != nil }
    if isVisible.contains(false) {
      let values = isVisible.map { SVGValue.text($0 ? "inline" : "none") }
      add("display", values, isWritten: !isVisible[0], to: &element)
    }
    return element
  }

  /// The elements for the lists of children of each frame.
  private func mergedLists(_ lists: [[SVGElement]]) -> [SVGElement] {
    let keys = lists.map { ElementKey.keys(of: $0) }
    if let order = commonOrder(of: keys) { return merged(lists, keys: keys, order: order) }
    // What is drawn in another order in another frame is written once for each order.
    var orders: [[ElementKey]] = []
    for list in keys where !orders.contains(list) { orders.append(list) }
    return orders.compactMap { order in
      merged(
        zip(lists, keys).map { list, keys -> SVGElement? in
          keys == order ? SVGElement("g", content: .elements(list)) : nil
        })
    }
  }

  private func merged(_ lists: [[SVGElement]], keys: [[ElementKey]], order: [ElementKey]) -> [SVGElement] {
    order.enumerated().compactMap { place, key in
      merged(
        lists.indices.map { frame -> SVGElement? in
          if keys[frame].count == order.count { return lists[frame][place] }
          return keys[frame].firstIndex(of: key).map { lists[frame][$0] }
        })
    }
  }

  // MARK: Attributes

  /// Sets an attribute to its first value if the first frame has it, and animates it if it changes.
  private func add(_ name: String, _ values: [SVGValue], isWritten: Bool, to element: inout SVGElement) {
    if isWritten { element.set(name, values[0]) }
    if name == "transform" {
      element.animations += AnimatedTransform(values, format: format).animations(timing: timing)
      return
    }
    guard let animation = animation(of: name, values) else { return }
    element.animations.append(animation)
  }

  private func animation(of name: String, _ values: [SVGValue]) -> SVGElement? {
    let texts = values.map { format.bytes(of: $0.animated) }
    guard texts.contains(where: { $0 != texts[0] }) else { return nil }
    var element = SVGElement("animate")
    element.set("attributeName", text: name)
    let isLinear = zip(values, values.dropFirst()).allSatisfy { $0.isLike($1) }
    let frames =
      isLinear
      ? KeyFrames.onLines(values.map { $0.components }, tolerance: values[0].tolerance(format))
      : KeyFrames.changes(in: texts)
    timing.set(frames.map { texts[$0] }, at: frames, isDiscrete: !isLinear, in: &element)
    return element
  }
}

extension SVGElement {
  fileprivate func value(of name: String) -> SVGValue {
    attributes.first { $0.name == name }?.value ?? .initial(name)
  }
}
