internal import MotionCurves
internal import RealModule

/// The functions of After Effects for numbers, vectors, interpolation, chance and colours.
extension ScriptMachine {
  func vector(_ word: ScriptWord, _ a: ScriptValue, _ b: ScriptValue, _ c: ScriptValue) throws(ScriptError)
    -> ScriptValue
  {
    let a = try plain(a)
    let first = try numbers(of: a)
    switch word {
    case .clamp:
      let (low, high) = (try number(of: b), try number(of: c))
      let (least, greatest) = (Swift.min(low, high), Swift.max(low, high))
      let clamped = first.map { Swift.min(Swift.max($0, least), greatest) }
      return isList(a) ? try list(clamped) : .number(clamped[0])
    case .length:
      let second = b.isNothing ? [] : try numbers(of: b)
      var sum = 0.0
      for place in 0..<Swift.max(first.count, second.count) {
        let difference = (place < first.count ? first[place] : 0) - (place < second.count ? second[place] : 0)
        sum += difference * difference
      }
      return .number(sum.squareRoot())
    case .normalize:
      let length = first.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return try list(first.map { $0 / length })
    case .dot:
      return .number(zip(first, try numbers(of: b)).reduce(0) { $0 + $1.0 * $1.1 })
    default:
      let (p, q) = (first + [0, 0, 0], try numbers(of: b) + [0, 0, 0])
      return try list([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]])
    }
  }

  /// `linear` and `ease`: of a number, from two bounds (0 and 1 if they are left out) to two values.
  ///
  /// The curves are those of keyframes with an influence of a third; lottie-web has the same ones.
  func eased(_ word: ScriptWord, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    guard arguments.count >= 3 else { throw .failure("\(word.rawValue) needs three or five values") }
    let t = try number(of: arguments[0])
    var (low, high) = (0.0, 1.0)
    var (from, to) = (arguments[1], arguments[2])
    if arguments.count >= 5, !arguments[3].isNothing, !arguments[4].isNothing {
      (low, high) = (try number(of: arguments[1]), try number(of: arguments[2]))
      (from, to) = (arguments[3], arguments[4])
    }
    // As in lottie-web, bounds in the wrong order are exchanged, and the values are not.
    if high < low { (low, high) = (high, low) }
    let progress = high == low ? (t < low ? 0 : 1) : Swift.min(1, Swift.max(0, (t - low) / (high - low)))
    (from, to) = (try plain(from), try plain(to))
    if progress <= 0 { return from }
    if progress >= 1 { return to }
    let eased =
      switch word {
      case .ease: CubicBezier(0.33, 0, 0.667, 1).value(at: progress)
      case .easeIn: CubicBezier(0.333, 0, 0.833, 0.833).value(at: progress)
      case .easeOut: CubicBezier(0.167, 0.167, 0.667, 1).value(at: progress)
      default: progress
      }
    guard isList(from) || isList(to) else {
      let start = try number(of: from)
      return .number(start + (try number(of: to) - start) * eased)
    }
    let (starts, ends) = (try numbers(of: from), try numbers(of: to))
    return try list(zip(starts, ends).map { $0 + ($1 - $0) * eased })
  }

  // MARK: Chance

  /// A random number in 0..<1.
  func nextRandom() -> Double { Double(random.next() >> 11) * 0x1p-53 }

  func randomized(_ word: ScriptWord, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    switch word {
    case .seedRandom:
      let seed = try number(of: arguments.first ?? .undefined)
      reseed(seed.isNaN ? 0 : seed, isTimeless: arguments.count > 1 && isTrue(arguments[1]))
      return .undefined
    case .noise:
      let numbers = try numbers(of: arguments.first ?? .undefined) + [0, 0, 0]
      return .number(ScriptNoise.value(at: SIMD3(numbers[0], numbers[1], numbers[2])))
    default: startRandom()
    }
    let low = arguments.count > 1 ? try plain(arguments[0]) : .number(0)
    let high = arguments.isEmpty ? .number(1) : try plain(arguments[arguments.count > 1 ? 1 : 0])
    let (lows, highs) = (try numbers(of: low), try numbers(of: high))
    let numbers = (0..<Swift.max(lows.count, highs.count)).map { place in
      let (least, greatest) = (place < lows.count ? lows[place] : 0, place < highs.count ? highs[place] : 0)
      return least + (greatest - least) * (word == .gaussRandom ? nextGaussian() : nextRandom())
    }
    return isList(low) || isList(high) ? try list(numbers) : .number(numbers[0])
  }

  /// A number around ½, in 0…1 in about 90 % of cases.
  private func nextGaussian() -> Double {
    let radius = (-2 * Double.log(1 - nextRandom())).squareRoot()
    return 0.5 + 0.304 * radius * Double.cos(2 * .pi * nextRandom())
  }

  // MARK: Colours

  static func color(ofHex text: String) -> [Double] {
    let digits = text.utf8.compactMap { ScriptTokens.hexDigit($0) }
    guard digits.count == 6 || digits.count == 3 else { return [0, 0, 0] }
    if digits.count == 3 { return digits.map { Double(17 * $0) / 255 } }
    return [0, 2, 4].map { Double(16 * digits[$0] + digits[$0 + 1]) / 255 }
  }

  static func hsl(of rgb: [Double]) -> [Double] {
    let (r, g, b) = (rgb[0], rgb[1], rgb[2])
    let (most, least) = (Swift.max(r, g, b), Swift.min(r, g, b))
    let (light, range) = ((most + least) / 2, most - least)
    guard range > 0 else { return [0, 0, light] }
    let saturation = light > 0.5 ? range / (2 - most - least) : range / (most + least)
    let hue = most == r ? (g - b) / range + (g < b ? 6 : 0) : most == g ? (b - r) / range + 2 : (r - g) / range + 4
    return [hue / 6, saturation, light]
  }

  static func rgb(ofHSL hsl: [Double]) -> [Double] {
    let (hue, saturation, light) = (hsl[0], hsl[1], hsl[2])
    let high = light < 0.5 ? light * (1 + saturation) : light + saturation - light * saturation
    let low = 2 * light - high
    return [hue + 1 / 3.0, hue, hue - 1 / 3.0].map { value in
      let turn = value - value.rounded(.down)
      if turn < 1 / 6.0 { return low + (high - low) * 6 * turn }
      if turn < 0.5 { return high }
      return turn < 2 / 3.0 ? low + (high - low) * (2 / 3.0 - turn) * 6 : low
    }
  }
}
