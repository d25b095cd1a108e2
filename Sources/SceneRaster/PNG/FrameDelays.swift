/// The delay of each frame of a moving picture: how long it is shown, as a fraction of a second of two-byte numbers.
///
/// If the period of a rate is such a fraction, every delay is the period: 1/60 s, 1001/30000 s. For any other rate the
/// sums of the delays are the times of the frames, to half of 1/65535 s: the error of a delay is carried over to the
/// next.
public struct FrameDelays: Sendable, Hashable {
  private let rate: Double
  private let exact: Fraction?

  /// A part of a second.
  package struct Fraction: Sendable, Hashable {
    /// The number of parts.
    package let numerator: UInt16
    /// The number of parts in a second.
    package let denominator: UInt16
  }

  /// The delays of frames at a rate, in frames a second.
  ///
  /// - Precondition: the rate is finite, and at least 1/65,535, because no delay is longer.
  public init(rate: Double) {
    precondition(rate.isFinite && rate >= 1 / Double(UInt16.max), "a rate of \(rate) frames a second")
    self.rate = rate
    exact = Self.period(ofRate: rate)
  }

  /// The delay of a frame.
  package func fraction(ofFrame index: Int) -> Fraction {
    if let exact { return exact }
    // The unit is as fine as the longest delay allows. The longest delay is one unit longer than the period.
    let unit = min(65535, max(1, (65534 * rate).rounded(.down)))
    func ticks(_ index: Int) -> Double { (Double(index) / rate * unit).rounded() }
    return Fraction(
      numerator: UInt16(min(65535, ticks(index + 1) - ticks(index))), denominator: UInt16(unit))
  }

  /// The period as a fraction of small numbers that gives the rate to the bit; nil if there is none.
  private static func period(ofRate rate: Double) -> Fraction? {
    // The convergents of a continued fraction are the best of all fractions with such denominators.
    // Source: A. Khinchin, Continued Fractions (1964), §6.
    var (last, convergent) = ((numerator: 0.0, denominator: 1.0), (numerator: 1.0, denominator: 0.0))
    var rest = rate
    for _ in 0..<40 {
      let whole = rest.rounded(.down)
      let next = (
        numerator: whole * convergent.numerator + last.numerator,
        denominator: whole * convergent.denominator + last.denominator
      )
      guard next.numerator <= 65535, next.denominator <= 65535 else { return nil }
      (last, convergent) = (convergent, next)
      if next.numerator > 0, next.numerator / next.denominator == rate {
        return Fraction(numerator: UInt16(next.denominator), denominator: UInt16(next.numerator))
      }
      rest = 1 / (rest - whole)
      guard rest.isFinite else { return nil }
    }
    return nil
  }
}
