internal import JSONText
internal import MotionNumerics

/// Springs by the parameters of vendors, and back.
enum SpringParameters {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    var answers: [Answer] = []
    for row in test.rows {
      switch test.question {
      case "named": answers.append(try named(row))
      case "response", "dampingRatio", "bounce", "toUIKit", "toOrigami", "toPop":
        answers.append(try parameter(test.question, of: row))
      default: answers.append(try spring(test, row))
      }
    }
    return .given(answers, bound: .infinity, sameBits: false)
  }

  /// Stiffness and damping of the spring by the parameters of a row.
  private static func spring(_ test: ConformanceCase, _ row: ConformanceCase.Row) throws(ConformanceError) -> Answer {
    let first = try row.number(0)
    if test.question == "fromHalfLife" {
      return try made { () throws(ParameterError) in try Spring(validatingHalfLife: first) }
    }
    let second = try row.number(1)
    switch test.question {
    case "fromDurationAndBounce":
      if second == -1 { return .unanswered("a bounce of −1, whose damping is infinite, is refused") }
      return try made { () throws(ParameterError) in try Spring(validatingDuration: first, bounce: second) }
    case "fromResponse":
      return try made { () throws(ParameterError) in try Spring(validatingResponse: first, dampingRatio: second) }
    case "fromSettling":
      guard try row.number(2) == 0.001 else { return .unanswered("UIKit's settling duration is that within 0.001") }
      return try made { () throws(ParameterError) in
        try .uiKit(validatingSettlingDuration: first, dampingRatio: second)
      }
    case "fromUIKit":
      let velocity = try row.number(2)
      return try made { () throws(ParameterError) in
        try .uiKit(validatingSettlingDuration: first, dampingRatio: second, velocity: velocity)
      }
    case "fromOrigami":
      return try made { () throws(ParameterError) in try .origami(validatingTension: first, friction: second) }
    case "fromPop":
      return try made { () throws(ParameterError) in try .pop(validatingBounciness: first, speed: second) }
    case "fromMotion":
      return .unanswered("Motion's visualDuration is read from pasted text alone")
    case "fromDampingRatio":
      guard first == 1 else { return .unanswered("a damping ratio stands beside a stiffness for a mass of 1") }
      let ratio = try row.number(2)
      return .number(
        try accepted { () throws(ParameterError) in
          try Spring(validatingStiffness: second, dampingRatio: ratio)
        }.damping)
    case "fromReactSpring":
      guard first == 1 else { return .unanswered("a response stands for a mass of 1") }
      let ratio = try row.number(2)
      return try made { () throws(ParameterError) in try Spring(validatingResponse: second, dampingRatio: ratio) }
    default: throw .unknownQuestion(test)
    }
  }

  private static func made(_ make: () throws(ParameterError) -> Spring) throws(ConformanceError) -> Answer {
    let spring = try accepted(make)
    return Answer([spring.stiffness, spring.damping])
  }

  /// The parameters of a vendor, of the spring in a row.
  private static func parameter(_ name: String, of row: ConformanceCase.Row) throws(ConformanceError) -> Answer {
    let spring = try Springs.spring(try row.number(0), try row.number(1), try row.number(2))
    switch name {
    case "response": return .number(spring.response)
    case "dampingRatio": return .number(spring.dampingRatio)
    case "bounce": return .number(spring.bounce)
    case "toUIKit": return Answer([spring.uiKit.settlingDuration, spring.uiKit.dampingRatio])
    case "toOrigami": return Answer([spring.origami.tension, spring.origami.friction])
    default: return .list([Answer(spring.pop.bounciness), .number(spring.pop.speed)])
    }
  }

  private static func named(_ row: ConformanceCase.Row) throws(ConformanceError) -> Answer {
    guard let vendor = try row.input(0).string, let name = try row.input(1).string else {
      throw ConformanceError(message: "\(row.place): a vendor and a name")
    }
    guard let spring = try spring(vendor, name) else {
      throw ConformanceError(message: "no spring of \(vendor) named \(name)")
    }
    return Answer([spring.stiffness, spring.damping])
  }

  private static func spring(_ vendor: String, _ name: String) throws(ConformanceError) -> Spring? {
    switch vendor {
    case "core-animation", "motion": return Spring(mass: 1, stiffness: 100, damping: 10)
    case "rebound": return .origami()
    case "react-spring": return Spring.ReactSpring(rawValue: name).map { .reactSpring($0) }
    case "swiftui":
      switch name {
      case "smooth": return .smooth
      case "snappy": return .snappy
      case "bouncy": return .bouncy
      case "interactiveSpring": return .interactive
      case "spring before iOS 17": return Spring(response: 0.5, dampingRatio: 0.825)
      default: return nil
      }
    case "material3": return material(name).map { .material($0) }
    case "compose": return compose(name)
    default: return nil
    }
  }

  private static func material(_ name: String) -> Spring.Material? {
    switch name {
    case "expressive spatial default": .expressiveSpatial
    case "expressive spatial fast": .expressiveSpatialFast
    case "expressive spatial slow": .expressiveSpatialSlow
    case "standard spatial default": .standardSpatial
    case "standard spatial fast": .standardSpatialFast
    case "standard spatial slow": .standardSpatialSlow
    case "effects default": .effects
    case "effects fast": .effectsFast
    case "effects slow": .effectsSlow
    default: nil
    }
  }

  private static func compose(_ name: String) -> Spring? {
    switch name {
    case "StiffnessHigh, DampingRatioHighBouncy": .compose(.high, .highBouncy)
    case "StiffnessMedium, DampingRatioMediumBouncy": .compose(.medium, .mediumBouncy)
    case "StiffnessMediumLow, DampingRatioLowBouncy": .compose(.mediumLow, .lowBouncy)
    case "StiffnessLow, DampingRatioNoBouncy": .compose(.low, .noBouncy)
    case "StiffnessVeryLow, DampingRatioNoBouncy": .compose(.veryLow, .noBouncy)
    default: nil
    }
  }
}
