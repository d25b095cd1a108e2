/// The ends of the steps of an integration: times, and for each the positions, velocities and accelerations.
///
/// Where the motion has a corner, a jump of its velocity or acceleration, two knots stand at the same time.
@usableFromInline
struct Knots: Sendable {
  /// The number of coordinates.
  @usableFromInline let coordinateCount: Int
  /// The times, never falling.
  @usableFromInline private(set) var times: [Double] = []
  /// For each knot all positions, then all velocities, then all accelerations; behind them there is room for more.
  @usableFromInline private(set) var states: [Double] = []

  init(coordinateCount: Int) {
    self.coordinateCount = coordinateCount
  }

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

  /// Reserves memory for more knots, so that those there are need not be moved as often; at most a megabyte.
  mutating func reserve(_ more: Double) {
    let size = 3 * coordinateCount
    // A span of time can overflow, and an infinity over another is NaN.
    let more = more > 0 ? Int(min(more, Double(Self.mostReserved / size))) : 0
    times.reserveCapacity(times.count + more)
    states.reserveCapacity((times.count + more) * size)
  }

  private static let mostReserved = 1 << 17

  /// Appends zeros: for some small knots at once, as to make room for one takes longer than to fill it in, but for no
  /// more than a page of memory, as one that is not needed would be touched for nothing.
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

  /// Whether no number between the last two knots overflows.
  ///
  /// The coefficients of the polynomials and of their derivatives are sums of these numbers, each at most forty times. A
  /// step can be so short that the rounding of a position is an infinite velocity.
  var isFiniteInLastStep: Bool {
    let length = times[count - 1] - times[count - 2]
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
    let sum = positions + rises / length + (1 + length) * velocities + length * length * accelerations
    return (64 * sum).isFinite
  }

  // MARK: Between the knots

  /// A place between two knots.
  @usableFromInline
  struct Place {
    /// The knot before.
    @usableFromInline let knot: Int
    /// The part of the way to the next knot.
    @usableFromInline let part: Double
    /// The time between the two knots.
    @usableFromInline let length: Double

    @inlinable
    init(knot: Int, part: Double, length: Double) {
      self.knot = knot
      self.part = part
      self.length = length
    }
  }

  /// The place of a time that is not outside; at a corner it is the side after it.
  ///
  /// - Complexity: O(log *n*) for *n* knots, or less if the place is close to the knot `hint`.
  @inlinable
  func place(of time: Double, near hint: Int = 0) -> Place {
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
    guard low + 1 < times.count else { return Place(knot: low, part: 0, length: 0) }
    let length = times[low + 1] - times[low]
    return Place(knot: low, part: length > 0 ? (time - times[low]) / length : 0, length: length)
  }

  /// The last place before a time that is not outside: at a corner the side before it.
  func placeBefore(_ time: Double) -> Place {
    let place = place(of: time)
    guard place.part == 0, let last = times[...place.knot].lastIndex(where: { $0 < time }) else { return place }
    return Place(knot: last, part: 1, length: times[last + 1] - times[last])
  }

  /// A coordinate between two knots: the quintic polynomial with their positions, velocities and accelerations.
  @inlinable
  func position(_ coordinate: Int, at place: Place) -> Double {
    if place.part == 0 { return position(coordinate, ofKnot: place.knot) }
    if place.part == 1 { return position(coordinate, ofKnot: place.knot + 1) }
    let quintic = quintic(coordinate, after: place.knot, over: place.length)
    let s = place.part
    return quintic.c0 + s * (quintic.c1 + s * (quintic.c2 + s * (quintic.c3 + s * (quintic.c4 + s * quintic.c5))))
  }

  /// The derivative of the quintic polynomial.
  @inlinable
  func velocity(_ coordinate: Int, at place: Place) -> Double {
    if place.part == 0 { return velocity(coordinate, ofKnot: place.knot) }
    if place.part == 1 { return velocity(coordinate, ofKnot: place.knot + 1) }
    let quintic = quintic(coordinate, after: place.knot, over: place.length)
    let s = place.part
    let slope =
      quintic.c1 + s * (2 * quintic.c2 + s * (3 * quintic.c3 + s * (4 * quintic.c4 + s * (5 * quintic.c5))))
    return slope / place.length
  }

  /// The coefficients of a quintic polynomial of the part of the way.
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
    // What the position, the slope and half the curvature at the end lack.
    let position = position(coordinate, ofKnot: next) - c0 - c1 - c2
    let slope = length * velocity(coordinate, ofKnot: next) - c1 - 2 * c2
    let curvature = 0.5 * length * length * acceleration(coordinate, ofKnot: next) - c2
    return Quintic(
      c0: c0, c1: c1, c2: c2, c3: 10 * position - 4 * slope + curvature,
      c4: -15 * position + 7 * slope - 2 * curvature, c5: 6 * position - 3 * slope + curvature)
  }
}
