import MotionNumerics
import TestSupport

extension SplitMix64 {
  /// The numbers of one input; they depend on the seed and the index alone.
  init(seed: UInt64, index: Int) {
    var mixed = SplitMix64(seed: seed)
    self.init(seed: mixed.next() ^ UInt64(bitPattern: Int64(index)) &* 0xD129_0D3F_2C1A_6B35)
  }

  /// A whole number from 0 to a count, exclusive.
  mutating func below(_ count: Int) -> Int { Int(truncatingIfNeeded: next() >> 1) % count }

  /// A whole number in a range.
  mutating func whole(in range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// True once in so many calls, on average.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// A number of a scale, now and then one of the edge cases: 0, ends, halves, neighbours of both.
  mutating func moderate(_ scale: Double = 1) -> Double {
    switch below(8) {
    case 0: scale * Self.corners[below(Self.corners.count)]
    case 1: number(in: -scale...scale).rounded()
    default: number(in: -scale...scale)
    }
  }

  /// The same for a fraction in 0…1.
  mutating func part() -> Double {
    switch below(8) {
    case 0: Self.parts[below(Self.parts.count)]
    default: number()
    }
  }

  /// A finite number of any size and sign.
  mutating func wild() -> Double {
    switch below(8) {
    case 0: return Self.extremes[below(Self.extremes.count)]
    case 1, 2: return moderate()
    case 3, 4: return moderate(1000)
    default:
      let number = Double(bitPattern: next())
      return number.isFinite ? number : Self.extremes[below(Self.extremes.count)]
    }
  }

  /// A number from 2⁻¹⁰⁷⁴ to a bound, of either sign, its exponent uniform.
  mutating func extreme(upTo exponent: Int = 1023) -> Double {
    let size = Double(sign: .plus, exponent: whole(in: -1022...exponent), significand: number(in: 1...1.999))
    return once(in: 2) ? size : -size
  }

  /// A time in and around a span, now and then 0, an infinite one, or one of the ends or their neighbours.
  mutating func time(in span: ClosedRange<Double>) -> Double {
    let length = span.upperBound - span.lowerBound
    switch below(12) {
    case 0: return [span.lowerBound, span.upperBound, span.lowerBound.nextDown, span.upperBound.nextUp][below(4)]
    case 1: return span.lowerBound - length * number()
    case 2: return span.upperBound + length * number()
    case 3: return [.infinity, -.infinity, .greatestFiniteMagnitude, 0, -0.0][below(5)]
    default: return span.lowerBound + length * number()
    }
  }

  private static let corners = [0, -0.0, 1, -1, 0.5, 1 - 0x1p-53, 1 + 0x1p-52, 0x1p-40, 1e-9, 0.1, 1.0 / 3]
  private static let parts = [0, 1, 0.5, 0x1p-53, 1 - 0x1p-53, 1e-9, 1 - 1e-9, 1.0 / 3]
  private static let extremes = [
    .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p1022,
    1e-160, 1e160, -1e300, 1e-300, 0x1p-1060,
  ]
}
