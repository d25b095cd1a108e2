/// The names of the groups that show the layers: the key paths from the document's own layers on.
///
/// They are made once. If the precompositions of a document unfold to very many layers, names are prepared for the
/// first of them; the other names are made as the layers are drawn.
struct LayerNames: Sendable {
  /// A composition in one of the places where it is shown.
  struct Instance: Sendable {
    let composition: Int
    /// The key paths of the layers.
    let names: [String]
    /// The instance that each layer shows, or −1; empty if no layer shows one.
    fileprivate(set) var inner: [Int] = []
  }

  /// The most names that are kept.
  private static let greatestCount = 1 << 16

  private(set) var instances: [Instance] = []

  init() {}

  /// Walks through the compositions level by level.
  init(_ compositions: [Composition]) {
    guard !compositions.isEmpty else { return }
    let names = compositions[0].layers.map { LottieKeyPath.escaped($0.value.name) }
    instances = [Instance(composition: 0, names: names)]
    var count = instances[0].names.count
    var next = 0
    while next < instances.count {
      let layers = compositions[instances[next].composition].layers
      for (place, layer) in layers.enumerated() {
        guard case .precomposition(let inner, _) = layer.value.kind else { continue }
        count += compositions[inner].layers.count
        guard count <= Self.greatestCount else { return }
        let path = instances[next].names[place]
        if instances[next].inner.isEmpty { instances[next].inner = Array(repeating: -1, count: layers.count) }
        instances[next].inner[place] = instances.count
        instances.append(
          Instance(composition: inner, names: compositions[inner].layers.map { Self.name($0.value.name, inside: path) })
        )
      }
      next += 1
    }
  }

  /// The key path of a layer inside of another.
  static func name(_ name: String, inside path: String) -> String { path + "." + LottieKeyPath.escaped(name) }
}

/// The source of the names of a composition's layers while it is drawn.
enum LayerNameSource {
  /// An instance among the prepared ones.
  case instance(Int)
  /// The key path of the layer that shows the composition.
  case path(String)

  /// The key path of a layer.
  func name(of place: Int, in composition: Composition, _ names: LayerNames) -> String {
    switch self {
    case .instance(let instance): names.instances[instance].names[place]
    case .path(let path): LayerNames.name(composition.layers[place].value.name, inside: path)
    }
  }

  /// The source for the composition that a layer shows.
  func inner(of place: Int, name: String, _ names: LayerNames) -> LayerNameSource {
    guard case .instance(let instance) = self else { return .path(name) }
    let inner = names.instances[instance].inner
    return inner.isEmpty || inner[place] < 0 ? .path(name) : .instance(inner[place])
  }
}
