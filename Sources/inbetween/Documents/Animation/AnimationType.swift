/// The kinds of animation that a document may hold.
enum AnimationType: String, CaseIterable {
  case basic
  case keyframe
  case spring
  case group
  case transition

  /// The names of the fields of such an animation.
  var fields: [String] {
    switch self {
    case .basic: Self.propertyFields + Self.endFields + Self.timingFields + Self.easingFields
    case .keyframe: Self.propertyFields + Self.keyframeFields + Self.timingFields + Self.easingFields
    // A spring has its own course, which a timing curve could not change.
    case .spring: Self.propertyFields + Self.endFields + Self.springFields + Self.timingFields
    case .group: ["type", "animations"] + Self.timingFields + Self.easingFields
    case .transition: ["type"] + Self.transitionFields + Self.timingFields + Self.easingFields
    }
  }

  private static let propertyFields = ["type", "keyPath", "modelValue", "additive", "cumulative"]
  private static let endFields = ["fromValue", "toValue", "byValue"]
  private static let keyframeFields =
    ["values", "path", "rotationMode", "keyTimes", "calculationMode"] + splineFields + ["timingFunctions"]
  private static let springFields = ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"]
  private static let transitionFields = ["transitionType", "subtype", "startProgress", "endProgress"]
  private static let timingFields = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
    "removedOnCompletion",
  ]
  private static let easingFields = ["timingFunction"]

  /// The fields of keyframes that only the cubic modes use.
  static let splineFields = ["tensionValues", "continuityValues", "biasValues"]
}

extension AnimationType {
  /// The type of the animation that an object in a document describes, once no field belongs only to other types.
  init(of value: JSONValue, at place: DocumentPlace) throws(CommandFailure) {
    guard case .object(let values) = value else { throw place.failure("expected an object, found \(value.kind)") }
    let reader = try FieldReader(.object(values.filter { $0.key == "type" }), at: place, knownFields: ["type"])
    let type: AnimationType = try reader.word("type")
    let own = type.fields
    let misplaced = values.keys.filter { name in
      !own.contains(name) && Self.allCases.contains { $0.fields.contains(name) }
    }
    if let name = misplaced.min() {
      throw place.field(name).failure("not allowed with the type '\(type.rawValue)'")
    }
    self = type
  }
}
