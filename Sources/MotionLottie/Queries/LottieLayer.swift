/// A layer of a document, as a list shows it.
public struct LottieLayer: Sendable, Hashable {
  /// The name: the document's, or `Layer` with its index.
  public let name: String
  /// The number by which other layers refer to this layer, if it has one.
  public let index: Int?
  /// The kind of its content: `precomposition`, `solid`, `image`, `null`, `shape`, `text`, `audio`, `camera`, `data` or
  /// `unknown`.
  public let kind: String
  /// The number of precompositions around it.
  public let depth: Int
  /// The frames of its composition at which it is shown, without the last.
  public let frames: Range<Double>
  /// The name of its parent, if it has one.
  public let parent: String?
  /// The kind of its matte: `alpha`, `inverted alpha`, `luminance` or `inverted luminance`; nil without one.
  public let matte: String?
  /// Whether it is hidden.
  public let isHidden: Bool
}

extension LottieAnimation {
  /// All layers in the order of the document, each followed by those of its precomposition; at most 100,000.
  public var layers: [LottieLayer] {
    var layers: [LottieLayer] = []
    document.appendLayers(of: 0, depth: 0, to: &layers)
    return layers
  }
}

extension LottieDocument {
  fileprivate func appendLayers(of composition: Int, depth: Int, to list: inout [LottieLayer]) {
    let layers = compositions[composition].layers
    for layer in layers.lazy.map({ $0.value }) {
      guard list.count < LottieLimits.layers else { return }
      list.append(
        LottieLayer(
          name: layer.name, index: layer.index, kind: layer.kind.word, depth: depth,
          frames: layer.inFrame..<max(layer.inFrame, layer.outFrame),
          parent: layer.parent.map { layers[$0].value.name },
          matte: layer.matte?.kind.word, isHidden: layer.isHidden))
      if case .precomposition(let inner, _) = layer.kind { appendLayers(of: inner, depth: depth + 1, to: &list) }
    }
  }
}

extension Layer.Kind {
  fileprivate var word: String {
    switch self {
    case .precomposition: "precomposition"
    case .solid: "solid"
    case .image: "image"
    case .null: "null"
    case .shape, .nodes: "shape"
    case .text: "text"
    case .audio: "audio"
    case .camera: "camera"
    case .data: "data"
    case .unknown: "unknown"
    }
  }
}

extension Matte.Kind {
  fileprivate var word: String {
    switch self {
    case .alpha: "alpha"
    case .invertedAlpha: "inverted alpha"
    case .luminance: "luminance"
    case .invertedLuminance: "inverted luminance"
    }
  }
}
