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

  @Test func componentsHaveNames() {
    var color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == SIMD4(0.1, 0.2, 0.3, 0.4))
    color.red = 0.5
    color.green = 0.6
    color.blue = 0.7
    color.alpha = 0.8
    #expect(color == Color(components: SIMD4(0.5, 0.6, 0.7, 0.8)))
  }
}
