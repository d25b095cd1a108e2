import JSONText
import LayerAnimation
import MotionCurves

/// Reads the animations of a document, and collects the channels that they animate.
struct AnimationReader {
  private(set) var channels = AnimationChannels()

  /// Reads an animation: the whole document, or a member of a group.
  mutating func animation(
    _ value: JSONValue, at location: DocumentLocation, inGroup isMember: Bool = false
  ) throws(DocumentError) -> Animation {
    let type = try AnimationType(of: value, at: location)
    let fields = try FieldReader(value, at: location, knownFields: type.fields)
    let content = try content(type, fields, inGroup: isMember)
    let timing = try MediaTiming(fields)
    return Animation(
      content, timing: timing, timingCurve: type == .spring ? .linear : try fields.timingCurve("timingFunction"),
      isRemovedOnCompletion: try Self.isRemovedOnCompletion(fields, timing.fillMode, inGroup: isMember))
  }

  private mutating func content(
    _ type: AnimationType, _ fields: FieldReader, inGroup isMember: Bool
  ) throws(DocumentError) -> Animation.Content {
    switch type {
    case .basic, .keyframe, .spring: return .property(try property(type, fields, inGroup: isMember))
    case .group: return .group(try members(fields))
    case .transition:
      channels.update(channels.channel(of: nil, at: fields.location))
      return .transition(try Transition(fields))
    }
  }

  private mutating func members(_ fields: FieldReader) throws(DocumentError) -> [Animation] {
    _ = try fields.required("animations")
    var members: [Animation] = []
    for (value, location) in try fields.elements("animations", count: 1...AnimationDocument.maximumCount) {
      members.append(try animation(value, at: location, inGroup: true))
    }
    return members
  }

  private mutating func property(
    _ type: AnimationType, _ fields: FieldReader, inGroup isMember: Bool
  ) throws(DocumentError) -> PropertyAnimation {
    let keyPath = try Self.keyPath(fields, isRequired: isMember)
    let location = fields.has("keyPath") ? fields.location.field("keyPath") : fields.location
    var channel = channels.channel(of: keyPath, at: location)
    let form: PropertyAnimation.Form =
      switch type {
      case .keyframe: .keyframe(try LayerTrack(fields, &channel))
      case .spring: .spring(try FromToBy(fields, &channel.values), try SpringParameters(fields))
      default: .basic(try FromToBy(fields, &channel.values))
      }
    try Self.readModel(fields, &channel)
    if let shape = channel.values.knownShape { try keyPath.require(shape, at: location) }
    try channels.refuseOverlap(of: keyPath, at: location)
    channels.update(channel)
    return PropertyAnimation(
      keyPath, form, isAdditive: try fields.truth("additive"), isCumulative: try fields.truth("cumulative"))
  }

  /// The key path, which is optional outside groups.
  private static func keyPath(_ fields: FieldReader, isRequired: Bool) throws(DocumentError) -> LayerKeyPath {
    guard isRequired || fields.has("keyPath") else { return LayerKeyPath(custom: "value") }
    let text = try fields.columnName("keyPath")
    do {
      return try LayerKeyPath(parsing: text)
    } catch {
      throw fields.unexpected(text.quoted, in: "keyPath", error.allowed)
    }
  }

  /// Reads the model value of a property, which is the same in all of its animations.
  private static func readModel(_ fields: FieldReader, _ channel: inout AnimationChannel) throws(DocumentError) {
    guard fields.has("modelValue") else { return }
    let location = fields.location.field("modelValue")
    let model = try channel.values.value(try fields.required("modelValue"), at: location)
    guard channel.givenModel == nil || channel.givenModel == model else {
      let property = channel.keyPath?.description.quoted ?? ""
      throw location.failure("expected the same as in another animation of \(property)")
    }
    channel.givenModel = model
  }

  /// Whether the animation is removed on completion; false by default.
  ///
  /// A table has no layer that could remove an animation, so fill modes take effect.
  private static func isRemovedOnCompletion(
    _ fields: FieldReader, _ fillMode: FillMode, inGroup isMember: Bool
  ) throws(DocumentError) -> Bool {
    if isMember { try fields.refuse(["removedOnCompletion"], "in a group, which is removed as a whole") }
    let isRemoved = try fields.truth("removedOnCompletion")
    if isRemoved && (fillMode == .forwards || fillMode == .both) {
      throw fields.unexpected("true", in: "removedOnCompletion", "false with the fillMode '\(fillMode.rawValue)'")
    }
    return isRemoved
  }
}
