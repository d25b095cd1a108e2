/// Many values on springs, moved on frame by frame: what an animation engine keeps.
///
/// A step is exact for any interval: it applies the closed form to each member's state, one transition for all members
/// of a group. Targets may change between any two steps; position and velocity go on from where they are.
/// ```swift
/// var pool = SpringPool<SIMD2<Double>>()
/// let snappy = try pool.addGroup(.snappy)
/// let card = pool.add(to: snappy, at: [0, 0], target: [100, 40])
/// pool.step(by: 1.0 / 120)
/// for handle in pool.settled where handle == card { … }
/// ```
/// - Domain: positions, targets and velocities are finite, and so are displacements; others trap.
/// - Accuracy: with A = max(|displacement|, |velocity|/ω) a step is right to 10⁻¹⁴·A and the rounding of target and
///   displacement to a position and back. No error grows from step to step, as no motion does; those of the steps add
///   up, and die down with the motion.
/// - Complexity: a step is O(*n*) for *n* members that move, eight numbers at a time; where eight in a row are at rest
///   they are passed over. Adding and removing is O(1), amortised, and a group from which many are removed gives their
///   room back: see ``SpringGroup``. Steps and retargeting allocate nothing, but for the step after that.
public struct SpringPool<Value: VectorValue>: Sendable {
  @usableFromInline var storage = SpringPoolStorage()

  /// Creates a pool without a group.
  public init() {}

  /// The groups, by their numbers: for reading many members at once.
  ///
  /// `pool.groups[0].positions.span` is where all members of the first group are.
  @inlinable
  public var groups: [SpringGroup] { storage.groups }

  /// The members that came to rest in the last step, each once, in the order of their groups and slots.
  ///
  /// A copy that is kept until the next step costs that an allocation.
  @inlinable
  public var settled: [SpringHandle] { storage.settled }
}

// MARK: Groups

extension SpringPool {
  /// Adds a group of members that are on the same spring.
  ///
  /// - Parameters:
  ///   - spring: what pulls.
  ///   - tolerance: how near to its target a member may come to rest, in value units; positive. With a position's ulp
  ///     over the part of the way that a step goes, or less, it may stop where steps are rounded away, and never rest.
  ///   - capacity: for how many members there is room at once, and always.
  /// - Returns: the number of the group, counted from 0.
  /// - Throws: ``ParameterError`` for a tolerance that is not positive, or a capacity of more than
  ///   ``SpringGroup/maximumCapacity``.
  @inlinable
  public mutating func addGroup(
    _ spring: Spring, tolerance: Double = 0.001, capacity: Int = 0
  ) throws(ParameterError) -> Int {
    try storage.addGroup(spring, scalarCount: Value.scalarCount, tolerance: tolerance, capacity: capacity)
  }

  /// Puts all members of a group on another spring; positions and velocities go on.
  ///
  /// - Precondition: there is a group of this number.
  @inlinable
  public mutating func setSpring(_ spring: Spring, of group: Int) {
    storage.setSpring(spring, of: group)
  }
}

// MARK: Members

extension SpringPool {
  /// Adds a member to a group, in its lowest free slot; amortised O(1).
  ///
  /// - Parameters:
  ///   - group: the number of the group.
  ///   - position: where it is.
  ///   - target: where it comes to rest.
  ///   - velocity: how fast it is, in value units per second.
  /// - Returns: its handle, valid until it is removed.
  /// - Precondition: there is a group of this number, with less than ``SpringGroup/maximumCapacity`` members; the numbers
  ///   are in the pool's domain.
  @inlinable
  public mutating func add(
    to group: Int, at position: Value, target: Value, velocity: Value = .zero
  ) -> SpringHandle {
    let handle = storage.makeMember(of: group)
    place(handle, at: position, target: target, velocity: velocity)
    return handle
  }

  /// Removes a member; its handle is of no use any more, and its slot is free for another one; amortised O(1).
  @inlinable
  public mutating func remove(_ member: SpringHandle) { storage.remove(member) }

  /// Whether a handle is that of a member that has not been removed.
  @inlinable
  public func contains(_ member: SpringHandle) -> Bool { storage.contains(member) }

  /// Gives a member another target; it goes on from where it is, as fast as it is.
  @inlinable
  public mutating func retarget(_ member: SpringHandle, to target: Value) {
    let first = storage.firstLane(of: member)
    let position = Value(scalars: { storage.groups[member.group].positions[first + $0] })
    if !(position - target).isFinite { Self.trap(at: position, target: target, velocity: .zero) }
    for lane in 0..<Value.scalarCount {
      storage.setTarget(first + lane, of: member.group, to: target[scalar: lane])
    }
  }

  /// Puts a member somewhere else, with another target and velocity: where a finger let it go.
  @inlinable
  public mutating func place(_ member: SpringHandle, at position: Value, target: Value, velocity: Value) {
    let isAllowed = position.isFinite && target.isFinite && (position - target).isFinite && velocity.isFinite
    if !isAllowed { Self.trap(at: position, target: target, velocity: velocity) }
    let first = storage.firstLane(of: member)
    for lane in 0..<Value.scalarCount {
      storage.place(
        first + lane, of: member.group, at: position[scalar: lane], target: target[scalar: lane],
        velocity: velocity[scalar: lane])
    }
  }

  /// Traps with the number that is not finite.
  @inline(never)
  @usableFromInline
  static func trap(at position: Value, target: Value, velocity: Value) -> Never {
    for lane in 0..<Value.scalarCount {
      ParameterError.trapUnlessFinite(position[scalar: lane], "position")
      ParameterError.trapUnlessFinite(target[scalar: lane], "target")
      ParameterError.trapUnlessFinite(velocity[scalar: lane], "velocity")
      ParameterError.trapUnlessFinite(position[scalar: lane] - target[scalar: lane], "the distance to the target")
    }
    fatalError("a spring moves finite values over a finite distance")
  }

  /// Where a member is.
  @inlinable
  public func position(of member: SpringHandle) -> Value {
    let first = storage.firstLane(of: member)
    return Value(scalars: { storage.groups[member.group].positions[first + $0] })
  }

  /// How fast a member is, in value units per second.
  @inlinable
  public func velocity(of member: SpringHandle) -> Value {
    let first = storage.firstLane(of: member)
    return Value(scalars: { storage.groups[member.group].velocities[first + $0] })
  }

  /// Where a member comes to rest.
  @inlinable
  public func target(of member: SpringHandle) -> Value {
    let first = storage.firstLane(of: member)
    return Value(scalars: { storage.groups[member.group].targets[first + $0] })
  }

  /// Whether a member is at its target and at rest.
  @inlinable
  public func isSettled(_ member: SpringHandle) -> Bool { storage.isSettled(member) }
}

// MARK: Steps

extension SpringPool {
  /// Moves all members on by an interval, and says which of them have come to rest: see ``settled``.
  ///
  /// A number that moves comes to rest once a step ends with its displacement within the group's tolerance and its
  /// velocity within the tolerance times ω: then it is put on its target, with the velocity 0. Without that it would
  /// stay within √2 tolerances for ever, as its energy falls. One that begins the step at its target with a velocity
  /// moves; what other members do makes no difference. A member comes to rest when the last of its numbers does. One
  /// that is added at rest, or put so, has never come to rest and is not reported; a new target sets it in motion again.
  ///
  /// - Parameter interval: in seconds; finite and not negative. After 0 s nothing has moved, and nothing is reported.
  /// - Precondition: what the transition makes of displacements and velocities does not overflow.
  @inlinable
  public mutating func step(by interval: Double) { storage.step(by: interval) }
}
