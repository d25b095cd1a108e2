/// A coordinate or its velocity over one step, minus a level: a polynomial of the step fraction s in Bernstein form.
///
/// The polynomial lies between its least and its greatest control value, and has no more zeros than the control values
/// have sign changes. So every crossing is found, and in most steps the control values show at once that there is no
/// crossing.
struct StepPolynomial {
  private var controls: SIMD8<Double>
  private let degree: Int

  /// A coordinate's position between two knots, minus a level.
  init(positionOf coordinate: Int, between knot: Int, in output: DenseOutput, less level: Double) {
    let next = knot + 1
    let length = output.times[next] - output.times[knot]
    let (start, end) = (
      output.position(coordinate, ofKnot: knot) - level, output.position(coordinate, ofKnot: next) - level
    )
    let (leave, arrive) = (
      length * output.velocity(coordinate, ofKnot: knot) / 5, length * output.velocity(coordinate, ofKnot: next) / 5
    )
    let (bend, unbend) = (
      length * length * output.acceleration(coordinate, ofKnot: knot) / 20,
      length * length * output.acceleration(coordinate, ofKnot: next) / 20
    )
    let quintic = SIMD8(
      start, start + leave, start + 2 * leave + bend, end - 2 * arrive + unbend, end - arrive, end, 0, 0)
    guard output.isCorrected else {
      self.init(quintic, degree: 5)
      return
    }
    var septic = Self.elevated(Self.elevated(quintic, degree: 5), degree: 6)
    // Add (s(1−s))³·(α·(1−s) + β·s): the Bernstein polynomials of degree 7 include 35·s³(1−s)⁴ and 35·s⁴(1−s)³.
    let correction = output.correction(coordinate, beforeKnot: next)
    septic[3] += correction.atStart / 35
    septic[4] += correction.atEnd / 35
    self.init(septic, degree: 7)
  }

  /// The control values of the same polynomial, one degree higher.
  private static func elevated(_ controls: SIMD8<Double>, degree: Int) -> SIMD8<Double> {
    var elevated = controls
    for index in 1...degree {
      let weight = Double(index) / Double(degree + 1)
      elevated[index] = controls[index] + weight * (controls[index - 1] - controls[index])
    }
    elevated[degree + 1] = controls[degree]
    return elevated
  }

  /// A coordinate's velocity between two knots, minus a level.
  init(velocityOf coordinate: Int, between knot: Int, in output: DenseOutput, less level: Double) {
    let position = StepPolynomial(positionOf: coordinate, between: knot, in: output, less: 0)
    let length = output.times[knot + 1] - output.times[knot]
    let degree = position.degree
    var controls = SIMD8<Double>.zero
    for index in 0..<degree {
      let rise = position.controls[index + 1] - position.controls[index]
      controls[index] = Double(degree) * rise / length - level
    }
    // At the ends, avoid the rounding of the differences.
    let last = degree - 1
    let (start, end) = (
      output.velocity(coordinate, ofKnot: knot) - level, output.velocity(coordinate, ofKnot: knot + 1) - level
    )
    controls[0] = start
    controls[1] = start + length * output.acceleration(coordinate, ofKnot: knot) / Double(last)
    controls[last - 1] = end - length * output.acceleration(coordinate, ofKnot: knot + 1) / Double(last)
    controls[last] = end
    self.init(controls, degree: last)
  }

  private init(_ controls: SIMD8<Double>, degree: Int) {
    self.controls = controls
    self.degree = degree
  }

  /// The sign at the start, or just after it; 0 for the zero polynomial.
  var firstSide: Double {
    for index in 0...degree where controls[index] != 0 { return controls[index].signum }
    return 0
  }

  /// The value at the end of the step.
  var end: Double { controls[degree] }

  /// The polynomials over the sections before and after a fraction of the step (de Casteljau).
  private func split(at fraction: Double) -> (left: StepPolynomial, right: StepPolynomial) {
    var left = controls
    var right = controls
    for level in 1...degree {
      for index in 0...degree - level { right[index] += fraction * (right[index + 1] - right[index]) }
      left[level] = right[0]
    }
    // The last value of each level remains, so `right` holds these values in order.
    return (StepPolynomial(left, degree: degree), StepPolynomial(right, degree: degree))
  }

  /// The same polynomial with a zero at its start, where a crossing has been taken.
  ///
  /// There rounding leaves a value of either sign. One on the side before the crossing would look like a way back.
  var startingAtZero: StepPolynomial {
    var polynomial = self
    polynomial.controls[0] = 0
    return polynomial
  }

  /// Finds the first crossing from one side of zero to the other.
  ///
  /// - Parameters:
  ///   - side: the sign, ±1, before the crossing.
  ///   - fraction: the fraction of the step from which the search begins: 0, or that of the crossing before.
  /// - Returns: the fraction of the step just behind the crossing; nil if there is none up to 1.
  func firstCrossing(from side: Double, after fraction: Double = 0) -> Double? {
    let rest = fraction > 0 ? split(at: fraction).right.startingAtZero : self
    guard let crossing = rest.crossing(from: side, low: 0, high: 1) else { return nil }
    return min(fraction + (1 - fraction) * crossing, 1)
  }

  /// Finds the first crossing of this polynomial, which covers the fractions `low` to `high` of the step.
  private func crossing(from side: Double, low: Double, high: Double) -> Double? {
    let changes = signChanges(from: side)
    if changes == 0 { return nil }
    if controls[0] * side < 0 { return low }
    if end * side < 0 && (changes == 1 || high - low < 0x1p-50) {
      return low + (high - low) * FunctionCrossing.bisected(from: 0, to: 1) { value(at: $0) * side }
    }
    // In so narrow an interval a touch cannot be told from a crossing, and its width does not matter.
    if high - low < 0x1p-50 { return nil }
    let middle = 0.5 * (low + high)
    let halves = split(at: 0.5)
    return halves.left.crossing(from: side, low: low, high: middle)
      ?? halves.right.crossing(from: side, low: middle, high: high)
  }

  /// The number of changes of sign of the control values; a zero has no sign.
  private func signChanges(from side: Double) -> Int {
    var side = side
    var changes = 0
    for index in 0...degree where controls[index] * side < 0 {
      changes += 1
      side = -side
    }
    return changes
  }

  /// The value at a fraction of the polynomial's interval.
  private func value(at fraction: Double) -> Double {
    var values = controls
    for level in 1...degree {
      for index in 0...degree - level { values[index] += fraction * (values[index + 1] - values[index]) }
    }
    return values[0]
  }
}
