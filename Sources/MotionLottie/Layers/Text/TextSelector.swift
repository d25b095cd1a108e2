internal import JSONText
internal import MotionCurves
internal import RealModule

/// Which letters of a text an animator changes, and how much: a range of letters, with a shape.
///
/// After Effects calls it a range selector.
struct TextSelector: Sendable {
  /// What the range counts.
  enum Basis: Int {
    case characters = 1
    case visibleCharacters, words, lines
  }

  /// The weights over the range.
  enum Shape: Int {
    case square = 1
    case rampUp, rampDown, triangle, round, smooth
  }

  var basis: Basis
  var shape: Shape
  /// Whether the range is in per cent of what it counts, and not in its numbers.
  var isInPercent: Bool
  /// Whether the range takes what it counts in another order.
  var isShuffled: Bool
  /// Where the range begins, and how far it is moved.
  var start, offset: Property<Double>
  /// Where the range ends; nil for the end of the text.
  var end: Property<Double>?
  /// In per cent, like the parts below.
  var amount: Property<Double>
  /// The eases at the greatest and at the least weight.
  var easeHigh, easeLow: Property<Double>
  /// How softly a range moves over a letter; 100 is linear.
  var smoothness: Property<Double>

  private enum Part: Int {
    case basis, shape, unit, order, start, end, offset, amount, easeHigh, easeLow, smoothness
    static let keys = JSONKeys(["b", "sh", "r", "rn", "s", "e", "o", "a", "xe", "ne", "sm"])
  }

  init(reading json: JSONValue?, reader: inout LottieReader) {
    let parts = json?.values(of: Part.keys)
    basis = reader.integer(parts?[Part.basis]).flatMap(Basis.init) ?? .characters
    shape = reader.integer(parts?[Part.shape]).flatMap(Shape.init) ?? .square
    isInPercent = reader.integer(parts?[Part.unit]) != 2
    isShuffled = reader.flag(parts?[Part.order])
    start = reader.number(parts?[Part.start], default: 0)
    end = parts?[Part.end].map { reader.number($0, default: 100) }
    offset = reader.number(parts?[Part.offset], default: 0)
    amount = reader.number(parts?[Part.amount], default: 100)
    easeHigh = reader.number(parts?[Part.easeHigh], default: 0)
    easeLow = reader.number(parts?[Part.easeLow], default: 0)
    smoothness = reader.number(parts?[Part.smoothness], default: 100)
  }

  var isConstant: Bool {
    start.isConstant && offset.isConstant && end?.isConstant != false && amount.isConstant && easeHigh.isConstant
      && easeLow.isConstant && smoothness.isConstant
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Start", &start)
    visitor.visit("End", &end)
    visitor.visit("Offset", &offset)
    visitor.visit("Amount", &amount)
    visitor.visit("Ease High", &easeHigh)
    visitor.visit("Ease Low", &easeLow)
    visitor.visit("Smoothness", &smoothness)
  }
}

/// The weights of a selector at a frame.
struct TextSelection {
  private let shape: TextSelector.Shape
  private let range: (start: Double, end: Double)
  private let easing: CubicBezier?
  private let amount, smoothness: Double
  /// The places in the range, by the places in the text; nil if they are the same.
  private let order: [Int]?

  /// The weights for so many letters, words or lines.
  init(_ selector: TextSelector, of count: Int, at frame: Double) {
    shape = selector.shape
    let unit = selector.isInPercent ? Double(count) / 100 : 1
    let offset = selector.offset.value(at: frame) * unit
    let start = selector.start.value(at: frame) * unit + offset
    let last = selector.end.map { $0.value(at: frame) * unit } ?? Double(count)
    range = (min(start, last + offset), max(start, last + offset))
    easing = Self.easing(high: selector.easeHigh.value(at: frame), low: selector.easeLow.value(at: frame))
    amount = selector.amount.value(at: frame) / 100
    smoothness = max(0, selector.smoothness.value(at: frame) / 100)
    order = selector.isShuffled ? Self.shuffled(count) : nil
  }

  /// The curve over the weights: positive eases rest at an end, negative ones leave it faster.
  private static func easing(high: Double, low: Double) -> CubicBezier? {
    let (high, low) = (max(-1, min(high / 100, 1)), max(-1, min(low / 100, 1)))
    guard high != 0 || low != 0 else { return nil }
    return try? CubicBezier(validating: max(low, 0), max(-low, 0), 1 - max(high, 0), 1 + min(high, 0))
  }

  /// An order that looks like chance, and is always the same.
  ///
  /// That of After Effects is not known.
  /// Source: D. E. Knuth, *The Art of Computer Programming*, volume 2, §3.4.2, algorithm P.
  private static func shuffled(_ count: Int) -> [Int] {
    var order = Array(0..<count)
    var random = SplitMix64(seed: 1)
    for last in order.indices.dropFirst().reversed() {
      order.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    return order
  }

  /// The weight of a letter, word or line, −1…1.
  func weight(at index: Int) -> Double {
    var place = index
    if let order, order.indices.contains(index) { place = order[index] }
    var weight = shaped(Double(place))
    if let easing { weight = easing.value(at: weight) }
    guard smoothness != 1 else { return weight * amount }
    let threshold = 0.5 - smoothness / 2
    // A range without softness takes a letter once half of it is inside.
    guard smoothness > 0 else { return weight < threshold ? 0 : amount }
    return max(0, min((weight - threshold) / smoothness, 1)) * amount
  }

  /// The weight before the eases, 0…1; the letter at a place fills the numbers from it to the next one.
  private func shaped(_ place: Double) -> Double {
    let (start, end) = range
    if shape == .square { return max(0, min(min(end, place + 1) - max(start, place), 1)) }
    guard end > start else { return (shape == .rampUp) == (place >= end) && isRamp ? 1 : 0 }
    let part = max(0, min((place + 0.5 - start) / (end - start), 1))
    switch shape {
    case .square, .rampUp: return part
    case .rampDown: return 1 - part
    case .triangle: return 1 - (2 * part - 1).magnitude
    case .round: return (1 - (2 * part - 1) * (2 * part - 1)).squareRoot()
    case .smooth: return (1 - Double.cos(2 * .pi * part)) / 2
    }
  }

  private var isRamp: Bool { shape == .rampUp || shape == .rampDown }
}
