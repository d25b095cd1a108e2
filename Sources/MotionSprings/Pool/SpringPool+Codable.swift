import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SpringGroup: Codable {
    /// Decodes the identifier, a number; a pool that has no such group says so by `contains(_:)`.
    public init(from decoder: any Decoder) throws {
      marked = try decoder.singleValueContainer().decode(UInt32.self)
    }

    /// Encodes the identifier as a number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(marked)
    }
  }

  extension SpringMember: Codable {
    private enum CodingKeys: CodingKey {
      case group, slot, generation
    }

    /// Decodes the identifier; a pool that has no such member says so by `contains(_:)`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        group: try container.decode(SpringGroup.self, forKey: .group),
        slot: Int(try container.decode(UInt32.self, forKey: .slot)),
        generation: try container.decode(UInt32.self, forKey: .generation))
    }

    /// Encodes the group, the slot and the generation of the slot.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(group, forKey: .group)
      try container.encode(slotNumber, forKey: .slot)
      try container.encode(generation, forKey: .generation)
    }
  }

  extension SpringPool: Codable {
    private enum CodingKeys: CodingKey {
      case scalars, precision, groups, looseGroup, settled
    }

    /// Decodes a pool whose groups and members have the identifiers that they had.
    ///
    /// - Throws: a `DecodingError` for a pool of other values, a missing value, a number outside its domain, or slots
    ///   that cannot be.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let layout = Self.decodedLayout,
        try container.decode(Int.self, forKey: .scalars) == layout.scalarCount,
        try container.decode(ScalarLayout.Precision.self, forKey: .precision) == layout.precision
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .scalars, in: container, debugDescription: "these are not the springs of a \(Value.self)")
      }
      storage = SpringPoolStorage(layout)
      var groups = try container.nestedUnkeyedContainer(forKey: .groups)
      while !groups.isAtEnd {
        let group = try GroupStorage(from: try groups.superDecoder(), layout: layout)
        guard storage.groups.count < 1 << Int(SpringGroup.numberBits) else {
          throw DecodingError.dataCorruptedError(in: groups, debugDescription: "there are too many groups")
        }
        storage.groups.append(group)
      }
      let loose = try container.decodeIfPresent(SpringGroup.self, forKey: .looseGroup)
      let settled = try container.decodeIfPresent([SpringMember].self, forKey: .settled) ?? []
      guard loose.map({ storage.contains($0) }) ?? true, settled.allSatisfy({ storage.containsTaken($0) }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .settled, in: container, debugDescription: "a group or a member is not in the pool")
      }
      storage.restore(looseGroup: loose, settled: settled)
    }

    /// Encodes the groups, with the numbers and the identities of their members.
    ///
    /// Of the members that came to rest in the last step, it encodes those that have not been removed since: the others
    /// are in no group.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(storage.layout.scalarCount, forKey: .scalars)
      try container.encode(storage.layout.precision, forKey: .precision)
      var groups = container.nestedUnkeyedContainer(forKey: .groups)
      for group in storage.groups { try group.encode(to: groups.superEncoder()) }
      try container.encodeIfPresent(storage.looseGroup, forKey: .looseGroup)
      let settled = storage.settled.filter { storage.containsTaken($0) }
      if !settled.isEmpty { try container.encode(settled, forKey: .settled) }
    }

    /// The layout of the values, found at run time; nil for values that no initialiser takes.
    private static var decodedLayout: ScalarLayout? {
      guard let type = Value.self as? any VectorValue.Type else { return nil }
      return ScalarLayout.found(type)
    }
  }

  extension ScalarLayout {
    /// The precision of the scalars.
    fileprivate enum Precision: String, Codable {
      case float, double
    }

    fileprivate var precision: Precision { isFloat ? .float : .double }
  }
#endif
