/// A natural number of any size, with the operations that parsing a number needs.
struct BigInteger {
  /// The limbs, the least significant first, the last one not 0.
  private var limbs: [UInt32]

  init(_ number: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: number), UInt32(number >> 32)]
    trim()
  }

  var isZero: Bool { limbs.isEmpty }

  var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func multiplyByPowerOfFive(_ power: Int) {
    var rest = power
    while rest > 0 {
      // 5¹³ is the last power of 32 bits.
      var factor: UInt32 = 1
      for _ in 0..<min(rest, 13) { factor *= 5 }
      multiply(by: factor)
      rest -= 13
    }
  }

  mutating func shiftLeft(by count: Int) {
    guard count > 0, !isZero else { return }
    let (whole, bits) = (count / 32, count % 32)
    if bits > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << bits | carry
        carry = limb >> (32 - bits)
      }
      if carry > 0 { limbs.append(carry) }
    }
    if whole > 0 { limbs.insert(contentsOf: [UInt32](repeating: 0, count: whole), at: 0) }
  }

  // MARK: Division

  /// The quotient by a number with exactly 63 bits fewer, and whether there is a remainder.
  ///
  /// The quotient has two digits of 32 bits. Each digit is estimated from the leading limbs of both numbers. The
  /// estimate is at most one too large; the divisor is then added back. Source: D. E. Knuth, *The Art of Computer
  /// Programming*, volume 2, §4.3.1, algorithm D.
  func divided(by divisor: BigInteger) -> (quotient: UInt64, hasRemainder: Bool) {
    // Shifts the divisor's leading bit to the top of a limb, with at least two limbs.
    let shift = (64 - divisor.bitWidth % 32) % 32 + (divisor.bitWidth <= 32 ? 32 : 0)
    var (dividend, divisor) = (self, divisor)
    dividend.shiftLeft(by: shift)
    divisor.shiftLeft(by: shift)
    dividend.limbs += [UInt32](repeating: 0, count: divisor.limbs.count + 2 - dividend.limbs.count)
    let first = dividend.takeDigit(of: divisor, at: 1)
    let second = dividend.takeDigit(of: divisor, at: 0)
    dividend.trim()
    return (UInt64(first) << 32 | UInt64(second), !dividend.isZero)
  }

  /// Subtracts the greatest multiple of the divisor, shifted by a number of limbs, and returns its factor.
  private mutating func takeDigit(of divisor: BigInteger, at shift: Int) -> UInt32 {
    let count = divisor.limbs.count
    let (high, low) = (UInt64(divisor.limbs[count - 1]), UInt64(divisor.limbs[count - 2]))
    let top = UInt64(limbs[shift + count]) << 32 | UInt64(limbs[shift + count - 1])
    var estimate = top / high
    var remainder = top % high
    while estimate >> 32 > 0 || estimate * low > remainder << 32 | UInt64(limbs[shift + count - 2]) {
      estimate -= 1
      remainder += high
      if remainder >> 32 > 0 { break }
    }
    if subtract(estimate, times: divisor, at: shift) {
      estimate -= 1
      add(divisor, at: shift)
    }
    return UInt32(estimate)
  }

  /// Subtracts modulo the limbs of the shifted divisor and one more; returns whether the result was negative.
  private mutating func subtract(_ factor: UInt64, times divisor: BigInteger, at shift: Int) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for index in divisor.limbs.indices {
      carry += factor * UInt64(divisor.limbs[index])
      borrow += Int64(limbs[shift + index]) - Int64(carry & 0xFFFF_FFFF)
      limbs[shift + index] = UInt32(truncatingIfNeeded: borrow)
      carry >>= 32
      borrow >>= 32
    }
    borrow += Int64(limbs[shift + divisor.limbs.count]) - Int64(carry)
    limbs[shift + divisor.limbs.count] = UInt32(truncatingIfNeeded: borrow)
    return borrow < 0
  }

  private mutating func add(_ divisor: BigInteger, at shift: Int) {
    var carry: UInt64 = 0
    for index in divisor.limbs.indices {
      carry += UInt64(limbs[shift + index]) + UInt64(divisor.limbs[index])
      limbs[shift + index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    limbs[shift + divisor.limbs.count] &+= UInt32(carry)
  }
}
