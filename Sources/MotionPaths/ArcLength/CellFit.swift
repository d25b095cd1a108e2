/// The polynomial of a cell, through seven points of a segment.
///
/// The points are at the extrema of T₆ in the interval of the parameter. One speed at each of them gives the distances
/// of all, by integrals of the polynomial through the speeds; divided differences then give the parameter as a
/// polynomial of the distance. Source: C. W. Clenshaw, A. R. Curtis, *A method for numerical integration on an
/// automatic computer*, Numerische Mathematik 2 (1960). At most one integral in 10³ of a tolerance is off by more than
/// a hundredth of it.
struct CellFit {
  /// The length of the interval, in units of the profile.
  let length: Double
  /// The largest error as a part of the tolerance; infinite if the polynomial does not increase throughout.
  private(set) var error = Double.infinity
  /// (t − t₀)/u as a polynomial of the fraction u of the cell's length, in six lanes.
  private var polynomial = SIMD8<Double>.zero
  private var isLine = false

  /// Fits an interval of the parameter.
  ///
  /// - Parameters:
  ///   - profile: the speed of the segment.
  ///   - start: the parameter at which the interval begins.
  ///   - end: the parameter at which it ends.
  ///   - tolerance: the error of a distance, in units of the profile.
  ///   - whole: the length of the segment in these units.
  ///   - isNarrow: whether the coefficients are rounded to floats.
  init(
    of profile: SpeedProfile, from start: Double, to end: Double, tolerance: Double, whole: Double, isNarrow: Bool
  ) {
    let width = end - start
    let speeds = profile.scaledSpeeds(at: start + width * Self.nodes)
    let integrals = Self.integrals(of: speeds)
    length = width * integrals[6]
    // In so short an interval a line is exact enough, whatever the curve does.
    guard length > Self.shortestLength * tolerance else {
      becomeLine(from: start, to: end)
      return
    }
    var places = integrals * (1 / integrals[6])
    places[6] = 1
    // The eighth lane is not used; there nothing may be divided by zero.
    places[7] = 0.5
    guard Self.isAscending(places) else { return }
    polynomial = width * Self.polynomial(through: places)
    if isNarrow { roundToFloats(fraction: length / whole) }
    guard (0 * polynomial).sum() == 0, increases else { return }
    let slopes = Self.slopes(of: polynomial, at: places)
    let rate = 1 / length
    let misses = (speeds * slopes * rate - 1) * Self.weights
    let parameters = Self.probes * Self.values(of: polynomial, at: Self.probes) + start
    let probed = profile.scaledSpeeds(at: parameters) * Self.slopes(of: polynomial, at: Self.probes) * rate - 1
    let between = probed * Self.weightOfProbes
    let squares = misses * misses
    let squaresBetween = between * between
    let largest = Self.largest(of: squares.replacing(with: squaresBetween, where: squaresBetween .> squares))
    error = largest.squareRoot() * max(length / tolerance, Self.leastLength)
  }

  /// Takes a line for an interval that is as short as the tolerance, or as a rounding error of the parameter.
  mutating func becomeLine(from start: Double, to end: Double) {
    polynomial = SIMD8(end - start, 0, 0, 0, 0, 0, 0, 0)
    (isLine, error) = (true, 0)
  }

  /// The numbers of the cell.
  ///
  /// - Parameters:
  ///   - start: the distance from the start of the segment, as a fraction of its length.
  ///   - parameter: the parameter there.
  ///   - whole: the length of the segment, in units of the profile.
  /// - Returns: the cell.
  func cell(at start: Double, parameter: Double, whole: Double) -> ArcLengthCell {
    let scaled = polynomial * Self.powers(of: min(whole / length, .greatestFiniteMagnitude), isLine: isLine)
    return ArcLengthCell(
      SIMD8(start, parameter, scaled[0], scaled[1], scaled[2], scaled[3], scaled[4], scaled[5]))
  }
}

// MARK: - The polynomial

extension CellFit {
  /// (1 − cos(kπ/6))/2 for k = 0…6, in seven lanes.
  private static var nodes: SIMD8<Double> { SIMD8(0, 0.06698729810778065, 0.25, 0.5, 0.75, 0.9330127018922194, 1, 1) }

