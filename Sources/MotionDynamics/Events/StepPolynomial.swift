/// A coordinate over one step, or its velocity, less a level: a polynomial of the part s of the step in Bernstein form.
///
/// It lies between its least and its greatest control value, and has no more zeros than those have changes of sign, so
/// that a crossing is found for certain, and mostly seen at once not to be there.
struct StepPolynomial {
  private var controls: SIMD8<Double>
  private let degree: Int

  /// A coordinate's position between two knots, less a level.
  init(positionOf coordinate: Int, between knot: Int, in knots: Knots, less level: Double) {
    let next = knot + 1
    let length = knots.times[next] - knots.times[knot]
    let (start, end) = (
      knots.position(coordinate, ofKnot: knot) - level, knots.position(coordinate, ofKnot: next) - level
    )
    let (leave, arrive) = (
      length * knots.velocity(coordinate, ofKnot: knot) / 5, length * knots.velocity(coordinate, ofKnot: next) / 5
    )
    let (bend, unbend) = (
      length * length * knots.acceleration(coordinate, ofKnot: knot) / 20,
      length * length * knots.acceleration(coordinate, ofKnot: next) / 20
    )
    controls = SIMD8(
      start, start + leave, start + 2 * leave + bend, end - 2 * arrive + unbend, end - arrive, end, 0, 0)
    degree = 5
  }

  /// A coordinate's velocity between two knots, less a level.
  init(velocityOf coordinate: Int, between knot: Int, in knots: Knots, less level: Double) {
    let position = StepPolynomial(positionOf: coordinate, between: knot, in: knots, less: 0)
    let length = knots.times[knot + 1] - knots.times[knot]
    let (start, end) = (
      knots.velocity(coordinate, ofKnot: knot) - level, knots.velocity(coordinate, ofKnot: knot + 1) - level
    )
    controls = SIMD8(
      start, start + length * knots.acceleration(coordinate, ofKnot: knot) / 4,
      5 * (position.controls[3] - position.controls[2]) / length - level,
      end - length * knots.acceleration(coordinate, ofKnot: knot + 1) / 4, end, 0, 0, 0)
    degree = 4
  }

  private init(_ controls: SIMD8<Double>, degree: Int) {
    self.controls = controls
    self.degree = degree
  }

  /// The sign at the start, or just after it; 0 if there is none.
  var firstSide: Double {
    for index in 0...degree where controls[index] != 0 { return controls[index].side }
    return 0
  }

  /// The value at the end of the step.
  var end: Double { controls[degree] }

  /// The polynomials over the parts before and after a part of the step (de Casteljau).
  private func split(at part: Double) -> (left: StepPolynomial, right: StepPolynomial) {
    var left = controls
    var right = controls
    for level in 1...degree {
      for index in 0...degree - level { right[index] += part * (right[index + 1] - right[index]) }
      left[level] = right[0]
    }
    // What is left of each level is its last value: `right` holds them in their order.
    return (StepPolynomial(left, degree: degree), StepPolynomial(right, degree: degree))
  }

  /// The first part of the step, after one from which it is on a side, at which it is on the other side.
  ///
  /// - Parameters:
  ///   - side: the sign, ±1, before.
  ///   - part: where to begin.
  /// - Returns: the part just behind the crossing; nil if there is none up to 1.
  func firstCrossing(from side: Double, after part: Double = 0) -> Double? {
    let rest = part > 0 ? split(at: part).right : self
    guard let crossing = rest.crossing(from: side, low: 0, high: 1) else { return nil }
    return min(part + (1 - part) * crossing, 1)
  }

  /// `low` and `high` are what the ends of this polynomial are parts of.
  private func crossing(from side: Double, low: Double, high: Double) -> Double? {
    let changes = signChanges(from: side)
    if changes == 0 { return nil }
    if controls[0] * side < 0 { return low }
    if end * side < 0 && (changes == 1 || high - low < 0x1p-50) {
      return low + (high - low) * FunctionCrossing.bisected(from: 0, to: 1) { value(at: $0) * side }
    }
    // So narrow, a touch is not told from a crossing, and has no width that would matter.
    if high - low < 0x1p-50 { return nil }
    let middle = 0.5 * (low + high)
    let halves = split(at: 0.5)
    return halves.left.crossing(from: side, low: low, high: middle)
      ?? halves.right.crossing(from: side, low: middle, high: high)
  }

  /// How often the control values change their sign, a zero having none.
  private func signChanges(from side: Double) -> Int {
    var side = side
    var changes = 0
    for index in 0...degree where controls[index] * side < 0 {
      changes += 1
      side = -side
    }
    return changes
  }

  /// The value at a part of the step.
  private func value(at part: Double) -> Double {
    var values = controls
    for level in 1...degree {
      for index in 0...degree - level { values[index] += part * (values[index + 1] - values[index]) }
    }
    return values[0]
  }
}
