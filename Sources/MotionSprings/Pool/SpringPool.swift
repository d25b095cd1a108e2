public import MotionCurves

/// Many values on springs, advanced frame by frame: the springs of an animation engine.
///
/// A step is exact for any interval. It applies the closed form to the state of each member, with one transition for
/// all members of a group that share a spring. Targets may change between any two steps, and may move by themselves;
/// positions and velocities continue.
/// ```swift
/// var pool = SpringPool<SIMD2<Double>>()
/// let cards = pool.addGroup(.snappy)
/// let card = pool.add(to: cards, at: [0, 0], target: [100, 40])
/// pool.step(by: 1.0 / 120)
/// pool.withPositions(of: cards) { positions in … }
/// for member in pool.settled where member == card { … }
/// ```
/// A pool can be stored; its groups and members then keep their identifiers, which are stored, too. Ask `contains(_:)` of
/// an identifier from outside.
///
/// A value is a ``VectorValue`` whose memory holds its scalars in order, as doubles or as floats, as the values of this
/// module do. Floats take half the memory; their steps are computed in doubles.
///
/// - Domain: finite positions, targets and velocities, with finite displacements; other numbers trap.
/// - Accuracy: with A = max(|displacement|, |velocity|/ω), a step has an error of 10⁻¹⁴·A, plus the rounding when a
///   displacement becomes a position and the reverse. No error grows from step to step, because no motion grows. The
///   errors of the steps add up, and decay with the motion. With floats each new position and velocity has a further
///   error of half a float's ulp.
/// - Complexity: a step is O(*n*) for *n* moving members, eight numbers at a time; it skips blocks of eight that are at
///   rest. Adding and removing are amortised O(1). A group releases memory when many of its members are removed: its
///   capacity is at most the greater of the requested capacity and four times the slots up to its last member. Steps
///   and new targets do not allocate, with two exceptions: the first step after such a release, and the first moving
///   target in a group. A copy is O(1) until the copy or the original changes.
public struct SpringPool<Value: BitwiseCopyable>: Sendable {
  // Not nested types: those would be generic too, and code that handles them would not be specialised.
  /// Identifies a group.
  public typealias Group = SpringGroup
  /// Identifies a member.
  public typealias Member = SpringMember

  @usableFromInline var storage: SpringPoolStorage

  @inlinable
  init(_ layout: ScalarLayout) { storage = SpringPoolStorage(layout) }

  /// Adds the first group with its members.
  @inlinable
  init(
    _ layout: ScalarLayout, count: Int, spring: Spring, at position: Value, target: Value, tolerance: Double
  ) {
    self.init(layout)
    ParameterError.trapUnless(count >= 0, "count", count, "a number that is not negative")
    let group = addGroup(spring, tolerance: tolerance)
    storage.reserve(count, in: group)
    for _ in 0..<count { add(to: group, at: position, target: target) }
  }
}

extension SpringPool where Value: VectorValue {
  /// Creates an empty pool, without a group.
  @inlinable
  public init() { self.init(.checked(Value.self)) }

  /// Creates a pool of one group: `groups[0]`, with its `members(of:)`.
  ///
  /// - Parameters:
  ///   - count: the number of members, not negative.
  ///   - spring: the spring of all members.
  ///   - position: the position of all members.
  ///   - target: the position at which the members come to rest; nil for members at rest.
  ///   - tolerance: see ``addGroup(_:tolerance:feedForward:capacity:)``.
  /// - Complexity: O(`count`).
  @inlinable
  public init(
    count: Int, spring: Spring, at position: Value = .zero, target: Value? = nil, tolerance: Double = 0.001
  ) {
    self.init(
      .checked(Value.self), count: count, spring: spring, at: position, target: target ?? position,
      tolerance: tolerance)
  }
}

// MARK: Description

extension SpringPool: CustomStringConvertible {
  /// The numbers of members and groups, as in `SpringPool(10000 members in 1 group)`.
  public var description: String {
    let groups = storage.groups.count
    return "SpringPool(\(count) member\(count == 1 ? "" : "s") in \(groups) group\(groups == 1 ? "" : "s"))"
  }
}
