import JSONText

/// The kinds of animation in a document.
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
  // The parameters of a spring determine its motion: there is no timing function.
  private static let springFields = propertyFields + endFields + parameterFields + timingFields
  private static let groupFields = ["type", "animations"] + timingFields + easingFields
  private static let transitionFields = ["type"] + progressFields + timingFields + easingFields
  /// The fields of animations of any type.
  private static let allFields = Set(allCases.flatMap { $0.fields })

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
  /// Reads the type of an animation, and refuses fields that belong to other types only.
  init(of value: JSONValue, at location: DocumentLocation) throws(DocumentError) {
    guard let members = value.members else { throw location.failure("expected an object, found \(value.kind)") }
    // The type determines the other fields.
    let reader = try FieldReader(value, at: location, knownFields: ["type"], refusesOthers: false)
    let type: AnimationType = try reader.word("type")
    let own = type.fields
    for member in members where !own.contains(member.key) && Self.allFields.contains(member.key) {
      throw location.field(member.key).failure("not allowed with the type '\(type.rawValue)'")
    }
    self = type
  }
}
