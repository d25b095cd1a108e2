import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Motions as functions: their tables, read here, are as near as they say.
///
/// `Scripts/check/export_code.py` compiles and runs them.
struct CodeTests {
  /// The rows of the table in a function: between the braces, brackets or vectors of its third line.
  private func rows(of text: String, in language: CodeLanguage) throws -> [[Double]] {
    let heads = ["  static const double k[", "  const k = [", "  let k: ", "  const vec", "  k = ["]
    let table = try #require(text.split(separator: "\n").first { line in heads.contains { line.hasPrefix($0) } })
    let numbers = try #require(table.firstIndex(of: "=").map { table[table.index(after: $0)...] })
    let groups = numbers.split { "{}[]();".contains($0) }
    return groups.map { group in group.split(separator: ",").compactMap { Double(String($0)) } }.filter { $0.count > 2 }
  }

  /// The cubic through the rows, as the function computes it; in 32-bit numbers where the language has these.
  private func value<Number: BinaryFloatingPoint>(_ rows: [[Double]], at time: Double, as: Number.Type) -> Double {
    let k = rows.map { $0.map { Number($0) } }
    let t = Number(time)
    if t <= k[0][0] { return Double(k[0][1]) }
    guard let i = k.indices.dropFirst().first(where: { t < k[$0][0] }) else { return Double(k[k.count - 1][1]) }
    let out = k[i - 1].count - 1
    let h = k[i][0] - k[i - 1][0]
    let u = (t - k[i - 1][0]) / h
    let w = 1 - u
    let left = (1 + 2 * u) * k[i - 1][1] + u * h * k[i - 1][out]
    let right = (1 + 2 * w) * k[i][1] - w * h * k[i][2]
    return Double(w * w * left + u * u * right)
  }

  @Test(arguments: CodeLanguage.allCases) func noErrorIsAboveItsCertificate(language: CodeLanguage) throws {
    var motions = RandomMotions(seed: 88)
    var tables = 0
    for _ in 0..<CertificateTrials.motions / 4 {
      let (motion, domain) = try motions.next()
      let tolerance = [1e-2, 1e-3][Int(motions.time(in: 0...1.999))]
      guard let exporter = try? MotionExporter(motion, over: domain, tolerance: tolerance),
        let code = try? exporter.code(language), code.maximumError > 0
      else { continue }
      tables += 1
      #expect(code.maximumError <= tolerance)
      let rows = try rows(of: code.text, in: language)
      let jumps = breaks(of: motion, over: exporter.domain)
      let worst = motions.largestError(of: motion, over: exporter.domain) { time in
        guard language == .glsl else { return value(rows, at: time, as: Double.self) }
        // A 32-bit time may be on the other side of a jump.
        let near = 1e-6 * max(abs(time), exporter.duration)
        if jumps.contains(where: { abs($0 - time) <= near }) { return motion.value(at: time) }
        return value(rows, at: time, as: Float.self)
      }
      let allowed = code.maximumError * exporter.distance * (1 + 1e-9)
      #expect(worst.error <= allowed, "\(motion) at \(worst.time)")
    }
    #expect(tables >= CertificateTrials.motions / 10)
  }

  private func breaks(of motion: ParsedMotion, over domain: ClosedRange<Double>) -> [Double] {
    var times: [Double] = []
    var time = domain.lowerBound.nextDown
    while times.count < 1000, let next = motion.nextBreak(after: time), next.time <= domain.upperBound {
      times.append(next.time)
      time = next.time
    }
    return times
  }

  @Test(arguments: CodeLanguage.allCases) func aSpringOrACurveIsNoMoreThanAKilobyte(language: CodeLanguage) throws {
    for text in [
      "spring(1 100 10) 0 -> 300", "spring(1 100 20)", "spring(1 100 40 5)", "ease", "0.4s ease-in-out",
      "cubic-bezier(.34, 1.56, .64, 1)",
    ] {
      let code = try MotionExporter(ParsedMotion(parsing: text)).code(language)
      #expect(code.text.utf8.count <= 1024, "\(text): \(code.text.utf8.count)")
    }
  }

