internal import MotionNumerics

/// Merges the elements of all frames into animated ones.
struct FrameMerge {
  let format: SVGFormat
  let timing: AnimationTiming

  /// The animated element for one element of each frame, all with the same key.
  func merged(_ frames: [SVGElement]) -> SVGElement {
    var element = SVGElement(frames[0].name)
    // Their order has no meaning; they are written in that of their first appearance.
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

  /// The state of an element in a frame.
  private struct Appearance {
    /// The element's form in the frame; nil if the frame has none.
    var element: SVGElement?
    var isVisible: Bool

    /// A visible element, or a missing one.
    static func of(_ element: SVGElement?) -> Appearance {
      Appearance(element: element, isVisible: element != nil)
    }
  }

  /// The animated element for one that is visible in at least one frame; nil if it is in none.
  private func merged(_ frames: [Appearance]) -> SVGElement? {
    // In a frame without the element its last form is kept, so that nothing is written for that frame.
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

  /// The animated elements for the lists of children of each frame.
  private func mergedLists(_ lists: [[SVGElement]]) -> [SVGElement] {
    let keys = lists.map { ElementKey.keys(of: $0) }
    if let order = commonOrder(of: keys) { return merged(lists, keys: keys, order: order) }
    // Lists whose drawing order changes are written once for each order.
    var orders: [[ElementKey]] = []
    for list in keys where !orders.contains(list) { orders.append(list) }
    return orders.compactMap { order in
      merged(lists.indices.map { appearance(of: order, in: $0, lists: lists, keys: keys) })
    }
  }

  /// The elements of a frame as a group, visible if they have a given order there.
  ///
  /// In the frame after the last one of this order the group is hidden but has the positions of that frame, so that its
  /// elements move until then: standing still, they would leave a gap between the two orders.
  private func appearance(
    of order: [ElementKey], in frame: Int, lists: [[SVGElement]], keys: [[ElementKey]]
  ) -> Appearance {
    if keys[frame] == order { return .of(SVGElement("g", content: .elements(lists[frame]))) }
    guard frame > 0, keys[frame - 1] == order else { return .of(nil) }
    let elements = order.indices.map { index in
      keys[frame].firstIndex(of: order[index]).map { lists[frame][$0] } ?? lists[frame - 1][index]
    }
    return Appearance(element: SVGElement("g", content: .elements(elements)), isVisible: false)
  }

  private func merged(_ lists: [[SVGElement]], keys: [[ElementKey]], order: [ElementKey]) -> [SVGElement] {
    order.enumerated().compactMap { index, key in
      merged(
        lists.indices.map { frame in
          if keys[frame].count == order.count { return .of(lists[frame][index]) }
          return .of(keys[frame].firstIndex(of: key).map { lists[frame][$0] })
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
    // Equal values need not be written to be compared: pictures are long.
    guard values.contains(where: { $0 != values[0] }) else { return nil }
    let texts = values.map { format.bytes(of: $0.animated) }
    guard texts.contains(where: { $0 != texts[0] }) else { return nil }
    var element = SVGElement("animate")
    element.set("attributeName", text: name)
    let isLinear = zip(values, values.dropFirst()).allSatisfy { $0.canInterpolate(to: $1) }
    let frames =
      isLinear
      ? PiecewiseLinearFit.knots(
        of: values.map { $0.components }, at: timing.keyTimes, tolerance: values[0].tolerance(format))
      : Self.changes(in: texts)
    timing.set(frames.map { texts[$0] }, at: frames, isDiscrete: !isLinear, in: &element)
    return element
  }

  /// The first frame, and all that differ from their predecessor.
  private static func changes(in values: [[UInt8]]) -> [Int] {
    values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
  }
}

extension SVGElement {
  fileprivate func value(of name: String) -> SVGValue {
    attributes.first { $0.name == name }?.value ?? .initial(name)
  }
}
