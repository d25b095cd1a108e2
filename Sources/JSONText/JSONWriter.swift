/// Writes JSON on one line, part by part, into a text that grows.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { row in
///   row.member("name", "css")
///   row.array("endings") { $0.element("css") }
/// }
/// json.text  // {"name":"css","endings":["css"]}
/// ```
///
/// - Complexity: linear in the length of the text.
package struct JSONWriter: Sendable {
  /// The JSON so far.
  package private(set) var text = ""
  /// Whether the next part is the first one of its object or array.
  private var isFirst = true

  /// Creates a writer without text.
  package init() {}

  /// An object as a text on one line, by its members.
  package static func object(_ members: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object(members)
    return json.text
  }

  // MARK: Objects and arrays

  /// Writes an object, by itself or as an element, with its members.
  package mutating func object(_ members: (inout JSONWriter) -> Void) { enclose("{", members, "}") }

  /// Writes an object as a member.
  package mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
    begin(name)
    enclose("{", members, "}", isNamed: true)
  }

  /// Writes an array, by itself or as an element, with its elements.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) { enclose("[", elements, "]") }

  /// Writes an array as a member.
  package mutating func array(_ name: String, _ elements: (inout JSONWriter) -> Void) {
    begin(name)
    enclose("[", elements, "]", isNamed: true)
  }

  private mutating func enclose(
    _ opening: String, _ parts: (inout JSONWriter) -> Void, _ closing: String, isNamed: Bool = false
  ) {
    if !isNamed { separate() }
    text += opening
    isFirst = true
    parts(&self)
    text += closing
    isFirst = false
  }

  // MARK: Members and elements

  /// Writes a string as a member; nil is null.
  package mutating func member(_ name: String, _ value: String?) { member(name, json: value?.jsonString ?? "null") }

  /// Writes a truth value as a member.
  package mutating func member(_ name: String, _ value: Bool) { member(name, json: value ? "true" : "false") }

  /// Writes a whole number as a member; nil is null.
  package mutating func member(_ name: String, _ value: Int?) { member(name, json: value.map { "\($0)" } ?? "null") }

  /// Writes what is JSON already as a member, such as a decimal number.
  package mutating func member(_ name: String, json value: String) {
    begin(name)
    text += value
    isFirst = false
  }

  /// Writes a string as an element.
  package mutating func element(_ value: String) { element(json: value.jsonString) }

  /// Writes what is JSON already as an element.
  package mutating func element(json value: String) {
    separate()
    text += value
  }

  /// Writes an array of strings as a member.
  package mutating func strings(_ name: String, _ values: [String]) {
    array(name) { array in
      for value in values { array.element(value) }
    }
  }

  private mutating func begin(_ name: String) {
    separate()
    text += name.jsonString
    text += ":"
  }

  private mutating func separate() {
    if !isFirst { text += "," }
    isFirst = false
  }
}
