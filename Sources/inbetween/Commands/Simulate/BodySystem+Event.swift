internal import JSONText
import MotionDynamics
import MotionImport
import MotionNumerics

/// An event of bodies.
typealias BodyEvent<Point: DocumentSpace> = Simulation<SpringNetwork<Point>>.Event

extension BodySystem {
  /// An event, and the body that its reports describe.
  struct Event {
    let event: BodyEvent<Point>
    /// The index of the body whose position and velocity are reported.
    let body: Int?
    /// The index of the spring that the event changes.
    let spring: Int?
  }
}

extension BodySystem.Event {
  init(
    _ value: JSONValue, at location: DocumentLocation, bodies: DocumentBodies<Point>, springs: [NetworkSpring<Point>]
  ) throws(DocumentError) {
    let fields = try FieldReader(
      value, at: location,
      knownFields: ["at", "body", "coordinate", "position", "direction", "action"] + ActionName.allFields)
    let name: ActionName = try fields.word("action")
    let unused = ActionName.allFields.filter { !name.fields.contains($0) }
    try fields.refuse(unused, "with the action '\(name.rawValue)'")
    if name == .reflect { try fields.refuse(["at"], "with the action 'reflect', which needs \(Self.crossing)") }
    let (trigger, body) = try Self.trigger(fields, bodies: bodies)
    event = BodyEvent<Point>(trigger, try BodyEvent<Point>.Action(name, fields, springs: springs))
    self.body = body
    spring = fields.has("spring") ? try fields.index("spring", count: springs.count, "the index of a spring") : nil
  }

  /// The fields of a crossing.
  private static var crossing: String {
    Point.scalarCount == 1 ? "body and position" : "body, coordinate and position"
  }

  /// The trigger of an event, and the body to report.
  ///
  /// The body is that of a crossing, or the one that an event at a time names.
  private static func trigger(
    _ fields: FieldReader, bodies: DocumentBodies<Point>
  ) throws(DocumentError) -> (BodyEvent<Point>.Trigger, body: Int?) {
    if Point.scalarCount == 1 { try fields.refuse(["coordinate"], Point.place) }
    if let time = try fields.optionalNumber("at", .nonnegative) {
      try fields.refuse(["coordinate", "position", "direction"], "with 'at'")
      return (.time(time), fields.has("body") ? try bodies.index("body", of: fields) : nil)
    }
    guard ["body", "coordinate", "position", "direction"].contains(where: fields.has) else {
      throw fields.location.failure("expected at, or \(crossing)")
    }
    let body = try bodies.index("body", of: fields)
    let axis =
      Point.scalarCount == 1 ? 0 : try fields.index("coordinate", count: Point.scalarCount, "the index of a coordinate")
    let level = try fields.number("position")
    let direction: BodyEvent<Point>.Direction = try fields.word("direction", default: .either)
    return (.position(coordinate: body * Point.scalarCount + axis, level: level, direction), body)
  }
}

extension Simulation.Event.Action {
  fileprivate init<Point: DocumentSpace>(
    _ name: ActionName, _ fields: FieldReader, springs: [NetworkSpring<Point>]
  ) throws(DocumentError) where System == SpringNetwork<Point> {
    switch name {
    case .record: self = .record
    case .stop: self = .stop
    case .reflect: self = .reflect(restitution: try fields.number("restitution", .closed(0...1)))
    case .set:
      let spring = try fields.index("spring", count: springs.count, "the index of a spring")
      let change = try SpringChange(fields)
      self = .change { change.apply(to: &$0.springs[spring]) }
    case .retarget:
      let spring = try fields.index("spring", count: springs.count, "the index of a spring")
      guard case .anchor = springs[spring].end else {
        throw fields.unexpected("\(spring)", in: "spring", "the index of a spring that ends at an anchor")
      }
      let position: Point = try fields.point("to")
      self = .change { $0.springs[spring].end = .anchor(position) }
    }
  }
}

/// New values of one or more parameters of a spring; nil keeps the old one.
private struct SpringChange {
  let stiffness: Double?
  let damping: Double?
  let cubicStiffness: Double?
  let restLength: Double?

  static let fields = ["stiffness", "damping", "cubicStiffness", "restLength"]

  init(_ fields: FieldReader) throws(DocumentError) {
    guard Self.fields.contains(where: fields.has) else {
      throw fields.location.failure("expected at least one of \(Self.fields.alternatives)")
    }
    stiffness = try fields.optionalNumber("stiffness")
    damping = try fields.optionalNumber("damping", .nonnegative)
    cubicStiffness = try fields.optionalNumber("cubicStiffness")
    restLength = try fields.optionalNumber("restLength", .nonnegative)
  }

  func apply<Point>(to spring: inout NetworkSpring<Point>) {
    spring.stiffness = stiffness ?? spring.stiffness
    spring.damping = damping ?? spring.damping
    spring.cubicStiffness = cubicStiffness ?? spring.cubicStiffness
    spring.restLength = restLength ?? spring.restLength
  }
}

/// The actions of events, as documents name them.
private enum ActionName: String, CaseIterable {
  case record
  case stop
  case reflect
  case set
  case retarget

  /// The fields that belong to the action alone.
  var fields: [String] {
    switch self {
    case .record, .stop: []
    case .reflect: ["restitution"]
    case .set: ["spring"] + SpringChange.fields
    case .retarget: ["spring", "to"]
    }
  }

  static let allFields = ["restitution", "spring", "to"] + SpringChange.fields
}
