import MotionNumerics
import Testing

/// Motions by their numbers are those of their notation.
@Suite struct ParsedNumbersTests {
  /// The numbers of a motion, in the notation's order.
  private func numbers(of motion: ParsedMotion) -> [Double] {
    motion.parts.filter { $0.key != "from" && $0.key != "to" }.flatMap { part -> [Double] in
      switch part.value {
      case .number(let number, _): [number]
      case .numbers(let numbers): numbers
      case .pairs(let pairs): pairs.flatMap { [$0.0, $0.1] }
      default: []
      }
    }
  }

  @Test func everyKindIsMadeOfItsNumbers() throws {
    let wordy = ["steps", "easing", "keyframes", "within", "sequence", "repetition"]
    for kind in MotionKind.all {
      let example = try ParsedMotion(parsing: kind.example)
      if wordy.contains(kind.name) {
        #expect(throws: ParameterError.self) { try ParsedMotion(kind: kind.name, names: nil, numbers: []) }
      } else {
        #expect(try ParsedMotion(kind: kind.name, names: nil, numbers: numbers(of: example)) == example)
      }
    }
  }

  @Test(arguments: [
    (["duration", "bounce"], [0.5, 0.3], "spring(duration: 0.5, bounce: 0.3)"),
    (["duration", "velocity"], [0.5, 2], "spring(duration: 0.5, velocity: 2)"),
    (["response", "damping-ratio", "velocity"], [0.5, 0.7, 0], "spring(response: 0.5, damping-ratio: 0.7)"),
    (["damping-ratio", "settling"], [0.5, 1], "spring(damping-ratio: 0.5, settling: 1)"),
    (["overshoot", "settling-duration"], [0.1, 0.4], "spring(overshoot: 0.1, settling-duration: 0.4)"),
    (["damping-ratio", "peak-speed"], [0.7, 4], "spring(damping-ratio: 0.7, peak-speed: 4)"),
    (["half-life"], [0.2], "spring(half-life: 0.2)"), (["stiffness", "damping"], [100, 10], "spring(1 100 10)"),
  ])
  func aSpringKeepsTheNumbersThatWereGiven(_ names: [String], _ numbers: [Double], _ notation: String) throws {
    let spring = try ParsedMotion(kind: "spring", names: names, numbers: numbers)
    #expect(spring == ParsedMotion(notation))
    #expect(spring.written == notation)
    #expect(ParsedMotion("\(notation) within(max: 1) after 0.1s 0 -> 300")?.written.hasPrefix(notation) == true)
    let placed = try spring.placed(over: nil, after: 0.1, from: 0, to: 300)
    #expect(placed.written == "\(notation) after 0.1s 0 -> 300")
    #expect(placed.description == "\(spring) after 0.1s 0 -> 300")
  }

  @Test(arguments: [
    ("0.4s ease 0.1s 3 -> 5", "ease"), ("snappy after 0.1s 0 -> 300", "swiftui.snappy"),
    ("0.4s damped(5, 30) 3 -> 5", "damped(5, 30)"),
    ("spring(1 100 10) within(max: 1) 0 -> 3", "spring(1 100 10) within(max: 1)"),
  ])
  func timesAndEndsAreReplaced(_ notation: String, _ bare: String) throws {
    let motion = try ParsedMotion(parsing: notation)
    let without = try motion.placed(over: nil, after: 0, from: 0, to: 1)
    #expect(without.written == bare)
    #expect(try without.placed(over: nil, after: 0, from: 2, to: 4).written == "\(bare) 2 -> 4")
  }

  @Test func whatTheNotationDoesNotAllowIsRefused() throws {
    let kinds: [(String, [String]?, [Double])] = [
      ("spring", ["duration", "stiffness"], [1, 1]), ("spring", ["duration", "duration"], [1, 1]),
      ("spring", ["duration"], [1, 2]), ("spring", nil, [1, 100]), ("spring", nil, [1, 100, .nan]),
      ("spring", nil, [-1, 100, 10]), ("linear", nil, [0, 1, 1]), ("linear", nil, []), ("linear", ["x"], [0, 1]),
      ("linear", nil, [0, .infinity]), ("cubic-bezier", nil, [0, 0, 1, 1, 1]), ("cubic-bezier", nil, [2, 0, 1, 1]),
    ]
    for (kind, names, numbers) in kinds {
      #expect(throws: ParameterError.self, "\(kind) \(numbers)") {
        try ParsedMotion(kind: kind, names: names, numbers: numbers)
      }
    }
    let places: [(String, Double?, Double, Double)] = [
      ("ease", nil, 1, 1), ("snappy", 1, 0, 1), ("ease", -1, 0, 1), ("ease", 1, .nan, 1), ("snappy", nil, .infinity, 1),
      ("snappy", nil, 0, .nan), ("decay(velocity: 100, deceleration: 0.998)", nil, 0, 3),
    ]
    for (notation, duration, delay, end) in places {
      let motion = try ParsedMotion(parsing: notation)
      #expect(throws: ParameterError.self, "\(notation) \(delay) \(end)") {
        try motion.placed(over: duration, after: delay, from: 0, to: end)
      }
    }
  }
}