  /// The integrals from 0 to each node of the polynomial with these values at the nodes.
  ///
  /// The numbers are the integrals of the Lagrange polynomials of the nodes, computed to 60 digits; a test checks them
  /// against polynomials.
  @inline(__always)
  static func integrals(of values: SIMD8<Double>) -> SIMD8<Double> {
    var sum =
      values[0]
      * SIMD8(
        0, 0.02721764177306345, 0.0035714285714285713, 0.021031746031746033, 0.010714285714285714,
        0.014845850290428612, 0.014285714285714285, 0)
    sum +=
      values[1]
      * SIMD8(
        0, 0.04330198711415247, 0.15460258001748953, 0.1116045859245323, 0.1347613101762197, 0.12578059699838473,
        0.12698412698412698, 0)
    sum +=
      values[2]
      * SIMD8(
        0, -0.004982415910427785, 0.10401785714285715, 0.25317460317460316, 0.21830357142857143, 0.23008162225963413,
        0.22857142857142856, 0)
    sum +=
      values[3]
      * SIMD8(
        0, 0.002316884838170168, -0.018253968253968255, 0.13015873015873017, 0.2785714285714286, 0.2580005754792902,
        0.26031746031746034, 0)
    sum +=
      values[4]
      * SIMD8(
        0, -0.0015101936882055624, 0.010267857142857143, -0.024603174603174603, 0.12455357142857143,
        0.23355384448185634, 0.22857142857142856, 0)
    sum +=
      values[5]
      * SIMD8(
        0, 0.00120352998574226, -0.007777183192092711, 0.015379541059594678, -0.02761845303336255,
        0.08368213986997451, 0.12698412698412698, 0)
    sum +=
      values[6]
      * SIMD8(
        0, -0.0005601360047143272, 0.0035714285714285713, -0.006746031746031746, 0.010714285714285714,
        -0.012931927487349166, 0.014285714285714285, 0)
    return sum
  }

  private static func isAscending(_ places: SIMD8<Double>) -> Bool {
    let steps = places - raised(places, by: -1)
    // Written so that a NaN counts as not ascending.
    return steps[1] > 0 && steps[2] > 0 && steps[3] > 0 && steps[4] > 0 && steps[5] > 0 && steps[6] > 0
  }

  /// The lanes moved up by one, with a number in the first.
  @inline(__always)
  private static func raised(_ lanes: SIMD8<Double>, by first: Double) -> SIMD8<Double> {
    SIMD8(first, lanes[0], lanes[1], lanes[2], lanes[3], lanes[4], lanes[5], lanes[6])
  }

  @inline(__always)
  private static func upperLanes(_ lanes: SIMD8<Double>) -> SIMD4<Double> {
    SIMD4(lanes[3], lanes[4], lanes[5], lanes[6])
  }

  /// The polynomial that has the nodes as its values at the given places, divided by the place.
  ///
  /// The first place and the first value are 0.
  @inline(__always)
  private static func polynomial(through places: SIMD8<Double>) -> SIMD8<Double> {
    // Newton's divided differences. After the step j, lanes from j on are those of order j.
    var differences = nodes
    var earlier = places
    var newton = SIMD8<Double>.zero
    for order in 1...2 {
      earlier = raised(earlier, by: -1)
      differences = (differences - raised(differences, by: 0)) / (places - earlier)
      newton[order] = differences[order]
    }
    // Four lanes are left, those from 3 on.
    var (last, lower) = (upperLanes(differences), SIMD4(differences[2], differences[3], differences[4], differences[5]))
    let lastPlaces = upperLanes(places)
    var lastEarlier = upperLanes(earlier)
    for order in 3...6 {
      lastEarlier = SIMD4(order == 3 ? places[0] : -1, lastEarlier[0], lastEarlier[1], lastEarlier[2])
      last = (last - lower) / (lastPlaces - lastEarlier)
      lower = SIMD4(0, last[0], last[1], last[2])
      newton[order] = last[order - 3]
    }
    // Multiplied out, from the innermost factor on.
    var polynomial = SIMD8<Double>.zero
    polynomial[0] = newton[6]
    for order in [5, 4, 3, 2, 1] {
      polynomial = raised(polynomial, by: newton[order]) - places[order] * polynomial
    }
    return polynomial
  }

