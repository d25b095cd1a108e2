/// The dense output of an integration: the times of its knots, the ends of the steps, with the positions, velocities and
/// accelerations there, and the polynomials between them.
///
/// Where the motion has a corner, a jump of its velocity or acceleration, two knots are at the same time.
@usableFromInline
struct DenseOutput: Sendable {
  /// The number of coordinates.
  @usableFromInline let coordinateCount: Int
  /// The times, never falling.
  @usableFromInline private(set) var times: [Double] = []
  /// For each knot all positions, then all velocities, then all accelerations; behind them there is room for more.
  @usableFromInline private(set) var states: [Double] = []

  init(coordinateCount: Int) {
    self.coordinateCount = coordinateCount
  }

  /// The number of knots.
  var count: Int { times.count }

  /// Appends a knot whose state is filled in by `fill`, in the order of `states`.
  @inline(__always)
  mutating func append(at time: Double, _ fill: (UnsafeMutableBufferPointer<Double>) -> Void) {
    let size = 3 * coordinateCount
    let start = size * times.count
    times.append(time)
    if states.count < start + size { addRoom() }
    states.withUnsafeMutableBufferPointer { states in
      fill(UnsafeMutableBufferPointer(rebasing: states[start..<start + size]))
    }
  }

  /// Appends a knot: all positions and then all velocities, and the accelerations.
  @inline(__always)
  mutating func append(
    at time: Double, _ state: UnsafePointer<Double>, accelerations: UnsafePointer<Double>
  ) {
    let count = coordinateCount
    append(at: time) { knot in
      for index in 0..<2 * count { knot[index] = state[index] }
      for index in 0..<count { knot[2 * count + index] = accelerations[index] }
    }
  }

  /// Reserves memory for more knots, so that the present ones need not be moved as often; at most a megabyte.
  mutating func reserve(_ more: Double) {
    let size = 3 * coordinateCount
    // A span of time can overflow, and an infinity over another is NaN.
    let more = more > 0 ? Int(min(more, Double(Self.mostReserved / size))) : 0
    times.reserveCapacity(times.count + more)
    states.reserveCapacity((times.count + more) * size)
  }

  private static let mostReserved = 1 << 17

  /// Appends zeros: for some small knots at once, as to make room for one takes longer than to fill it in, but for no
  /// more than a page of memory, as an unused page would be touched for nothing.
  @inline(never)
  private mutating func addRoom() {
    states.append(contentsOf: repeatElement(0, count: max(3 * coordinateCount, Self.numbersOfAPage)))
  }

  private static let numbersOfAPage = 512

  mutating func removeLast() {
    times.removeLast()
  }

  /// Forgets the first knots.
  mutating func forgetFirst(_ number: Int) {
    times.removeFirst(number)
    states.removeFirst(3 * coordinateCount * number)
  }

  /// Keeps the first knots.
  mutating func keepFirst(_ count: Int) {
    times.removeLast(times.count - count)
  }

  // MARK: Knots

  @inlinable
  func position(_ coordinate: Int, ofKnot knot: Int) -> Double {
    states[3 * coordinateCount * knot + coordinate]
  }

  @inlinable
  func velocity(_ coordinate: Int, ofKnot knot: Int) -> Double {
    states[(3 * knot + 1) * coordinateCount + coordinate]
  }

  @inlinable
  func acceleration(_ coordinate: Int, ofKnot knot: Int) -> Double {
    states[(3 * knot + 2) * coordinateCount + coordinate]
  }

  // MARK: Locations

  /// A location between two knots.
  @usableFromInline
  struct Location {
    /// The knot before.
    @usableFromInline let knot: Int
    /// The fraction of the time from that knot to the next.
    @usableFromInline let fraction: Double
    /// The time between the two knots.
    @usableFromInline let length: Double

    @inlinable
    init(knot: Int, fraction: Double, length: Double) {
      self.knot = knot
      self.fraction = fraction
      self.length = length
    }
  }

  /// The location of a time that is not outside; at a corner it is on the side after it.
  ///
  /// - Complexity: O(log *n*) for *n* knots, or less if the location is close to the knot `hint`.
  @inlinable
  func location(of time: Double, near hint: Int = 0) -> Location {
    var low = 0
    // The last interval holds its end too.
    var high = max(times.count - 2, 0)
    if hint < high && times[hint] <= time {
      low = hint
      // The next steps are tried in growing distances.
      var distance = 1
      while low + distance < high && times[low + distance] <= time {
        low += distance
        distance *= 2
      }
      high = min(high, low + distance)
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= time { low = middle } else { high = middle - 1 }
    }
    guard low + 1 < times.count else { return Location(knot: low, fraction: 0, length: 0) }
    let length = times[low + 1] - times[low]
    return Location(knot: low, fraction: length > 0 ? (time - times[low]) / length : 0, length: length)
  }

  /// The last location before a time that is not outside: at a corner on the side before it.
  func locationBefore(_ time: Double) -> Location {
    let location = location(of: time)
    guard location.fraction == 0, let last = times[...location.knot].lastIndex(where: { $0 < time }) else {
      return location
    }
    return Location(knot: last, fraction: 1, length: times[last + 1] - times[last])
  }

