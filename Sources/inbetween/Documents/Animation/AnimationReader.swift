internal import JSONText
import LayerAnimation
import MotionNumerics

/// Reads the animations of a document, and gathers what they are about.
struct AnimationReader {
  private(set) var channels = AnimationChannels()

  /// Reads an animation, as the whole document or as a member of a group.
  mutating func animation(
    _ value: JSONValue, at place: DocumentPlace, inGroup isMember: Bool = false
  ) throws(CommandFailure) -> Animation {
    let type = try AnimationType(of: value, at: place)
    let fields = try FieldReader(value, at: place, knownFields: type.fields)
    let content = try content(type, fields, inGroup: isMember)
    let timing = try MediaTiming(fields)
    return Animation(
      content, timing: timing, timingCurve: type == .spring ? .linear : try fields.timingCurve("timingFunction"),
      isRemovedOnCompletion: try Self.isRemovedOnCompletion(fields, timing.fillMode, inGroup: isMember))
  }

  private mutating func content(
    _ type: AnimationType, _ fields: FieldReader, inGroup isMember: Bool
  ) throws(CommandFailure) -> Animation.Content {
    switch type {
    case .basic, .keyframe, .spring: return .property(try property(type, fields, inGroup: isMember))
    case .group: return .group(try members(fields))
    case .transition:
      channels.update(channels.channel(of: nil, at: fields.place))
      return .transition(try Transition(fields))
    }
  }

  private mutating func members(_ fields: FieldReader) throws(CommandFailure) -> [Animation] {
    _ = try fields.required("animations")
    var members: [Animation] = []
    for (value, place) in try fields.elements("animations", count: 1...AnimationDocument.maximumCount) {
      members.append(try animation(value, at: place, inGroup: true))
    }
    return members
  }

  private mutating func property(
    _ type: AnimationType, _ fields: FieldReader, inGroup isMember: Bool
  ) throws(CommandFailure) -> PropertyAnimation {
    let keyPath = try Self.keyPath(fields, isRequired: isMember)
    var channel = channels.channel(of: keyPath, at: keyPathPlace(fields))
    let form: PropertyAnimation.Form =
      switch type {
      case .keyframe: .keyframe(try LayerTrack(fields, &channel))
      case .spring: .spring(try FromToBy(fields, &channel.values), try SpringParameters(fields))
      default: .basic(try FromToBy(fields, &channel.values))
      }
    try Self.readModel(fields, &channel)
    if let shape = channel.values.knownShape { try keyPath.require(shape, at: keyPathPlace(fields)) }
    try channels.refuseOverlap(of: keyPath, at: keyPathPlace(fields))
    channels.update(channel)
    return PropertyAnimation(
      keyPath, form, isAdditive: try fields.truth("additive"), isCumulative: try fields.truth("cumulative"))
  }

  private func keyPathPlace(_ fields: FieldReader) -> DocumentPlace {
    fields.has("keyPath") ? fields.place.field("keyPath") : fields.place
  }

  /// A lone animation needs no name for what it animates.
  private static func keyPath(_ fields: FieldReader, isRequired: Bool) throws(CommandFailure) -> LayerKeyPath {
    guard isRequired || fields.has("keyPath") else { return LayerKeyPath(custom: "value") }
    let text = try fields.columnName("keyPath")
    do {
      return try LayerKeyPath(text)
    } catch {
      throw fields.unexpected(text.quoted, in: "keyPath", error.allowed)
    }
  }

  /// A property has one model value, whichever of its animations gives it.
  private static func readModel(_ fields: FieldReader, _ channel: inout AnimationChannel) throws(CommandFailure) {
    guard fields.has("modelValue") else { return }
    let place = fields.place.field("modelValue")
    let model = try channel.values.value(try fields.required("modelValue"), at: place)
    guard channel.givenModel == nil || channel.givenModel == model else {
      throw place.failure("expected the same as in another animation of \(channel.keyPath?.description.quoted ?? "")")
    }
    channel.givenModel = model
  }

  /// By default an animation stays, as a table has nothing that it could be removed from, and a fill mode means
  /// something.
  private static func isRemovedOnCompletion(
    _ fields: FieldReader, _ fillMode: FillMode, inGroup isMember: Bool
  ) throws(CommandFailure) -> Bool {
    if isMember { try fields.refuse(["removedOnCompletion"], "in a group, which is removed as a whole") }
    let isRemoved = try fields.truth("removedOnCompletion")
    if isRemoved && (fillMode == .forwards || fillMode == .both) {
      throw fields.unexpected("true", in: "removedOnCompletion", "false with the fillMode '\(fillMode.rawValue)'")
    }
    return isRemoved
  }
}
