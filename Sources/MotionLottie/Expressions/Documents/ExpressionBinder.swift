internal import MotionValues

/// Gives the properties of a document their expressions.
///
/// The document that is read holds each expression beside its property. In the document that is drawn, the property
/// asks an ``ExpressionWorld``, which holds the document that was read: neither document holds itself alive.
struct ExpressionBinder: PropertyVisitor {
  private let world: ExpressionWorld
  private var layer = LayerPlace(composition: 0, layer: 0)
  private var entry = -1
  private var count = 0

  private init(_ world: ExpressionWorld) {
    self.world = world
  }

  /// The document whose properties follow their expressions.
  static func bound(_ document: LottieDocument) -> LottieDocument {
    let world = ExpressionWorld(document)
    var binder = ExpressionBinder(world)
    var bound = document
    var budget = FrameBudget()
    for composition in bound.compositions.indices {
      var layers = bound.compositions[composition].layers
      var isChanged = false
      for place in layers.indices {
        var layer = layers[place].value
        binder.layer = LayerPlace(composition: composition, layer: place)
        (binder.entry, binder.count) = (-1, 0)
        layer.visit(&binder)
        guard binder.count > 0 else { continue }
        layer.fixContent(budget: &budget)
        layers[place] = Shared(layer)
        isChanged = true
      }
      if isChanged { bound.compositions[composition] = bound.compositions[composition].replacing(layers: layers) }
    }
    bound.world = world
    return bound
  }

  private mutating func bind<Value: PropertyValue & ScriptableValue>(_ property: inout Property<Value>) {
    entry += 1
    guard let scripted = property.scripted else { return }
    count += 1
    let (world, place) = (world, PropertyPlace(layer: layer, entry: entry))
    property = property.replaced(by: .computed { world.value(of: scripted, place, at: $0) })
  }

  mutating func enter(_ name: String) -> Bool {
    entry += 1
    return true
  }

  mutating func leave() {}
  mutating func visit(_ name: String, _ property: inout Property<Double>) { bind(&property) }
  mutating func visit(_ name: String, _ property: inout Property<Vector>) { bind(&property) }
  mutating func visit(
    _ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>
  ) { entry += 1 }
  mutating func visit(_ name: String, _ property: inout Property<Color>) { bind(&property) }
  mutating func visit(_ name: String, _ property: inout Property<Outline>) { bind(&property) }
  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) { bind(&property) }
  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) {}
  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) { bind(&property) }
}
