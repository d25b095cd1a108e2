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

  /// An element in a frame.
  private struct Sighting {
    /// What it is there; nil where nothing is known of it.
    var element: SVGElement?
    var isVisible: Bool

    /// What is seen, or nothing.
    static func seen(_ element: SVGElement?) -> Sighting {
      Sighting(element: element, isVisible: element != nil)
    }
  }

  /// One element for one that is not seen in every frame, but in one at least.
  private func merged(_ frames: [Sighting]) -> SVGElement? {
    // Where nothing is known of it it is kept as it was, so that nothing is written for it.
    guard var last = frames.lazy.compactMap({ $0.element }).first else { return nil }
    var filled: [SVGElement] = []
    for frame in frames {
      last = frame.element ?? last
      filled.append(last)
    }
    var element = merged(filled)
    let isVisible = frames.map { $0.isVisible }
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
      merged(lists.indices.map { sighting(of: order, in: $0, lists: lists, keys: keys) })
    }
  }

  /// The elements of a frame as a group, if they are in an order there.
  ///
  /// In the frame after the last one in this order they are not seen, but where they are then they go until then:
  /// standing still, they would leave a gap between the two orders.
  private func sighting(
    of order: [ElementKey], in frame: Int, lists: [[SVGElement]], keys: [[ElementKey]]
  ) -> Sighting {
    if keys[frame] == order { return .seen(SVGElement("g", content: .elements(lists[frame]))) }
    guard frame > 0, keys[frame - 1] == order else { return .seen(nil) }
    let elements = order.indices.map { place in
      keys[frame].firstIndex(of: order[place]).map { lists[frame][$0] } ?? lists[frame - 1][place]
    }
    return Sighting(element: SVGElement("g", content: .elements(elements)), isVisible: false)
  }

  private func merged(_ lists: [[SVGElement]], keys: [[ElementKey]], order: [ElementKey]) -> [SVGElement] {
    order.enumerated().compactMap { place, key in
      merged(
        lists.indices.map { frame in
          if keys[frame].count == order.count { return .seen(lists[frame][place]) }
          return .seen(keys[frame].firstIndex(of: key).map { lists[frame][$0] })
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
      ? KeyFrames.onLines(values.map { $0.components }, at: timing.parts, tolerance: values[0].tolerance(format))
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
