import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Timing functions for style sheets: their remarks and certificates are true.
struct CSSTests {
  /// The fewest stops at 1e-3, and the characters of the cheapest minified ones, by an independent program.
  static let counts: [(motion: String, fewest: Int, bytes: Int)] = [
    ("cubic-bezier(.34,1.56,.64,1) 0 -> 1", 18, 184), ("ease-out-bounce", 34, 407), ("ease-out-elastic", 38, 425),
    ("ease-in-out-expo", 24, 241), ("spring(1 100 10)", 25, 264), ("spring(1 170 26)", 17, 164),
    ("spring(1 100 20)", 17, 165), ("spring(1 180 12 8)", 27, 278), ("damped(5, 30)", 68, 771),
  ]

  @Test(arguments: thorough(counts)) func fewStopsAndBytes(motion: String, fewest: Int, bytes: Int) throws {
    let motion = try ParsedMotion(parsing: motion)
    // Over its whole domain the curve would be CSS's own function: a slightly shorter domain gives stops.
    let domain: ClosedRange<Double>? = motion.description.hasPrefix("cubic") ? 0...0.999_999 : nil
    let exporter = try MotionExporter(motion, over: domain)
    let stops = try timingFunction(of: exporter.css())
    #expect(stops.split(separator: ",").count <= fewest + 1)
    var options = CSSOptions()
    options.isMinified = true
    options.fewest = .bytes
    let cheap = try timingFunction(of: exporter.css(options))
    #expect(cheap.utf8.count <= bytes + 12, "\(cheap)")
  }

  /// Stops are parts of the distance: they are as cheap wherever a motion begins, and in either direction.
  @Test(arguments: ["4 -> 6", "-6 -> -4", "6 -> 4"]) func theFewestBytesAreThoseOfTheProgress(ends: String) throws {
    var options = CSSOptions()
    options.fewest = .bytes
    options.isMinified = true
    let texts = try ["0 -> 1", ends].map { ends in
      let motion = try ParsedMotion(parsing: "spring(1 100 20) \(ends)")
      return try timingFunction(of: MotionExporter(motion, tolerance: 1e-2).css(options))
    }
    #expect(texts[0].utf8.count == texts[1].utf8.count, "\(texts)")
  }

