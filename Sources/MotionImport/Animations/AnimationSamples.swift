import LayerAnimation

/// The columns of a table of an animation.
package struct AnimationSamples: Sendable {
  private let animation: Animation
  private let channels: AnimationChannels
  private let models: [LayerValue]

  package init(_ document: AnimationDocument) {
    animation = document.animation
    channels = document.channels
    models = channels.all.map { $0.model }
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
    let rows = times.map { cells(at: $0) }
    var columns = [times]
    for (index, channel) in channels.all.enumerated() {
      let numbers = rows.map { $0[index].numbers(of: channel) }
      for column in channel.components.indices { columns.append(numbers.map { $0[column] }) }
    }
    return columns
  }

  /// The numbers of one channel at a time; NaN where the animation has no effect.
  package func numbers(of index: Int, at time: Double) -> [Double] {
    cells(at: time, only: index)[index].numbers(of: channels.all[index])
  }

  /// The cells of all channels at a time, or of one of them, computed as in a layer.
  ///
  /// Animations apply in their order. Additive ones come last: they are added to the result of the others, or to the
  /// model value.
  private func cells(at time: Double, only chosen: Int? = nil) -> [Cell] {
    var cells = [Cell](repeating: Cell(), count: channels.all.count)
    func index(of effect: AnimationEffect) -> Int? {
      let index = channels.index(of: effect.keyPath)
      return chosen == nil || index == chosen ? index : nil
    }
    animation.forEachEffect(at: time) { effect in
      guard let index = index(of: effect), !effect.isAdditive else { return }
      cells[index].value = effect.value(model: models[index])
      cells[index].progress = effect.transitionProgress
      cells[index].rotate(by: effect.rotation)
    }
    animation.forEachEffect(at: time) { effect in
      guard let index = index(of: effect), effect.isAdditive else { return }
      let value = effect.value(model: models[index])
      cells[index].value = value.map { (cells[index].value ?? models[index]).adding($0) }
      cells[index].rotate(by: effect.rotation)
    }
    return cells
  }
}
