/// How a format writes one of its quantities: in which unit, and how exactly.
struct NumberScale: Sendable, Hashable {
  /// How a number is rounded.
  enum Rounding: Sendable, Hashable {
    /// To so many decimals.
    case decimals(Int)
    /// To the nearest 32-bit number.
    case single
    /// To so many decimals, which are then read as a 32-bit number.
    case singleDecimals(Int)

    /// The rounding of the numbers that a player computes with, as a part of them.
    var unit: Double {
      switch self {
      case .decimals: 0x1p-50
      case .single, .singleDecimals: 0x1p-25
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
    case .singleDecimals(let count): return Double(Float(scaled.rounded(toDecimals: count)))
    }
  }

  /// The text of a printed number, without an exponent.
  func text(_ printed: Double) -> String {
    switch rounding {
    case .decimals: printed.plainText
    case .single, .singleDecimals: Float(printed).plainText
    }
  }

  /// What a number of the format means.
  func read(_ printed: Double) -> Double { (printed - offset) / unit }

  /// The distance of two neighbouring numbers of the format, in our unit; 0 where that depends on the number.
  var step: Double {
    switch rounding {
    case .decimals(let count), .singleDecimals(let count): (1.0).movedRight(by: -count) / abs(unit)
    case .single: 0
    }
  }

  /// The same with more decimals.
  func finer(by digits: Int) -> NumberScale {
    var scale = self
    switch rounding {
    case .decimals(let count): scale.rounding = .decimals(count + digits)
    case .singleDecimals(let count): scale.rounding = .singleDecimals(count + digits)
    case .single: break
    }
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