  private mutating func roundToFloats(fraction: Double) {
    let powers = Self.powers(of: 1 / fraction, isLine: false)
    polynomial = SIMD8<Double>(SIMD8<Float>(polynomial * powers)) / powers
  }

  /// The powers by which the coefficients of a polynomial of u become those of one of y.
  @inline(__always)
  private static func powers(of number: Double, isLine: Bool) -> SIMD8<Double> {
    if isLine { return SIMD8(number, 0, 0, 0, 0, 0, 0, 0) }
    let square = number * number
    let fourth = square * square
    return SIMD8(number, square, square * number, fourth, fourth * number, fourth * square, 1, 1)
  }
}

// MARK: - The error

extension CellFit {
  /// Lengths below this part of the tolerance take a line.
  private static let shortestLength = 0.3
  /// Shorter cells count as this many tolerances long: where the derivative of the error is as large as that of the
  /// distance, it tells nothing about the error between.
  private static let leastLength = 10.0

  /// Fractions of the length between the nodes, (1 − cos((k + ½)π/6))/2, and the middles of four of the gaps.
  private static var probes: SIMD8<Double> {
    SIMD8(
      0.017037086855465844, 0.1464466094067262, 0.37059047744873963, 0.6294095225512604, 0.8535533905932737,
      0.9829629131445341, 0.5, 0.25)
  }

  /// What a derivative of the error means at each of the nodes, in units of the allowed error.
  ///
  /// The error e(u) of the distance has the derivative |v(t)|·dt/du − Δs, which takes one speed and no integral. The
  /// error of an interpolation at these nodes is nearly K·sin θ·sin 6θ with u = (1 − cos θ)/2. So its derivative is
  /// ±12K at the nodes inside, and 24K at the ends.
  private static var weights: SIMD8<Double> { SIMD8(0.05, 0.1, 0.1, 0.1, 0.1, 0.1, 0.05, 0) }

  /// What it means between the nodes.
  ///
  /// There the interpolation of the speed has its largest error R, whose integrals alternate between −R/12 and R/12.
  private static let weightOfProbes = 0.25

  @inline(__always)
  private static func largest(of lanes: SIMD8<Double>) -> Double {
    let four = lanes.lowHalf.replacing(with: lanes.highHalf, where: lanes.highHalf .> lanes.lowHalf)
    return max(max(four[0], four[1]), max(four[2], four[3]))
  }

  /// Whether the polynomial increases throughout: its derivative's control points are positive.
  private var increases: Bool {
    let polynomial = polynomial
    let (b0, b1, b2) = (polynomial[0], 2 * polynomial[1], 3 * polynomial[2])
    let (b3, b4, b5) = (4 * polynomial[3], 5 * polynomial[4], 6 * polynomial[5])
    return b0 > 0 && b0 + 0.2 * b1 > 0 && b0 + (0.4 * b1 + 0.1 * b2) > 0
      && b0 + (0.6 * b1 + 0.3 * b2) + 0.1 * b3 > 0
      && b0 + (0.8 * b1 + 0.6 * b2) + (0.4 * b3 + 0.2 * b4) > 0
      && b0 + (b1 + b2) + (b3 + b4) + b5 > 0
  }

  /// The polynomial, (t − t₀)/u.
  @inline(__always)
  private static func values(of polynomial: SIMD8<Double>, at u: SIMD8<Double>) -> SIMD8<Double> {
    var values = u * polynomial[5] + polynomial[4]
    values = u * values + polynomial[3]
    values = u * values + polynomial[2]
    values = u * values + polynomial[1]
    return u * values + polynomial[0]
  }

  /// The derivative dt/du.
  @inline(__always)
  private static func slopes(of polynomial: SIMD8<Double>, at u: SIMD8<Double>) -> SIMD8<Double> {
    var slopes = u * (6 * polynomial[5]) + 5 * polynomial[4]
    slopes = u * slopes + 4 * polynomial[3]
    slopes = u * slopes + 3 * polynomial[2]
    slopes = u * slopes + 2 * polynomial[1]
    return u * slopes + polynomial[0]
  }
}
