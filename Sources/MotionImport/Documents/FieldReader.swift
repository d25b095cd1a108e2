package import JSONText
import MotionCurves

/// Reads and checks the fields of an object in a document, and refuses unknown ones.
///
/// A field with the value null is not missing: it has the wrong type.
package struct FieldReader {
  package let location: DocumentLocation
  private let object: JSONValue
  private let knownFields: [String]

  /// Begins to read an object whose fields have these names and no others.
  ///
  /// Unknown fields are refused first: so the message reports the misspelling `mas`, not a missing `mass`.
  package init(
    _ value: JSONValue, at location: DocumentLocation, knownFields: [String], refusesOthers: Bool = true
  ) throws(DocumentError) {
    guard let members = value.members else { throw location.failure("expected an object, found \(value.kind)") }
    for member in members where refusesOthers && !knownFields.contains(member.key) {
      let suggestion = NearestWord.nearest(to: member.key, among: knownFields)
      let expectation = suggestion.map { "did you mean \($0.quoted)?" } ?? "expected \(knownFields.alternatives)"
      throw location.field(member.key).failure("unknown field; \(expectation)")
    }
    self.location = location
    object = value
    self.knownFields = knownFields
  }

  package func has(_ name: String) -> Bool {
    value(of: name) != nil
  }

  /// The value of a required field, of any type.
  package func required(_ name: String) throws(DocumentError) -> JSONValue {
    guard let value = value(of: name) else { throw location.field(name).failure("missing") }
    return value
  }

  private func value(of name: String) -> JSONValue? {
    precondition(knownFields.contains(name), "a field must be known before it is read")
    return object[name]
  }

  // MARK: Numbers

  package func number(_ name: String, _ range: NumberRange = .finite) throws(DocumentError) -> Double {
    try required(name).number(range, at: location.field(name))
  }

  package func optionalNumber(_ name: String, _ range: NumberRange = .finite) throws(DocumentError) -> Double? {
    has(name) ? try number(name, range) : nil
  }

  package func number(_ name: String, _ range: NumberRange = .finite, default: Double) throws(DocumentError) -> Double {
    try optionalNumber(name, range) ?? `default`
  }

  /// The index of one of `count` elements.
  ///
  /// `expectation` describes it in messages, such as "the index of a spring".
  package func index(_ name: String, count: Int, _ expectation: String) throws(DocumentError) -> Int {
    let number = try number(name)
    guard let index = Int(exactly: number), (0..<count).contains(index) else {
      let range = count == 0 ? "of which there is none" : "0 to \(count - 1)"
      throw unexpected(number.shortestDecimal, in: name, "\(expectation), \(range)")
    }
    return index
  }

  // MARK: Texts

  package func text(_ name: String) throws(DocumentError) -> String {
    let value = try required(name)
    guard let text = value.string else { throw unexpected(value.kind, in: name, "a text") }
    return text
  }

  /// One of a few words.
  package func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String) throws(DocumentError) -> Word {
    let words = Word.allCases.map { $0.rawValue }.alternatives
    let value = try required(name)
    guard let text = value.string else { throw unexpected(value.kind, in: name, words) }
    guard let word = Word(rawValue: text) else {
      let suggestion = NearestWord.nearest(to: text, among: Word.allCases.map { $0.rawValue })
      throw unexpected(text.quoted + (suggestion.map { "; did you mean \($0.quoted)?" } ?? ""), in: name, words)
    }
    return word
  }

  package func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, default: Word
  ) throws(DocumentError) -> Word {
    has(name) ? try word(name) : `default`
  }

  /// A text that is allowed in the name of a column.
  ///
  /// All table formats print the names of columns unchanged, so no character may need an escape.
  package func columnName(_ name: String) throws(DocumentError) -> String {
    let text = try text(name)
    guard !text.isEmpty else { throw unexpected("''", in: name, "a text that is not empty") }
    guard text.unicodeScalars.allSatisfy({ $0.isAllowedInColumnName }) else {
      let expectation = "a text without commas, tabs, quotation marks, backslashes and control characters"
      throw unexpected(text.quoted, in: name, expectation)
    }
    return text
  }

  // MARK: Arrays

  /// The elements of an array, each with its location; none if `count` contains 0 and the field is missing.
  package func elements(
    _ name: String, count: ClosedRange<Int>
  ) throws(DocumentError) -> [(value: JSONValue, location: DocumentLocation)] {
    if count.contains(0) && !has(name) { return [] }
    let value = try required(name)
    guard let elements = value.elements else { throw unexpected(value.kind, in: name, "an array") }
    guard count.contains(elements.count) else {
      throw unexpected("\(elements.count)", in: name, "\(count.lowerBound) to \(count.upperBound) elements")
    }
    let location = location.field(name)
    return elements.enumerated().map { ($0.element, location.element($0.offset)) }
  }

  // MARK: Messages

  /// Rejects the value of a field.
  package func unexpected(_ found: String, in name: String, _ expectation: String) -> DocumentError {
    location.field(name).failure("expected \(expectation), found \(found)")
  }

  /// Refuses fields that have no meaning together with others, for a reason such as "with 'at'".
  package func refuse(_ names: [String], _ reason: String) throws(DocumentError) {
    guard let name = names.first(where: has) else { return }
    throw location.field(name).failure("not allowed \(reason)")
  }
}

extension [String] {
  /// The texts as a choice, such as "a, b or c".
  package var alternatives: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInColumnName: Bool {
    switch value {
    // The control characters, and the separators of lines and paragraphs.
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    default: self != "," && self != "\"" && self != "\\"
    }
  }
}