  /// A search that is given up says so, and how far it can be from the fewest; it is never worse than the fewest stops.
  @Test(arguments: thorough(["snappy", "spring(1 100 10) 0 -> -3"])) func aBudgetIsKept(motion: String) throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: motion), tolerance: 6e-4)
    var options = CSSOptions()
    options.isMinified = true
    let stops = try timingFunction(of: exporter.css(options)).utf8.count
    options.fewest = .bytes
    let fewest = try exporter.css(options)
    #expect(!fewest.remark.contains("the best so far"))
    let count = try timingFunction(of: fewest).utf8.count
    for budget in thorough([3_000_000, 6_000_000, 9_000_000]) {
      options.budget = budget
      let hurried = try exporter.css(options)
      #expect(try exporter.css(options) == hurried)
      let size = try timingFunction(of: hurried).utf8.count
      #expect(count <= size && size <= stops)
      guard let said = hurried.remark.firstMatch(of: /in ([0-9]+) bytes, the best so far where at least ([0-9]+)/)
      else {
        #expect(size == count)
        continue
      }
      #expect(try #require(Int(said.1)) == size)
      let least = try #require(Int(said.2))
      #expect(least <= count && least > 0)
    }
    options.budget = 3_000_000
    #expect(try exporter.css(options).remark.contains("the best so far"))
  }

  /// The shortest texts are those of a search that left no path out, which took up to ten times as long.
  @Test(
    arguments: thorough([
      ("snappy", 5e-3, 116), ("snappy", 2e-4, 472), ("spring(1 100 10) 0 -> -3", 1.1e-3, 300),
      ("ease-out-elastic", 1.1e-3, 409), ("1s ease-in-out-bounce", 1e-4, 1830), ("damped(5, 30)", 2e-4, 1922),
    ])) func theBoundsLeaveOutNoShorterText(motion: String, tolerance: Double, size: Int) throws
  {
    var options = CSSOptions()
    options.fewest = .bytes
    options.isMinified = true
    let css = try MotionExporter(ParsedMotion(parsing: motion), tolerance: tolerance).css(options)
    #expect(css.text.utf8.count <= size, "\(css.remark)")
  }

  /// Below 1e-4, and for many swings, no grid was fine enough, and the fewest stops were written.
  @Test(arguments: thorough([("snappy", 9e-5, 0.8), ("spring(1 100 1)", 1e-3, 0.7)]))
  func finerGridsAreSearched(motion: String, tolerance: Double, part: Double) throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: motion), tolerance: tolerance)
    var options = CSSOptions()
    options.isMinified = true
    let stops = try exporter.css(options).text.utf8.count
    options.fewest = .bytes
    let bytes = try exporter.css(options)
    #expect(Double(bytes.text.utf8.count) < part * Double(stops) && bytes.maximumError <= tolerance)
  }

  /// Without a bound it took more than 400 s where the tolerance was no power of ten.
  @Test func theFewestBytesOfAnyTolerance() throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "snappy"), tolerance: 9e-4)
    var options = CSSOptions()
    options.fewest = .bytes
    options.isMinified = true
    options.budget = 3_000_000
    let css = try exporter.css(options)
    #expect(css.maximumError <= 9e-4)
    #expect(css.remark.contains("the best so far where at least"))
  }

  /// A budget for the fewest stops, too, which are given up without a text.
  @Test func stopsThatTakeTooManyValues() throws {
    var options = CSSOptions()
    options.budget = 3_000_000
    let long = try MotionExporter(ParsedMotion(parsing: "spring(1 100 0.1)"))
    let refusal = #expect(throws: ExportError.self) { try long.css(options) }
    #expect("\(try #require(refusal))".contains("the budget must be larger for this motion and tolerance, not 3000000"))
    #expect(try MotionExporter(ParsedMotion(parsing: "snappy")).css(options).warnings.isEmpty)
  }

  /// A warning names functions that are too large for a style sheet, also if they were CSS's own.
  @Test func aFunctionOfMoreThanTwoKilobytesIsCalledLarge() throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "spring(1 100 1)"))
    let css = try exporter.css()
    let size = try timingFunction(of: css).utf8.count
    #expect(size > 2000)
    let count = try timingFunction(of: css).split(separator: ",").count
    let warning = try #require(css.warnings.first)
    let named = try #require(
      warning.firstMatch(
        of: /the timing function has ([0-9]+) stops in ([0-9]+) bytes; a tolerance of 0.004 takes about ([0-9]+)/))
    #expect(css.warnings.count == 1 && Int(named.1) == count && Int(named.2) == size)
    // That tolerance takes as many, and some fewer as the motion then ends sooner.
    let fewer = try #require(Int(named.3))
    let looser = try MotionExporter(ParsedMotion(parsing: "spring(1 100 1)"), tolerance: 4e-3)
    let found = try timingFunction(of: looser.css()).split(separator: ",").count
    #expect(found <= fewer && 2 * found > fewer && Double(fewer) < 0.6 * Double(count))
    #expect(try MotionExporter(ParsedMotion(parsing: "spring(1 100 10)")).css().warnings.isEmpty)
    let stops = (0...400).map { "0.\($0 % 10)" }.joined(separator: ", ")
    #expect(try MotionExporter(ParsedMotion(parsing: "linear(\(stops))")).css().warnings.count == 1)
  }

  /// Found at once, stops are as near, and not many more.
  @Test(arguments: ["snappy", "spring(1 100 3)", "0.4s ease-out-bounce", "1s ease-in-out-elastic", "decay"])
  func stopsAtOnceAreFew(notation: String) throws {
    let text = notation == "decay" ? "decay(velocity: 100, deceleration: 0.998)" : notation
    for tolerance in [1e-2, 1e-3, 1e-4] {
      let exporter = try MotionExporter(ParsedMotion(parsing: text), tolerance: tolerance)
      var options = CSSOptions()
      let fewest = try timingFunction(of: exporter.css(options)).split(separator: ",").count
      options.fewest = .time
      let css = try exporter.css(options)
      let count = try timingFunction(of: css).split(separator: ",").count
      #expect(css.maximumError <= tolerance && !css.remark.contains("the fewest"))
      #expect(count <= fewest * 5 / 4 + 2, "\(text) at \(tolerance): \(count) stops, \(fewest) are enough")
    }
  }

  /// The text, read by the notation's own parser, is nowhere further from the motion than its certificate says.
  @Test func noErrorIsAboveItsCertificate() throws {
    var motions = RandomMotions(seed: 41)
    var exported = 0
    for _ in 0..<CertificateTrials.motions {
      let (motion, domain) = try motions.next()
      let tolerance = [1e-2, 1e-3][Int(motions.time(in: 0...1.999))]
      guard let exporter = try? MotionExporter(motion, over: domain, tolerance: tolerance) else { continue }
      var options = CSSOptions()
      options.isMinified = motions.time(in: 0...1) < 0.5
      let choice = motions.time(in: 0...1)
      options.fewest = choice < 0.1 ? .bytes : choice < 0.4 ? .time : .stops
      guard let css = try? exporter.css(options) else { continue }
      exported += 1
      #expect(css.maximumError <= tolerance)
      let curve = try TimingCurve(parsing: try timingFunction(of: css))
      // A delay is not part of the function.
      let moving = exporter.keyTimes
      let worst = motions.largestError(of: motion, over: moving) { time in
        let progress = (time - moving.lowerBound) / (moving.upperBound - moving.lowerBound)
        return exporter.start + (exporter.end - exporter.start) * curve.value(at: progress)
      }
      let allowed = css.maximumError * exporter.distance + 1e-9 * exporter.distance
      #expect(worst.error <= allowed, "\(motion) over \(moving) at \(worst.time)")
    }
    #expect(exported > CertificateTrials.motions * 2 / 3)
  }

  /// CSS's own words and functions are written as they are.
  @Test(arguments: [
    ("ease", "ease"), ("cubic-bezier(.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("steps(4, start)", "steps(4, start)"),
    ("0.4s ease-in 100ms", "ease-in"), ("ease-in-cubic", "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 0)"),
    ("linear 0 -> 300", "linear"), ("material.standard", "cubic-bezier(0.2, 0, 0, 1)"),
  ]) func whatCSSHasItself(motion: String, function: String) throws {
    let css = try MotionExporter(ParsedMotion(parsing: motion)).css()
    #expect(css.maximumError == 0)
    #expect(try TimingCurve(parsing: timingFunction(of: css)) == TimingCurve(parsing: function), "\(css.text)")
  }

  @Test func fallbackAndReducedMotion() throws {
    var options = CSSOptions()
    options.hasFallback = true
    options.name = "snap"
    let css = try MotionExporter(ParsedMotion(parsing: "spring(1 100 10)")).css(options)
    #expect(css.text.contains("@supports (animation-timing-function: linear(0, 1))"))
    #expect(css.text.contains("@media (prefers-reduced-motion: reduce)"))
    #expect(css.text.contains("--snap-duration: 1281ms;"))
    #expect(css.remark.contains("the cubic-bezier for browsers without linear() misses by 0.07"))
  }

  @Test func whatIsRefused() throws {
    let spring = try ParsedMotion(parsing: "spring(1 100 0)")
    #expect(throws: ExportError.endless) { try MotionExporter(spring) }
    #expect(throws: ExportError.self) { try MotionExporter(spring, over: 0...1, tolerance: 0) }
    var options = CSSOptions()
    options.name = "1}"
    #expect(throws: ExportError.self) { try MotionExporter(spring, over: 0...1).css(options) }
    // Thousands of swings.
    #expect(throws: ExportError.self) { try MotionExporter(spring, over: 0...2e4).css() }
  }

  /// The text between `easing:` and the end of the declaration.
  private func timingFunction(of css: ExportedText) throws -> String {
    let start = try #require(css.text.firstRange(of: "-easing:"))
    return String(css.text[start.upperBound...].drop { $0 == " " }.prefix { $0 != ";" && $0 != "}" })
  }
}
