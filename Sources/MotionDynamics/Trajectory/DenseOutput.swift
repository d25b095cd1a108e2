/// The dense output of an integration: knots at the ends of the steps, and polynomials between the knots.
///
/// Each knot has a time, positions, velocities and accelerations.
///
/// The polynomials are quintic. For a method whose steps are too long for quintics they have degree 7. Then a knot also
/// has the two ``Correction`` numbers of each coordinate for the step that ends there.
///
/// At a corner of the motion, a jump of its velocity or acceleration, two knots have the same time.
@usableFromInline
struct DenseOutput: Sendable {
  /// The number of coordinates.
  @usableFromInline let coordinateCount: Int
  /// Whether the polynomials are of degree 7.
  @usableFromInline let isCorrected: Bool
  /// The count of numbers in a knot.
  @usableFromInline let knotSize: Int
  /// The times, never falling.
  @usableFromInline private(set) var times: [Double] = []
  /// For each knot all positions, then all velocities, then all accelerations, then any corrections of the step before
  /// it.
  ///
  /// Behind the last knot there may be room for more knots.
  @usableFromInline private(set) var states: [Double] = []

  init(coordinateCount: Int, isCorrected: Bool) {
    self.coordinateCount = coordinateCount
    self.isCorrected = isCorrected
    knotSize = (isCorrected ? 5 : 3) * coordinateCount
  }

  /// The number of knots.
  var count: Int { times.count }

  /// Appends a knot whose state is filled in by `fill`, in the order of `states`, without a correction.
  @inline(__always)
  mutating func append(at time: Double, _ fill: (UnsafeMutableBufferPointer<Double>) -> Void) {
    let (size, count) = (knotSize, coordinateCount)
    let start = size * times.count
    times.append(time)
    if states.count < start + size { addRoom() }
    states.withUnsafeMutableBufferPointer { states in
      let knot = UnsafeMutableBufferPointer(rebasing: states[start..<start + size])
      fill(knot)
      for index in 3 * count..<size { knot[index] = 0 }
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

  /// Reserves memory for more knots, at most a megabyte, so that the present knots are moved less often.
  mutating func reserve(_ more: Double) {
    let size = knotSize
    // A span of time can overflow, and the quotient of two infinities is NaN.
    let more = more > 0 ? Int(min(more, Double(Self.mostReserved / size))) : 0
    times.reserveCapacity(times.count + more)
    states.reserveCapacity((times.count + more) * size)
  }

  private static let mostReserved = 1 << 17

  /// Appends zeros as room for more knots.
  ///
  /// Small knots get room for several at once, because making room for a knot takes longer than filling it in. They get
  /// no more than a page of memory, because an unused page would be touched for nothing.
  @inline(never)
  private mutating func addRoom() {
    states.append(contentsOf: repeatElement(0, count: max(knotSize, Self.numbersOfAPage)))
  }

  private static let numbersOfAPage = 512

  mutating func removeLast() {
    times.removeLast()
  }

  /// Forgets the first knots.
  mutating func forgetFirst(_ number: Int) {
    times.removeFirst(number)
    states.removeFirst(knotSize * number)
  }

  /// Keeps the first knots.
  mutating func keepFirst(_ count: Int) {
    times.removeLast(times.count - count)
  }

  // MARK: Knots

  @inlinable
  func position(_ coordinate: Int, ofKnot knot: Int) -> Double {
    states[knotSize * knot + coordinate]
  }

  @inlinable
  func velocity(_ coordinate: Int, ofKnot knot: Int) -> Double {
    states[knotSize * knot + coordinateCount + coordinate]
  }

  @inlinable
  func acceleration(_ coordinate: Int, ofKnot knot: Int) -> Double {
    states[knotSize * knot + 2 * coordinateCount + coordinate]
  }

  /// The correction of a coordinate over the step that ends at a knot.
  @inlinable
  func correction(_ coordinate: Int, beforeKnot knot: Int) -> Correction {
    guard isCorrected else { return Correction(atStart: 0, atEnd: 0) }
    let index = knotSize * knot + 3 * coordinateCount + 2 * coordinate
    return Correction(atStart: states[index], atEnd: states[index + 1])
  }

  /// Sets the correction of a coordinate over the last step, if knots have corrections.
  @inline(__always)
  mutating func setLastCorrection(_ correction: Correction, of coordinate: Int) {
    guard isCorrected else { return }
    let index = knotSize * (count - 1) + 3 * coordinateCount + 2 * coordinate
    states[index] = correction.atStart
    states[index + 1] = correction.atEnd
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

  /// The location of a time between the first and the last knot; at a corner it is the location after the corner.
  ///
  /// - Complexity: O(log *n*) for *n* knots, or less if the location is close to the knot `hint`.
  @inlinable
  func location(of time: Double, near hint: Int = 0) -> Location {
    var low = 0
    // The last interval includes its end.
    var high = max(times.count - 2, 0)
    if hint < high && times[hint] <= time {
      low = hint
      // Try the next steps in growing distances.
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
    // Only a corner at the very end has no interval behind it.
    guard length > 0 else { return Location(knot: low + 1, fraction: 0, length: 0) }
    return Location(knot: low, fraction: (time - times[low]) / length, length: length)
  }

  /// The last location before a time between the first and the last knot; at a corner it is the location before the
  /// corner.
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

  /// Whether the polynomials of the last step do not overflow.
  ///
  /// Their coefficients, and the coefficients of their derivatives, are sums of the terms below, each at most forty
  /// times.
  ///
  /// A step can be so short that the rounding of a position amounts to an infinite velocity.
  @inline(__always)
  var isLastStepFinite: Bool {
    // Every step of a simulation asks this. So a cheap test comes first; nearly all steps, with knots of ordinary
    // numbers, pass it.
    var sum = 0.0
    states.withUnsafeBufferPointer { states in
      for index in knotSize * (count - 2)..<knotSize * count { sum += abs(states[index]) }
    }
    return sum < 0x1p300 && lastStepLength > 0x1p-300 && lastStepLength < 0x1p300 || isExtremeStepFinite
  }

  @inline(never)
  private var isExtremeStepFinite: Bool {
    let length = lastStepLength
    let knot = count - 2
    var (positions, rises, velocities, accelerations) = (0.0, 0.0, 0.0, 0.0)
    for index in 0..<coordinateCount {
      let (start, end) = (position(index, ofKnot: knot), position(index, ofKnot: knot + 1))
      positions += abs(start) + abs(end)
      rises += abs(end - start)
      velocities += abs(velocity(index, ofKnot: knot)) + abs(velocity(index, ofKnot: knot + 1))
      accelerations += abs(acceleration(index, ofKnot: knot)) + abs(acceleration(index, ofKnot: knot + 1))
    }
    // Square the length as the polynomials do: the square may overflow by itself.
    let sum = positions + (1 + length) * velocities + length * length * accelerations
    // Nothing is evaluated between two knots at the same time.
    return (64 * (length > 0 ? sum + rises / length : sum)).isFinite
  }
}
