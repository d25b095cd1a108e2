internal import MotionNumerics

/// A pool of springs behind a handle: one group of members that share a spring, until some get separate springs.
final class PoolHandle {
  /// The greatest number of members, which take 1.2 GB.
  static let greatestCount = 1 << 24

  private var pool: SpringPool<Double>
  private let group: SpringGroup
  private let members: [SpringMember]

  private init(_ pool: SpringPool<Double>, _ group: SpringGroup) {
    self.pool = pool
    self.group = group
    members = pool.members(of: group)
  }

  /// Makes a pool of members at rest.
  static func made(count: Int, spring: Spring, position: Double, tolerance: Double) throws(CallError) -> PoolHandle {
    guard (0...greatestCount).contains(count) else {
      throw CallError("count must be from 0 to ", greatestCount.description, ", not ", count.description)
    }
    guard position.isFinite else { throw CallError("position must be finite") }
    var pool = SpringPool<Double>()
    let group = try CallError.checked { () throws(ParameterError) in
      try pool.addGroup(validating: spring, tolerance: tolerance, capacity: count)
    }
    for _ in 0..<count { pool.add(to: group, at: position) }
    return PoolHandle(pool, group)
  }

  /// The number of members.
  var count: Int { members.count }

  /// The number of moving members.
  var awakeCount: Int { pool.awakeCount }

  /// Whether an index is that of a member.
  func contains(_ index: Int) -> Bool { members.indices.contains(index) }

  /// Advances all members; the interval is finite and not negative.
  func step(by interval: Double) { pool.step(by: interval) }

  /// Gives a member a separate spring.
  func setSpring(_ spring: Spring, of index: Int) { pool.setSpring(spring, of: members[index]) }

  /// Writes the positions of all members.
  func writePositions(to places: UnsafeMutableBufferPointer<Double>) {
    pool.withPositions(of: group) { copy($0, to: places) }
  }

  /// Writes the velocities of all members.
  func writeVelocities(to places: UnsafeMutableBufferPointer<Double>) {
    pool.withVelocities(of: group) { copy($0, to: places) }
  }

  /// Writes the targets of all members.
  func writeTargets(to places: UnsafeMutableBufferPointer<Double>) {
    pool.withTargets(of: group) { copy($0, to: places) }
  }

  /// Writes the indices of the members that came to rest in the last step, as many as fit, and returns the number of
  /// all of them.
  func writeSettled(to places: UnsafeMutableBufferPointer<Int>) -> Int {
    let settled = pool.settled
    for index in 0..<min(settled.count, places.count) { places[index] = settled[index].slot }
    return settled.count
  }
}

extension PoolHandle {
  /// Gives all members new targets; false, without a change, if a target is not at a finite distance.
  func retarget(to targets: UnsafeBufferPointer<Double>) -> Bool {
    let areNear = pool.withPositions(of: group) { positions in
      targets.indices.allSatisfy { (positions[$0] - targets[$0]).isFinite }
    }
    guard areNear else { return false }
    pool.setTargets(of: group, from: targets.span)
    return true
  }

  /// Gives some members new targets; false, without a change, if a target is not at a finite distance.
  ///
  /// The numbers are valid indices of members.
  func retarget(_ numbers: UnsafeBufferPointer<Int>, to targets: UnsafeBufferPointer<Double>) -> Bool {
    let areNear = pool.withPositions(of: group) { positions in
      targets.indices.allSatisfy { (positions[numbers[$0]] - targets[$0]).isFinite }
    }
    guard areNear else { return false }
    for (number, target) in zip(numbers, targets) { pool.retarget(members[number], to: target) }
    return true
  }

  /// Places all members; false, without a change, if a number or a distance is not finite.
  func place(
    at positions: UnsafeBufferPointer<Double>, velocities: UnsafeBufferPointer<Double>,
    targets: UnsafeBufferPointer<Double>
  ) -> Bool {
    // A distance is finite only between two finite numbers.
    let areFinite = positions.indices.allSatisfy {
      (positions[$0] - targets[$0]).isFinite && velocities[$0].isFinite
    }
    guard areFinite else { return false }
    pool.setStates(of: group, positions: positions.span, velocities: velocities.span, targets: targets.span)
    return true
  }

  private func copy(_ numbers: Span<Double>, to places: UnsafeMutableBufferPointer<Double>) {
    for index in numbers.indices { places[index] = numbers[index] }
  }
}
