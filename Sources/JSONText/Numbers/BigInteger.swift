/// A natural number of any size, with the few operations that reading a number takes.
struct BigInteger {
  /// The least significant first, the last one not 0.
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
      // The thirteenth is the last one of 32 bits.
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

  /// The quotient by a number of exactly 63 bits fewer, and whether something is left.
  ///
  /// Two digits of 32 bits, each of which is guessed from the first ones of both numbers; the guess is at most one too
  /// large, and then a divisor is added back. Source: D. E. Knuth, *The Art of Computer Programming*, volume 2, §4.3.1,
  /// algorithm D.
  func divided(by divisor: BigInteger) -> (quotient: UInt64, hasRest: Bool) {
    // The divisor's first bit is that of its first limb, of at least two.
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

  /// Takes as many times the divisor, moved up by so many limbs, from this as there are.
  private mutating func takeDigit(of divisor: BigInteger, at place: Int) -> UInt32 {
    let count = divisor.limbs.count
    let (high, low) = (UInt64(divisor.limbs[count - 1]), UInt64(divisor.limbs[count - 2]))
    let top = UInt64(limbs[place + count]) << 32 | UInt64(limbs[place + count - 1])
    var guess = top / high
    var rest = top % high
    while guess >> 32 > 0 || guess * low > rest << 32 | UInt64(limbs[place + count - 2]) {
      guess -= 1
      rest += high
      if rest >> 32 > 0 { break }
    }
    if subtract(guess, times: divisor, at: place) {
      guess -= 1
      add(divisor, at: place)
    }
    return UInt32(guess)
  }

  /// Subtracts modulo the limbs that the divisor reaches, and one more; returns whether it was too much.
  private mutating func subtract(_ factor: UInt64, times divisor: BigInteger, at place: Int) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for index in divisor.limbs.indices {
      carry += factor * UInt64(divisor.limbs[index])
      borrow += Int64(limbs[place + index]) - Int64(carry & 0xFFFF_FFFF)
      limbs[place + index] = UInt32(truncatingIfNeeded: borrow)
      carry >>= 32
      borrow >>= 32
    }
    borrow += Int64(limbs[place + divisor.limbs.count]) - Int64(carry)
    limbs[place + divisor.limbs.count] = UInt32(truncatingIfNeeded: borrow)
    return borrow < 0
  }

  private mutating func add(_ divisor: BigInteger, at place: Int) {
    var carry: UInt64 = 0
    for index in divisor.limbs.indices {
      carry += UInt64(limbs[place + index]) + UInt64(divisor.limbs[index])
      limbs[place + index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    limbs[place + divisor.limbs.count] &+= UInt32(carry)
  }
}
