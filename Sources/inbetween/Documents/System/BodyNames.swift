/// The bodies of a document and what their names stand for.
struct BodyNames {
  let bodies: [SystemDocument.Body]
  private let indices: [String: Int]

  init(_ fields: FieldReader) throws(CommandFailure) {
    var bodies: [SystemDocument.Body] = []
    var indices: [String: Int] = [:]
    for (value, place) in try fields.elements("bodies", count: 1...SystemDocument.maximumBodyCount) {
      let body = try SystemDocument.Body(value, at: place)
      if let index = indices.updateValue(bodies.count, forKey: body.name) {
        throw place.field("name").failure("\(body.name.quoted) is the name of bodies[\(index)] already")
      }
      bodies.append(body)
    }
    self.bodies = bodies
    self.indices = indices
  }

  /// The index of the body that a field names.
  func index(_ field: String, of fields: FieldReader) throws(CommandFailure) -> Int {
    let name = try fields.text(field)
    guard let index = indices[name] else {
      throw fields.unexpected(name.quoted, in: field, "the name of a body")
    }
    return index
  }
}
