internal import MotionCurves
internal import MotionValues

/// Runs the expressions of properties; it knows the document around them.
final class ExpressionMachine: ScriptMachine {
  /// Something of the document that a script holds.
  enum Thing {
    case composition(Int)
    case layer(LayerPlace)
    /// The entries of a part of a layer that are inside of no group.
    case part(LayerPlace, LayerPart)
    /// A group or a property.
    case entry(PropertyPlace)
    /// The elements of a group of shapes.
    case contents(PropertyPlace)
    case key(PropertyPlace, Int)
    /// An outline that a script has made.
    case outline(Outline)
    case markers
    case marker(Int)
  }

  /// The property whose expression runs, and its frame.
  struct Context {
    var place: PropertyPlace
    var frame: Double
    var seed = 0.0
    var isTimeless = false
    /// The random numbers of this expression have begun.
    var isSeeded = false
  }

  private struct Question: Hashable {
    var place: PropertyPlace
    var frame: Double
  }

  let world: ExpressionWorld
  var things: [Thing] = []
  var context = Context(place: PropertyPlace(layer: LayerPlace(composition: 0, layer: 0), entry: -1), frame: 0)
  /// The expressions that have failed, and why.
  private(set) var failures: [(expression: PropertyExpression, error: ScriptError)] = []
  private var open: [Question] = []
  /// Whether a whole transform is asked for, though the script may need only a part of it.
  private var isInTransform = false
  private var answers: [Question: PropertyResult] = [:]

  init(_ world: ExpressionWorld, steps: Int) {
    self.world = world
    super.init(steps: steps, host: .ofDocument)
  }

  var frameRate: Double { world.document.frameRate }
  var layer: LayerPlace { context.place.layer }

  // MARK: Properties

  /// The value of a property with its expression, at a frame of its composition.
  ///
  /// A property that needs itself has there its value without the expression.
  func value<Value: PropertyValue & ScriptableValue>(
    of property: ScriptedProperty<Value>, _ place: PropertyPlace, at frame: Double
  ) throws(ScriptError) -> Value {
    let question = Question(place: place, frame: frame)
    if let known = answers[question], let value = Value(known) { return value }
    let base = property.base.value(at: frame)
    guard !open.contains(question) else {
      if !isInTransform { fail(property.expression, .failure("the property depends on itself")) }
      return base
    }
    try enter()
    open.append(question)
    let (outer, outerRandom) = (context, random)
    defer {
      leave()
      open.removeLast()
      (context, random) = (outer, outerRandom)
    }
    context = Context(place: place, frame: frame)
    let wasInTransform = isInTransform
    defer { isInTransform = wasInTransform }
    do throws(ScriptError) {
      let result = try converted(try run(property.expression.script), over: base.result)
      guard let value = Value(result) else { throw .failure("the result is of another kind") }
      answers[question] = result
      return value
    } catch {
      fail(property.expression, error)
      // The budget is spent for all that asked.
      if error.kind == .limit, open.count > 1 { throw ScriptError(.limit, error.message, at: -1) }
      answers[question] = base.result
      return base
    }
  }

  private func fail(_ expression: PropertyExpression, _ error: ScriptError) {
    if !failures.contains(where: { $0.expression === expression }) { failures.append((expression, error)) }
  }

  private func value<Value: PropertyValue & ScriptableValue>(
    _ property: Property<Value>, _ place: PropertyPlace, _ frame: Double, isBase: Bool
  ) throws(ScriptError) -> Value {
    if !isBase, let scripted = property.scripted { return try value(of: scripted, place, at: frame) }
    return property.value(at: frame)
  }

  /// The value of a property at a frame; without its expression if it is asked for, or if the expression itself asks.
  func result(of place: PropertyPlace, at frame: Double, isBase: Bool = false) throws(ScriptError) -> PropertyResult? {
    try take(4)
    let isBase = isBase || place == context.place
    let entry = world.tree(place.layer).entries[place.entry]
    switch entry.source {
    case .group: return nil
    case .number(let property): return .number(try value(property, place, frame, isBase: isBase))
    case .vector(let property):
      // What is not drawn in space has two coordinates in After Effects; exporters write three for transforms.
      let count = entry.part == .transform ? 3 : 2
      return .vector(try value(property, place, frame, isBase: isBase), count: count)
    case .split:
      var vector = Vector.zero
      for axis in 0..<3 {
        let part = PropertyPlace(layer: place.layer, entry: place.entry + 1 + axis)
        if case .number(let number)? = try result(of: part, at: frame, isBase: isBase) { vector[axis] = number }
      }
      return .vector(vector, count: 3)
    case .color(let property): return .color(try value(property, place, frame, isBase: isBase))
    case .outline(let property): return .outline(try value(property, place, frame, isBase: isBase))
    case .gradient(let property): return .gradient(try value(property, place, frame, isBase: isBase).numbers)
    case .text(let property): return .text(try value(property, place, frame, isBase: isBase))
    }
  }

  /// The values of a transform at a frame, with their expressions.
  func transform(of place: LayerPlace, at frame: Double) throws(ScriptError) -> TransformProperties {
    var transform = world.layer(place).value.transform
    guard world.tree(place).expressionCount > 0 else { return transform }
    var resolver = TransformResolver()
    let outer = isInTransform
    isInTransform = true
    defer { isInTransform = outer }
    for entry in world.tree(place).entries.indices where world.tree(place).entries[entry].part == .transform {
      resolver.results.append(try result(of: PropertyPlace(layer: place, entry: entry), at: frame))
    }
    // The first entry is the group.
    resolver.results.removeFirst()
    transform.visit(&resolver)
    return transform
  }

