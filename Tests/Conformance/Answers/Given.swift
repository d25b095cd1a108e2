package import JSONText

/// What a case gives, by name.
package struct Given: Sendable {
  /// The object.
  package let value: JSONValue

  /// A number, which is there.
  package func number(_ name: String) throws(ConformanceError) -> Double {
    try Self.number(value[name], name, at: value)
  }

  /// A number that may be absent.
  package func optionalNumber(_ name: String) throws(ConformanceError) -> Double? {
    if let member = value[name], !member.isNull { return try Self.number(member, name, at: value) }
    return nil
  }

  /// A word, which is there.
  package func word(_ name: String) throws(ConformanceError) -> String {
    guard let word = value[name]?.string else { throw ConformanceError(message: "\(value.place): no word \(name)") }
    return word
  }

  /// Numbers, which are there.
  package func numbers(_ name: String) throws(ConformanceError) -> [Double] {
    try Self.numbers(value[name], name, at: value)
  }

  /// The elements of an array, which is there.
  package func elements(_ name: String) throws(ConformanceError) -> JSONElements {
    guard let elements = value[name]?.elements else {
      throw ConformanceError(message: "\(value.place): no array \(name)")
    }
    return elements
  }

  /// A number, also one of those that JSON has no numbers for.
  package static func number(
    _ value: JSONValue?, _ name: String, at place: JSONValue
  ) throws(ConformanceError) -> Double {
    if let number = value?.number { return number }
    if let text = value?.string, let number = ExactNumber(text), !number.high.isFinite { return number.high }
    throw ConformanceError(message: "\(place.place): no number \(name)")
  }

  /// Numbers, which are there.
  package static func numbers(
    _ value: JSONValue?, _ name: String, at place: JSONValue
  ) throws(ConformanceError) -> [Double] {
    guard let elements = value?.elements else { throw ConformanceError(message: "\(place.place): no numbers \(name)") }
    var numbers: [Double] = []
    for element in elements { numbers.append(try number(element, name, at: place)) }
    return numbers
  }
}
