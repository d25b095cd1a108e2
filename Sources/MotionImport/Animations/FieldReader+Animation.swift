import JSONText
package import MotionCurves

/// The kinds of fields that only animations have.
extension FieldReader {
  func truth(_ name: String, default: Bool = false) throws(DocumentError) -> Bool {
    guard has(name) else { return `default` }
    let value = try required(name)
    guard let isTrue = value.bool else { throw unexpected(value.kind, in: name, "true or false") }
    return isTrue
  }

  /// A number of at least 0, which may be infinite; 0 if it is missing.
  func extent(_ name: String) throws(DocumentError) -> Double {
    guard has(name) else { return 0 }
    let expectation = "a number of at least 0 or 'infinity'"
    let value = try required(name)
    switch value.content {
    case .number(let number) where number >= 0: return number
    case .string("infinity"): return .infinity
    case .number(let number): throw unexpected(number.shortestDecimal, in: name, expectation)
    case .string(let text): throw unexpected(text.quoted, in: name, expectation)
    default: throw unexpected(value.kind, in: name, expectation)
    }
  }

  /// One of a few words; nil if the field is missing.
  func optionalWord<Word: RawRepresentable<String> & CaseIterable>(_ name: String) throws(DocumentError) -> Word? {
    has(name) ? try word(name) as Word : nil
  }

  /// An array of exactly `count` elements; nil if the field is missing.
  ///
  /// `each` explains the count in messages, such as "one for each value".
  func elements(
    _ name: String, each: String, count: Int
  ) throws(DocumentError) -> [(value: JSONValue, location: DocumentLocation)]? {
    guard has(name) else { return nil }
    let elements = try elements(name, count: 0...Int.max)
    guard elements.count == count else {
      throw unexpected("\(elements.count)", in: name, "\(count) elements, one for each \(each)")
    }
    return elements
  }

  /// An array of exactly `count` numbers; nil if the field is missing.
  func numbers(
    _ name: String, _ range: NumberRange, each: String, count: Int
  ) throws(DocumentError) -> [Double]? {
    guard let elements = try elements(name, each: each, count: count) else { return nil }
    var numbers: [Double] = []
    for (value, location) in elements { numbers.append(try value.number(range, at: location)) }
    return numbers
  }

  /// A timing curve in the motion notation; linear if the field is missing.
  func timingCurve(_ name: String) throws(DocumentError) -> TimingCurve {
    has(name) ? try TimingCurve(required(name), at: location.field(name)) : .linear
  }

  /// A value that the library makes from fields; the library's parameters have the fields' names.
  package func checked<Made>(_ make: @autoclosure () throws(ParameterError) -> Made) throws(DocumentError) -> Made {
    do {
      return try make()
    } catch {
      throw refused(error)
    }
  }

  /// A parameter that the library refuses, under its name, which is the field's.
  package func refused(_ error: ParameterError) -> DocumentError {
    unexpected(error.value, in: error.parameter, error.allowed)
  }
}

extension TimingCurve {
  /// Reads a timing curve from a text in a document.
  init(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) {
    guard let text = value.string else {
      throw location.failure("expected a timing curve in the motion notation, found \(value.kind)")
    }
    do {
      try self.init(parsing: text)
    } catch {
      throw location.failure("\(text.quoted): \(error.description)")
    }
  }
}
