internal import JSONText
internal import MotionCurves
internal import MotionValues

/// A document whose expressions have become keyframes, for players that evaluate none.
///
/// Each property with an expression is sampled at every frame and three times between two frames, and gets the fewest
/// keyframes that are within a tolerance of all samples; a value that jumps is held. Everything else of the document
/// stays as it is, byte for byte.
///
/// A position that turns its layer into the direction of its motion keeps that direction to 2° at whole frames, where it
/// moves by more than about a tenth of a point in a quarter of a frame or turns by less than 4° in it. Coordinates that
/// are separate properties are fitted apart, and their direction is not looked at.
package struct LottieBaking: Sendable {
  /// A property whose expression is gone.
  package struct Track: Sendable, Hashable {
    /// The JSON pointer of the property.
    package let pointer: String
    /// The number of keyframes; 0 for a constant value.
    package let keyCount: Int
    /// The largest difference at whole frames, in the property's own units.
    package let errorAtFrames: Double
    /// The largest difference at a quarter, a half and three quarters of the way between frames.
    package let errorBetweenFrames: Double
    /// The first reason why the expression fails at some frame, where the value without it is taken; nil for none.
    package let failure: String?
  }

  /// The new document.
  package private(set) var document: [UInt8] = []
  /// The properties, in the order of the document.
  package private(set) var tracks: [Track] = []
  /// The pointers of properties whose expressions stay, as their values are those of a slot or of an old form, or as
  /// they belong to parts that are not drawn.
  package private(set) var leftOut: [String] = []

  static let samplesPerFrame = 4
  /// The most frames of a composition.
  static let greatestFrameCount = 20_000.0

  /// Bakes the expressions of a document.
  ///
  /// - Parameters:
  ///   - json: the document in UTF-8.
  ///   - tolerance: the largest error, above 0, in the units of each property: points, degrees, per cent; of colours,
  ///     which go from 0 to 1, a hundredth of it.
  /// - Throws: ``LottieError``, as reading the animation does, and for a composition with expressions and
  ///   more than 20,000 frames.
  package init(of json: [UInt8], tolerance: Double) throws(LottieError) {
    let text = try LottieDocument.json(json)
    let document = try LottieDocument(reading: text.root)
    var all: [String] = []
    Self.find(expressionsIn: text.root, &all)
    guard let world = document.world else {
      self.document = json
      leftOut = all
      return
    }
    let version = LottieVersion(parsing: text.root["v"]?.string)
    var changes: [(range: Range<Int>, text: String)] = []
    for (composition, trees) in world.trees.enumerated() {
      for (place, tree) in trees.enumerated() where tree.expressionCount > 0 {
        for entry in tree.entries.indices {
          guard let expression = tree.entries[entry].source.expression else { continue }
          let property = PropertyPlace(layer: LayerPlace(composition: composition, layer: place), entry: entry)
          let pointer = String(expression.pointer.dropLast(2))
          let range = try world.frameRange(ofComposition: composition)
          let samples = PropertySamples(of: property, in: world, range, version: version)
          guard let object = text.root.value(at: pointer), object["sid"] == nil,
            let baked = BakedProperty(samples, json: object, bytes: json, tolerance: tolerance)
          else {
            continue
          }
          changes.append((baked.range, baked.text))
          tracks.append(
            Track(
              pointer: pointer, keyCount: baked.keyCount, errorAtFrames: baked.errorAtFrames,
              errorBetweenFrames: baked.errorBetweenFrames, failure: samples.failure))
        }
      }
    }
    self.document = Self.applied(changes, to: json)
    let baked = Set(tracks.map { $0.pointer })
    leftOut = all.filter { !baked.contains($0) }
  }

  /// Appends the pointers of the properties with an expression, whether anybody reads them or not.
  private static func find(expressionsIn value: JSONValue, _ found: inout [String]) {
    if let members = value.members {
      if value["x"]?.string != nil, value["k"] != nil { found.append(value.path.pointer) }
      for member in members { find(expressionsIn: member.value, &found) }
    }
    for element in value.elements.map(Array.init) ?? [] { find(expressionsIn: element, &found) }
  }

  private static func applied(_ changes: [(range: Range<Int>, text: String)], to json: [UInt8]) -> [UInt8] {
    var (bytes, end): ([UInt8], Int) = ([], 0)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where change.range.lowerBound >= end
    {
      bytes += json[end..<change.range.lowerBound]
      bytes += change.text.utf8
      end = change.range.upperBound
    }
    return bytes + json[end...]
  }
}

