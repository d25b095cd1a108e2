import LayerAnimation
import MotionCurves

extension MediaTiming {
  /// The range of times, in seconds, and of speeds: until then an animation has fewer than 10²⁰⁰ iterations.
  private static let range = NumberRange.closed(-1e50...1e50)
  private static let durations = NumberRange.closed(0...1e50)
  /// The shortest duration that is not 0.
  private static let leastDuration = 1e-50

  /// The reason why no document has an animation with these times, in seconds; nil without one.
  package static func problem(duration: Double, beginTime: Double) -> String? {
    guard durations.bounds.contains(duration) && (duration == 0 || duration >= leastDuration) else {
      return "no document has a duration of \(duration.shortestDecimal) seconds"
    }
    guard range.bounds.contains(beginTime) else {
      return "no document has a delay of \(beginTime.shortestDecimal) seconds"
    }
    return nil
  }

  /// Reads the timing of an animation.
  init(_ fields: FieldReader) throws(DocumentError) {
    let beginTime = try fields.number("beginTime", Self.range, default: 0)
    let duration = try fields.number("duration", Self.durations, default: 0)
    guard duration == 0 || duration >= Self.leastDuration else {
      let expectation = "0 or a number of at least \(Self.leastDuration.shortestDecimal)"
      throw fields.unexpected(duration.shortestDecimal, in: "duration", expectation)
    }
    let speed = try fields.number("speed", Self.range, default: 1)
    let timeOffset = try fields.number("timeOffset", Self.range, default: 0)
    let repeatCount = try fields.extent("repeatCount")
    let repeatDuration = try fields.extent("repeatDuration")
    if repeatCount > 0 && repeatDuration > 0 { try fields.refuse(["repeatDuration"], "with a repeatCount") }
    let autoreverses = try fields.truth("autoreverses")
    let fillMode: FillMode = try fields.word("fillMode", default: .removed)
    self = try fields.checked(
      try Self(
        validatingBeginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset,
        repeatCount: repeatCount,
        repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode))
  }
}

extension FromToBy {
  /// Reads the ends of a basic or spring animation.
  init(_ fields: FieldReader, _ values: inout ValueReader) throws(DocumentError) {
    if fields.has("fromValue") && fields.has("toValue") {
      try fields.refuse(["byValue"], "with fromValue and toValue")
    }
    let from = try Self.value("fromValue", fields, &values)
    let to = try Self.value("toValue", fields, &values)
    let by = try Self.value("byValue", fields, &values)
    self = try fields.checked(try Self(validatingFrom: from, to: to, by: by))
  }

  private static func value(
    _ name: String, _ fields: FieldReader, _ values: inout ValueReader
  ) throws(DocumentError) -> LayerValue? {
    fields.has(name) ? try values.value(try fields.required(name), at: fields.location.field(name)) : nil
  }
}

extension SpringParameters {
  /// Reads the parameters of a spring animation.
  init(_ fields: FieldReader) throws(DocumentError) {
    let mass = try fields.number("mass", .positive, default: 1)
    let stiffness = try fields.number("stiffness", .positive, default: 100)
    let damping = try fields.number("damping", .nonnegative, default: 10)
    let velocity = try fields.number("initialVelocity", default: 0)
    let allowsOverdamping = try fields.truth("allowsOverdamping")
    self = try fields.checked(
      try Self(
        validatingMass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping))
  }
}

extension Transition {
  /// Reads a transition.
  ///
  /// Core Animation calls `transitionType` `type`; in a document, `type` already names the kind of animation.
  init(_ fields: FieldReader) throws(DocumentError) {
    let kind: Kind = try fields.word("transitionType", default: .fade)
    if kind == .fade { try fields.refuse(["subtype"], "with the transitionType 'fade', which has no direction") }
    let direction: Direction = try fields.word("subtype", default: .fromLeft)
    let start = try fields.number("startProgress", .closed(0...1), default: 0)
    let end = try fields.number("endProgress", .closed(start...1), default: 1)
    self = try fields.checked(try Self(validating: kind, direction: direction, startProgress: start, endProgress: end))
  }
}
