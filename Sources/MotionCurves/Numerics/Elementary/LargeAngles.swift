extension ReducedAngle<Double> {
  /// Reduces a sum of two finite numbers of any size with 256 bits of 2/π.
  ///
  /// Source: M. Payne and R. Hanek, *Radian reduction for trigonometric functions*, ACM SIGNUM Newsletter 18 (1983).
  init(exactly high: Double, _ low: Double) {
    let (first, second) = (QuarterTurns(high), QuarterTurns(low))
    // The sum of both parts is at most half a turn: one more reduction, by a π/2 of 106 bits.
    let sum = first.angle + second.angle
    let more = (sum.rounded * 0x1.45f306dc9c883p-1).rounded()
    let angle = sum + DoubleDouble.halfPi * -more
    let remainder = angle.rounded
    let count = Double((first.count &+ second.count) & 3) + more
    self.init(
      counted: count + 0x1.8p52, remainder: remainder, rest: (angle.high - remainder) + angle.low)
  }
}

extension DoubleDouble {
  /// π/2.
  fileprivate static var halfPi: DoubleDouble { DoubleDouble(0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54) }
}

/// A finite number in quarters of a turn: a whole number and an angle of at most π/4.
private struct QuarterTurns {
  /// The whole number; only its two lowest bits are right.
  let count: Int64
  /// The rest, within 2⁻¹⁰⁰ of its size.
  let angle: DoubleDouble

  init(_ x: Double) {
    // Below half of a quarter of a turn.
    guard abs(x) > 0.75 else {
      (count, angle) = (0, DoubleDouble(x))
      return
    }
    // x = m · 2ᵉ. Bits of 2/π whose products with 2ᵉ are multiples of 4 need not be multiplied.
    let mantissa = x.significandBitPattern | 1 &<< 52
    let exponent = Int(x.exponent) - 52
    let skipped = max(0, exponent - 2)
    var product = Words.twoOverPi(from: skipped).multiplied(by: mantissa)
    // Moves the point between the words 3 and 4.
    product.shift(by: exponent - skipped)
    var whole = Int64(bitPattern: product.words[4])
    product.words[4] = 0
    // Rounds to the nearest whole number.
    let isAbove = product.words[3] >> 63 == 1
    if isAbove {
      whole &+= 1
      product.negateFraction()
    }
    let fraction = product.fraction
    let size = fraction * DoubleDouble.halfPi
    let isNegative = isAbove != (x < 0)
    count = x < 0 ? 0 &- whole : whole
    angle = isNegative ? -size : size
  }
}

/// A number of 320 bits, the lowest word first.
private struct Words {
  var words = SIMD8<UInt64>()

  /// 256 bits of 2/π, starting at a bit that is counted from the point.
  static func twoOverPi(from bit: Int) -> Words {
    let (word, shift) = (bit / 64, UInt64(bit % 64))
    var bits = Words()
    for index in 0..<4 {
      let upper = digits[word + index] &<< shift
      let lower = shift == 0 ? 0 : digits[word + index + 1] &>> (64 - shift)
      bits.words[3 - index] = upper | lower
    }
    return bits
  }

  /// The product of four words and one word.
  func multiplied(by factor: UInt64) -> Words {
    var product = Words()
    var carry: UInt64 = 0
    for index in 0..<4 {
      let (high, low) = words[index].multipliedFullWidth(by: factor)
      let (sum, overflows) = low.addingReportingOverflow(carry)
      product.words[index] = sum
      carry = high &+ (overflows ? 1 : 0)
    }
    product.words[4] = carry
    return product
  }

  /// Shifts to the left by at most 2 bits, or to the right by less than 64.
  mutating func shift(by count: Int) {
    if count > 0 {
      let left = UInt64(count)
      for index in (1...4).reversed() { words[index] = words[index] &<< left | words[index - 1] &>> (64 - left) }
      words[0] = words[0] &<< left
    } else if count < 0 {
      let right = UInt64(-count)
      for index in 0..<4 { words[index] = words[index] &>> right | words[index + 1] &<< (64 - right) }
      words[4] = words[4] &>> right
    }
  }

  /// 1 − the fraction.
  mutating func negateFraction() {
    var carry = true
    for index in 0..<4 {
      let (sum, overflows) = (~words[index]).addingReportingOverflow(carry ? 1 : 0)
      words[index] = sum
      carry = overflows
    }
  }

  /// The fraction, from its first 106 bits after the leading zeros.
  var fraction: DoubleDouble {
    var bits = self
    var scale = 1.0
    // No double is so close to a multiple of π/2 that more than 64 bits vanish.
    if bits.words[3] == 0 {
      for index in (1...3).reversed() { bits.words[index] = bits.words[index - 1] }
      scale = 0x1p-64
    }
    let zeros = UInt64(bits.words[3].leadingZeroBitCount)
    var (high, low) = (bits.words[3], bits.words[2])
    if zeros > 0 {
      high = high &<< zeros | low &>> (64 - zeros)
      low = low &<< zeros | bits.words[1] &>> (64 - zeros)
      scale *= Double(sign: .plus, exponent: -Int(zeros), significand: 1)
    }
    let first = Double(high &>> 11) * 0x1p-53
    let second = Double((high & 0x7FF) &<< 42 | low &>> 22) * 0x1p-106
    return DoubleDouble(first * scale, low: second * scale)
  }

  /// 2/π, the first bits first.
  private static let digits: [UInt64] = [
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
