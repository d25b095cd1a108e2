public import MotionCurves
import MotionKeyframes

/// Many properties with targets, where a frame costs something only for those that move.
///
/// ```swift
/// var cards = AnimatedPool<SIMD2<Double>>()
/// let card = cards.add([0, 0])
/// cards.update(card) { $0.set(to: [120, 40], with: .spring(.snappy), at: now, token: 1) }
/// for end in cards.advance(to: now) { … }        // end.member, end.completion
/// cards[card]                                    // its value in this frame
/// ```
///
/// - Complexity: a frame is O(*n*) for *n* members that move; adding, removing and changing are amortised O(1).
public struct AnimatedPool<Value: VectorValue>: Sendable {
  /// The end of a change of a member.
  public struct End: Sendable, Hashable {
    /// The member.
    public let member: AnimatedMember
    /// What ended, and when.
    public let completion: MotionCompletion
  }

  /// How much of its motion a change shows, for all members.
  public var reducedMotion = ReducedMotion.full
  /// The time of the last frame, in seconds.
  public private(set) var time: Double
  /// The values of the last frame, by ``AnimatedMember/slot``; a free slot keeps its last value.
  public private(set) var values: [Value] = []
  private var members: [Animated<Value>] = []
  /// For each slot, how often it has been taken or released: even while it is taken.
  private var generations: [Int] = []
  private var free: [Int] = []
  private var moving: [Int] = []
  private var moves: [Bool] = []

  /// Creates an empty pool at a time, in seconds.
  public init(at time: Double = 0) {
    ParameterError.trapUnlessFinite(time, "the time of a pool")
    self.time = time
  }

  /// The number of members.
  public var count: Int { members.count - free.count }

  /// The number of members that moved in the last frame, or have been changed since.
  public var movingCount: Int { moving.count }

  /// Adds a member at rest.
  public mutating func add(_ value: Value) -> AnimatedMember {
    let member = Animated(value, at: time)
    guard let slot = free.popLast() else {
      values.append(value)
      members.append(member)
      generations.append(0)
      moves.append(false)
      return AnimatedMember(slot: members.count - 1, generation: 0)
    }
    (values[slot], members[slot]) = (value, member)
    generations[slot] += 1
    return AnimatedMember(slot: slot, generation: generations[slot])
  }

  /// Removes a member; its changes end without a report.
  public mutating func remove(_ member: AnimatedMember) {
    require(member)
    generations[member.slot] += 1
    free.append(member.slot)
    // The next frame takes it off the list.
    members[member.slot] = Animated(values[member.slot], at: time)
  }

  /// Whether a member has not been removed.
  public func contains(_ member: AnimatedMember) -> Bool {
    generations.indices.contains(member.slot) && generations[member.slot] == member.generation
      && member.generation % 2 == 0
  }

  /// The value of a member in the last frame.
  public subscript(member: AnimatedMember) -> Value {
    require(member)
    return values[member.slot]
  }

  /// The property of a member, with its target, velocity and time of rest.
  public func property(of member: AnimatedMember) -> Animated<Value> {
    require(member)
    return members[member.slot]
  }

  /// Changes the property of a member, by the verbs of ``Animated``.
  public mutating func update(_ member: AnimatedMember, _ change: (inout Animated<Value>) -> Void) {
    require(member)
    members[member.slot].reducedMotion = reducedMotion
    change(&members[member.slot])
    if !moves[member.slot] {
      moves[member.slot] = true
      moving.append(member.slot)
    }
  }

  /// Advances all members to a frame, and reports the changes with a token that have ended.
  ///
  /// - Parameter time: the time of the frame, in seconds; an earlier one than that of the last frame counts as that.
  /// - Returns: the ends, by member in no particular order, each member's in their own order.
  public mutating func advance(to time: Double) -> [End] {
    ParameterError.trapUnlessFinite(time, "the time of a frame")
    self.time = max(time, self.time)
    var ends: [End] = []
    var index = 0
    while index < moving.count {
      let slot = moving[index]
      for completion in members[slot].advance(to: self.time) {
        ends.append(End(member: AnimatedMember(slot: slot, generation: generations[slot]), completion: completion))
      }
      let isAtRest = members[slot].isAtRest(at: self.time)
      values[slot] = isAtRest ? members[slot].target : members[slot].value(at: self.time)
      if isAtRest {
        moves[slot] = false
        moving.swapAt(index, moving.count - 1)
        moving.removeLast()
      } else {
        index += 1
      }
    }
    return ends
  }

  private func require(_ member: AnimatedMember) {
    ParameterError.trapUnless(contains(member), "the slot of a member", member.slot, "that of a member of this pool")
  }
}

/// Identifies a member of an ``AnimatedPool`` until it is removed.
public struct AnimatedMember: Sendable, Hashable {
  /// The index of the member's value in ``AnimatedPool/values``.
  public let slot: Int
  let generation: Int
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension AnimatedMember: Codable {}

  extension AnimatedPool: Codable where Value: Codable, Value.Precise: Codable {
    private enum CodingKeys: CodingKey {
      case time, reducedMotion, values, members, generations, free, moving
    }

    /// Decodes a pool whose members have the identifiers that they had; ask ``contains(_:)`` of one from outside.
    ///
    /// - Throws: a `DecodingError` for a missing value, a number outside its domain, or slots that cannot be.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      time = try container.decode(Double.self, forKey: .time)
      reducedMotion = try container.decodeIfPresent(ReducedMotion.self, forKey: .reducedMotion) ?? .full
      values = try container.decode([Value].self, forKey: .values)
      members = try container.decode([Animated<Value>].self, forKey: .members)
      generations = try container.decode([Int].self, forKey: .generations)
      free = try container.decodeIfPresent([Int].self, forKey: .free) ?? []
      moves = members.map { _ in false }
      let count = members.count
      let released = generations.indices.filter { generations[$0] % 2 != 0 }
      guard
        time.isFinite, values.count == count, generations.count == count, free.sorted() == released,
        values.allSatisfy({ $0.isFinite }), generations.allSatisfy({ (0..<Int.max / 2).contains($0) })
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .members, in: container, debugDescription: "there are no such members, or a number is not finite")
      }
      for slot in try container.decodeIfPresent([Int].self, forKey: .moving) ?? [] {
        guard moves.indices.contains(slot), !moves[slot] else {
          throw DecodingError.dataCorruptedError(
            forKey: .moving, in: container, debugDescription: "the slot \(slot) cannot move")
        }
        moves[slot] = true
        moving.append(slot)
      }
    }

    /// Encodes the members, the values of the last frame, and which of them move.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(time, forKey: .time)
      if reducedMotion != .full { try container.encode(reducedMotion, forKey: .reducedMotion) }
      try container.encode(values, forKey: .values)
      try container.encode(members, forKey: .members)
      try container.encode(generations, forKey: .generations)
      if !free.isEmpty { try container.encode(free, forKey: .free) }
      if !moving.isEmpty { try container.encode(moving, forKey: .moving) }
    }
  }
#endif
