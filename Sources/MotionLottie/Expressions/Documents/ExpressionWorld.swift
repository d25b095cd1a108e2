internal import MotionValues

/// A document as it was read, for the expressions of its properties: they can ask for any other property, at any time.
final class ExpressionWorld: Sendable {
  /// The document without bound expressions.
  let document: LottieDocument
  /// The properties of the layers, composition by composition.
  let trees: [[LayerTree]]
  /// The steps that one value may take.
  ///
  /// All expressions of a frame share a budget evenly, so that no frame takes longer, however many there are.
  let stepsPerValue: Int
  /// The sizes of the compositions.
  let sizes: [SIMD2<Double>]

  init(_ document: LottieDocument) {
    var document = document
    document.world = nil
    self.document = document
    trees = document.compositions.map { $0.layers.map { LayerTree($0.value) } }
    var sizes = [SIMD2<Double>](repeating: document.size, count: document.compositions.count)
    for composition in document.compositions {
      for layer in composition.layers {
        if case .precomposition(let inner, let size?) = layer.value.kind { sizes[inner] = size }
      }
    }
    self.sizes = sizes
    stepsPerValue = max(2_000, min(500_000, 20_000_000 / max(1, Self.count(in: document, trees))))
  }

  /// The expressions, those of precompositions counted as often as these are shown.
  private static func count(in document: LottieDocument, _ trees: [[LayerTree]]) -> Int {
    let own = trees.map { $0.reduce(0) { $0 + $1.expressionCount } }
    var (count, stack) = (0, [0])
    // A document unfolds to a bounded number of layers.
    while let composition = stack.popLast() {
      count += own[composition]
      for layer in document.compositions[composition].layers {
        if case .precomposition(let inner, _) = layer.value.kind { stack.append(inner) }
      }
    }
    return count
  }

  func layer(_ place: LayerPlace) -> Shared<Layer> { document.compositions[place.composition].layers[place.layer] }
  func tree(_ place: LayerPlace) -> LayerTree { trees[place.composition][place.layer] }

  /// The value of a property with an expression; its value without it where the expression fails.
  func value<Value: PropertyValue & ScriptableValue>(
    of property: ScriptedProperty<Value>, _ place: PropertyPlace, at frame: Double
  ) -> Value {
    let machine = ExpressionMachine(self, steps: stepsPerValue)
    return (try? machine.value(of: property, place, at: frame)) ?? property.base.value(at: frame)
  }
}

extension ExpressionWorld {
  /// The expressions that fail in the first, a middle or the last frame of their layers, in the order of the document.
  ///
  /// All of them together may take as many steps as a few frames.
  func failures() -> [(expression: PropertyExpression, error: ScriptError)] {
    var failures: [(expression: PropertyExpression, error: ScriptError)] = []
    var known: Set<ObjectIdentifier> = []
    var steps = 10_000_000
    for (composition, layers) in trees.enumerated() {
      for (place, tree) in layers.enumerated() where tree.expressionCount > 0 {
        let layer = LayerPlace(composition: composition, layer: place)
        let frames = self.layer(layer).value.framesToTry
        for entry in tree.entries.indices where tree.entries[entry].source.expression != nil {
          for frame in frames where steps >= stepsPerValue {
            let machine = ExpressionMachine(self, steps: stepsPerValue)
            _ = try? machine.result(of: PropertyPlace(layer: layer, entry: entry), at: frame)
            steps -= stepsPerValue - max(0, machine.steps)
            for failure in machine.failures where known.insert(ObjectIdentifier(failure.expression)).inserted {
              failures.append(failure)
            }
          }
        }
      }
    }
    return failures
  }
}

extension Layer {
  fileprivate var framesToTry: [Double] { [inFrame, (inFrame + outFrame) / 2, max(inFrame, outFrame - 1)] }
}

extension LottieDocument {
  /// The document as it was read, without bound expressions; changes of this one are made there.
  var unbound: LottieDocument {
    guard let world else { return self }
    var unbound = self
    (unbound.compositions, unbound.world) = (world.document.compositions, nil)
    return unbound
  }

  /// The document with bound expressions, if it has any.
  var bound: LottieDocument { features[.expression] == nil ? self : ExpressionBinder.bound(self) }
}

extension LayerTree {
  var expressionCount: Int { entries.reduce(0) { $0 + ($1.source.expression == nil ? 0 : 1) } }
}

extension LayerTree.Entry.Source {
  /// The expression of a property; nil for a property without one.
  var expression: PropertyExpression? {
    switch self {
    case .group, .split: nil
    case .number(let property): property.scripted?.expression
    case .vector(let property): property.scripted?.expression
    case .color(let property): property.scripted?.expression
    case .outline(let property): property.scripted?.expression
    case .gradient(let property): property.scripted?.expression
    case .text(let property): property.scripted?.expression
    }
  }
}
