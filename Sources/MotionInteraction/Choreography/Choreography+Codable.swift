import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MotionStep: Codable where Value: Codable {
    private enum CodingKeys: CodingKey {
      case target, delay, duration
    }

    /// Decodes a step: the fields of its course, and its own; the delay is 0 where it is missing.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      course = try MotionCourse(from: decoder)
      target = try container.decode(Value.self, forKey: .target)
      delay = try container.decodeIfPresent(Double.self, forKey: .delay) ?? 0
      // The duration of another course is a field of the course.
      if case .spring = course {
        duration = try container.decodeIfPresent(Double.self, forKey: .duration)
      } else {
        duration = nil
      }
      let step = self
      try decoder.checked(try step.requireAllowed())
    }

    /// Throws unless the numbers are in the domain of a sequence.
    private func requireAllowed() throws(ParameterError) {
      try ParameterError.requireFinite(target, "target")
      try ParameterError.requireFinite(delay, "delay")
      if let duration { try ParameterError.requireNotNegative(duration, "duration") }
    }

    /// Encodes the fields of the course, the target and the delay.
    public func encode(to encoder: any Encoder) throws {
      try course.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(duration, forKey: .duration)
      try container.encode(target, forKey: .target)
      try container.encode(delay, forKey: .delay)
    }
  }

  extension MotionSequence: Codable where Value: Codable {
    private enum CodingKeys: CodingKey {
      case start, initialVelocity, startTime, steps
    }

    /// Decodes the start and the steps; the velocity and the start time are 0 where they are missing.
    ///
    /// - Throws: a `DecodingError` for a missing value, a number outside its domain, or a step that never starts.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decode(Value.self, forKey: .start)
      let velocity = try container.decodeIfPresent(Value.self, forKey: .initialVelocity) ?? .zero
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      let steps = try container.decode([MotionStep<Value>].self, forKey: .steps)
      self = try decoder.checked(
        try Self(validating: steps, from: start, velocity: velocity, startingAt: startTime))
    }

    /// Encodes the start and the steps.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(start, forKey: .start)
      try container.encode(initialVelocity, forKey: .initialVelocity)
      try container.encode(startTime, forKey: .startTime)
      try container.encode(steps, forKey: .steps)
    }
  }

  extension Stagger: Codable {
    private enum CodingKeys: CodingKey {
      case count, interval, total, origin, curve
    }

    /// Decodes an interval or a total; a missing count is 1, a missing origin the first item, a missing curve linear.
    ///
    /// - Throws: a `DecodingError` for a number outside its domain, or unless exactly one of interval and total is
    ///   present.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
      let interval = try container.decodeIfPresent(Double.self, forKey: .interval)
      let total = try container.decodeIfPresent(Double.self, forKey: .total)
      let origin = try container.decodeIfPresent(Origin.self, forKey: .origin) ?? .first
      let curve = try container.decodeIfPresent(TimingCurve.self, forKey: .curve) ?? .linear
      switch (interval, total) {
      case (let interval?, nil):
        self = try decoder.checked(try Self(validatingInterval: interval, count: count, from: origin, curve: curve))
      case (nil, let total?):
        self = try decoder.checked(try Self(validatingTotal: total, count: count, from: origin, curve: curve))
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .interval, in: container, debugDescription: "expected one of interval and total")
      }
    }

    /// Encodes the count, the interval or the total, the origin and the curve.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(count, forKey: .count)
      switch pace {
      case .interval(let interval): try container.encode(interval, forKey: .interval)
      case .total(let total): try container.encode(total, forKey: .total)
      }
      try container.encode(origin, forKey: .origin)
      try container.encode(curve, forKey: .curve)
    }
  }

  extension Stagger.Origin: Codable {
    private enum Name: String, Codable {
      case first, last, center, edges
    }

    /// Decodes a name, or the index of an item.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let index = try? container.decode(Int.self) {
        self = .index(index)
        return
      }
      switch try container.decode(Name.self) {
      case .first: self = .first
      case .last: self = .last
      case .center: self = .center
      case .edges: self = .edges
      }
    }

    /// Encodes the name, or the index of the item.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .first: try container.encode(Name.first)
      case .last: try container.encode(Name.last)
      case .center: try container.encode(Name.center)
      case .edges: try container.encode(Name.edges)
      case .index(let index): try container.encode(index)
      }
    }
  }
#endif
