internal import JSONText
internal import MotionValues

/// Reads the values of a document leniently, counts its features, and collects warnings.
///
/// A value of the wrong type is read as its default, with the warning "malformed".
struct LottieReader {
  /// The version of the exporter, which decides how old forms are read.
  let version: LottieVersion
  /// The document's slots, by their ids.
  let slots: JSONValue?
  var warnings = WarningList()
  private var counts = [Int](repeating: 0, count: LottieFeature.allCases.count)
  /// The easings that have been read.
  var easings = EasingCache()
  /// The expressions that have been read: many properties have the same.
  var scripts: [String: Script] = [:]
  /// The places of the colours, if they are wanted.
  var colorPlaces: ColorPlaces?

  init(version: LottieVersion, slots: JSONValue?, colorPlaces: ColorPlaces? = nil) {
    self.version = version
    self.slots = slots
    self.colorPlaces = colorPlaces
  }

  // MARK: What is found

  mutating func count(_ feature: LottieFeature) {
    counts[feature.index] += 1
  }

  /// The number of times that a feature has been counted.
  func count(of feature: LottieFeature) -> Int { counts[feature.index] }

  /// The features that have been counted.
  var features: [LottieFeature: Int] {
    var features: [LottieFeature: Int] = [:]
    for feature in LottieFeature.allCases where count(of: feature) > 0 { features[feature] = count(of: feature) }
    return features
  }

  mutating func warn(
    _ feature: String, _ effect: LottieWarning.Effect, _ explanation: String, at value: JSONValue
  ) {
    warnings.add(feature, effect, explanation, at: value.path.pointer)
  }

  mutating func warnOfMalformed(_ value: JSONValue) {
    warn("malformed", .ignored, "a value of the wrong type; its default is used", at: value)
  }

  // MARK: Plain values

  /// A number, limited to ±10¹², also from a Boolean, or from the first element of an array.
  mutating func number(_ value: JSONValue?) -> Double? {
    guard let value, !value.isNull else { return nil }
    if let number = value.number { return limited(number, at: value) }
    if let flag = value.bool { return flag ? 1 : 0 }
    if let element = value[0], let number = element.number { return limited(number, at: element) }
    warnOfMalformed(value)
    return nil
  }

  mutating func limited(_ number: Double, at value: JSONValue) -> Double {
    guard number.magnitude > LottieLimits.greatestNumber else { return number }
    warn("huge number", .approximate, "numbers are limited to 10^12", at: value)
    return number < 0 ? -LottieLimits.greatestNumber : LottieLimits.greatestNumber
  }

  /// A whole number between bounds; nil for anything else.
  mutating func integer(_ value: JSONValue?) -> Int? {
    guard let number = number(value), number.magnitude <= 0x1p30 else { return nil }
    return Int(number)
  }

  /// A Boolean, also from 0 or another number.
  mutating func flag(_ value: JSONValue?) -> Bool {
    guard let value, !value.isNull else { return false }
    if let flag = value.bool { return flag }
    if let number = value.number { return number != 0 }
    warnOfMalformed(value)
    return false
  }

  /// A string; numbers are no strings.
  mutating func text(_ value: JSONValue?) -> String? {
    guard let value, !value.isNull else { return nil }
    if let text = value.string { return text }
    warnOfMalformed(value)
    return nil
  }

  /// The elements of an array; none for anything else.
  mutating func elements(_ value: JSONValue?) -> [JSONValue] {
    guard let value, !value.isNull else { return [] }
    if let elements = value.elements { return Array(elements) }
    warnOfMalformed(value)
    return []
  }

  /// The numbers of an array, or one number as an array of one.
  mutating func numbers(_ value: JSONValue?) -> [Double]? {
    guard let value, !value.isNull else { return nil }
    if let number = value.number { return [limited(number, at: value)] }
    if var numbers = value.numbers {
      for index in numbers.indices where numbers[index].magnitude > LottieLimits.greatestNumber {
        numbers[index] = limited(numbers[index], at: value)
      }
      return numbers
    }
    warnOfMalformed(value)
    return nil
  }

  /// Up to three numbers of an array, or one number; missing components are those of the default.
  mutating func components(of value: JSONValue, default fallback: Vector) -> Vector? {
    var (vector, isHuge) = (fallback, false)
    let isVector = value.forEachNumber { (index, number) in
      if index < 3 { vector[index] = number }
      isHuge = isHuge || number.magnitude > LottieLimits.greatestNumber
    }
    if isVector && !isHuge { return vector }
    // One number, a wrong type, or a number that needs a warning.
    guard let numbers = numbers(value) else { return nil }
    for index in 0..<min(3, numbers.count) { vector[index] = numbers[index] }
    return vector
  }

  /// A colour `#rrggbb`.
  mutating func hexColor(_ value: JSONValue?) -> Color? {
    guard let text = text(value) else { return nil }
    if text.utf8.first == UInt8(ascii: "#"), let color = try? Color(parsing: text) { return color }
    if let value { warnOfMalformed(value) }
    return nil
  }
}

/// The version `v` of a document.
struct LottieVersion: Sendable, Comparable {
  let major, minor, patch: Int

  /// The version in a document; a document without one counts as new.
  init(parsing text: String?) {
    let parts = (text ?? "99").split(separator: ".").map { Int($0) ?? 0 }
    major = parts.first ?? 99
    minor = parts.count > 1 ? parts[1] : 0
    patch = parts.count > 2 ? parts[2] : 0
  }

  init(_ major: Int, _ minor: Int, _ patch: Int) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  static func < (first: LottieVersion, second: LottieVersion) -> Bool {
    (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
  }
}
