internal import JSONText
import MotionDynamics

/// An event of bodies on a line.
typealias BodyEvent = Simulation<SpringNetwork<Double>>.Event

extension SystemDocument {
  /// An event, and the body that its reports describe.
  struct Event {
    let event: BodyEvent
    /// The index of the body whose position and velocity are reported.
    let body: Int?
  }
}

extension SystemDocument.Event {
  init(
    _ value: JSONValue, at location: DocumentLocation, bodies: DocumentBodies, springs: [NetworkSpring<Double>]
  ) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: location, knownFields: ["at", "body", "position", "direction", "action"] + ActionName.allFields)
    let name: ActionName = try fields.word("action")
    let unused = ActionName.allFields.filter { !name.fields.contains($0) }
    try fields.refuse(unused, "with the action '\(name.rawValue)'")
    if name == .reflect { try fields.refuse(["at"], "with the action 'reflect', which needs body and position") }
    let (trigger, body) = try Self.trigger(fields, bodies: bodies)
    event = BodyEvent(trigger, try BodyEvent.Action(name, fields, springs: springs))
    self.body = body
  }

  /// The trigger and the body to report: that of a crossing, or the one that an event at a time names.
  private static func trigger(
    _ fields: FieldReader, bodies: DocumentBodies
  ) throws(CommandFailure) -> (BodyEvent.Trigger, body: Int?) {
    if let time = try fields.optionalNumber("at", .nonnegative) {
      try fields.refuse(["position", "direction"], "with 'at'")
      return (.time(time), fields.has("body") ? try bodies.index("body", of: fields) : nil)
    }
    guard fields.has("body") || fields.has("position") || fields.has("direction") else {
      throw fields.location.failure("expected at, or body and position")
    }
    let body = try bodies.index("body", of: fields)
    let level = try fields.number("position")
    return (.position(coordinate: body, level: level, try fields.word("direction", default: .either)), body)
  }
}

extension BodyEvent.Action {
  fileprivate init(
    _ name: ActionName, _ fields: FieldReader, springs: [NetworkSpring<Double>]
  ) throws(CommandFailure) {
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
      let position = try fields.number("to")
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

  init(_ fields: FieldReader) throws(CommandFailure) {
    guard Self.fields.contains(where: fields.has) else {
      throw fields.location.failure("expected at least one of \(Self.fields.alternatives)")
    }
    stiffness = try fields.optionalNumber("stiffness")
    damping = try fields.optionalNumber("damping", .nonnegative)
    cubicStiffness = try fields.optionalNumber("cubicStiffness")
    restLength = try fields.optionalNumber("restLength")
  }

  func apply(to spring: inout NetworkSpring<Double>) {
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