extension ExpressionWorld {
  /// The frames of a composition in which its properties count.
  fileprivate func frameRange(ofComposition place: Int) throws(LottieError) -> ClosedRange<Double> {
    var (first, last) = (document.frames.lowerBound, document.frames.upperBound)
    if place > 0 {
      let layers = document.compositions[place].layers
      first = layers.reduce(0) { min($0, $1.value.inFrame) }
      last = max(first, document.compositions[place].outFrame)
    }
    (first, last) = (first.rounded(.down), last.rounded(.up))
    guard last - first <= LottieBaking.greatestFrameCount else {
      throw LottieError("expressions in a composition of more than 20000 frames")
    }
    return first...last
  }
}

/// The values of a property with its expression, several times a frame.
struct PropertySamples {
  let first: Double
  private(set) var results: [PropertyResult] = []
  private(set) var failure: String?
  /// The directions that turn the layer, of an auto-oriented layer's position.
  private(set) var directions = SampledDirections()
  /// Whether the property belongs to shapes, whose colours are written in an old form by old exporters.
  let isOfShape: Bool
  let isOldDocument: Bool

  init(of place: PropertyPlace, in world: ExpressionWorld, _ range: ClosedRange<Double>, version: LottieVersion) {
    isOldDocument = version < LottieVersion(4, 1, 9)
    first = range.lowerBound
    isOfShape = world.tree(place.layer).entries[place.entry].part == .content
    let count = Int(range.upperBound - range.lowerBound) * LottieBaking.samplesPerFrame + 1
    var hasRunOut = false
    var earlier: [PropertyResult?] = []
    let turnsLayer = Self.turnsLayer(place, in: world)
    for sample in 0..<count {
      let frame = first + Double(sample) / Double(LottieBaking.samplesPerFrame)
      let machine = ExpressionMachine(world, steps: world.stepsPerValue)
      if let result = try? machine.result(of: place, at: frame, isBase: hasRunOut) { results.append(result) }
      if turnsLayer, earlier.count < results.count {
        let isWhole = sample % LottieBaking.samplesPerFrame == 0
        earlier.append(isWhole ? Self.earlierResult(of: place, in: world, at: frame, isBase: hasRunOut) : nil)
      }
      guard let error = machine.failures.first?.error else { continue }
      failure = failure ?? error.message
      // An expression that runs on would take its steps at each sample.
      hasRunOut = hasRunOut || error.kind == .limit
    }
    if turnsLayer { directions = SampledDirections(results, earlier: earlier) }
  }

  /// The value just before a frame.
  private static func earlierResult(
    of place: PropertyPlace, in world: ExpressionWorld, at frame: Double, isBase: Bool
  ) -> PropertyResult? {
    let machine = ExpressionMachine(world, steps: world.stepsPerValue)
    return try? machine.result(of: place, at: frame - SampledDirections.interval, isBase: isBase)
  }

  /// Whether a property is the position of a layer that turns into the direction of its motion.
  private static func turnsLayer(_ place: PropertyPlace, in world: ExpressionWorld) -> Bool {
    let entry = world.tree(place.layer).entries[place.entry]
    guard world.layer(place.layer).value.isAutoOriented, entry.part == .transform else { return false }
    return entry.name == "Position"
  }

  func frame(of sample: Int) -> Double { first + Double(sample) / Double(LottieBaking.samplesPerFrame) }
}

extension JSONValue {
  /// The value at the pointer of a property, whose keys have no characters to escape.
  fileprivate func value(at pointer: String) -> JSONValue? {
    var value = self
    for step in pointer.split(separator: "/") {
      let index = value.elements == nil ? nil : Int(step)
      guard let next = index.map({ value[$0] }) ?? value[String(step)] else { return nil }
      value = next
    }
    return value
  }
}
