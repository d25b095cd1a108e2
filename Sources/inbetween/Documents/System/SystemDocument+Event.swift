internal import JSONText

extension SystemDocument {
  /// Something that happens at a time or when a body comes to a position, and what is done then.
  struct Event: Equatable {
    var trigger: Trigger
    var action: Action

    /// The index of the body whose position and velocity are reported.
    var body: Int? {
      switch trigger {
      case .time(_, let body): body
      case .crossing(let body, _, _): body
      }
    }

    /// When an event happens.
    enum Trigger: Equatable {
      /// Once, at a time of at least 0; a body only says what is reported.
      case time(Double, body: Int?)
      /// Whenever a body passes a position.
      case crossing(body: Int, position: Double, direction: Direction)
    }

    /// Which way a body passes a position.
    enum Direction: String, CaseIterable {
      case rising
      case falling
      case either
    }

    /// What an event does.
    enum Action: Equatable {
      case record
      case stop
      /// Turns the velocity of the body round; the restitution, from 0 to 1, is what is left of it.
      case reflect(restitution: Double)
      /// Gives the spring with this index other parameters.
      case set(spring: Int, SpringChange)
      /// Moves the anchor of the spring with this index.
      case retarget(spring: Int, to: Double)
    }

    /// New values of one or more parameters of a spring; nil leaves one as it is.
    struct SpringChange: Equatable {
      var stiffness: Double?
      var damping: Double?
      var cubicStiffness: Double?
      var restLength: Double?
    }
  }
}

extension SystemDocument.Event {
  init(
    _ value: JSONValue, at place: DocumentPlace, names: BodyNames, springs: [SystemDocument.Spring]
  ) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: place, knownFields: ["at", "body", "position", "direction", "action"] + ActionName.allFields)
    let name: ActionName = try fields.word("action")
    let unused = ActionName.allFields.filter { !name.fields.contains($0) }
    try fields.refuse(unused, "with the action '\(name.rawValue)'")
    if name == .reflect { try fields.refuse(["at"], "with the action 'reflect', which needs body and position") }
    trigger = try Trigger(fields, names: names)
    action = try Action(name, fields, springs: springs)
  }
}

extension SystemDocument.Event.Trigger {
  fileprivate init(_ fields: FieldReader, names: BodyNames) throws(CommandFailure) {
    if let time = try fields.optionalNumber("at", .nonnegative) {
      try fields.refuse(["position", "direction"], "with 'at'")
      self = .time(time, body: fields.has("body") ? try names.index("body", of: fields) : nil)
    } else if fields.has("body") || fields.has("position") || fields.has("direction") {
      self = .crossing(
        body: try names.index("body", of: fields), position: try fields.number("position"),
        direction: try fields.word("direction", default: .either))
    } else {
      throw fields.place.failure("expected at, or body and position")
    }
  }
}

extension SystemDocument.Event.Action {
  fileprivate init(
    _ name: ActionName, _ fields: FieldReader, springs: [SystemDocument.Spring]
  ) throws(CommandFailure) {
    switch name {
    case .record: self = .record
    case .stop: self = .stop
    case .reflect: self = .reflect(restitution: try fields.number("restitution", .closed(0...1)))
    case .set:
      let spring = try fields.index("spring", count: springs.count, "the index of a spring")
      self = .set(spring: spring, try SystemDocument.Event.SpringChange(fields))
    case .retarget:
      let spring = try fields.index("spring", count: springs.count, "the index of a spring")
      guard case .anchor = springs[spring].to else {
        throw fields.unexpected("\(spring)", in: "spring", "the index of a spring that ends at an anchor")
      }
      self = .retarget(spring: spring, to: try fields.number("to"))
    }
  }
}

extension SystemDocument.Event.SpringChange {
  fileprivate static let fields = ["stiffness", "damping", "cubicStiffness", "restLength"]

  fileprivate init(_ fields: FieldReader) throws(CommandFailure) {
    guard Self.fields.contains(where: fields.has) else {
      throw fields.place.failure("expected at least one of \(Self.fields.alternatives)")
    }
    stiffness = try fields.optionalNumber("stiffness")
    damping = try fields.optionalNumber("damping", .nonnegative)
    cubicStiffness = try fields.optionalNumber("cubicStiffness")
    restLength = try fields.optionalNumber("restLength")
  }
}

/// What an event does, as documents say it.
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
    case .set: ["spring"] + SystemDocument.Event.SpringChange.fields
    case .retarget: ["spring", "to"]
    }
  }

  static let allFields = ["restitution", "spring", "to"] + SystemDocument.Event.SpringChange.fields
}
