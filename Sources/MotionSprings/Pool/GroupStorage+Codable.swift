import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension GroupStorage {
    private enum CodingKeys: CodingKey {
      case spring, springs, tolerance, feedForward, capacity, slots, free, generations, firstGeneration
      case positions, velocities, targets, targetVelocities, awake
    }

    /// Decodes a group; each number is checked, so that no step can meet a slot or a number that it does not expect.
    init(from decoder: any Decoder, layout: ScalarLayout) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let spring = try container.decode(Spring.self, forKey: .spring)
      let tolerance = try container.decode(Double.self, forKey: .tolerance)
      let feedForward = try container.decode(Double.self, forKey: .feedForward)
      self = try decoder.checked(
        try Self(spring, layout: layout, tolerance: tolerance, feedForward: feedForward, capacity: 0))
      let slots = MemberSlots(
        capacity: try container.decode(Int.self, forKey: .capacity),
        generations: try container.decode([UInt32].self, forKey: .generations),
        firstGeneration: try container.decode(UInt32.self, forKey: .firstGeneration),
        end: try container.decode(Int.self, forKey: .slots), free: try container.decode([Int].self, forKey: .free))
      guard let slots else {
        throw DecodingError.dataCorruptedError(forKey: .slots, in: container, debugDescription: "no such slots can be")
      }
      let springs = try container.decodeIfPresent([Spring].self, forKey: .springs)
      let columns = try [CodingKeys.positions, .velocities, .targets].map {
        try Self.numbers($0, of: container, layout, slots.end)
      }
      let targetVelocities =
        container.contains(.targetVelocities)
        ? try Self.numbers(.targetVelocities, of: container, layout, slots.end) : nil
      let isAllowed = zip(columns[0], columns[2]).allSatisfy { ($0 - $1).isFinite }
      guard isAllowed, springs == nil || springs?.count == slots.end else {
        throw DecodingError.dataCorruptedError(
          forKey: .targets, in: container, debugDescription: "a distance is not finite, or a spring is missing")
      }
      restore(slots)
      if targetVelocities != nil { makeTargetVelocities() }
      for (slot, spring) in (springs ?? []).enumerated() where slots.isTaken(slot) { setSpring(spring, of: slot) }
      fill(columns + (targetVelocities.map { [$0] } ?? []))
      for block in try container.decodeIfPresent([Int].self, forKey: .awake) ?? [] {
        guard isAwake.indices.contains(block) else {
          throw DecodingError.dataCorruptedError(
            forKey: .awake, in: container, debugDescription: "there is no block \(block)")
        }
        isAwake[block] = true
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(spring, forKey: .spring)
      try container.encode(tolerance, forKey: .tolerance)
      try container.encode(feedForward, forKey: .feedForward)
      try container.encode(slots.leastCapacity, forKey: .capacity)
      try container.encode(slots.end, forKey: .slots)
      try container.encode((0..<slots.end).filter { !slots.isTaken($0) }, forKey: .free)
      try container.encode(slots.generations, forKey: .generations)
      try container.encode(slots.firstGeneration, forKey: .firstGeneration)
      if let ownSprings { try container.encode(Array(ownSprings.springs.prefix(slots.end)), forKey: .springs) }
      let keys = [CodingKeys.positions, .velocities, .targets, .targetVelocities]
      for (key, numbers) in zip(keys, columns) {
        if layout.isFloat {
          try container.encode(numbers.map { Float($0) }, forKey: key)
        } else {
          try container.encode(numbers, forKey: key)
        }
      }
      try container.encode(isAwake.indices.filter { isAwake[$0] }, forKey: .awake)
    }

    /// The numbers of a column, all finite.
    private static func numbers(
      _ key: CodingKeys, of container: KeyedDecodingContainer<CodingKeys>, _ layout: ScalarLayout, _ count: Int
    ) throws -> [Double] {
      let numbers =
        layout.isFloat
        ? try container.decode([Float].self, forKey: key).map { Double($0) }
        : try container.decode([Double].self, forKey: key)
      guard numbers.count == count * layout.scalarCount, numbers.allSatisfy({ $0.isFinite }) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "there must be a finite number for each scalar of each slot")
      }
      return numbers
    }

    /// The numbers of each column, scalar by scalar, up to the last member.
    private var columns: [[Double]] {
      var copy = memory
      let (layout, end) = (layout, slots.end)
      return copy.withColumns { columns in
        columns.all.map { column in
          let lanes = Lanes(column, layout)
          return (0..<end * layout.scalarCount).map { lanes[layout.lane($0)] }
        }
      }
    }

    /// Fills the columns, and wakes the blocks that move.
    private mutating func fill(_ columns: [[Double]]) {
      let (layout, slots) = (layout, slots)
      memory.withColumns { memory in
        for (column, numbers) in zip(memory.all, columns) {
          let lanes = Lanes(column, layout)
          for index in numbers.indices where slots.isTaken(index / layout.scalarCount) {
            lanes[layout.lane(index)] = numbers[index]
          }
        }
      }
      for index in columns[0].indices where slots.isTaken(index / layout.scalarCount) {
        let block = layout.lane(index) / SpringStep.blockLength
        let isLed = columns.count > 3 && columns[3][index] != 0
        if isLed { self.isLed[block] = true }
        if isLed || columns[0][index] != columns[2][index] || columns[1][index] != 0 { isAwake[block] = true }
      }
    }
  }

  extension ScalarLayout {
    /// The lane of a scalar, counted through all values.
    fileprivate func lane(_ scalar: Int) -> Int {
      scalar / scalarCount * lanesPerMember + scalar % scalarCount
    }
  }

  extension LaneColumns {
    /// The columns that exist, in the order of ``LaneMemory/Column``.
    fileprivate var all: [UnsafeMutableRawPointer] {
      [positions, velocities, targets] + (targetVelocities.map { [$0] } ?? [])
    }
  }
#endif