  // MARK: The last step

  /// The length of the last step in seconds.
  var lastStepLength: Double { times[times.count - 1] - times[times.count - 2] }

  /// The location at a fraction of the last step.
  func locationInLastStep(_ fraction: Double) -> Location {
    Location(knot: times.count - 2, fraction: fraction, length: lastStepLength)
  }

  /// The time at a fraction of the last step.
  func timeInLastStep(_ fraction: Double) -> Double {
    min(times[times.count - 2] + fraction * lastStepLength, times[times.count - 1])
  }

  /// Whether no number of the polynomials of the last step overflows: their coefficients, and those of their
  /// derivatives, are sums of these, each at most forty times.
  ///
  /// A step can be so short that the rounding of a position is an infinite velocity.
  var isLastStepFinite: Bool {
    let length = lastStepLength
    let coordinateCount = coordinateCount
    let size = 3 * coordinateCount
    let start = size * (count - 2)
    var (positions, rises, velocities, accelerations) = (0.0, 0.0, 0.0, 0.0)
    // Without checks and closures for each number, as every step of a simulation asks.
    states.withUnsafeBufferPointer { states in
      for index in start..<start + coordinateCount {
        let next = index + size
        positions += abs(states[index]) + abs(states[next])
        rises += abs(states[next] - states[index])
        velocities += abs(states[index + coordinateCount]) + abs(states[next + coordinateCount])
        accelerations += abs(states[index + 2 * coordinateCount]) + abs(states[next + 2 * coordinateCount])
      }
    }
    // The square of the length as the polynomials take it: it may overflow by itself.
    let sum = positions + (1 + length) * velocities + length * length * accelerations
    // Between two knots at the same time nothing is asked for.
    return (64 * (length > 0 ? sum + rises / length : sum)).isFinite
  }

  // MARK: Between the knots

  /// A coordinate between two knots: the quintic polynomial with their positions, velocities and accelerations.
  @inlinable
  func position(_ coordinate: Int, at location: Location) -> Double {
    if location.fraction == 0 { return position(coordinate, ofKnot: location.knot) }
    if location.fraction == 1 { return position(coordinate, ofKnot: location.knot + 1) }
    let quintic = quintic(coordinate, after: location.knot, over: location.length)
    let s = location.fraction
    return quintic.c0 + s * (quintic.c1 + s * (quintic.c2 + s * (quintic.c3 + s * (quintic.c4 + s * quintic.c5))))
  }

  /// The derivative of the quintic polynomial.
  @inlinable
  func velocity(_ coordinate: Int, at location: Location) -> Double {
    if location.fraction == 0 { return velocity(coordinate, ofKnot: location.knot) }
    if location.fraction == 1 { return velocity(coordinate, ofKnot: location.knot + 1) }
    let quintic = quintic(coordinate, after: location.knot, over: location.length)
    let s = location.fraction
    let slope =
      quintic.c1 + s * (2 * quintic.c2 + s * (3 * quintic.c3 + s * (4 * quintic.c4 + s * (5 * quintic.c5))))
    return slope / location.length
  }

  /// The second derivative of the quintic polynomial in the middle of a step.
  func accelerationInTheMiddle(of coordinate: Int, after knot: Int, over length: Double) -> Double {
    let speedUp = velocity(coordinate, ofKnot: knot + 1) - velocity(coordinate, ofKnot: knot)
    let mean = 0.5 * (acceleration(coordinate, ofKnot: knot) + acceleration(coordinate, ofKnot: knot + 1))
    return 1.5 * speedUp / length - 0.5 * mean
  }

  /// The coefficients of a quintic polynomial of the fraction of a step.
  @usableFromInline
  struct Quintic {
    @usableFromInline let c0, c1, c2, c3, c4, c5: Double

    @inlinable
    init(c0: Double, c1: Double, c2: Double, c3: Double, c4: Double, c5: Double) {
      self.c0 = c0
      self.c1 = c1
      self.c2 = c2
      self.c3 = c3
      self.c4 = c4
      self.c5 = c5
    }
  }

  @inlinable
  func quintic(_ coordinate: Int, after knot: Int, over length: Double) -> Quintic {
    let next = knot + 1
    let c0 = position(coordinate, ofKnot: knot)
    let c1 = length * velocity(coordinate, ofKnot: knot)
    let c2 = 0.5 * length * length * acceleration(coordinate, ofKnot: knot)
    // The differences of position, slope and half the curvature from those of the quadratic at the end.
    let position = position(coordinate, ofKnot: next) - c0 - c1 - c2
    let slope = length * velocity(coordinate, ofKnot: next) - c1 - 2 * c2
    let curvature = 0.5 * length * length * acceleration(coordinate, ofKnot: next) - c2
    return Quintic(
      c0: c0, c1: c1, c2: c2, c3: 10 * position - 4 * slope + curvature,
      c4: -15 * position + 7 * slope - 2 * curvature, c5: 6 * position - 3 * slope + curvature)
  }
}
