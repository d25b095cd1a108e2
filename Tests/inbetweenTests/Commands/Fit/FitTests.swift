import Foundation
import JSONText
import MotionNumerics
import TestSupport
import Testing

@testable import inbetween

/// The nearest motions to recordings and to other motions, as printed.
@Suite struct FitTests {
  private func table(_ motion: String, rate: String = "60", to end: String = "1.5") throws -> String {
    try Tool.run("sample", motion, "--rate", rate, "--to", end).output
  }

  private func fit(_ words: String..., input: String = "") throws -> [String: Any] {
    let run = try Tool.run(["fit"] + words + ["--format", "json"], input: input)
    #expect(run.exitCode == 0, "\(run.errors)")
    let value = try JSONDocument(parsing: run.output).root
    return try #require(Self.any(value) as? [String: Any])
  }

  /// The value of JSON, with each number as the nearest double: JSONSerialization's may differ in the last digit.
  private static func any(_ value: JSONValue) -> Any? {
    switch value.content {
    case .null: nil
    case .bool(let isTrue): isTrue
    case .number(let number): number
    case .string(let text): text
    case .array(let elements): elements.map { any($0) }
    case .object(let members): Dictionary(uniqueKeysWithValues: members.map { ($0.key, any($0.value)) })
    }
  }

  /// Another command confirms the printed error of a motion: the recording is within it, but not within 0.999 of it.
  private func expectCheck(_ facts: [String: Any], of recording: String) throws {
    let motion = try #require(facts["motion"] as? String)
    let error = try #require(facts["maximumError"] as? Double)
    #expect(ParsedMotion(motion)?.description == motion)
    for (tolerance, code) in [(error, 0), (0.999 * error, 1)] as [(Double, Int32)] {
      let run = try Tool.run("check", "-", motion, "--tolerance", "\(tolerance)", input: recording)
      #expect(run.exitCode == code, "\(motion) within \(tolerance)")
    }
  }

