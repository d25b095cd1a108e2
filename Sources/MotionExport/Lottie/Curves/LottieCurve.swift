internal import MotionCurves

/// A property over time with the numbers that a Lottie document prints: a constant, or keys.
struct LottieCurve: Hashable {
  /// The interpolation between a key and the next one.
  enum Easing: Hashable {
    case hold
    case linear
    case bezier(CubicBezier)
  }

  struct Key: Hashable {
    /// The time in frames of the document.
    var time: Double
    var values: [Double]
    /// How the values change to those of the next key.
    var easing: Easing
  }

  /// The keys in ascending order of their times; a constant has one.
  private(set) var keys: [Key]

  /// Creates a property that does not change.
  init(constant values: [Double]) { keys = [Key(time: 0, values: values, easing: .hold)] }

  /// Creates a property without keys, to which intervals are added.
  init() { keys = [] }

  var isConstant: Bool { keys.count == 1 }

  /// Adds the keys of an interval of time.
  ///
  /// Until the interval begins, the last value holds.
  mutating func append(_ interval: [Key]) {
    guard let first = interval.first else { return }
    if let last = keys.last, last.values != first.values || last.time < first.time {
      if keys.count > 1 && keys[keys.count - 2].values == last.values {
        keys.removeLast()
      } else if last.time == first.time {
        keys[keys.count - 1].time -= LottieTimeline.jumpDuration
      }
      keys[keys.count - 1].easing = .hold
    } else if !keys.isEmpty {
      keys.removeLast()
    }
    keys += interval
  }

  /// Removes keys that change nothing.
  mutating func simplify() {
    if keys.allSatisfy({ $0.values == keys[0].values }) { self = LottieCurve(constant: keys[0].values) }
  }

  /// The values that a player shows at a time or, for a jump, just before it.
  func values(at time: Double, isBefore: Bool = false) -> [Double] {
    let index = keys.indices.last { keys[$0].time < time || (keys[$0].time == time && !isBefore) } ?? 0
    let key = keys[index]
    guard index + 1 < keys.count, time > key.time else { return key.values }
    let next = keys[index + 1]
    let part = (time - key.time) / (next.time - key.time)
    let fraction: Double
    switch key.easing {
    case .hold: return key.values
    case .linear: fraction = part
    case .bezier(let curve): fraction = curve.value(at: part)
    }
    return zip(key.values, next.values).map { $0 + ($1 - $0) * fraction }
  }
}

extension LottieCurve {
  /// The property as JSON, with a text for the values of a constant or of a key.
  func json(_ text: ([Double]) -> String) -> String {
    if isConstant { return "{\"a\":0,\"k\":\(text(keys[0].values))}" }
    let texts = keys.enumerated().map { index, key in
      let values = text(key.values)
      // The value of a key is always an array.
      let list = values.hasPrefix("[") ? values : "[\(values)]"
      let easing = index + 1 < keys.count ? key.easing.json : ""
      return "{\"t\":\(key.time.decimalText(6)),\"s\":\(list)\(easing)}"
    }
    return "{\"a\":1,\"k\":[\(texts.joined(separator: ","))]}"
  }

  /// The property as JSON, with a given number of decimals.
  func json(decimals: Int) -> String {
    json { $0.count == 1 ? $0[0].decimalText(decimals) : $0.lottieList(decimals) }
  }

  /// One of the components.
  func component(_ index: Int) -> LottieCurve {
    var curve = self
    for key in keys.indices { curve.keys[key].values = [keys[key].values[index]] }
    curve.simplify()
    return curve
  }
}

extension LottieCurve.Easing {
  fileprivate var json: String {
    switch self {
    case .hold: LottieHandles.hold
    case .linear: LottieHandles.json(0, 0, 1, 1)
    case .bezier(let curve): LottieHandles.json(curve.x1, curve.y1, curve.x2, curve.y2)
    }
  }
}

extension [Double] {
  /// The numbers as an array of JSON.
  func lottieList(_ decimals: Int) -> String {
    "[" + map { $0.decimalText(decimals) }.joined(separator: ",") + "]"
  }
}
