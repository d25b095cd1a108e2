internal import MotionCurves

extension SpringNetwork: Codable where Point: Codable {
  private enum Key: String, CodingKey {
    case masses, frictions, springs, gravity
  }

  /// Reads a network; missing frictions mean no friction, and missing gravity means zero.
  ///
  /// - Throws: `DecodingError` for a network that ``init(validatingMasses:springs:gravity:)`` refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let masses = try container.decode([Double].self, forKey: .masses)
    let springs = try container.decode([NetworkSpring<Point>].self, forKey: .springs)
    let gravity = try container.decodeIfPresent(Point.self, forKey: .gravity) ?? .zero
    self = try decoder.checked(try Self(validatingMasses: masses, springs: springs, gravity: gravity))
    frictions = try container.decodeIfPresent([Double].self, forKey: .frictions) ?? []
    try decoder.checked(try checkFrictions())
  }

  /// Writes the masses, the springs, gravity, and the frictions if there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(masses, forKey: .masses)
    if !frictions.isEmpty { try container.encode(frictions, forKey: .frictions) }
    try container.encode(springs, forKey: .springs)
    try container.encode(gravity, forKey: .gravity)
  }
}

extension NetworkSpring: Codable where Point: Codable {
  private enum Key: String, CodingKey {
    case body, end, stiffness, damping, cubicStiffness, restLength
  }

  /// Reads a spring; a damping, a cubic stiffness or a rest length that is missing is 0.
  ///
  /// - Throws: `DecodingError` for a number that is not finite, and for a negative rest length.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let body = try container.decode(SpringNetwork<Point>.BodyID.self, forKey: .body)
    let end = try container.decode(End.self, forKey: .end)
    let stiffness = try container.decode(Double.self, forKey: .stiffness)
    let damping = try container.decodeIfPresent(Double.self, forKey: .damping) ?? 0
    let cubicStiffness = try container.decodeIfPresent(Double.self, forKey: .cubicStiffness) ?? 0
    let restLength = try container.decodeIfPresent(Double.self, forKey: .restLength) ?? 0
    self = try decoder.checked(
      try Self(
        validatingFrom: body, to: end, stiffness: stiffness, damping: damping, cubicStiffness: cubicStiffness,
        restLength: restLength))
  }

  /// Writes all properties.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(body, forKey: .body)
    try container.encode(end, forKey: .end)
    try container.encode(stiffness, forKey: .stiffness)
    try container.encode(damping, forKey: .damping)
    try container.encode(cubicStiffness, forKey: .cubicStiffness)
    try container.encode(restLength, forKey: .restLength)
  }
}

extension NetworkSpring.End: Codable where Point: Codable {
  private enum Key: String, CodingKey {
    case body, anchor
  }

  /// Reads `{"body": 1}` or `{"anchor": 0.5}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let body = try container.decodeIfPresent(SpringNetwork<Point>.BodyID.self, forKey: .body) {
      self = .body(body)
    } else {
      self = .anchor(try container.decode(Point.self, forKey: .anchor))
    }
  }

  /// Writes `{"body": 1}` or `{"anchor": 0.5}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .body(let body): try container.encode(body, forKey: .body)
    case .anchor(let anchor): try container.encode(anchor, forKey: .anchor)
    }
  }
}

extension SpringNetwork.BodyID: Codable {
  /// Reads the index.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the index.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}

extension SpringNetwork.SpringID: Codable {
  /// Reads the index.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the index.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}
