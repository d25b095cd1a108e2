// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension TimingCurve: Codable {
    /// Decodes the curve from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the curve as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  extension CubicBezier: Codable {
    /// Decodes the curve from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the curve as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  extension Steps: Codable {
    /// Decodes the staircase from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the staircase as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  extension PiecewiseLinear: Codable {
    /// Decodes the polyline from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the polyline as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  extension PennerEasing: Codable {
    /// Decodes the easing from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the easing as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
