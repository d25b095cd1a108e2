/// Merges the elements of all frames into animated ones.
struct FrameMerge {
  let format: SVGFormat
  let timing: AnimationTiming

  /// The animated element for one element of each frame, all with the same key.
  func merged(_ frames: [SVGElement]) -> SVGElement {
    var element = SVGElement(frames[0].name)
    // The order of attributes has no meaning; they are written in the order of their first appearance.
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
    switch frames[0].content {
    case .elements: element.content = .elements(mergedChildren(of: frames))
    case .runs: element.content = .runs(mergedChildren(of: frames))
    case .none, .text: element.content = frames[0].content
    }
    return element
  }

  private func mergedChildren(of frames: [SVGElement]) -> [SVGElement] {
    FrameTrack.tracks(of: frames.map { $0.children }).map { merged($0) }
  }

  /// The animated element for an element that some frames show.
  private func merged(_ track: FrameTrack<SVGElement>) -> SVGElement {
    var element = merged(track.forms)
    guard track.isVisible.contains(false) else { return element }
    let values = track.isVisible.map { SVGValue.text($0 ? "inline" : "none") }
    add("display", values, isWritten: !track.isVisible[0], to: &element)
    return element
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

  /// The first frame, and all frames whose value differs from that of the frame before.
  private static func changes(in values: [[UInt8]]) -> [Int] {
    values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
  }
}

extension SVGElement {
  fileprivate func value(of name: String) -> SVGValue {
    attributes.first { $0.name == name }?.value ?? .initial(name)
  }
}
