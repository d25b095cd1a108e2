/// How a format writes one of its quantities: the unit and the precision.
struct NumberScale: Sendable, Hashable {
  /// How a number is rounded.
  enum Rounding: Sendable, Hashable {
    /// To a number of decimals.
    case decimals(Int)
    /// To the nearest 32-bit number.
    case single
    /// To a number of decimals, which are then read as a 32-bit number.
    case singleDecimals(Int)

    /// The rounding unit of the numbers that a player computes with, as a part of them.
    var unit: Double {
      switch self {
      case .decimals: 0x1p-50
      case .single, .singleDecimals: 0x1p-25
      }
    }
  }

  /// The number of the format's units in one of this package's units.
  var unit = 1.0
  /// The offset that the format adds.
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

  /// The value of a printed number in this package's unit.
  func read(_ printed: Double) -> Double { (printed - offset) / unit }

  /// The distance of two neighbouring numbers of the format, in this package's unit; 0 if it depends on the number.
  var step: Double {
    switch rounding {
    case .decimals(let count), .singleDecimals(let count): (1.0).movedRight(by: -count) / abs(unit)
    case .single: 0
    }
  }

  /// The scale with more decimals.
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
