/// Many values on springs, advanced frame by frame: the springs of an animation engine.
///
/// A step is exact for any interval: it applies the closed form to the state of each member, with one transition for
/// all members of a group. Targets may change between any two steps; positions and velocities continue.
/// ```swift
/// var pool = SpringPool<SIMD2<Double>>()
/// let snappy = try pool.addGroup(.snappy)
/// let card = pool.add(to: snappy, at: [0, 0], target: [100, 40])
/// pool.step(by: 1.0 / 120)
/// for handle in pool.settled where handle == card { … }
/// ```
/// - Domain: finite positions, targets and velocities, with finite displacements; other numbers trap.
/// - Accuracy: with A = max(|displacement|, |velocity|/ω), a step has an error of 10⁻¹⁴·A, plus the rounding when a
///   displacement becomes a position and the reverse. No error grows from step to step, because no motion does; the
///   errors of the steps add up, and decay with the motion.
/// - Complexity: a step is O(*n*) for *n* moving members, eight numbers at a time; it skips blocks of eight that are at
///   rest. Adding and removing are amortised O(1). A group releases memory when many of its members are removed: see
///   ``SpringGroup``. Steps and retargeting do not allocate, except for the first step after such a release.
public struct SpringPool<Value: VectorValue>: Sendable {
  @usableFromInline var storage = SpringPoolStorage()

  /// Creates an empty pool, without a group.
  public init() {}

  /// The groups, by number, from which many members can be read at once.
  ///
  /// `pool.groups[0].positions.span` holds the positions of all members of the first group.
  @inlinable
  public var groups: [SpringGroup] { storage.groups }

  /// The members that came to rest in the last step, each once, by group and slot.
  ///
  /// If a copy of it is kept, the next step allocates.
  @inlinable
  public var settled: [SpringHandle] { storage.settled }
}

// MARK: Groups

extension SpringPool {
  /// Adds a group of members that share a spring.
  ///
  /// - Parameters:
  ///   - spring: the spring that all members share.
  ///   - tolerance: the distance from its target, in value units, within which a member may come to rest; positive. If
  ///     the tolerance is at most a position's ulp divided by the fraction of the distance that a step covers, a member
  ///     may stop where steps are rounded away, and never come to rest.
  ///   - capacity: the number of members for which memory is allocated at once, and never released.
  /// - Returns: the number of the group, counted from 0.
  /// - Throws: ``ParameterError`` for a tolerance that is not positive, or a capacity above
  ///   ``SpringGroup/maximumCapacity``.
  @inlinable
  public mutating func addGroup(
    _ spring: Spring, tolerance: Double = 0.001, capacity: Int = 0
  ) throws(ParameterError) -> Int {
    try storage.addGroup(spring, scalarCount: Value.scalarCount, tolerance: tolerance, capacity: capacity)
  }

  /// Replaces the spring of all members of a group; positions and velocities continue.
  ///
  /// - Precondition: the group exists.
  @inlinable
  public mutating func setSpring(_ spring: Spring, of group: Int) {
    storage.setSpring(spring, of: group)
  }
}

// MARK: Members

extension SpringPool {
  /// Adds a member to a group, in the group's lowest free slot; amortised O(1).
  ///
  /// - Parameters:
  ///   - group: the number of the group.
  ///   - position: the member's position.
  ///   - target: the position at which it comes to rest.
  ///   - velocity: its velocity, in value units per second.
  /// - Returns: the member's handle, valid until the member is removed.
  /// - Precondition: the group exists and has fewer than ``SpringGroup/maximumCapacity`` members; the numbers are in the
  ///   pool's domain.
  @inlinable
  public mutating func add(
    to group: Int, at position: Value, target: Value, velocity: Value = .zero
  ) -> SpringHandle {
    let handle = storage.makeMember(of: group)
    place(handle, at: position, target: target, velocity: velocity)
    return handle
  }

  /// Removes a member, which invalidates its handle and frees its slot for another member; amortised O(1).
  @inlinable
  public mutating func remove(_ member: SpringHandle) { storage.remove(member) }

  /// Whether a handle belongs to a member that has not been removed.
  @inlinable
  public func contains(_ member: SpringHandle) -> Bool { storage.contains(member) }

  /// Gives a member another target; its position and velocity continue.
  @inlinable
  public mutating func retarget(_ member: SpringHandle, to target: Value) {
    let first = storage.firstLane(of: member)
    let position = Value(scalars: { storage.groups[member.group].positions[first + $0] })
    if !(position - target).isFinite { Self.trap(at: position, target: target, velocity: .zero) }
    for lane in 0..<Value.scalarCount {
      storage.setTarget(first + lane, of: member.group, to: target[scalar: lane])
    }
  }

  /// Sets the position, the target and the velocity of a member, for instance when a finger releases it.
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

  /// Traps and names the number that is not finite.
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

  /// The position of a member.
  @inlinable
  public func position(of member: SpringHandle) -> Value {
    let first = storage.firstLane(of: member)
    return Value(scalars: { storage.groups[member.group].positions[first + $0] })
  }

  /// The velocity of a member, in value units per second.
  @inlinable
  public func velocity(of member: SpringHandle) -> Value {
    let first = storage.firstLane(of: member)
    return Value(scalars: { storage.groups[member.group].velocities[first + $0] })
  }

  /// The position at which a member comes to rest.
  @inlinable
  public func target(of member: SpringHandle) -> Value {
    let first = storage.firstLane(of: member)
    return Value(scalars: { storage.groups[member.group].targets[first + $0] })
  }

  /// Whether a member is at rest at its target.
  @inlinable
  public func isSettled(_ member: SpringHandle) -> Bool { storage.isSettled(member) }
}

// MARK: Steps

extension SpringPool {
  /// Advances all members by an interval, and reports the members that have come to rest: see ``settled``.
  ///
  /// A moving number comes to rest once a step ends with its displacement within the group's tolerance and its velocity
  /// within the tolerance times ω: it is then set to its target, with the velocity 0. Without that it would stay within
  /// √2 tolerances for ever, because its energy decreases. A number that begins the step at its target with a velocity
  /// counts as moving; other members make no difference.
  ///
  /// A member comes to rest when the last of its numbers does. A member that is added or placed at rest has not come to
  /// rest and is not reported; a new target sets it in motion again.
  ///
  /// - Parameter interval: in seconds, finite and not negative. A step of 0 s moves nothing, and reports nothing.
  /// - Precondition: the new displacements and velocities do not overflow.
  @inlinable
  public mutating func step(by interval: Double) { storage.step(by: interval) }
}
