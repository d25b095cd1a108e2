internal import JSONText
internal import MotionNumerics

/// CSS's timing functions except cubic Béziers, Penner's easings, and vendors' names.
enum TimingFunctions {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "steps": return try steps(test)
    case "linear": return try values(of: try curve(try test.given.word("function")), at: test)
    case "linearPoints": return try Answers(rows: test) { row throws(ConformanceError) in try points(row) }
    case "serialised": return try Answers(rows: test) { row throws(ConformanceError) in try serialised(row) }
    case "penner": return try values(of: try curve(try test.given.word("name")), at: test)
    case "pennerSlope":
      // 16 ulp of 16: elastic's slope is a sum of terms up to 21.
      return try velocities(of: try curve(try test.given.word("name")), at: test, within: 256 * Double.ulpOfOne)
    case "named": return try Answers(rows: test) { row throws(ConformanceError) in try named(row) }
    case "android": return try android(test)
    default: throw .unknownQuestion(test)
    }
  }

  private static func steps(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let count = Int(try test.given.number("count"))
    let position = try position(try test.given.word("position"))
    let curve = TimingCurve.steps(
      try accepted { () throws(ParameterError) in try Steps(validating: count, position) })
    return try Answers(rows: test, within: 0, sameBits: true) { row throws(ConformanceError) in
      guard let flag = try row.input(1).bool else { throw ConformanceError(message: "\(row.place): no flag") }
      return .number(curve.value(at: try row.number(), beforeFlag: flag))
    }
  }

  /// A position by CSS's word.
  static func position(_ word: String) throws(ConformanceError) -> Steps.Position {
    switch word {
    case "jump-start": .jumpStart
    case "start": .start
    case "jump-end", "end": .jumpEnd
    case "jump-none": .jumpNone
    case "jump-both": .jumpBoth
    default: throw ConformanceError(message: "no position \(word)")
    }
  }

  private static func curve(_ text: String) throws(ConformanceError) -> TimingCurve {
    guard let curve = TimingCurve(text) else { throw ConformanceError(message: "\(text) is refused") }
    return curve
  }

  private static func text(_ row: ConformanceCase.Row, _ index: Int = 0) throws(ConformanceError) -> String {
    guard let text = try row.input(index).string else { throw ConformanceError(message: "\(row.place): no text") }
    return text
  }

  private static func points(_ row: ConformanceCase.Row) throws(ConformanceError) -> Answer {
    switch try curve(try text(row)) {
    case .piecewiseLinear(let polyline): return .list(polyline.points.map { Answer([$0.output, $0.input]) })
    // The identity has no points there.
    case .linear: return .list([Answer([0, 0]), Answer([1, 1])])
    default: return .none
    }
  }

  private static func serialised(_ row: ConformanceCase.Row) throws(ConformanceError) -> Answer {
    guard let curve = TimingCurve(try text(row)) else { return .none }
    let text = curve.description
    if text.utf8.count > 200 {
      return .unanswered("the notation has all digits of a percentage, so that it reads back equal; browsers write six")
    }
    return .word(text)
  }

  private static func named(_ row: ConformanceCase.Row) throws(ConformanceError) -> Answer {
    let (vendor, name) = (try text(row, 0), try text(row, 1))
    let word: String
    switch vendor {
    case "css", "core-animation": word = name == "easeInEaseOut" ? "ease-in-out" : name
    case "material2": word = material2(name)
    case "material3": word = "material.\(name)"
    case "compose": word = compose(name)
    default: return .unanswered("easings.net's cubic Béziers for Penner's easings are not named: the easings are exact")
    }
    guard let curve = TimingCurve(word.lowercased()) else { return .none }
    if curve == .linear { return Answer([0, 0, 1, 1]) }
    guard let bezier = curve.cubicBezier else { return .none }
    return Answer([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
  }

  private static func material2(_ name: String) -> String {
    switch name {
    case "standard": "compose.fast-out-slow-in"
    case "decelerate": "compose.linear-out-slow-in"
    default: "compose.fast-out-linear-in"
    }
  }

  private static func compose(_ name: String) -> String {
    switch name {
    case "FastOutSlowInEasing": "compose.fast-out-slow-in"
    case "LinearOutSlowInEasing": "compose.linear-out-slow-in"
    default: "compose.fast-out-linear-in"
    }
  }

  /// Three of Android's interpolators are Penner's easings.
  private static func android(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch try test.given.word("name") {
    case "AccelerateDecelerate": try values(of: TimingCurve.easeInOutSine, at: test)
    case "Accelerate": try values(of: TimingCurve.easeInQuad, at: test)
    case "Decelerate": try values(of: TimingCurve.easeOutQuad, at: test)
    default: .unanswered("Android's interpolators with a tension, and its cycle, are no curves of the library")
    }
  }
}
