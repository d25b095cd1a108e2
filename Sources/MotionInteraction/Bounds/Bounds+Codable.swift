import MotionCurves
import MotionSprings

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension EdgeRule: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
      case stop, bounce, spring
    }

    /// Decodes an object with one field: `stop`, `bounce` with its restitution, or `spring`.
    ///
    /// - Throws: a `DecodingError` for another object, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .stop:
        guard try container.decode(Bool.self, forKey: .stop) else {
          throw DecodingError.dataCorruptedError(forKey: .stop, in: container, debugDescription: "expected true")
        }
        self = .stop
      case .bounce: self = .bounce(restitution: try container.decode(Double.self, forKey: .bounce))
      case .spring: self = .spring(try container.decode(Spring.self, forKey: .spring))
      }
      let rule = self
      try decoder.checked(try rule.requireAllowed())
    }

    /// Encodes the rule under its name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .stop: try container.encode(true, forKey: .stop)
      case .bounce(let restitution): try container.encode(restitution, forKey: .bounce)
      case .spring(let spring): try container.encode(spring, forKey: .spring)
      }
    }
  }

  extension BoundedMotion: Codable {
    private enum CodingKeys: CodingKey {
      case lowerBound, upperBound, edge, start, velocity, startTime, spring, target, rate
    }

    /// Decodes the bounds, the rule, and the motion within them.
    ///
    /// The motion is a `spring` with its `target`, or the `rate` of a decay; at rest both are missing. A missing bound
    /// is infinite.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let lower = try container.decodeIfPresent(Double.self, forKey: .lowerBound) ?? -.infinity
      let upper = try container.decodeIfPresent(Double.self, forKey: .upperBound) ?? .infinity
      guard lower <= upper else {
        throw DecodingError.dataCorruptedError(
          forKey: .lowerBound, in: container, debugDescription: "the lower bound must not be above the upper one")
      }
      let edge = try container.decode(EdgeRule.self, forKey: .edge)
      let start = try container.decode(Double.self, forKey: .start)
      let velocity = try container.decode(Double.self, forKey: .velocity)
      let startTime = try container.decode(Double.self, forKey: .startTime)
      var course = BoundedSegment.Course.rest
      if let spring = try container.decodeIfPresent(Spring.self, forKey: .spring) {
        course = .spring(spring, target: try container.decode(Double.self, forKey: .target))
      } else if let rate = try container.decodeIfPresent(Double.self, forKey: .rate) {
        course = .decay(rate: rate)
      }
      let segment = BoundedSegment(startTime: startTime, start: start, velocity: velocity, course: course)
      try decoder.checked(try segment.requireAllowed())
      self = try decoder.checked(try Self(segment, within: lower...upper, edge: edge))
    }

    /// Encodes the bounds, the rule and the first segment.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if range.lowerBound.isFinite { try container.encode(range.lowerBound, forKey: .lowerBound) }
      if range.upperBound.isFinite { try container.encode(range.upperBound, forKey: .upperBound) }
      try container.encode(edge, forKey: .edge)
      try container.encode(origin.start, forKey: .start)
      try container.encode(origin.velocity, forKey: .velocity)
      try container.encode(origin.startTime, forKey: .startTime)
      switch origin.course {
      case .rest: break
      case .spring(let spring, let target):
        try container.encode(spring, forKey: .spring)
        try container.encode(target, forKey: .target)
      case .decay(let rate): try container.encode(rate, forKey: .rate)
      }
    }
  }

  extension BoundedSegment {
    /// Throws unless the numbers are in the domain of a spring or a decay.
    fileprivate func requireAllowed() throws(ParameterError) {
      try ParameterError.requireMotion(from: start, to: start, velocity: velocity, at: startTime)
      switch course {
      case .rest: break
      case .spring(_, let target):
        try ParameterError.requireMotion(from: start, to: target, velocity: velocity, at: startTime)
      case .decay(let rate):
        try ParameterError.requirePositive(rate, "rate")
        try ParameterError.requireFinite(end, "the end of a decay, start + velocity/rate,")
      }
    }
  }

  extension ScrollAxis.Landing: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
      case anywhere, pages, multiples
    }

    /// Decodes an object with one field: `anywhere`, or `pages` or `multiples` with a length.
    ///
    /// - Throws: a `DecodingError` for another object, or a length that is not positive.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let key = try container.onlyKey(of: decoder)
      if key == .anywhere {
        guard try container.decode(Bool.self, forKey: key) else {
          throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "expected true")
        }
        self = .anywhere
        return
      }
      let length = try container.decode(Double.self, forKey: key)
      try decoder.checked(try ParameterError.requirePositive(length, "length"))
      self = key == .pages ? .pages(length: length) : .multiples(of: length)
    }

    /// Encodes the rule under its name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .anywhere: try container.encode(true, forKey: .anywhere)
      case .pages(let length): try container.encode(length, forKey: .pages)
      case .multiples(let length): try container.encode(length, forKey: .multiples)
      }
    }
  }

  extension ScrollAxis: Codable {
    private enum CodingKeys: CodingKey {
      case lowerBound, upperBound, extent, deceleration, landing, edge, page
    }

    /// Decodes the axis; fields other than the bounds and the extent default to those of the initialiser.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let lower = try container.decode(Double.self, forKey: .lowerBound)
      let upper = try container.decode(Double.self, forKey: .upperBound)
      guard lower <= upper else {
        throw DecodingError.dataCorruptedError(
          forKey: .lowerBound, in: container, debugDescription: "the lower bound must not be above the upper one")
      }
      let extent = try container.decode(Double.self, forKey: .extent)
      let normal = Self(bounds: 0...1, extent: 1)
      let deceleration = try container.decodeIfPresent(Double.self, forKey: .deceleration) ?? normal.deceleration
      let landing = try container.decodeIfPresent(Landing.self, forKey: .landing) ?? .anywhere
      let edge = try container.decodeIfPresent(Spring.self, forKey: .edge) ?? normal.edge
      let page = try container.decodeIfPresent(Spring.self, forKey: .page) ?? normal.page
      self = try decoder.checked(
        try Self(
          validatingBounds: lower...upper, extent: extent, deceleration: deceleration, landing: landing, edge: edge,
          page: page))
    }

    /// Encodes all parameters of the axis.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(bounds.lowerBound, forKey: .lowerBound)
      try container.encode(bounds.upperBound, forKey: .upperBound)
      try container.encode(extent, forKey: .extent)
      try container.encode(deceleration, forKey: .deceleration)
      try container.encode(landing, forKey: .landing)
      try container.encode(edge, forKey: .edge)
      try container.encode(page, forKey: .page)
    }
  }
#endif
