internal import JSONText
internal import LayerAnimation
internal import MotionNumerics

/// Phases, iterations and progresses.
enum MediaTimings {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "media":
      let timing = try timing(test.given)
      return try Answers(test, within: 0, sameBits: true) { state(of: timing, at: $0) }
    case "stairs":
      let timing = try timing(test.given)
      let position = try TimingFunctions.position(try test.given.word("jump"))
      let fade = Animation.basic("opacity", from: 0, to: 1, timingCurve: .steps(Steps(2, position)))
      return try shown(fade.timed(timing), at: test)
    case "group":
      let group = try timing(Given(value: try member("group", of: test)))
      let inner = try timing(Given(value: try member("member", of: test)))
      let fade = Animation.basic("opacity", from: 0, to: 1).timed(inner)
      return try shown(Animation.group([fade]).timed(group), at: test)
    case "effect":
      return .unanswered("the library's timing is Core Animation's, without an end delay and an iteration start")
    case "localTime":
      let spaces = try spaces(test)
      return try Answers(numbers: test) { spaces.localTime(at: $0) }
    case "absoluteTime":
      let spaces = try spaces(test)
      return try Answers(numbers: test) { spaces.absoluteTime(at: $0) }
    default: throw .unknownQuestion(test)
    }
  }

  /// What an animation of a number shows, from 0 to 1.
  private static func shown(_ animation: Animation, at test: ConformanceCase) throws(ConformanceError) -> Answers {
    var animation = animation
    animation.isRemovedOnCompletion = false
    return try Answers(numbers: test, within: 0, sameBits: true) { time in
      var shown: Double?
      animation.forEachEffect(at: time) { effect in
        if case .number(let number)? = effect.value(model: .number(0)) { shown = number }
      }
      return shown
    }
  }

  private static func state(of timing: MediaTiming, at time: Double) -> Answer {
    guard let computed = timing.computedTiming(at: time) else { return .none }
    let phase: Answer =
      switch computed.phase {
      case .before: .word("before")
      case .active: .word("active")
      case .after: .word("after")
      }
    guard timing.computedTiming(inEffectAt: time) != nil else { return .list([phase, .none, .none, .none]) }
    return .list([
      phase, .number(computed.iteration), .number(computed.progress), .word(computed.beforeFlag ? "true" : "false"),
    ])
  }

  private static func timing(_ given: Given) throws(ConformanceError) -> MediaTiming {
    let beginTime = try given.optionalNumber("beginTime") ?? 0
    let duration = try given.optionalNumber("duration") ?? 1
    let speed = try given.optionalNumber("speed") ?? 1
    let timeOffset = try given.optionalNumber("timeOffset") ?? 0
    let repeatCount = try given.optionalNumber("repeatCount") ?? 0
    let repeatDuration = try given.optionalNumber("repeatDuration") ?? 0
    guard let fillMode = FillMode(rawValue: given.value["fillMode"]?.string ?? "removed") else {
      throw ConformanceError(message: "\(given.value.place): no such fill mode")
    }
    return try accepted { () throws(ParameterError) in
      try MediaTiming(
        validatingBeginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset,
        repeatCount: repeatCount, repeatDuration: repeatDuration,
        autoreverses: given.value["autoreverses"]?.bool ?? false, fillMode: fillMode)
    }
  }

  private static func member(_ name: String, of test: ConformanceCase) throws(ConformanceError) -> JSONValue {
    guard let value = test.given.value[name] else { throw ConformanceError(message: "\(test.name): no \(name)") }
    return value
  }

  private static func spaces(_ test: ConformanceCase) throws(ConformanceError) -> [TimeSpace] {
    var spaces: [TimeSpace] = []
    for layer in try test.given.elements("layers") {
      let given = Given(value: layer)
      let (begin, speed) = (try given.number("beginTime"), try given.number("speed"))
      let offset = try given.number("timeOffset")
      let space = try accepted { () throws(ParameterError) in
        try TimeSpace(validatingBeginTime: begin, speed: speed, timeOffset: offset)
      }
      spaces.append(space)
    }
    return spaces
  }
}
