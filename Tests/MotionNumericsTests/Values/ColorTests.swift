import MotionNumerics
import TestSupport
import Testing

@Suite struct ColorTests {
  private let red = Color(hex: 0xFF0000)
  private let invisibleBlue = Color(hex: 0x0000FF, alpha: 0)

  @Test func straightAndPremultipliedColorsInterpolateDifferently() {
    let straight = red.interpolated(to: invisibleBlue, by: 0.5)
    #expect(straight == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
    let premultiplied = red.premultiplied.interpolated(to: invisibleBlue.premultiplied, by: 0.5)
    #expect(premultiplied.color == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func opaqueColorsInterpolateAlike() {
    let (start, end) = (Color(hex: 0x123456), Color(hex: 0xFEDCBA))
    for fraction in [-0.5, 0.25, 1.5] {
      let premultiplied = start.premultiplied.interpolated(to: end.premultiplied, by: fraction)
      #expect(premultiplied.color == start.interpolated(to: end, by: fraction))
    }
  }

  @Test func withoutAlphaThereIsNoHue() {
    #expect(invisibleBlue.premultiplied == .zero)
    #expect(invisibleBlue.premultiplied.color == Color(red: 0, green: 0, blue: 0, alpha: 0))
    // An overshooting track can give colour without alpha.
    #expect(PremultipliedColor(components: SIMD4(1, 0, 0, 0)).color == Color(components: .zero))
  }

  /// A product and a quotient, each rounded by half an ulp; in the binade of one of them that may be a whole ulp.
  @Test func premultipliedRoundTripIsWithinAnUlp() {
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let color = Color(
        red: random.number(in: -0.2...1.2), green: random.number(), blue: random.number(),
        alpha: random.magnitude(from: 1e-6, to: 1.5))
      let back = color.premultiplied.color
      worst.note(ulps(back.red, color.red, of: color.red), "\(color)")
      worst.note(ulps(back.green, color.green, of: color.green), "\(color)")
      worst.note(ulps(back.blue, color.blue, of: color.blue), "\(color)")
      #expect(back.alpha == color.alpha)
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test func colorsAreVectors() {
    #expect(red + Color.zero == red)
    #expect(Color.white - red == Color(red: 0, green: 1, blue: 1, alpha: 0))
    #expect((red * 0.5).components == SIMD4(0.5, 0, 0, 0.5))
    #expect(Color(red: 0.2, green: 0.4, blue: 0.4, alpha: 0.8).norm == 1)
    #expect(red.isFinite && !Color(red: 0, green: .nan, blue: 0).isFinite)
    #expect((red * 1e300).norm.isFinite)
  }

  // MARK: Names and notation

  /// CSS Color 4, §6.1.
  @Test(arguments: [
    (Color.black, "#000000"), (.white, "#ffffff"), (.gray, "#808080"), (.red, "#ff0000"), (.orange, "#ffa500"),
    (.yellow, "#ffff00"), (.green, "#008000"), (.teal, "#008080"), (.cyan, "#00ffff"), (.blue, "#0000ff"),
    (.indigo, "#4b0082"), (.purple, "#800080"), (.magenta, "#ff00ff"), (.pink, "#ffc0cb"), (.brown, "#a52a2a"),
    (.clear, "#0000"), (.transparent, "#0000"), (.silver, "#c0c0c0"), (.maroon, "#800000"), (.olive, "#808000"),
    (.lime, "#00ff00"), (.aqua, "#00ffff"), (.navy, "#000080"), (.fuchsia, "#ff00ff"),
  ])
  func names(color: Color, notation: String) throws {
    #expect(try color == Color(parsing: notation))
  }

  @Test func hexadecimalNotation() throws {
    let orange = Color(red: 1, green: 8.0 / 15, blue: 0)
    for text in ["#f80", "#F80", "#f80f", "#ff8800", "#FF8800ff"] { #expect(try Color(parsing: text) == orange) }
    #expect(try Color(parsing: "#1234") == Color(hex: 0x112233, alpha: 0x44 / 255))
    #expect(try Color(parsing: "#01234567") == Color(hex: 0x012345, alpha: 0x67 / 255))
    #expect(Color(hex: 0xFF8800) == orange)
  }

  @Test(arguments: [
    ("", 1, "the end"), ("reddish", 1, "'reddish'"), ("red ", 0, ""), ("red!", 4, "'!'"),
    ("rgb", 1, "'rgb'"), ("rgb(1 2)", 8, "')'"), ("rgb(1, 2 3)", 10, "'3'"), ("rgb(1 2 3", 10, "the end"),
    ("rgb(1 2 3 / x)", 13, "'x'"), ("rgb(1, 2, 3 / 1)", 13, "'/'"), ("rgb(1 2 3) x", 12, "'x'"), (" #fff", 1, "' '"),
    ("#", 2, "0"), ("#ff", 4, "2"), ("#fffff", 7, "5"),
    ("#ffg", 4, "'g'"), ("#ff ", 4, "' '"), ("#ffffffff0", 10, "'0'"), ("#ünf", 2, "'ü'"),
  ])
  func badNotation(text: String, column: Int, found: String) throws {
    guard column > 0 else {
      #expect(try Color(parsing: text) == .red)
      return
    }
    let error = #expect(throws: NotationError.self) { try Color(parsing: text) }
    #expect(error?.column == column && error?.found == found)
  }

  @Test func functionsAndNames() throws {
    let orange = Color(hex: 0xFF8800)
    for text in [
      "rgb(255 136 0)", "rgb(255, 136, 0)", "RGB( 255 136 0 )", "rgba(255,136,0,1)", "rgb(255 136 0 / 100%)",
    ] {
      #expect(try Color(parsing: text) == orange, "\(text)")
    }
    #expect(try Color(parsing: "rgb(100% 50% 0% / 25%)") == Color(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(try Color(parsing: "rgba(0, 0, 255, .5)") == Color(hex: 0x0000FF, alpha: 0.5))
    #expect(try Color(parsing: "rgb(300 -10 0)").red == 300.0 / 255)
    #expect(try Color(parsing: "Orange") == .orange && Color(parsing: "grey") == .gray)
  }

  @Test func isPrintedInHexadecimalDigits() throws {
    #expect(Color.orange.hex == "#ffa500" && Color.clear.hex == "#00000000")
    #expect(Color(hex: 0x0072B2, alpha: 0.5).hex == "#0072b280")
    #expect(
      Color(hex: 0x0072B2, alpha: 0.5).hex(withAlpha: false) == "#0072b2"
        && Color.red.hex(withAlpha: true) == "#ff0000ff")
    #expect(
      Color(red: 2, green: -1, blue: 0.5).hex == "#ff0080"
        && Color(red: .nan, green: .infinity, blue: 0).hex == "#00ff00")
    #expect(Color(hex: "#ff8800") == Color(hex: 0xFF8800) && Color(hex: "f80") == Color(hex: 0xFF8800))
    #expect(Color(hex: "#ff880080") == Color(hex: 0xFF8800, alpha: 128.0 / 255))
    var random = SplitMix64(seed: 3)
    for level in UInt32(0)..<256 {
      let color = Color(hex: level << 16 | level, alpha: Double(255 - level) / 255)
      #expect(try Color(parsing: color.hex) == color && Color(parsing: color.rgb) == color)
      let any = Color(
        red: random.number(in: -1...2), green: random.number(), blue: random.number(), alpha: random.number())
      let copy = try Color(parsing: any.rgb)
      #expect((copy - any).norm <= 5e-16 && copy.alpha == any.alpha)
    }
    #expect(Color.orange.rgb == "rgb(255 165 0)" && Color(hex: 0x0000FF, alpha: 0.5).rgb == "rgb(0 0 255 / 0.5)")
  }

