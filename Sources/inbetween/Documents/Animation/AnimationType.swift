internal import JSONText

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
    case .basic: Self.basicFields
    case .keyframe: Self.keyframeFields
    case .spring: Self.springFields
    case .group: Self.groupFields
    case .transition: Self.transitionFields
    }
  }

  private static let basicFields = propertyFields + endFields + timingFields + easingFields
  private static let keyframeFields = propertyFields + keyFields + timingFields + easingFields
  // A spring has its own course, which a timing curve could not change.
  private static let springFields = propertyFields + endFields + parameterFields + timingFields
  private static let groupFields = ["type", "animations"] + timingFields + easingFields
  private static let transitionFields = ["type"] + progressFields + timingFields + easingFields
  /// The fields of animations of any type.
  private static let allFields = Set(allCases.flatMap(\.fields))

  private static let propertyFields = ["type", "keyPath", "modelValue", "additive", "cumulative"]
  private static let endFields = ["fromValue", "toValue", "byValue"]
  private static let keyFields =
    ["values", "path", "rotationMode", "keyTimes", "calculationMode"] + splineFields + ["timingFunctions"]
  private static let parameterFields = ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"]
  private static let progressFields = ["transitionType", "subtype", "startProgress", "endProgress"]
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
    guard let members = value.members else { throw place.failure("expected an object, found \(value.kind)") }
    // Which other fields may be there is not known before the type is.
    let reader = try FieldReader(value, at: place, knownFields: ["type"], refusesOthers: false)
    let type: AnimationType = try reader.word("type")
    let own = type.fields
    for member in members where !own.contains(member.key) && Self.allFields.contains(member.key) {
      throw place.field(member.key).failure("not allowed with the type '\(type.rawValue)'")
    }
    self = type
  }
}
