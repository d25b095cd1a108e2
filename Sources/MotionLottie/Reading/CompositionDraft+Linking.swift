internal import JSONText

/// The parts that link a layer to others.
private enum LinkPart: Int {
  case index, parent, isMatteSource, matteType, matteParent
  static let keys = JSONKeys(["ind", "parent", "td", "tt", "tp"])
}

extension CompositionDraft {
  /// Finds the parents and the mattes of the layers by the numbers that name them.
  mutating func link(reader: inout LottieReader) {
    let links = source.map { $0.values(of: LinkPart.keys) }
    var places = [Double: Int](minimumCapacity: source.count)
    for (place, parts) in links.enumerated() {
      // Of several layers with one number, the first counts.
      if let index = parts[LinkPart.index]?.number, places[index] == nil { places[index] = place }
    }
    for (place, parts) in links.enumerated() {
      if let index = parts[LinkPart.parent], !index.isNull {
        layers[place].parent = parent(index, in: places, &reader)
      }
      linkMatte(of: place, parts, places, &reader)
    }
    cutParentCycles(&reader)
    warnOfMattesOfSources(&reader)
    for place in layers.indices {
      guard let parent = layers[place].parent, layers[parent].parentSlot == nil else { continue }
      layers[parent].parentSlot = parentCount
      parentCount += 1
    }
  }

  private func parent(_ index: JSONValue, in places: [Double: Int], _ reader: inout LottieReader) -> Int? {
    guard let number = reader.number(index) else { return nil }
    // Exporters write −1 for none.
    guard let place = places[number] else {
      if number >= 0 { reader.warn("missing parent", .ignored, "the layer has no parent", at: index) }
      return nil
    }
    reader.count(.parent)
    return place
  }

  private mutating func linkMatte(
    of place: Int, _ parts: JSONSelection, _ places: [Double: Int], _ reader: inout LottieReader
  ) {
    if reader.flag(parts[LinkPart.isMatteSource]) { layers[place].isMatteSource = true }
    guard let type = parts[LinkPart.matteType], let number = reader.integer(type), number != 0 else { return }
    reader.count(.matte)
    guard let kind = Matte.Kind(rawValue: number) else {
      reader.warn("matte type \(number)", .ignored, "the layer is drawn whole", at: type)
      return
    }
    var source: Int?
    if let named = parts[LinkPart.matteParent], !named.isNull {
      // A name of no layer means no matte, as in lottie-web.
      source = reader.number(named).flatMap { places[$0] }
    } else if place > 0 {
      source = place - 1
      // Exporters from before this flag existed identified a source by its place alone.
      layers[place - 1].isMatteSource = true
    }
    guard let source, source != place else {
      reader.warn("missing matte", .ignored, "the layer is drawn whole", at: type)
      return
    }
    layers[place].matte = Matte(source: source, kind: kind)
  }

  // MARK: Cycles

  private mutating func cutParentCycles(_ reader: inout LottieReader) {
    for place in Self.cycles(of: layers.map { $0.parent }) {
      layers[place].parent = nil
      reader.warn(
        "cycle of parents", .ignored, "the layer has no parent", at: source[place]["parent"] ?? source[place])
    }
  }

  /// The source of a matte is drawn without its own matte, as in lottie-web; so there are no cycles of mattes.
  private func warnOfMattesOfSources(_ reader: inout LottieReader) {
    for place in Set(layers.compactMap { $0.matte?.source }).sorted() where layers[place].matte != nil {
      reader.warn(
        "matte of a matte", .ignored, "the source of a matte is drawn whole", at: source[place]["tt"] ?? source[place])
    }
  }

  /// One place of each cycle, if every place leads to at most one other: the first that leads back into the cycle.
  private static func cycles(of next: [Int?]) -> [Int] {
    // The walk on which a place was met first.
    var walks = [Int](repeating: -1, count: next.count)
    var cuts: [Int] = []
    for start in next.indices {
      var place = start
      while walks[place] < 0 {
        walks[place] = start
        guard let following = next[place] else { break }
        if walks[following] == start { cuts.append(place) }
        place = following
      }
    }
    return cuts
  }
}
