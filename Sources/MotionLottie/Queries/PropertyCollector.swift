internal import MotionValues

/// Collects the properties whose names meet a condition.
struct PropertyCollector: PropertyVisitor {
  let document: LottieDocument
  let isWanted: ([String]) -> Bool
  private(set) var found: [LottieProperty] = []
  private var names: [String] = []
  /// The precomposition layers around the current place.
  private var enclosing: [LayerPlace] = []
  /// The properties that have been looked at.
  private var lookCount = 0

  init(_ document: LottieDocument, where isWanted: @escaping ([String]) -> Bool) {
    self.document = document
    self.isWanted = isWanted
  }

  /// Walks a composition, and the compositions inside it; their depth is limited when a document is read.
  mutating func walk(composition: Int) {
    for index in document.compositions[composition].layers.indices {
      guard hasRoom else { return }
      var layer = document.compositions[composition].layers[index].value
      let place = LayerPlace(composition: composition, layer: index)
      names.append(layer.name)
      layer.visit(&self)
      for derived in DerivedProperty.allCases { collect(derived.rawValue, .derived(derived, place)) }
      if case .precomposition(let inner, _) = layer.kind {
        enclosing.append(place)
        walk(composition: inner)
        enclosing.removeLast()
      }
      names.removeLast()
    }
  }

  /// A precomposition counts as often as it is used, which may be absurdly often.
  private var hasRoom: Bool { found.count < LottieLimits.properties && lookCount < LottieLimits.propertyLooks }

  private mutating func collect(_ name: String, _ source: LottieProperty.Source) {
    guard hasRoom else { return }
    lookCount += 1
    names.append(name)
    if isWanted(names) {
      found.append(LottieProperty(names: names, source: source, enclosing: enclosing, document: document))
    }
    names.removeLast()
  }

  mutating func enter(_ name: String) -> Bool {
    guard hasRoom else { return false }
    names.append(name)
    return true
  }

  mutating func leave() { names.removeLast() }

  mutating func visit(_ name: String, _ property: inout Property<Double>) { collect(name, .number(property)) }

  mutating func visit(_ name: String, _ property: inout Property<Vector>) {
    // The third coordinate of all other vectors leaves no trace on the picture.
    collect(name, .vector(property, count: name == "Orientation" ? 3 : 2))
  }

  mutating func visit(
    _ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>
  ) {
    collect(name, .vector(.joining(x, y, z), count: 2))
  }

  mutating func visit(_ name: String, _ property: inout Property<Color>) { collect(name, .color(property)) }

  mutating func visit(_ name: String, _ property: inout Property<Outline>) { collect(name, .outline(property)) }

  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) {
    collect(name, .gradient(property))
  }

  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) {
    collect(name, .stop(stop, of: gradient))
  }

  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) { collect(name, .text(property)) }
}
