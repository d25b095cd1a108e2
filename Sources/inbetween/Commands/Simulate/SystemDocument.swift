internal import JSONText
import MotionDynamics
import MotionNumerics

/// A checked document of a system of bodies and springs: the input of `simulate`.
///
/// Indices replace the names of bodies. All numbers are finite.
struct SystemDocument {
  /// The names of the bodies, all different and allowed as names of columns.
  let names: [String]
  /// The bodies' masses and frictions, the springs and gravity.
  let network: SpringNetwork<Double>
  /// The positions of the bodies at the start.
  let positions: [Double]
  /// The velocities of the bodies at the start.
  let velocities: [Double]
  /// In seconds, positive.
  let duration: Double
  let method: Solver.Method
  /// Relative and absolute.
  let tolerance: Double
  /// The most steps that may be taken; nil for the usual number.
  let maximumSteps: Int?
  let events: [Event]

  static let maximumBodyCount = 10_000
  static let maximumSpringCount = 100_000
  static let maximumEventCount = 10_000
  /// Smaller tolerances are below the resolution of doubles, larger ones have no meaning.
  static let tolerances = 1e-14...0.1
  static let defaultTolerance = 1e-9
}

extension SystemDocument {
  /// Parses and checks a document.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in UTF-8.
  ///   - name: the name of the document in messages, see ``InputFile/name``.
  /// - Throws: ``CommandFailure/badData(_:)``, which names the document, the location and the expected value.
  init(parsing bytes: [UInt8], name: String) throws(CommandFailure) {
    let location = DocumentLocation(document: name)
    try self.init(JSONDocument(parsing: bytes, at: location).root, at: location)
  }

  /// Checks the contents of a document.
  init(_ value: JSONValue, at location: DocumentLocation) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: location,
      knownFields: ["bodies", "springs", "duration", "method", "tolerance", "maximumSteps", "gravity", "events"])
    let bodies = try DocumentBodies(fields)
    names = bodies.names
    positions = bodies.positions
    velocities = bodies.velocities
    var springs: [NetworkSpring<Double>] = []
    for element in try fields.elements("springs", count: 0...Self.maximumSpringCount) {
      springs.append(try NetworkSpring(element.value, at: element.location, bodies: bodies))
    }
    duration = try fields.number("duration", .positive)
    method = try fields.word("method", default: .rk8pd)
    tolerance = try fields.number("tolerance", .closed(Self.tolerances), default: Self.defaultTolerance)
    maximumSteps = try Self.maximumSteps(in: fields, bodyCount: names.count)
    let gravity = try fields.number("gravity", default: 0)
    network = try fields.checked(
      try SpringNetwork(
        validatingMasses: bodies.masses, frictions: bodies.frictions, springs: springs, gravity: gravity))
    var events: [Event] = []
    for element in try fields.elements("events", count: 0...Self.maximumEventCount) {
      events.append(try Event(element.value, at: element.location, bodies: bodies, springs: springs))
    }
    self.events = events
  }
}

extension SystemDocument {
  /// The memory that the steps of a simulation may take, in bytes: usually, and at most.
  private static let memoryOfSteps = (usual: 1 << 30, greatest: 1 << 32)

  private static func maximumSteps(in fields: FieldReader, bodyCount: Int) throws(CommandFailure) -> Int? {
    guard let number = try fields.optionalNumber("maximumSteps", .positive) else { return nil }
    // A step keeps three numbers for each body.
    let limit = memoryOfSteps.greatest / (24 * bodyCount)
    guard let steps = Int(exactly: number), steps <= limit else {
      throw fields.unexpected(number.shortestDecimal, in: "maximumSteps", "a whole number from 1 to \(limit)")
    }
    return steps
  }

  /// A million, or as many as fit into about a gibibyte.
  static func usualMaximumSteps(bodyCount: Int) -> Int {
    max(1000, min(1_000_000, memoryOfSteps.usual / (24 * bodyCount)))
  }
}

/// The bodies of a document, column by column, and the indices of their names.
struct DocumentBodies {
  private(set) var names: [String] = []
  /// Positive.
  private(set) var masses: [Double] = []
  private(set) var positions: [Double] = []
  private(set) var velocities: [Double] = []
  /// Coulomb friction, forces of at least 0.
  private(set) var frictions: [Double] = []
  private var indices: [String: Int] = [:]

  init(_ fields: FieldReader) throws(CommandFailure) {
    for (value, location) in try fields.elements("bodies", count: 1...SystemDocument.maximumBodyCount) {
      try append(value, at: location)
    }
  }

  private mutating func append(_ value: JSONValue, at location: DocumentLocation) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: location, knownFields: ["name", "mass", "position", "velocity", "friction"])
    let name = try fields.columnName("name")
    masses.append(try fields.number("mass", .positive))
    positions.append(try fields.number("position"))
    velocities.append(try fields.number("velocity", default: 0))
    frictions.append(try fields.number("friction", .nonnegative, default: 0))
    if let index = indices.updateValue(names.count, forKey: name) {
      throw location.field("name").failure("\(name.quoted) is the name of bodies[\(index)] already")
    }
    names.append(name)
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

extension NetworkSpring<Double> {
  fileprivate init(
    _ value: JSONValue, at location: DocumentLocation, bodies: DocumentBodies
  ) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: location, knownFields: ["from", "to", "stiffness", "damping", "cubicStiffness", "restLength"])
    let body = SpringNetwork<Double>.BodyID(try bodies.index("from", of: fields))
    let end = try Self.end(in: fields, bodies: bodies)
    guard end != .body(body) else {
      throw fields.unexpected("the same", in: "to", "another body than from")
    }
    let stiffness = try fields.number("stiffness")
    let damping = try fields.number("damping", .nonnegative, default: 0)
    let cubicStiffness = try fields.number("cubicStiffness", default: 0)
    let restLength = try fields.number("restLength", default: 0)
    self = try fields.checked(
      try Self(
        validatingFrom: body, to: end, stiffness: stiffness, damping: damping, cubicStiffness: cubicStiffness,
        restLength: restLength))
  }

  private static func end(in fields: FieldReader, bodies: DocumentBodies) throws(CommandFailure) -> End {
    let value = try fields.required("to")
    switch value.content {
    case .number(let position): return .anchor(position)
    case .string: return .body(.init(try bodies.index("to", of: fields)))
    default: throw fields.unexpected(value.kind, in: "to", "the name of a body or a number")
    }
  }
}
