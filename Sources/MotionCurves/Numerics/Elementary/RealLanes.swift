/// One number, or several in lanes: the elementary functions are written once for both.
///
/// All operations are those of IEEE 754 or on bits, and none is fused. So each lane has the same bits as a single
/// number, on every machine.
///
/// "Counted" numbers are whole ones n to which ``shift`` has been added: their lowest bits are those of n.
@usableFromInline
package protocol RealLanes {
  /// The same number in each lane.
  init(repeating value: Double)
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  /// The number without its 27 lowest bits: a product of two such numbers is exact, and the part that is cut off has 27
  /// bits.
  var upperHalf: Self { get }
  /// |x|.
  var magnitude: Self { get }
  /// x · 2ⁿ by the exponent's bits, if neither x nor x · 2ⁿ is subnormal.
  func scaled(byTwoToThe counted: Self) -> Self
  /// The sine and the cosine of an angle, from those of the angle without n quarters of a turn.
  static func turned(_ sine: Self, _ cosine: Self, byQuarters counted: Self) -> (sine: Self, cosine: Self)
  /// The number, or a limit if it is greater.
  func atMost(_ limit: Double) -> Self
}

extension RealLanes {
  /// 1.5 · 2⁵²: its sum with a number below 2⁵¹ is rounded to a whole number.
  @inlinable
  @inline(__always)
  static var shift: Self { Self(repeating: 0x1.8p52) }

  /// A constant in each lane.
  @inlinable
  @inline(__always)
  static func constant(_ value: Double) -> Self { Self(repeating: value) }

  /// The polynomial of six coefficients, the constant one first; it is computed in pairs, several at once.
  @inlinable
  @inline(__always)
  func polynomial(
    _ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, square: Self
  ) -> Self {
    let first = Self(repeating: c0) + Self(repeating: c1) * self
    let second = Self(repeating: c2) + Self(repeating: c3) * self
    let third = Self(repeating: c4) + Self(repeating: c5) * self
    return first + square * (second + square * third)
  }
}

extension Double: RealLanes {
  @inlinable
  @inline(__always)
  package init(repeating value: Double) { self = value }

  @inlinable
  @inline(__always)
  package var upperHalf: Double { Double(bitPattern: bitPattern & ~0x7FF_FFFF) }

  @inlinable
  @inline(__always)
  package func scaled(byTwoToThe counted: Double) -> Double {
    Double(bitPattern: bitPattern &+ counted.bitPattern &<< 52)
  }

  @inlinable
  @inline(__always)
  package static func turned(
    _ sine: Double, _ cosine: Double, byQuarters counted: Double
  ) -> (sine: Double, cosine: Double) {
    // Without a branch, which could not be predicted, and without the way through the integer registers that masks take.
    let turns = SIMD4(sine, cosine, -sine, -cosine)
    let quarters = Int(truncatingIfNeeded: counted.bitPattern)
    return (turns[quarters & 3], turns[(quarters &+ 1) & 3])
  }

  @inlinable
  @inline(__always)
  package func atMost(_ limit: Double) -> Double { self > limit ? limit : self }
}

/// Four numbers beside each other.
///
/// A separate type around the vector, because the vector's operators would compete with those of the protocol.
@usableFromInline
package struct FourLanes: RealLanes {
  @usableFromInline package var lanes: SIMD4<Double>

  @inlinable
  @inline(__always)
  package init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

  @inlinable
  @inline(__always)
  init(_ bits: SIMD4<Int64>) { lanes = unsafeBitCast(bits, to: SIMD4<Double>.self) }

  @inlinable
  @inline(__always)
  package init(repeating value: Double) { lanes = SIMD4(repeating: value) }

  @inlinable
  @inline(__always)
  var bits: SIMD4<Int64> { lanes.bits }

  @inlinable
  @inline(__always)
  package static func + (a: Self, b: Self) -> Self { Self(a.lanes + b.lanes) }

  @inlinable
  @inline(__always)
  package static func - (a: Self, b: Self) -> Self { Self(a.lanes - b.lanes) }

  @inlinable
  @inline(__always)
  package static func * (a: Self, b: Self) -> Self { Self(a.lanes * b.lanes) }

  @inlinable
  @inline(__always)
  package static func / (a: Self, b: Self) -> Self { Self(a.lanes / b.lanes) }

  @inlinable
  @inline(__always)
  package var upperHalf: Self { Self(bits & SIMD4(repeating: ~0x7FF_FFFF)) }

  @inlinable
  @inline(__always)
  package var magnitude: Self { Self(bits & SIMD4(repeating: .max)) }

  @inlinable
  @inline(__always)
  package func scaled(byTwoToThe counted: Self) -> Self { Self(bits &+ counted.bits &<< SIMD4(repeating: 52)) }

  @inlinable
  @inline(__always)
  package static func turned(_ sine: Self, _ cosine: Self, byQuarters counted: Self) -> (sine: Self, cosine: Self) {
    let quarters = counted.bits
    // Odd numbers exchange both; the second lowest bit of a number is the sign of its sine, that of the next one the
    // sign of its cosine.
    let isOdd = SIMD4<Int64>() &- (quarters & SIMD4(repeating: 1))
    let exchange = (sine.bits ^ cosine.bits) & isOdd
    let sign = (quarters & SIMD4(repeating: 2)) &<< SIMD4(repeating: 62)
    let cosineSign = ((quarters &+ SIMD4(repeating: 1)) & SIMD4(repeating: 2)) &<< SIMD4(repeating: 62)
    return (Self(sine.bits ^ exchange ^ sign), Self(cosine.bits ^ exchange ^ cosineSign))
  }

  @inlinable
  @inline(__always)
  package func atMost(_ limit: Double) -> Self { Self(lanes.replacing(with: limit, where: lanes .> limit)) }
}

// MARK: Tests of all lanes at once

/// Four tests by their sign bits: a lane is negative if a test has failed.
@usableFromInline
package struct LaneTests {
  @usableFromInline var signs: SIMD4<Int64>

  /// Whether a test has failed in any lane.
  @inlinable
  @inline(__always)
  package var haveFailed: Bool {
    let pairs = signs.lowHalf | signs.highHalf
    return pairs[0] | pairs[1] < 0
  }

  /// Tests whether numbers are above 0 and at most a limit; NaN fails.
  @inlinable
  @inline(__always)
  package init(positive numbers: FourLanes, upTo limit: Double) {
    signs = numbers.lanes.bits &- SIMD4(repeating: 1)
    add(numbers, upTo: limit)
  }

  /// Tests whether numbers, none of them negative, are at most a limit.
  ///
  /// The bits of positive numbers are ordered like the numbers, and the bits of a positive NaN lie beyond them.
  @inlinable
  @inline(__always)
  package mutating func add(_ numbers: FourLanes, upTo limit: Double) {
    signs |= SIMD4(repeating: Int64(bitPattern: limit.bitPattern)) &- numbers.lanes.bits
  }

  /// Tests whether numbers are not negative.
  @inlinable
  @inline(__always)
  package mutating func add(notNegative numbers: FourLanes) { signs |= numbers.lanes.bits }
}
