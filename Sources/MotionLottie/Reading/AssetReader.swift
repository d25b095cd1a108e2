internal import JSONText

/// Reads the assets of a document: precompositions and images.
struct AssetReader {
  /// The images, in the order of the document.
  private(set) var images: [ImageAsset] = []
  /// The frames of the document: the span of layers without one.
  let frames: Range<Double>
  let fonts: FontLibrary
  private var precompositions: [(id: String, json: JSONValue, layers: JSONElements)] = []
  /// The place of a composition or an image by its identifier; the first of several with the same one.
  private(set) var compositionPlaces: [String: Int] = [:]
  private(set) var imagePlaces: [String: Int] = [:]
  /// Whether the groups of a frame may be nested deeper than scenes allow.
  private(set) var hasDeepGroups = false

  init(_ json: JSONValue?, fonts: FontLibrary, frames: Range<Double>, reader: inout LottieReader) {
    self.frames = frames
    self.fonts = fonts
    guard let assets = json?.elements else { return }
    for asset in assets where asset.members != nil {
      let id = Self.id(of: asset["id"])
      if let layers = asset["layers"]?.elements {
        precompositions.append((id, asset, layers))
        if compositionPlaces[id] == nil { compositionPlaces[id] = precompositions.count }
      } else if asset["p"] != nil {
        if imagePlaces[id] == nil { imagePlaces[id] = images.count }
        images.append(ImageAsset(reading: asset, id: id, reader: &reader))
      }
    }
  }

  /// An identifier, which some exporters write as a number.
  static func id(of json: JSONValue?) -> String {
    if let text = json?.string { return text }
    if let number = json?.number, let integer = Int(exactly: number) { return String(integer) }
    return ""
  }

  /// All compositions, the document's own layers first.
  ///
  /// - Throws: ``LottieError`` for a document that unfolds to too many layers.
  mutating func compositions(
    rootLayers: JSONElements, reader: inout LottieReader
  ) throws(LottieError) -> [Composition] {
    var compositions: [CompositionDraft] = []
    func read(_ layers: JSONElements, into composition: CompositionDraft, _ reader: inout LottieReader) {
      var composition = composition
      composition.layers.reserveCapacity(layers.count)
      composition.source.reserveCapacity(layers.count)
      let blends = reader.count(of: .blend)
      for json in layers {
        guard json.members != nil else {
          reader.warnOfMalformed(json)
          continue
        }
        composition.layers.append(Layer(reading: json, place: composition.source.count, assets: self, reader: &reader))
        composition.source.append(json)
      }
      composition.hasBlends = reader.count(of: .blend) > blends
      composition.link(reader: &reader)
      compositions.append(composition)
    }
    read(rootLayers, into: CompositionDraft(), &reader)
    for asset in precompositions {
      read(asset.layers, into: CompositionDraft(id: asset.id, name: reader.text(asset.json["nm"]) ?? ""), &reader)
    }
    hasDeepGroups = try CompositionGraph.cutCycles(of: &compositions, reader: &reader)
    var budget = FrameBudget()
    for composition in compositions.indices {
      for layer in compositions[composition].layers.indices {
        compositions[composition].layers[layer].fixContent(budget: &budget)
      }
    }
    return compositions.map { $0.finished }
  }
}