  @Test func aSpringIsFoundInARecording() throws {
    let recording = try table("spring(1 100 10 2) 20 -> 300")
    let facts = try fit("spring", "-", input: recording)
    #expect(
      Set(facts.keys)
        == Set(
          ("motion startTime mass stiffness damping naturalFrequency dampingRatio from to velocity standardErrors "
            + "rootMeanSquare maximumError evidence").split(separator: " ").map(String.init)))
    for (key, value) in [
      ("mass", 1), ("stiffness", 100), ("damping", 10), ("naturalFrequency", 10), ("dampingRatio", 0.5), ("from", 20),
      ("to", 300), ("velocity", 560),
    ] {
      let found = try #require(facts[key] as? Double)
      #expect(abs(found - value) <= 1e-9 * value, "\(key)")
    }
    let errors = try #require(facts["standardErrors"] as? [String: Double])
    #expect(Set(errors.keys) == ["naturalFrequency", "dampingRatio", "from", "to", "velocity"])
    try expectCheck(facts, of: recording)
    let text = try Tool.run("fit", "spring", "-", input: recording).output
    #expect(text.hasPrefix("spring(1 ") && text.contains(/\nnatural frequency  [0-9.]+ ± [0-9.e-]+ rad\/s\n/))
    // What is known has no spread.
    let known = try Tool.run("fit", "spring", "-", "--from-rest", input: recording).output
    #expect(known.contains(/\nvelocity +0\n/) && known.contains(" ± "))
  }

  /// The notation is on the clock of the rows, so that it can stand beside them.
  @Test func aRecordingMayBeginLater() throws {
    let rows = (0..<90).map { "\(7.5 + Double($0) / 60),0,\(cos(Double($0) / 6))" }
    let recording = "t,a,b\n" + rows.joined(separator: "\n")
    let facts = try fit("spring", "-", "--column", "b", input: recording)
    #expect(facts["startTime"] as? Double == 7.5)
    #expect(abs((facts["naturalFrequency"] as? Double ?? 0) - 10) < 1e-6)
    let motion = try #require(facts["motion"] as? String)
    #expect(motion.contains(" after 7.5s "))
    let check = try Tool.run("check", "-", motion, "--column", "b", "--tolerance", "1e-6", input: recording)
    #expect(check.exitCode == 0, "\(check.output)\(check.errors)")
  }

  /// Rows of rest before the move are no part of the spring: that is told, and --from leaves them out.
  @Test func rowsBeforeTheMoveAreLeftOut() throws {
    let motion = SpringMotion(Spring(mass: 1, stiffness: 120, damping: 9), from: 20.0, to: 240, startingAt: 0.35)
    let rows = (0..<80).map { "\(Double($0) / 50),\(motion.value(at: Double($0) / 50))" }
    let recording = "t,x\n" + rows.joined(separator: "\n")
    let whole = try Tool.run("fit", "spring", "-", input: recording)
    #expect(whole.exitCode == 0 && whole.errors.contains("the spring misses a row by"), "\(whole.errors)")
    let part = try Tool.run("fit", "spring", "-", "--from", "360ms", "--to", "1.5", input: recording)
    #expect(part.errors.isEmpty && part.output.contains("after 0.36s"), "\(part.output)\(part.errors)")
    let facts = try fit("spring", "-", "--from", "360ms", input: recording)
    #expect(abs((facts["stiffness"] as? Double ?? 0) - 120) < 1e-6)
    #expect(abs((facts["damping"] as? Double ?? 0) - 9) < 1e-7)
    let none = try Tool.run("fit", "spring", "-", "--from", "3", "--to", "4", input: recording)
    #expect(none.exitCode == 65 && none.errors.contains("at least 5 rows with a value, found 0"), "\(none.errors)")
  }

  @Test func aTimingCurveIsFoundInARecording() throws {
    let recording = try table("0.5s cubic-bezier(0.2, 0, 0.3, 1.4) 0.25s 10 -> 50", to: "0.75")
    let rows = recording.split(separator: "\n").filter { (Double($0.prefix { $0 != "," }) ?? 1) >= 0.25 }
    let moving = rows.joined(separator: "\n") + "\n"
    let facts = try fit("cubic-bezier", "-", input: moving)
    try expectCheck(facts, of: moving)
    let numbers = try #require(facts["curve"] as? String).split { "(, )".contains($0) }.compactMap { Double($0) }
    for (found, value) in zip(numbers, [0.2, 0, 0.3, 1.4]) { #expect(abs(found - value) < 1e-2) }
    #expect((facts["maximumError"] as? Double ?? 1) < 0.01)
  }

  @Test(arguments: ["spring(1 100 10) 0 -> 300", "0.4s steps(4) 0.1s", "1s ease-out-bounce -5 -> -5.5"])
  func linesKeepTheirTolerance(motion: String) throws {
    let recording = try table(motion, to: "1.2")
    let height = motion.hasSuffix("300") ? 300.0 : 1
    let facts = try fit("linear", "-", "--tolerance", "\(1e-2 * height)", input: recording)
    #expect(try #require(facts["maximumError"] as? Double) <= 1e-2 * height)
    try expectCheck(facts, of: recording)
    // A recording whose ends meet has no distance: the values themselves are printed.
    let closed = "t,x\n0,5\n1,9\n2,3\n3,8\n4,5\n"
    let round = try fit("linear", "-", "--tolerance", "0.1", input: closed)
    #expect(try #require(round["motion"] as? String).hasPrefix("4s linear(5 0%,"))
  }

  @Test func keysKeepTheirTolerance() throws {
    let recording = try table("spring(1 100 10) 0 -> 300")
    let facts = try fit("keyframes", "-", "--tolerance", "0.3", input: recording)
    let rows = try #require(facts["keys"] as? [[String: Any]])
    func handle(_ row: [String: Any], _ name: String) -> KeyframeCurve.Handle {
      let numbers = row[name] as? [String: Double] ?? [:]
      return KeyframeCurve.Handle(duration: numbers["duration"] ?? .nan, change: numbers["change"] ?? .nan)
    }
    let keys = rows.map { row in
      KeyframeCurve.Key(
        row["value"] as? Double ?? .nan, at: row["time"] as? Double ?? .nan, incoming: handle(row, "incoming"),
        outgoing: handle(row, "outgoing"))
    }
    let curve = try KeyframeCurve(validating: keys)
    let printed = PrintedTable(recording)
    let comparison = try MotionComparison(times: printed.numbers(of: 0), values: printed.numbers(of: 1), with: curve)
    #expect(comparison.maximumError == facts["maximumError"] as? Double && comparison.isWithin(0.3))
    #expect(keys.count <= 6)
    let text = try Tool.run("fit", "keyframes", "-", "--tolerance", "0.3", input: recording).output
    #expect(text.hasPrefix("\(keys.count) keys from 0 to 1.5\ntolerance      0.3\n") && text.contains("\nkey 1  "))
  }

  @Test(arguments: [
    ("linear", "spring(1 100 10)"), ("cubic-bezier", "spring(1 100 20) 0 -> 40"), ("spring", "ease"),
    ("spring", "0.5s ease-out-back"), ("linear", "steps(5)"), ("cubic-bezier", "1s ease-in-quad 0.5s"),
    ("linear", "damped(5, 30)"),
  ]) func whatIsPrintedForAMotionIsCertified(kind: String, text: String) throws {
    let facts = try fit(kind, "--motion", text)
    #expect(facts["evidence"] as? String == "certified")
    let motion = try ParsedMotion(parsing: text)
    let printed = try ParsedMotion(parsing: try #require(facts["motion"] as? String))
    let error = try #require(facts["maximumError"] as? Double)
    let domain = try #require(motion.domain)
    var largest = 0.0
    for index in 0...20_000 {
      let time = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(index) / 20_000
      largest = max(largest, abs(motion.value(at: time) - printed.value(at: time)))
    }
    #expect(largest <= error && error <= 1.02 * largest + 1e-8, "\(largest), \(error)")
    if kind == "linear" { #expect(error <= (facts["tolerance"] as? Double ?? 0)) }
  }

  /// A motion that settles does not end where it happens to be when it has settled.
  @Test(arguments: [
    "spring(1 100 10)", "spring(1 100 10) 20 -> 300", "snappy", "spring(1 180 12 8) 7 -> -3",
    "decay(velocity: 1000, deceleration: 0.998)", "second-order(frequency: 2, damping-ratio: 0.7, response: 1)",
    "spring(1 200 5) within(max: 1, restitution: 0.5)",
  ]) func whatIsPrintedEndsWhereTheMotionRests(text: String) throws {
    let rest = try #require(try ParsedMotion(parsing: text).restValue)
    for kind in ["cubic-bezier", "spring", "linear"] {
      let printed = try ParsedMotion(parsing: try #require(fit(kind, "--motion", text)["motion"] as? String))
      let end = printed.restValue ?? printed.value(at: .infinity)
      #expect(end == rest, "\(kind)")
    }
    let keys = try fit("keyframes", "--motion", text)["keys"] as? [[String: Any]]
    #expect(keys?.last?["value"] as? Double == rest)
    // A tolerance below that with which it settles takes longer.
    let fine = try fit("linear", "--motion", text, "--tolerance", "\(1e-5 * abs(rest))")
    let lines = try ParsedMotion(parsing: try #require(fine["motion"] as? String))
    #expect(lines.value(at: .infinity) == rest)
  }

  @Test func aCurveIsSaidToBeTheNearest() throws {
    let motion = "spring(1 100 20) 0 -> 40"
    let facts = try fit("cubic-bezier", "--motion", motion)
    let (error, least) = (facts["maximumError"] as? Double ?? 0, facts["leastError"] as? Double ?? 0)
    #expect(facts["isProvedNearest"] as? Bool == true)
    #expect(least > 0.5 && least <= error && error <= 1.01 * least)
    let text = try Tool.run("fit", "cubic-bezier", "--motion", motion).output
    #expect(text.contains("\nnearest             proved to 1 %\n"), "\(text)")
  }

  /// The error of these lines is within a thousandth of the tolerance: its bound is looked at closely enough to see that.
  @Test func aTightToleranceIsProved() throws {
    let tolerance = 0.0005024603331847624
    let facts = try fit("linear", "--motion", "damped(8, 30)", "--tolerance", "\(tolerance)")
    let error = try #require(facts["maximumError"] as? Double)
    #expect(error <= tolerance && error > 0.999 * tolerance)
  }

  @Test func badInputIsRefused() throws {
    let recording = try table("spring(1 100 10)")
    for words in [
      ["linear", "-", "--motion", "ease"], ["linear", "-", "--tolerance", "0"],
      ["spring", "-", "--tolerance", "1"], ["spring", "--motion", "ease", "--column", "x"],
      ["bogus", "-"], ["linear", "-", "--round"], ["keyframes", "-", "--from-rest"],
      ["cubic-bezier", "--motion", "ease", "--through-first-row"],
    ] {
      #expect(try Tool.run(["fit"] + words, input: recording).exitCode == 64, "\(words)")
    }
    #expect(try Tool.run("fit", "linear", "nowhere.csv").exitCode == 66)
    #expect(try Tool.run("fit", "linear", "--motion", "spring(1 100 0)").exitCode == 65)
    for table in ["t,x\n0,1\n1,2\n2,3\n3,4\n", "t,x\n0,1\n1,1\n2,1\n3,1\n4,1\n", "t,x\n1,0\n0,1\n"] {
      for kind in ["linear", "keyframes", "cubic-bezier", "spring"] {
        let run = try Tool.run(["fit", kind, "-"], input: table)
        #expect(run.exitCode == 65 && run.output.isEmpty, "\(kind) \(table)")
      }
    }
  }

  /// Eight rows by hand, whose free fit first runs back: what is known of them is held, and numbers are round.
  @Test func whatIsKnownOfASpringIsHeld() throws {
    let rows = "t,x\n0,0\n0.1,20\n0.2,90\n0.3,130\n0.4,101\n0.5,99\n0.6,100\n0.7,100\n"
    let free = try fit("spring", "-", input: rows)
    #expect(try #require(free["velocity"] as? Double) < -500)
    let held = try fit("spring", "--from-rest", "--through-first-row", input: rows)
    #expect(held["velocity"] as? Double == 0 && held["from"] as? Double == 0)
    let round = try fit("spring", "-", "--from-rest", "--through-first-row", "--round", input: rows)
    #expect(round["motion"] as? String == "spring(1 110 10) 0 -> 100")
    let least = try #require(round["leastRootMeanSquare"] as? Double)
    #expect(try abs(least - #require(held["rootMeanSquare"] as? Double)) < 1e-12 * least)
    #expect(try #require(round["rootMeanSquare"] as? Double) > least)
    try expectCheck(round, of: rows)
  }

  /// Regression: the nearest curve to a spring ended at 1.0010000000000001, and never reached the target.
  @Test func aCurveForASpringEndsAtItsTarget() throws {
    let facts = try fit("cubic-bezier", "--motion", "spring(1 100 10)")
    let motion = try #require((facts["motion"] as? String).flatMap { ParsedMotion($0) })
    #expect(motion.ends == (0, 1) && motion.restTime > 1)
    #expect(motion.value(at: motion.restTime) == 1)
  }

  /// Regression: 20,000 noisy rows were refused by the tolerance that the tool had chosen itself.
  @Test func theDefaultToleranceIsOneThatCanBeKept() throws {
    var random = SplitMix64(seed: 38)
    let rows = (0..<20_000).map { index in
      let time = Double(index) / 1000
      return "\(time),\(1 - exp(-time / 4) + 0.01 * random.number(in: -1...1))\n"
    }
    let table = "time,x\n" + rows.joined()
    let run = try Tool.run("fit", "linear", "-", "--format", "json", input: table)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.errors.contains("cannot be kept; --tolerance chooses another one") && run.errors.contains("the tolerance is ")
    )
    func number(_ key: String) throws -> Double {
      let start = try #require(run.output.range(of: "\"\(key)\":")).upperBound
      return try #require(Double(String(run.output[start...].prefix { $0 != "," && $0 != "}" })))
    }
    #expect(try number("maximumError") <= number("tolerance") && number("pointCount") <= 10_000)
    // One that was given is never loosened.
    #expect(try Tool.run("fit", "linear", "-", "--tolerance", "1e-4", input: table).exitCode == 65)
  }
}
