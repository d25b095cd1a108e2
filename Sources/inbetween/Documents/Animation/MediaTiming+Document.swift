import LayerAnimation
import MotionNumerics

extension MediaTiming {
  /// The timing of an animation in a document.
  init(_ fields: FieldReader) throws(CommandFailure) {
    let beginTime = try fields.number("beginTime", default: 0)
    let duration = try fields.number("duration", .nonnegative, default: 0)
    let speed = try fields.number("speed", default: 1)
    let timeOffset = try fields.number("timeOffset", default: 0)
    let repeatCount = try fields.extent("repeatCount")
    let repeatDuration = try fields.extent("repeatDuration")
    if repeatCount > 0 && repeatDuration > 0 { try fields.refuse(["repeatDuration"], "with a repeatCount") }
    let autoreverses = try fields.truth("autoreverses")
    let fillMode: FillMode = try fields.word("fillMode", default: .removed)
    self = try fields.checked(
      try Self(
        beginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset, repeatCount: repeatCount,
        repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode))
  }
}
