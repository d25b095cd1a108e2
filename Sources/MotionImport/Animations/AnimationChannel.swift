package import LayerAnimation

/// An animated property of a document, or the progress of its transition.
package struct AnimationChannel: Sendable {
  /// The property; nil for a transition.
  ///
  /// Its name becomes that of the columns.
  package let keyPath: LayerKeyPath?
  /// Its first occurrence in the document.
  let location: DocumentLocation
  /// The shape of its values.
  package internal(set) var values = ValueReader()
  /// The model value; nil for zeros.
  var givenModel: LayerValue?
  /// Whether it has a rotation, from following a path.
  package internal(set) var isRotated = false

  /// The model value.
  package var model: LayerValue {
    givenModel ?? values.shape.value([Double](repeating: 0, count: values.shape.count))
  }

  /// The numbers of the channel by name: an index, `rotation` or `progress`, and an empty name for a single number.
  package var components: [String] {
    guard keyPath != nil else { return ["progress"] }
    return values.shape.components + (isRotated ? ["rotation"] : [])
  }

  /// The names of the channel's columns; without the key path for a lone animation.
  package func columnNames(isLone: Bool) -> [String] {
    guard let keyPath else { return components }
    let name = isLone ? "value" : keyPath.description
    return components.map { component in
      if component.isEmpty { return name }
      return isLone && component == "rotation" ? component : name + "." + component
    }
  }
}

/// The channels of a document, in the order of their first occurrence.
package struct AnimationChannels: Sendable {
  package private(set) var all: [AnimationChannel] = []
  private var indices: [LayerKeyPath?: Int] = [:]
  /// The first channel of a component of each property, so that finding an overlap takes constant time.
  private var firstComponents: [LayerKeyPath.Base: Int] = [:]

  /// The index of the channel of a property; with nil, the index of the transition's channel.
  func index(of keyPath: LayerKeyPath?) -> Int? { indices[keyPath] }

  /// The channel of a property, or of the transition for nil; a new one if there is none yet.
  func channel(of keyPath: LayerKeyPath?, at location: DocumentLocation) -> AnimationChannel {
    index(of: keyPath).map { all[$0] } ?? AnimationChannel(keyPath: keyPath, location: location)
  }

  /// Stores a channel, and replaces the one of the same property.
  mutating func update(_ channel: AnimationChannel) {
    if let index = index(of: channel.keyPath) {
      all[index] = channel
    } else {
      indices[channel.keyPath] = all.count
      if let keyPath = channel.keyPath, keyPath.component != nil, firstComponents[keyPath.base] == nil {
        firstComponents[keyPath.base] = all.count
      }
      all.append(channel)
    }
  }

  /// Refuses a property together with one of its components.
  ///
  /// In a layer both would be the same numbers; in a table they would differ.
  func refuseOverlap(of keyPath: LayerKeyPath, at location: DocumentLocation) throws(DocumentError) {
    // A channel that exists already has been checked.
    guard index(of: keyPath) == nil, let other = overlap(with: keyPath) else { return }
    throw location.failure(
      "\(keyPath.description.quoted) overlaps \(other.description.quoted), animated in the same group")
  }

  /// The first channel that overlaps a property: one of its components, or the whole that contains it.
  private func overlap(with keyPath: LayerKeyPath) -> LayerKeyPath? {
    guard keyPath.component != nil else { return firstComponents[keyPath.base].flatMap { all[$0].keyPath } }
    guard let whole = keyPath.whole, let index = index(of: whole) else { return nil }
    return all[index].keyPath
  }

  /// The names of all columns; the time comes first.
  ///
  /// - Throws: ``DocumentError`` if two would have the same name.
  func columnNames(isLone: Bool) throws(DocumentError) -> [String] {
    var names = ["time"]
    var taken: Set = ["time"]
    for channel in all {
      for name in channel.columnNames(isLone: isLone) {
        guard taken.insert(name).inserted else {
          throw channel.location.failure("there would be two columns called '\(name)'")
        }
        names.append(name)
      }
    }
    return names
  }
}

extension LayerKeyPath {
  /// The property with all of its components; nil for a custom property, which has none.
  fileprivate var whole: LayerKeyPath? {
    guard case .property(let property) = base else { return nil }
    return LayerKeyPath(property)
  }
}