  @Test func aLiteralThatIsNoColorTraps() async {
    await #expect(processExitsWith: .failure) { _ = Color(hex: "#ff88") == Color(hex: "#ff880") }
  }

  @Test func tooManyDigits() async {
    #expect(throws: ParameterError(parameter: "hex", value: "0x1000000", allowed: "six digits, 0xRRGGBB")) {
      try Color(validatingHex: 0x100_0000)
    }
    await #expect(processExitsWith: .failure) { _ = Color(hex: 0x100_0000) }
  }

  // MARK: Tracks and pools

  @Test func tracksAndTweensOfColors() {
    let track = KeyframeTrack([Color.red, .blue, .clear], keyTimes: [0, 1, 3])
    #expect(track.value(at: 0.5) == Color(red: 0.5, green: 0, blue: 0.5))
    #expect(track.value(at: 2) == Color(red: 0, green: 0, blue: 0.5, alpha: 0.5))
    checkMotion(track, breaks: [0, 1, 3])
    let tween = Tween(from: Color.black, to: .white, duration: 2, curve: .linear)
    #expect(tween.value(at: 1) == Color(red: 0.5, green: 0.5, blue: 0.5))
    // A thousandth of the distance of two components, which are √2 of each of them apart.
    checkMotion(SpringMotion(.bouncy, from: Color.red, to: .blue), breaks: [0], restTolerance: 0.002_001)
  }

  @Test func aPoolOfColors() {
    var pool = SpringPool<Color>(count: 3, spring: .bouncy, at: .red, target: .blue)
    let motion = SpringMotion(.bouncy, from: Color.red, to: .blue)
    for step in 1...20 {
      pool.step(by: 0.02)
      for member in pool.members(of: pool.groups[0]) {
        #expect((pool[member] - motion.value(at: 0.02 * Double(step))).norm <= 1e-13, "step \(step)")
      }
    }
    while pool.awakeCount > 0 { pool.step(by: 0.02) }
    #expect(pool.members(of: pool.groups[0]).allSatisfy { pool[$0] == .blue })
  }
}
