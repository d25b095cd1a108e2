import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Colours that are mixed in the spaces of CSS.
@Suite struct ColorSpaceTests {
  /// CSS Color 4's and colorjs.io's values, by the digits that they print.
  @Test(arguments: [
    (ColorSpace.lab, Color.red, SIMD3(54.29054, 80.80492, 69.89099)),
    (.lab, .blue, SIMD3(29.56830, 68.28740, -112.02971)), (.lab, .white, SIMD3(100, 0, 0)),
    (.lab, .green, SIMD3(46.27770, -47.55242, 48.58629)),
    (.oklab, .red, SIMD3(0.627955, 0.224863, 0.125846)), (.oklab, .white, SIMD3(1, 0, 0)),
    (.linearSRGB, .gray, SIMD3(0.2158605, 0.2158605, 0.2158605)),
  ])
  func coordinatesAreThoseOfCSS(space: ColorSpace, color: Color, place: SIMD3<Double>) {
    let found = space.coordinates(of: color)
    let scale = max(1, place.norm)
    #expect((SIMD3(found.x, found.y, found.z) - place).norm <= 1e-5 * scale && found.w == 1, "\(found)")
  }

  @Test(arguments: ColorSpace.allCases) func colorsComeBack(space: ColorSpace) {
    var random = SplitMix64(seed: 5)
    var worst = WorstCase()
    for _ in 0..<5000 {
      let color = Color(
        red: random.number(in: -0.2...1.2), green: random.number(in: -0.2...1.2), blue: random.number(in: -0.2...1.2),
        alpha: random.number(in: 0.1...1))
      worst.note((space.color(at: space.coordinates(of: color)) - color).norm, "\(color)")
    }
    #expect(worst.error <= 2e-12, "\(worst)")
    #expect(space.color(at: space.coordinates(of: .clear)) == .clear)
    #expect(ColorSpace(rawValue: space.rawValue) == space)
  }

  @Test func aTweenGivesColors() throws {
    let glow = ColorTween(from: .red, to: .blue, in: .oklab, duration: 0.4, curve: .linear)
    // The middle in CSS: color-mix(in oklab, red, blue) is #8c53a2.
    #expect(glow.value(at: 0.2).hex == "#8c53a2")
    #expect(glow.value(at: -1).hex == "#ff0000" && glow.value(at: 1).hex == "#0000ff")
    #expect(glow.restTime == 0.4 && glow.isAtRest(at: 0.4) && glow.restValue?.hex == "#0000ff")
    let plain = ColorTween(from: .red, to: .blue, in: .srgb, duration: 1, curve: .linear)
    #expect(plain.value(at: 0.5) == Color(red: 0.5, green: 0, blue: 0.5))
    let light = ColorTween(from: .red, to: .blue, in: .linearSRGB, duration: 1, curve: .linear)
    #expect(light.value(at: 0.5).hex == "#bc00bc")
    checkGenerator(glow)
    // Without a curve it is linear, as every tween.
    #expect(ColorTween(from: .red, to: .blue, in: .oklab, duration: 0.4) == glow)
    #expect(try ColorTween(validatingFrom: .red, to: .blue, in: .oklab, duration: 0.4) == glow)
  }

  /// From red, 29°, to blue, 264°, the shorter way leads through magenta; a grey has no hue.
  @Test func huesTakeTheShorterWay() {
    let around = ColorTween(from: .red, to: .blue, in: .oklch, duration: 1, curve: .linear)
    let middle = around.value(at: 0.5)
    #expect(middle.hex == "#ba00c2", "\(middle.hex)")
    for space in [ColorSpace.oklch, .lch] {
      for (from, to) in [(Color.gray, Color.blue), (.blue, .gray), (.white, .clear), (.blue, .transparent)] {
        let way = ColorTween(from: from, to: to, in: space, duration: 1, curve: .linear)
        let hues = stride(from: 0, through: 1, by: 0.25).map { way.base.value(at: $0).z }
        #expect(hues.allSatisfy { $0 == hues[0] }, "\(space) \(from) \(to)")
      }
    }
  }

  /// A colour that fades in keeps its hue in every space.
  @Test(arguments: ColorSpace.allCases) func transparencyHasNoHue(space: ColorSpace) {
    let fade = ColorTween(from: .clear, to: .orange, in: space, duration: 1, curve: .linear)
    let half = fade.value(at: 0.5)
    #expect(half.alpha == 0.5 && half.hex(withAlpha: false) == "#ffa500")
  }

  @Test func springsAndTracksMoveInASpace() throws {
    let space = ColorSpace.lab
    let spring = ColorMotion(
      SpringMotion(.snappy, from: space.coordinates(of: .red), to: space.coordinates(of: .blue)), in: space)
    #expect(spring.value(at: 0).hex == "#ff0000" && spring.value(at: 9).hex == "#0000ff" && spring.restTime < 1)
    let glow = ColorTween(from: .red, to: .blue, in: .oklab, duration: 0.4, delay: 0.1)
    #expect(try JSONDecoder().decode(ColorTween.self, from: JSONEncoder().encode(glow)) == glow)
    #expect(throws: ParameterError.self) { try ColorTween(validatingFrom: .red, to: .blue, in: .lab, duration: -1) }
  }
}
