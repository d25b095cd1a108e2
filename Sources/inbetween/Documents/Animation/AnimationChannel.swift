import LayerAnimation

/// A property that the animations of a document change, or how far their transition has come.
struct AnimationChannel {
  /// What the columns are called after; nil for a transition.
  let keyPath: LayerKeyPath?
  /// Where the document speaks of it first.
  let place: DocumentPlace
  /// What its values look like.
  var values = ValueReader()
  /// The model value; nil for nothing but zeros.
  var givenModel: LayerValue?
  /// Whether something follows a path and is turned.
  var isTurned = false

  /// The model value.
  var model: LayerValue {
    givenModel ?? values.shape.value([Double](repeating: 0, count: values.shape.count))
  }

  /// The names of its columns; those of a lone animation do not need the key path.
  func columnNames(isLone: Bool) -> [String] {
    guard let keyPath else { return ["progress"] }
    let name = isLone ? "value" : keyPath.description
    let rotation = isLone ? "rotation" : name + ".rotation"
    return values.shape.columnSuffixes.map { name + $0 } + (isTurned ? [rotation] : [])
  }
}

/// What the animations of a document are about, in the order in which it comes up.
struct AnimationChannels {
  private(set) var all: [AnimationChannel] = []
  private var indices: [LayerKeyPath?: Int] = [:]
  /// The first part of each property of which there are parts, so that a document of many properties is not searched.
  private var firstParts: [LayerKeyPath.Base: Int] = [:]

  /// The index of the channel of a property, or with nil that of the transition.
  func index(of keyPath: LayerKeyPath?) -> Int? { indices[keyPath] }

  /// What is known of a property, or with nil of the transition, which may be new.
  func channel(of keyPath: LayerKeyPath?, at place: DocumentPlace) -> AnimationChannel {
    index(of: keyPath).map { all[$0] } ?? AnimationChannel(keyPath: keyPath, place: place)
  }

  /// Takes over what has become known.
  mutating func update(_ channel: AnimationChannel) {
    if let index = index(of: channel.keyPath) {
      all[index] = channel
    } else {
      indices[channel.keyPath] = all.count
      if let keyPath = channel.keyPath, keyPath.component != nil, firstParts[keyPath.base] == nil {
        firstParts[keyPath.base] = all.count
      }
      all.append(channel)
    }
  }

  /// The first property of which this one is a part, or which is a part of this one.
  func overlap(with keyPath: LayerKeyPath) -> LayerKeyPath? {
    guard keyPath.component != nil else { return firstParts[keyPath.base].flatMap { all[$0].keyPath } }
    guard let whole = keyPath.whole, let index = index(of: whole) else { return nil }
    return all[index].keyPath
  }

  /// The names of all columns, that of the time first.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` if two would have the same name.
  func columnNames(isLone: Bool) throws(CommandFailure) -> [String] {
    var names = ["time"]
    var taken: Set = ["time"]
    for channel in all {
      for name in channel.columnNames(isLone: isLone) {
        guard taken.insert(name).inserted else {
          throw channel.place.failure("there would be two columns called '\(name)'")
        }
        names.append(name)
      }
    }
    return names
  }
}
