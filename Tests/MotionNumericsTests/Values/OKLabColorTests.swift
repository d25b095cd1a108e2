import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Colours in OKLab.
@Suite struct OKLabColorTests {
  /// From the exact matrices at 40 digits; red as CSS Color 4 rounds it, (62.796% 0.22486 0.12585).
  @Test func knownColours() {
    let known: [(Color, SIMD3<Double>)] = [
      (Color(red: 1, green: 1, blue: 1), [1, 0, 0]), (Color(red: 0, green: 0, blue: 0), .zero),
      (Color(red: 1, green: 0, blue: 0), [0.627955363921431233, 0.224863068426274072, 0.125846277330584937]),
      (Color(red: 0, green: 0, blue: 1), [0.452013718174423631, -0.0324569751707976113, -0.311528165677577745]),
    ]
    for (color, expected) in known {
      let lab = OKLabColor(color).components
      #expect((SIMD3(lab.x, lab.y, lab.z) - expected).norm <= 2e-15, "\(color)")
    }
  }

  @Test func roundTripsOutsideOfTheGamutToo() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<thorough(2000) {
      let components = SIMD4<Double>(scalars: { _ in random.number(in: -0.5...1.5) })
      let color = Color(components: components)
      #expect((OKLabColor(color).color.components - components).norm <= 3e-13, "\(color)")
    }
  }

  @Test func movesEvenly() throws {
    let glow = Tween(
      from: OKLabColor(Color(hex: 0x000000)), to: OKLabColor(Color(hex: 0xFFFFFF)), duration: 1, curve: .linear)
    let grey = glow.value(at: 0.5).color
    #expect(abs(grey.red - grey.green) <= 1e-14 && abs(glow.value(at: 0.5).components.x - 0.5) <= 1e-15)
    #expect(OKLabColor(lightness: 0.5, a: 0.1, b: 0).description == "OKLabColor(lightness: 0.5, a: 0.1, b: 0)")
    let stored = try JSONEncoder().encode(glow.end)
    #expect(try JSONDecoder().decode(OKLabColor.self, from: stored) == glow.end)
  }
}
