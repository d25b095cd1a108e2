import LayerAnimation

/// The columns of a table of an animation.
package struct AnimationSamples: Sendable {
  private let channels: AnimationChannels
  private let models: [LayerValue]
  /// For each channel the animation without what animates others: so a value takes no longer in a group of many.
  private let parts: [Animation?]

  package init(_ document: AnimationDocument) {
    channels = document.channels
    models = channels.all.map { $0.model }
    let parts = document.animation.parts(by: channels)
    self.parts = channels.all.indices.map { parts[$0] }
  }

  /// The presentation of a channel at a time; nil where no animation has an effect on it.
  private struct Cell {
    var value: LayerValue?
    var progress: Double?
    var rotation: Double?

    mutating func rotate(by angle: Double?) {
      guard let angle else { return }
      rotation = (rotation ?? 0) + angle
    }

    /// The numbers of the channel's columns; NaN without an effect.
    func numbers(of channel: AnimationChannel) -> [Double] {
      guard channel.keyPath != nil else { return [progress ?? .nan] }
      let shape = channel.values.shape
      let numbers = value.map { shape.numbers(of: $0) } ?? [Double](repeating: .nan, count: shape.count)
      return channel.isRotated ? numbers + [rotation ?? .nan] : numbers
    }
  }

  /// The columns for some rows, times first; NaN where the animation has no effect.
  package func columns(at times: [Double]) -> [[Double]] {
    var columns = [times]
    for (index, channel) in channels.all.enumerated() {
      let numbers = times.map { self.numbers(of: index, at: $0) }
      for component in channel.components.indices { columns.append(numbers.map { $0[component] }) }
    }
    return columns
  }

  /// The numbers of one channel at a time; NaN where the animation has no effect.
  package func numbers(of index: Int, at time: Double) -> [Double] {
    cell(of: index, at: time).numbers(of: channels.all[index])
  }

  /// The cell of a channel at a time, computed as in a layer.
  ///
  /// Animations apply in their order. Additive ones come last: they are added to the result of the others, or to the
  /// model value.
  private func cell(of index: Int, at time: Double) -> Cell {
    var cell = Cell()
    parts[index]?.forEachEffect(at: time) { effect in
      guard !effect.isAdditive else { return }
      cell.value = effect.value(model: models[index])
      cell.progress = effect.transitionProgress
      cell.rotate(by: effect.rotation)
    }
    parts[index]?.forEachEffect(at: time) { effect in
      guard effect.isAdditive else { return }
      let value = effect.value(model: models[index])
      cell.value = value.map { (cell.value ?? models[index]).adding($0) }
      cell.rotate(by: effect.rotation)
    }
    return cell
  }
}

extension Animation {
  /// The animation's parts by the index of the channel that they animate, within the same groups.
  fileprivate func parts(by channels: AnimationChannels) -> [Int: Animation] {
    switch content {
    case .property(let property): channels.index(of: property.keyPath).map { [$0: self] } ?? [:]
    case .transition: channels.index(of: nil).map { [$0: self] } ?? [:]
    case .group(let members):
      members.reduce(into: [Int: [Animation]]()) { lists, member in
        for (index, part) in member.parts(by: channels) { lists[index, default: []].append(part) }
      }.mapValues { part in
        var group = self
        group.content = .group(part)
        return group
      }
    }
  }
}
