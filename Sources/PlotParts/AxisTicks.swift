/// The round numbers along an axis: multiples of 1, 2 or 5 times a power of ten.
package struct AxisTicks: Sendable {
  /// A number and its label.
  package struct Tick: Equatable, Sendable {
    package let value: Double
    package let label: String
  }

  /// The ticks inside the range, ascending.
  package let ticks: [Tick]

  /// Chooses the smallest step that gives at most `count` intervals in the range.
  ///
  /// If that gives fewer than two ticks, it takes the next smaller step.
  package init(in range: PlotRange, atMost count: Int) {
    var step = RoundStep(atLeast: range.halfLength / (Double(max(count, 2)) / 2))
    if step.multiples(in: range).count < 2 { step = step.smaller }
    let multiples = step.multiples(in: range)
    let notation = TickNotation(multiples: multiples, exponent: step.exponent)
    ticks = multiples.map { multiple in
      Tick(value: step.decimal(multiple), label: notation.label(for: multiple))
    }
  }

  private init(ticks: [Tick]) {
    self.ticks = ticks
  }

  /// The same axis with only the first and the last tick.
  package var outermost: AxisTicks { AxisTicks(ticks: [ticks.first, ticks.last].compactMap(\.self)) }

  /// The width of the widest label.
  package func widestLabel(using text: TextMeasure) -> Double {
    ticks.map { text.width(of: $0.label) }.max() ?? 0
  }
}

/// A step of `digit` × 10^`exponent`, where `digit` is 1, 2 or 5.
private struct RoundStep {
  let digit: Int
  let exponent: Int

  /// The smallest step that is not less than `length`, a positive finite number.
  init(atLeast length: Double) {
    // The binary exponent times log10(2), rounded down: this is the decimal exponent, or one less.
    let estimate = Int((Double(length.exponent) * 0.301029995663981).rounded(.down))
    let candidates = [(1, 0), (2, 0), (5, 0), (1, 1), (2, 1), (5, 1)]
    let fitting = candidates.first { digit, shift in
      Self.decimal(digit, exponent: estimate + shift) >= length * (1 - 1e-9)
    }
    digit = fitting?.0 ?? 1
    exponent = estimate + (fitting?.1 ?? 2)
  }

  private init(digit: Int, exponent: Int) {
    self.digit = digit
    self.exponent = exponent
  }

  /// The next smaller step.
  var smaller: RoundStep {
    switch digit {
    case 5: RoundStep(digit: 2, exponent: exponent)
    case 2: RoundStep(digit: 1, exponent: exponent)
    default: RoundStep(digit: 5, exponent: exponent - 1)
    }
  }

  /// The multiples of the step inside a range, in units of 10^`exponent`.
  func multiples(in range: PlotRange) -> [Int] {
    let length = decimal(digit)
    // The tolerance keeps a tick at an end of the range if rounding has moved it outside.
    let first = (range.lower / length - 1e-9).rounded(.up)
    let last = (range.upper / length + 1e-9).rounded(.down)
    return stride(from: first, through: last, by: 1).map { Int($0) * digit }
  }

  /// `integer` × 10^`exponent`.
  func decimal(_ integer: Int) -> Double { Self.decimal(integer, exponent: exponent) }

  private static func decimal(_ integer: Int, exponent: Int) -> Double {
    let power = (0..<exponent.magnitude).reduce(1.0) { power, _ in power * 10 }
    // A quotient of exact numbers is the double nearest to the decimal fraction; a product with 0.1 is not.
    return exponent < 0 ? Double(integer) / power : Double(integer) * power
  }
}
