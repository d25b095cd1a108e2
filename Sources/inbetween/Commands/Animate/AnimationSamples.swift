import LayerAnimation

/// The columns of a table of an animation.
struct AnimationSamples {
  private let animation: Animation
  private let channels: AnimationChannels
  private let models: [LayerValue]

  init(_ document: AnimationDocument) {
    animation = document.animation
    channels = document.channels
    models = channels.all.map(\.model)
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
  }

  /// The columns for some rows, times first; NaN where the animation has no effect.
  func columns(at times: [Double]) -> [[Double]] {
    let rows = times.map(cells(at:))
    var columns = [times]
    for (index, channel) in channels.all.enumerated() {
      guard channel.keyPath != nil else {
        columns.append(rows.map { $0[index].progress ?? .nan })
        continue
      }
      let shape = channel.values.shape
      let numbers = rows.map { row in row[index].value.map(shape.numbers(of:)) }
      for component in 0..<shape.count { columns.append(numbers.map { $0?[component] ?? .nan }) }
      if channel.isRotated { columns.append(rows.map { $0[index].rotation ?? .nan }) }
    }
    return columns
  }

  /// The cells of all channels at a time, computed as in a layer.
  ///
  /// Animations apply in their order. Additive ones come last: they are added to the result of the others, or to the
  /// model value.
  private func cells(at time: Double) -> [Cell] {
    var cells = [Cell](repeating: Cell(), count: channels.all.count)
    animation.forEachEffect(at: time) { effect in
      guard let index = channels.index(of: effect.keyPath), !effect.isAdditive else { return }
      cells[index].value = effect.value(model: models[index])
      cells[index].progress = effect.transitionProgress
      cells[index].rotate(by: effect.rotation)
    }
    animation.forEachEffect(at: time) { effect in
      guard let index = channels.index(of: effect.keyPath), effect.isAdditive else { return }
      let value = effect.value(model: models[index])
      cells[index].value = value.map((cells[index].value ?? models[index]).adding)
      cells[index].rotate(by: effect.rotation)
    }
    return cells
  }
}