  @Test func closedForms() throws {
    func last(_ text: String) throws -> String {
      let code = try MotionExporter(ParsedMotion(parsing: text)).code(.c)
      #expect(code.maximumError == 0)
      return String(try #require(code.text.split(separator: "\n").dropLast().last))
    }
    #expect(try last("spring(1 100 20)") == "  return 1 + exp(-10*t)*(-1 - 10*t);")
    #expect(try last("damped(5, 30) 0 -> 2") == "  return 2 - 2*exp(-5*t)*cos(30*t);")
    #expect(try last("spring(1 100 0.001) 5 -> 3").hasPrefix("  return 3 + exp(-0.0005*t)*(2*cos("))
  }

  /// Springs with roots that are known: for natural frequency 10, those of the damping ratios 0.6 and 1.25.
  @Test(arguments: [
    // −6 ± 8i. The sine has (velocity + 6·2) / 8, with a velocity of −6 distances of −2.
    ("spring(1 100 12 -6) 5 -> 3", "3 + exp(-6*t)*(2*cos(8*t) + 3*sin(8*t))"),
    ("spring(4 400 48 14) 5 -> 3", "3 + exp(-6*t)*(2*cos(8*t) - 2*sin(8*t))"),
    // −10 twice: (velocity + 10·2)·t.
    ("spring(1 100 20 -6) 5 -> 3", "3 + exp(-10*t)*(2 + 32*t)"),
    // −5 and −20: the second one has (−5·2 − velocity) / 15.
    ("spring(1 100 25 -17.5) 5 -> 3", "3 + exp(-5*t)*(2 - 3*expm1(-15*t))"),
    ("spring(1 100 25 20) 5 -> 3", "3 + exp(-5*t)*(2 + 2*expm1(-15*t))"),
    ("spring(1 100 0 -10) 5 -> 3", "3 + (2*cos(10*t) + 2*sin(10*t))"),
    ("damped(5, 0) 2 -> 5", "5 - 3*exp(-5*t)"), ("damped(5, 30) 5 -> 2", "2 + 3*exp(-5*t)*cos(30*t)"),
  ])
  func closedFormsHaveTheRootsOfTheirSprings(motion: String, formula: String) throws {
    // An undamped spring never settles.
    let code = try MotionExporter(ParsedMotion(parsing: motion), over: 0...1).code(.javascript)
    #expect(code.maximumError == 0)
    let found = try #require(code.text.split(separator: "\n").last { $0.contains("return ") })
    let (shape, numbers) = parts(of: String(found.dropFirst("  return ".count)).replacing("Math.", with: ""))
    let (expectedShape, expected) = parts(of: formula)
    #expect(shape.filter { $0 != ";" } == expectedShape, "\(found)")
    // The roots of a double are a rounding away from these.
    #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-13 }, "\(found)")
  }

  /// A formula without its numbers, and its numbers.
  private func parts(of formula: String) -> (String, [Double]) {
    var (shape, numbers): (String, [Double]) = ("", [])
    var rest = formula.replacing("expm1", with: "expm")[...]
    while let first = rest.first {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      shape.append(digits.isEmpty ? first : "#")
      if let number = Double(String(digits)) { numbers.append(number) }
      rest = rest.dropFirst(max(digits.count, 1))
    }
    return (shape, numbers)
  }

  /// A jump at a third is where it is, to the last digit.
  @Test(arguments: CodeLanguage.allCases) func jumpsBetweenDecimals(language: CodeLanguage) throws {
    let motion = try ParsedMotion(parsing: "1s steps(3) 5 -> 8")
    let rows = try rows(of: MotionExporter(motion).code(language).text, in: language)
    for time in [0.3333, 0.3334, 0.6666, 0.6667, 1] {
      let value = language == .glsl ? value(rows, at: time, as: Float.self) : value(rows, at: time, as: Double.self)
      #expect(abs(value - motion.value(at: time)) <= 3e-3, "\(time)")
    }
  }

  @Test(arguments: ["1a", "a-b", "", "x y", "f()"]) func badNames(name: String) throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "ease"))
    #expect(throws: ExportError.self) { try exporter.code(.c, name: name) }
  }

  /// A motion is refused if the rounding of 32-bit numbers exceeds its tolerance.
  @Test func whatFloatsCannotKeep() throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "spring(1 100 10)"), tolerance: 1e-6)
    #expect(throws: ExportError.self) { try exporter.code(.glsl) }
    #expect(try exporter.code(.c).maximumError == 0)
  }

  /// Finer keys are steeper beside a vertical tangent, and 32 bits round a steep slope's time to more: the error was 0.0117.
  @Test(arguments: [0.1, 0.03, 0.01, 0.0099, 0.003]) func floatsBesideAVerticalTangent(tolerance: Double) throws {
    for curve in ["ease-in-out-circ", "ease-in-circ", "1s ease-out-circ -3 -> 8"] {
      let exporter = try MotionExporter(ParsedMotion(parsing: curve), tolerance: tolerance)
      do throws(ExportError) {
        #expect(try exporter.code(.glsl).maximumError <= tolerance)
      } catch {
        #expect(tolerance < 0.01 && error.description.contains("32-bit numbers stay within"), "\(curve): \(error)")
      }
    }
  }

  /// An integer of C has 64 bits at most.
  @Test(arguments: ["spring(1 100 10) 0 -> 1e20", "1s ease 0 -> 1e20"])
  func greatNumbersInCAreNoIntegers(text: String) throws {
    let code = try MotionExporter(try #require(ParsedMotion(text)), tolerance: 1e-3).code(.c).text
    let numbers = code.split { !"0123456789.".contains($0) }.filter { $0.count > 18 }
    #expect(!numbers.isEmpty && numbers.allSatisfy { $0.contains(".") }, "\(code)")
  }
}
