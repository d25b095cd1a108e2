internal import JSONText
import MotionNumerics

/// Hands out the fields of an object in a document, each checked, and refuses those that nobody knows.
///
/// A field that is null is not a field that is missing: it is of the wrong type.
struct FieldReader {
  let place: DocumentPlace
  private let object: JSONValue
  private let knownFields: [String]

  /// Begins to read an object whose fields have these names and no others.
  ///
  /// Others are refused at once: who has written `mas` is told of that, rather than that `mass` is missing.
  init(
    _ value: JSONValue, at place: DocumentPlace, knownFields: [String], refusesOthers: Bool = true
  ) throws(CommandFailure) {
    guard let members = value.members else { throw place.failure("expected an object, found \(value.kind)") }
    for member in members where refusesOthers && !knownFields.contains(member.key) {
      throw place.field(member.key).failure("unknown field; expected \(knownFields.alternatives)")
    }
    self.place = place
    object = value
    self.knownFields = knownFields
  }

  func has(_ name: String) -> Bool {
    value(of: name) != nil
  }

  /// Any value of a field that must be there.
  func required(_ name: String) throws(CommandFailure) -> JSONValue {
    guard let value = value(of: name) else { throw place.field(name).failure("missing") }
    return value
  }

  private func value(of name: String) -> JSONValue? {
    precondition(knownFields.contains(name), "a field is known before it is read")
    return object[name]
  }

  // MARK: Numbers

  func number(_ name: String, _ range: NumberRange = .finite) throws(CommandFailure) -> Double {
    let value = try required(name)
    guard let number = value.number else { throw unexpected(value.kind, in: name, range.expectation) }
    guard range.bounds.contains(number) else { throw unexpected(number.shortestDecimal, in: name, range.expectation) }
    return number
  }

  func optionalNumber(_ name: String, _ range: NumberRange = .finite) throws(CommandFailure) -> Double? {
    has(name) ? try number(name, range) : nil
  }

  func number(_ name: String, _ range: NumberRange = .finite, default: Double) throws(CommandFailure) -> Double {
    try optionalNumber(name, range) ?? `default`
  }

  /// The index of one of so many elements, which messages call such as "the index of a spring".
  func index(_ name: String, count: Int, _ expectation: String) throws(CommandFailure) -> Int {
    let number = try number(name)
    guard let index = Int(exactly: number), (0..<count).contains(index) else {
      let range = count == 0 ? "of which there is none" : "0 to \(count - 1)"
      throw unexpected(number.shortestDecimal, in: name, "\(expectation), \(range)")
    }
    return index
  }

  // MARK: Texts

  func text(_ name: String) throws(CommandFailure) -> String {
    let value = try required(name)
    guard let text = value.string else { throw unexpected(value.kind, in: name, "a text") }
    return text
  }

  /// One of a few words.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String) throws(CommandFailure) -> Word {
    let words = Word.allCases.map(\.rawValue).alternatives
    let value = try required(name)
    guard let text = value.string else { throw unexpected(value.kind, in: name, words) }
    guard let word = Word(rawValue: text) else { throw unexpected(text.quoted, in: name, words) }
    return word
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, default: Word
  ) throws(CommandFailure) -> Word {
    has(name) ? try word(name) : `default`
  }

  // MARK: Arrays

  /// The elements of an array, each with its place; none if the field may be missing and is.
  func elements(
    _ name: String, count: ClosedRange<Int>
  ) throws(CommandFailure) -> [(value: JSONValue, place: DocumentPlace)] {
    if count.contains(0) && !has(name) { return [] }
    let value = try required(name)
    guard let elements = value.elements else { throw unexpected(value.kind, in: name, "an array") }
    guard count.contains(elements.count) else {
      throw unexpected("\(elements.count)", in: name, "\(count.lowerBound) to \(count.upperBound) elements")
    }
    let place = place.field(name)
    return elements.enumerated().map { ($0.element, place.element($0.offset)) }
  }

  // MARK: Messages

  /// A field that does not hold what is expected.
  func unexpected(_ found: String, in name: String, _ expectation: String) -> CommandFailure {
    place.field(name).failure("expected \(expectation), found \(found)")
  }

  /// Refuses fields that have no meaning together with others, for a reason such as "with 'at'".
  func refuse(_ names: [String], _ reason: String) throws(CommandFailure) {
    guard let name = names.first(where: has) else { return }
    throw place.field(name).failure("not allowed \(reason)")
  }
}

extension [String] {
  /// The texts as a choice, such as "a, b or c".
  var alternatives: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
