import MotionNumerics
import TestSupport
import Testing
import WebRuntime

/// The arithmetic of web pages compared with that of this machine.
///
/// C's 128-bit integers are not imported into Swift; the gallery tests them by comparing all channels.
@Suite struct WebArithmeticTests {
  /// Numbers of every size and kind.
  private static let strange: [Double] = [
    0, -0.0, 0.5, -0.5, 1, -1.5, 2.5, 0.49999999999999994, 4_503_599_627_370_495.5, 0x1p52, 0x1p994,
    .leastNonzeroMagnitude, .leastNormalMagnitude, .infinity, -.infinity, .nan,
  ]

  private func numbers(_ count: Int, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return Self.strange
      + (0..<count).map { _ in (random.number() < 0.5 ? -1 : 1) * random.magnitude(from: 1e-60, to: 1e60) }
  }

  @Test func roundIsThatOfC() {
    var random = SplitMix64(seed: 1)
    let halves = (0..<20_000).map { _ in Double(Int.random(in: -9999...9999, using: &random)) / 2 }
    for number in numbers(100_000, seed: 2) + halves + halves.map(\.nextUp) {
      let expected = number.rounded(.toNearestOrAwayFromZero)
      #expect(isSame(web_round(number), expected), "\(number)")
    }
  }

  @Test func remainderIsThatOfC() {
    let numbers = numbers(300, seed: 3)
    let multiples = [0.5, 1.5, 2.5, -0.5, 1, 2].flatMap { factor in numbers.map { $0 * factor } }
    for x in numbers + multiples {
      for y in numbers.prefix(120) where abs(y) < 1e300 {
        #expect(isSame(web_remainder(x, y), x.remainder(dividingBy: y)), "\(x) \(y)")
      }
    }
  }

  /// Exact for an exact result, else within an ulp of it.
  @Test func fusedProducts() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<200_000 {
      let a = random.number(in: -2...2)
      let b = random.magnitude(from: 1e-20, to: 1e20)
      #expect(web_fma(a, b, -a * b) == (-a * b).addingProduct(a, b))
      let c = random.number(in: -2...2) * b
      let exact = c.addingProduct(a, b)
      #expect(abs(web_fma(a, b, c) - exact) <= exact.ulp)
    }
    for a in Self.strange {
      // Not where a product over- or underflows, which the plain product does at once.
      for b in Self.strange where !(a.isFinite && b.isFinite) || a * b == 0 || (1e-290...1e290).contains(abs(a * b)) {
        for c in Self.strange {
          let exact = c.addingProduct(a, b)
          let near = abs(web_fma(a, b, c) - exact) <= exact.ulp
          #expect(near || isSame(web_fma(a, b, c), exact), "\(a) \(b) \(c)")
        }
      }
    }
  }

  /// The same number, zeros with the same sign, or both NaN.
  private func isSame(_ left: Double, _ right: Double) -> Bool {
    left.isNaN ? right.isNaN : left == right && left.sign == right.sign
  }
}
