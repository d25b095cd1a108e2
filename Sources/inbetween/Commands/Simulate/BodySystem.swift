internal import JSONText
import MotionDynamics
import MotionImport
import MotionNumerics

/// The contents of a system document, on a line or in the plane.
///
/// Indices replace the names of bodies. All numbers are finite.
struct BodySystem<Point: DocumentSpace> {
  /// The names of the bodies, all different and allowed as names of columns.
  let names: [String]
  /// The bodies' masses and frictions, the springs and gravity.
  let network: SpringNetwork<Point>
  /// The positions of the bodies at the start.
  let positions: [Point]
  /// The velocities of the bodies at the start.
  let velocities: [Point]
  /// The duration in seconds, positive.
  let duration: Double
  /// The method of integration; nil for the default, which also keeps the energy of an undamped system.
  let method: Solver.Method?
  /// The relative and absolute tolerance.
  let tolerance: Double
  /// The largest number of steps; nil for the usual limit.
  let maximumSteps: Int?
  let events: [Event]
}

extension BodySystem {
  /// Checks the contents of a document.
  init(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) {
    let fields = try FieldReader(
      value, at: location,
      knownFields: ["bodies", "springs", "duration", "method", "tolerance", "maximumSteps", "gravity", "events"])
    let bodies = try DocumentBodies<Point>(fields)
    names = bodies.names
    positions = bodies.positions
    velocities = bodies.velocities
    var springs: [NetworkSpring<Point>] = []
    for element in try fields.elements("springs", count: 0...SystemDocument.maximumSpringCount) {
      springs.append(try NetworkSpring(element.value, at: element.location, bodies: bodies))
    }
    duration = try fields.number("duration", .positive)
    method = fields.has("method") ? try fields.word("method") : nil
    tolerance = try fields.number(
      "tolerance", .closed(SystemDocument.tolerances), default: SystemDocument.defaultTolerance)
    maximumSteps = try Self.maximumSteps(in: fields, coordinateCount: bodies.names.count * Point.scalarCount)
    let gravity = try fields.point("gravity", default: Point.zero)
    var network = try fields.checked(
      try SpringNetwork(validatingMasses: bodies.masses, springs: springs, gravity: gravity))
    network.frictions = bodies.frictions
    self.network = network
    var events: [Event] = []
    for element in try fields.elements("events", count: 0...SystemDocument.maximumEventCount) {
      events.append(try Event(element.value, at: element.location, bodies: bodies, springs: springs))
    }
    self.events = events
  }

  private static func maximumSteps(in fields: FieldReader, coordinateCount: Int) throws(DocumentError) -> Int? {
    guard let number = try fields.optionalNumber("maximumSteps", .positive) else { return nil }
    let limit = SystemDocument.greatestMaximumSteps(coordinateCount: coordinateCount)
    guard let steps = Int(exactly: number), steps <= limit else {
      throw fields.unexpected(number.shortestDecimal, in: "maximumSteps", "a whole number from 1 to \(limit)")
    }
    return steps
  }
}

extension NetworkSpring where Point: DocumentSpace {
  fileprivate init(
    _ value: JSONValue, at location: DocumentLocation, bodies: DocumentBodies<Point>
  ) throws(DocumentError) {
    let fields = try FieldReader(
      value, at: location, knownFields: ["from", "to", "stiffness", "damping", "cubicStiffness", "restLength"])
    let body = try bodies.index("from", of: fields)
    let end = try Self.end(in: fields, bodies: bodies)
    guard end != .body(.init(body)) else {
      throw fields.unexpected("the same", in: "to", "another body than from")
    }
    let stiffness = try fields.number("stiffness")
    let damping = try fields.number("damping", .nonnegative, default: 0)
    let cubicStiffness = try fields.number("cubicStiffness", default: 0)
    let restLength = try fields.number("restLength", .nonnegative, default: 0)
    if restLength != 0 && bodies.positions[body] == bodies.position(of: end) {
      throw fields.location.failure("expected ends at different places, as a restLength needs a direction")
    }
    self = try fields.checked(
      try Self(
        validatingFrom: .init(body), to: end, stiffness: stiffness, damping: damping, cubicStiffness: cubicStiffness,
        restLength: restLength))
  }

  private static func end(in fields: FieldReader, bodies: DocumentBodies<Point>) throws(DocumentError) -> End {
    if try fields.required("to").string != nil { return .body(.init(try bodies.index("to", of: fields))) }
    return .anchor(try fields.point("to") { "the name of a body or \($0)" })
  }
}
