internal import MotionCurves
internal import RealModule

extension ScriptMachine {
  func mathConstant(_ word: ScriptWord) -> Double? {
    switch word {
    case .pi: .pi
    case .e: Double.exp(1)
    case .ln2: Double.log(2)
    case .ln10: Double.log(10)
    case .log2e: 1 / Double.log(2)
    case .log10e: 1 / Double.log(10)
    case .sqrt2: 2.0.squareRoot()
    case .sqrtHalf: 0.5.squareRoot()
    default: nil
    }
  }

  /// The result of a function of the language, or of After Effects for numbers and vectors; nil if there is none.
  func call(builtin word: ScriptWord, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue? {
    try take(1)
    let argument = { (place: Int) in place < arguments.count ? arguments[place] : .undefined }
    switch word {
    case .abs, .acos, .asin, .atan, .ceil, .cos, .exp, .floor, .log, .round, .sin, .sqrt, .tan, .sinh, .cosh, .tanh,
      .cbrt, .sign, .trunc, .log2, .log10:
      return .number(Self.elementary(word, try number(of: argument(0))))
    case .atan2: return .number(Double.atan2(y: try number(of: argument(0)), x: try number(of: argument(1))))
    case .pow: return .number(Self.power(try number(of: argument(0)), try number(of: argument(1))))
    case .max, .min, .hypot:
      var result = word == .max ? -Double.infinity : word == .min ? .infinity : 0
      for value in arguments {
        let number = try number(of: value)
        if number.isNaN { return .number(.nan) }
        result =
          word == .max ? Swift.max(result, number) : word == .min ? Swift.min(result, number) : .hypot(result, number)
      }
      return .number(result)
    case .add, .sum, .bmSum: return try sum(argument(0), argument(1))
    case .sub, .bmSub: return try difference(argument(0), argument(1))
    case .mul, .bmMul: return try product(argument(0), argument(1))
    case .div, .bmDiv: return try quotient(argument(0), argument(1))
    case .mod, .bmMod:
      return .number(try number(of: argument(0)).truncatingRemainder(dividingBy: try number(of: argument(1))))
    case .neg, .bmNeg: return try negated(argument(0))
    case .bmIsArray, .isArray: return .condition(isList(try plain(argument(0))))
    case .degreesToRadians: return .number(try number(of: argument(0)) * .pi / 180)
    case .radiansToDegrees: return .number(try number(of: argument(0)) * 180 / .pi)
    case .clamp, .length, .normalize, .dot, .cross: return try vector(word, argument(0), argument(1), argument(2))
    case .linear, .ease, .easeIn, .easeOut: return try eased(word, arguments)
    case .random, .gaussRandom, .noise, .seedRandom: return try randomized(word, arguments)
    case .hexToRgb: return try list(Self.color(ofHex: try text(of: argument(0))))
    case .rgbToHsl, .hslToRgb:
      let numbers = try numbers(of: argument(0))
      guard numbers.count >= 3 else { throw .failure("\(word.rawValue) needs a colour") }
      return try list((word == .rgbToHsl ? Self.hsl(of: numbers) : Self.rgb(ofHSL: numbers)) + numbers[3...])
    default: return try call(conversion: word, arguments)
    }
  }

  private func call(conversion word: ScriptWord, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue? {
    let first = arguments.first ?? .undefined
    switch word {
    case .number: return .number(arguments.isEmpty ? 0 : try number(of: first))
    case .string: return .text(arguments.isEmpty ? "" : try text(of: first))
    case .boolean: return .condition(isTrue(try plain(first)))
    case .isNaN: return .condition(try number(of: first).isNaN)
    case .isFinite: return .condition(try number(of: first).isFinite)
    case .parseFloat: return .number(Self.leadingNumber(Array(try text(of: first).utf8), isWhole: false, base: 10))
    case .parseInt:
      let base = arguments.count > 1 ? try number(of: arguments[1]).place() : 0
      return .number(Self.leadingNumber(Array(try text(of: first).utf8), isWhole: true, base: base))
    case .array:
      guard arguments.count == 1, case .number(let count) = first else { return try list(arguments) }
      guard count >= 0, count <= Double(ScriptLimits.count) else { throw .outOfSteps }
      return try list([ScriptValue](repeating: .undefined, count: Int(count)))
    case .fromCharCode:
      var units: [UInt16] = []
      for value in arguments { units.append(UInt16(truncatingIfNeeded: try number(of: value).bits32)) }
      return .text(String(decoding: units, as: UTF16.self))
    case .keys:
      if case .object(let place) = first { return try list(objects[place].names.map { .text($0) }) }
      return nil
    case .eval: return try evaluated(try text(of: first))
    default: return nil
    }
  }

  /// The value of a path such as `thisLayer.parent.name`, which is all of a text that can be evaluated.
  private func evaluated(_ path: String) throws(ScriptError) -> ScriptValue {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    try take(names.count)
    guard let first = names.first, let word = ScriptWord(rawValue: first), let start = try global(word) else {
      throw .failure("eval is known for paths such as thisLayer.parent alone")
    }
    var value = start
    for name in names.dropFirst() {
      guard case .host(let host) = value, let next = try member(name, ScriptWord(rawValue: name), of: host) else {
        throw .failure("\(name) is not known")
      }
      value = next
    }
    return value
  }

  private static func elementary(_ word: ScriptWord, _ x: Double) -> Double {
    switch word {
    case .abs: x.magnitude
    case .acos: Double.acos(x)
    case .asin: Double.asin(x)
    case .atan: Double.atan(x)
    case .ceil: x.rounded(.up)
    case .cos: Double.cos(x)
    case .exp: Double.exp(x)
    case .floor: x.rounded(.down)
    case .log: Double.log(x)
    // Half-way upwards, also for negative numbers; the sum x + 0.5 may round.
    case .round: x - x.rounded(.down) >= 0.5 ? x.rounded(.up) : x.rounded(.down)
    case .sin: Double.sin(x)
    case .sqrt: x.squareRoot()
    case .tan: Double.tan(x)
    case .sinh: Double.sinh(x)
    case .cosh: Double.cosh(x)
    case .tanh: Double.tanh(x)
    case .cbrt: Double.root(x, 3)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .trunc: x.rounded(.towardZero)
    // The function of glibc is younger than what wheels may need.
    case .log2: x.isNormal && x.significand == 1 && x > 0 ? Double(x.exponent) : Double.log(x) / Double.log(2)
    default: Double.log10(x)
    }
  }

  /// The number that a text begins with; NaN for none.
  static func leadingNumber(_ bytes: [UInt8], isWhole: Bool, base: Int) -> Double {
    var rest = bytes.trimmedSpaces
    var sign = 1.0
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      rest = rest.dropFirst()
    }
    guard isWhole else {
      if rest.starts(with: "Infinity".utf8) { return sign * .infinity }
      var (end, hasPoint, hasDigit) = (rest.startIndex, false, false)
      while end < rest.endIndex {
        let byte = rest[end]
        if ScriptTokens.isDigit(byte) {
          hasDigit = true
        } else if byte == UInt8(ascii: "."), !hasPoint {
          hasPoint = true
        } else {
          break
        }
        end += 1
      }
      guard hasDigit else { return .nan }
      var power = end
      if power < rest.endIndex, rest[power] | 0x20 == UInt8(ascii: "e") {
        power += 1
        if power < rest.endIndex, rest[power] == UInt8(ascii: "-") || rest[power] == UInt8(ascii: "+") { power += 1 }
        let digits = power
        while power < rest.endIndex, ScriptTokens.isDigit(rest[power]) { power += 1 }
        if power > digits { end = power }
      }
      return sign * ScriptValue.number(ofDecimal: rest[..<end])
    }
    var base = base
    if base == 0 || base == 16, rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
      rest = rest.dropFirst(2)
      base = 16
    }
    if base == 0 { base = 10 }
    guard (2...36).contains(base) else { return .nan }
    var (value, hasDigit) = (0.0, false)
    for byte in rest {
      let digit =
        ScriptTokens.isDigit(byte)
        ? Int(byte) - 48 : (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) ? Int(byte | 0x20) - 87 : 99
      guard digit < base else { break }
      value = value * Double(base) + Double(digit)
      hasDigit = true
    }
    return hasDigit ? sign * value : .nan
  }
}
