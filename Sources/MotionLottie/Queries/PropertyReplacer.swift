internal import MotionValues

/// Replaces the properties that fit a key path, or that a slot gives, or that have some colours.
struct PropertyReplacer: PropertyVisitor {
  /// The properties that are replaced.
  enum Target: Sendable {
    case keyPath(LottieKeyPath)
    case slot(String)
  }

  /// A change of a document.
  enum Change: Sendable {
    case values(of: Target, LottieReplacement)
    case colors(LottieRecoloring)
  }

  private(set) var document: LottieDocument
  let change: Change
  /// The number of properties that fit, and the kind of the first whose values are of another kind.
  private(set) var matchCount = 0
  private(set) var mismatch: String?
  private var names: [String] = []
  private var layerCount = 0
  /// The first frame of the animation, as one of the composition at the current place.
  private var firstFrame: Double
  /// The budget for content that is drawn once for all frames.
  private var budget = FrameBudget()

  init(_ document: LottieDocument, _ change: Change) {
    self.document = document
    self.change = change
    firstFrame = document.frames.lowerBound
  }

  /// Replaces the properties of a composition and of those inside it.
  ///
  /// - Returns: the same composition if no property was replaced; otherwise a new one, as another layer may show the
  ///   old one.
  mutating func replace(in composition: Int) -> Int {
    let original = document.compositions[composition]
    var layers = original.layers
    let countBefore = matchCount
    for index in layers.indices {
      guard layerCount < LottieLimits.layers else { break }
      layerCount += 1
      names.append(layers[index].value.name)
      let countOfLayer = matchCount
      var layer = layers[index].value
      layer.visit(&self)
      if case .precomposition(let inner, let size) = layer.kind {
        let outerFrame = firstFrame
        firstFrame = layer.localFrame(at: outerFrame, in: document)
        layer.kind = .precomposition(composition: replace(in: inner), size: size)
        firstFrame = outerFrame
      }
      if matchCount > countOfLayer {
        layer.fixContent(budget: &budget)
        layers[index] = Shared(layer)
      }
      names.removeLast()
    }
    guard matchCount > countBefore else { return composition }
    let changed = original.replacing(layers: layers)
    if composition == 0 {
      document.compositions[0] = changed
      return 0
    }
    document.compositions.append(changed)
    return document.compositions.count - 1
  }

  mutating func enter(_ name: String) -> Bool {
    names.append(name)
    return true
  }

  mutating func leave() { names.removeLast() }

  // MARK: Properties by their types

  mutating func visit(_ name: String, _ property: inout Property<Double>) {
    replace(name, &property, kind: "a number", LottieReplacement.number) { LottieValue(numberNotation: $0) }
  }

  mutating func visit(_ name: String, _ property: inout Property<Vector>) {
    replace(name, &property, kind: "two or three numbers", LottieReplacement.vector) { LottieValue(vectorNotation: $0) }
  }

  /// Replaces the coordinates that a value has; each stays in its own slot.
  mutating func visit(
    _ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>
  ) {
    var whole = Property.joining(x, y, z)
    let countBefore = matchCount
    visit(name, &whole)
    guard matchCount > countBefore else { return }
    x = x.replaced(by: whole.coordinate(0))
    y = y.replaced(by: whole.coordinate(1))
    z = z.replaced(by: whole.coordinate(2))
  }

  mutating func visit(_ name: String, _ property: inout Property<Color>) {
    if case .colors(let recoloring) = change {
      guard let other = recoloring.other(insteadOf: property.value(at: firstFrame)) else { return }
      matchCount += 1
      property = property.replaced(by: .constant(other))
      return
    }
    replace(name, &property, kind: "a colour", LottieReplacement.color) { LottieValue(colorNotation: $0) }
  }

  mutating func visit(_ name: String, _ property: inout Property<Outline>) {
    replace(name, &property, kind: "an outline", LottieReplacement.outline) { LottieValue(outlineNotation: $0) }
  }

  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) {
    replace(name, &property, kind: "the numbers of a gradient", LottieReplacement.gradient) {
      LottieValue(gradientNotation: $0)
    }
  }

  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) {
    var color = gradient.color(ofStop: stop)
    let countBefore = matchCount
    visit(name, &color)
    if matchCount > countBefore { gradient = gradient.replacingColor(ofStop: stop, by: color) }
  }

  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) {
    replace(name, &property, kind: "a text", LottieReplacement.text) { .text($0) }
  }

  private mutating func replace<Value: PropertyValue>(
    _ name: String, _ property: inout Property<Value>, kind: String,
    _ read: @escaping @Sendable (LottieValue, Value) -> Value?, parse: (String) -> LottieValue?
  ) {
    guard case .values(let target, let replacement) = change, isTarget(target, name, slot: property.slotID) else {
      return
    }
    matchCount += 1
    if let replaced = replacement.property(insteadOf: property, read, parse: parse) {
      property = property.replaced(by: replaced)
    } else {
      mismatch = mismatch ?? kind
    }
  }

  private mutating func isTarget(_ target: Target, _ name: String, slot: String?) -> Bool {
    switch target {
    case .slot(let id): return slot == id
    case .keyPath(let path):
      names.append(name)
      defer { names.removeLast() }
      return path.fits(names)
    }
  }
}
