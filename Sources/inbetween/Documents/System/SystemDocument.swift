internal import JSONText

/// A system of bodies and springs as a document describes it, checked: what `simulate` integrates.
///
/// Bodies and springs are known by their indices, whatever the document calls them. All numbers are finite.
struct SystemDocument: Equatable {
  var bodies: [Body]
  var springs: [Spring]
  /// In seconds, positive.
  var duration: Double
  var method: Method
  /// Relative and absolute.
  var tolerance: Double
  /// An acceleration, added to every body's.
  var gravity: Double
  var events: [Event]

  /// GSL's ways to take a step, by GSL's names.
  enum Method: String, CaseIterable {
    /// Explicit embedded Runge-Kutta, Cash and Karp.
    case rkck
    /// Explicit embedded Runge-Kutta and Fehlberg.
    case rkf45
    /// Explicit embedded Runge-Kutta, Prince and Dormand, of order 8.
    case rk8pd
    /// Implicit multistep, backward differentiation.
    case msbdf
    /// Implicit Bulirsch and Stoer, Bader and Deuflhard.
    case bsimp
  }

  static let maximumBodyCount = 10_000
  static let maximumSpringCount = 100_000
  static let maximumEventCount = 10_000
  /// Finer ones are below what doubles can tell apart, coarser ones say nothing.
  static let tolerances = 1e-14...0.1
  static let defaultTolerance = 1e-9
}

extension SystemDocument {
  /// Parses and checks a document.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in UTF-8.
  ///   - name: what messages call the document, see ``InputFile/name``.
  /// - Throws: ``CommandFailure/badData(_:)``, which names the document, the place in it and what is expected there.
  init(parsing bytes: [UInt8], name: String) throws(CommandFailure) {
    let place = DocumentPlace(document: name)
    try self.init(JSONDocument(parsing: bytes, at: place).root, at: place)
  }

  /// Checks what a document holds.
  init(_ value: JSONValue, at place: DocumentPlace) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: place,
      knownFields: ["bodies", "springs", "duration", "method", "tolerance", "gravity", "events"])
    let names = try BodyNames(fields)
    bodies = names.bodies
    springs = []
    for element in try fields.elements("springs", count: 0...Self.maximumSpringCount) {
      springs.append(try Spring(element.value, at: element.place, names: names))
    }
    duration = try fields.number("duration", .positive)
    method = try fields.word("method", default: .rkck)
    tolerance = try fields.number("tolerance", .closed(Self.tolerances), default: Self.defaultTolerance)
    gravity = try fields.number("gravity", default: 0)
    events = []
    for element in try fields.elements("events", count: 0...Self.maximumEventCount) {
      events.append(try Event(element.value, at: element.place, names: names, springs: springs))
    }
  }
}