  // MARK: Values of scripts

  func host(_ thing: Thing) -> ScriptValue {
    things.append(thing)
    return .host(things.count - 1)
  }

  func scriptValue(_ result: PropertyResult) throws(ScriptError) -> ScriptValue {
    switch result {
    case .number(let number): .number(number)
    case .text(let document): .text(document.text)
    case .outline(let outline): host(.outline(outline))
    case .vector, .color, .gradient: try list(result.numbers)
    }
  }

  /// The value of a property that the result of its expression is.
  private func converted(_ value: ScriptValue, over base: PropertyResult) throws(ScriptError) -> PropertyResult {
    if case .outline = base {
      guard let outline = try outline(of: value) else { throw .failure("the result is no path") }
      return .outline(outline)
    }
    let value = try plain(value)
    if case .text(var document) = base {
      if value.isNothing { throw .failure("there is no result") }
      document.text = try text(of: value)
      return .text(document)
    }
    switch value {
    case .number, .condition, .list: break
    case .undefined, .null: throw .failure("there is no result")
    default: throw .failure("the result is no number")
    }
    var numbers = try self.numbers(of: value)
    if case .number = base {} else if !isList(value) { throw .failure("the result is one number instead of several") }
    if numbers.isEmpty { throw .failure("the result is an empty list") }
    // A number out of a list is its first; the others do not count.
    if case .number = base { numbers.removeLast(numbers.count - 1) }
    for index in numbers.indices {
      guard !numbers[index].isNaN else { throw .failure("the result is not a number") }
      numbers[index] = max(-LottieLimits.greatestNumber, min(numbers[index], LottieLimits.greatestNumber))
    }
    return base.replacing(numbers: numbers)
  }

  fileprivate func plainValue(of host: Int) throws(ScriptError) -> ScriptValue {
    switch things[host] {
    case .entry(let place):
      guard let result = try result(of: place, at: context.frame) else { return .undefined }
      if case .outline = result { return .undefined }
      return try scriptValue(result)
    case .key(let place, let key): return try keyValue(place, key)
    default: return .undefined
    }
  }

  fileprivate func foundMember(_ name: String, _ word: ScriptWord?, host: Int) throws(ScriptError) -> ScriptValue? {
    if let value = try memberValue(name, word, of: things[host]) { return value }
    // What has no value has no other members either.
    if case .undefined = try plainValue(of: host) { throw .failure("\(name) is not known") }
    return nil
  }

  // MARK: Chance

  fileprivate func seeded(_ seed: Double, isTimeless: Bool) {
    (context.seed, context.isTimeless, context.isSeeded) = (seed, isTimeless, true)
    random = SplitMix64(seed: seedBits(context.isTimeless ? 0 : context.frame.bitPattern))
  }

  /// The seed of the property, and of something else.
  func seedBits(_ other: UInt64) -> UInt64 {
    var mixer = SplitMix64(seed: other ^ context.seed.bitPattern)
    for part in [layer.composition, layer.layer, context.place.entry] {
      mixer = SplitMix64(seed: mixer.next() ^ UInt64(truncatingIfNeeded: part))
    }
    return mixer.next()
  }

  fileprivate func seedOnce() {
    if !context.isSeeded { seeded(context.seed, isTimeless: context.isTimeless) }
  }
}

extension ScriptHost {
  /// The document around a property: the machine that asks is always an ``ExpressionMachine``.
  fileprivate static let ofDocument = ScriptHost(
    global: { (machine, word) throws(ScriptError) in try machine.ofDocument.globalValue(word) },
    call: { (machine, word, arguments) throws(ScriptError) in
      try machine.ofDocument.calledGlobal(word, arguments)
    },
    member: { (machine, name, word, thing) throws(ScriptError) in
      try machine.ofDocument.foundMember(name, word, host: thing)
    },
    callMember: { (machine, name, word, thing, arguments) throws(ScriptError) in
      let machine = machine.ofDocument
      return try machine.callResult(name, word, of: machine.things[thing], arguments)
    },
    plain: { (machine, thing) throws(ScriptError) in try machine.ofDocument.plainValue(of: thing) },
    reseed: { (machine, seed, isTimeless) in machine.ofDocument.seeded(seed, isTimeless: isTimeless) },
    startRandom: { (machine) in machine.ofDocument.seedOnce() })
}

extension ScriptMachine {
  // Embedded Swift has no checked casts of classes.
  fileprivate var ofDocument: ExpressionMachine { unsafeDowncast(self, to: ExpressionMachine.self) }
}

/// Gives a transform the values of a frame.
private struct TransformResolver: PropertyVisitor {
  var results: [PropertyResult?] = []
  private var next = 0

  private mutating func resolve<Value: PropertyValue & ScriptableValue>(_ property: inout Property<Value>) {
    if next < results.count, let result = results[next], let value = Value(result) { property = .constant(value) }
    next += 1
  }

  mutating func enter(_ name: String) -> Bool { true }
  mutating func leave() {}
  mutating func visit(_ name: String, _ property: inout Property<Double>) { resolve(&property) }
  mutating func visit(_ name: String, _ property: inout Property<Vector>) { resolve(&property) }
  mutating func visit(
    _ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>
  ) { next += 1 }
  mutating func visit(_ name: String, _ property: inout Property<Color>) { next += 1 }
  mutating func visit(_ name: String, _ property: inout Property<Outline>) { next += 1 }
  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) { next += 1 }
  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) {}
  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) { next += 1 }
}
