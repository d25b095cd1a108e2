internal import MotionNumerics

/// How a format writes one of its quantities: in which unit, and how exactly.
struct NumberScale: Sendable, Hashable {
  /// How a number is rounded.
  enum Rounding: Sendable, Hashable {
    /// To so many decimals.
    case decimals(Int)
    /// To the nearest 32-bit number.
    case single

    /// The rounding of the numbers that a player computes with, as a part of them.
    var unit: Double {
      switch self {
      case .decimals: 0x1p-50
      case .single: 0x1p-25
      }
    }
  }

  /// How many of the format's units one of ours is.
  var unit = 1.0
  /// What the format adds.
  var offset = 0.0
  var rounding: Rounding

  /// The number as the format holds it.
  func printed(_ value: Double) -> Double {
    let scaled = offset + value * unit
    switch rounding {
    case .decimals(let count): return scaled.rounded(toDecimals: count)
    case .single: return Double(Float(scaled))
    }
  }

  /// What a number of the format means.
  func read(_ printed: Double) -> Double { (printed - offset) / unit }

  /// The distance of two neighbouring numbers of the format, in our unit; 0 where that depends on the number.
  var step: Double {
    switch rounding {
    case .decimals(let count): (1.0).movedRight(by: -count) / abs(unit)
    case .single: 0
    }
  }

  /// The same with more decimals.
  func finer(by digits: Int) -> NumberScale {
    guard case .decimals(let count) = rounding else { return self }
    var scale = self
    scale.rounding = .decimals(count + digits)
    return scale
  }
}

extension Double {
  /// The number times a power of ten that is exact for the few digits in use.
  fileprivate func movedRight(by digits: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(digits) { power *= 10 }
    return digits < 0 ? self / power : self * power
  }
}
