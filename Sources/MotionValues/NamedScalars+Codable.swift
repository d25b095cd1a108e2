import MotionCurves

// Values are encoded as objects of named numbers. Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private struct ScalarName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  extension NamedScalars {
    fileprivate func encodeScalars(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ScalarName.self)
      for (index, name) in Self.scalarNames.enumerated() {
        try container.encode(namedScalar(index), forKey: ScalarName(name))
      }
    }

    /// The scalars, all finite; a missing scalar is an error unless it has a default.
    fileprivate static func scalars(
      from decoder: any Decoder, defaults: [String: Double] = [:]
    ) throws -> [Double] {
      let container = try decoder.container(keyedBy: ScalarName.self)
      return try scalarNames.map { name in
        let key = ScalarName(name)
        if let standard = defaults[name], !container.contains(key) { return standard }
        let number = try container.decode(Double.self, forKey: key)
        guard number.isFinite else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: container, debugDescription: "\(name) must be a finite number")
        }
        return number
      }
    }
  }

  extension Color: Codable {
    /// Writes the components as `red`, `green`, `blue` and `alpha`.
    public func encode(to encoder: any Encoder) throws { try encodeScalars(to: encoder) }

    /// Reads the components, which must be finite; without `alpha` the colour is opaque.
    public init(from decoder: any Decoder) throws {
      self.init(components: SIMD4(try Self.scalars(from: decoder, defaults: ["alpha": 1])))
    }
  }

  extension OKLabColor: Codable {
    /// Writes the components as `lightness`, `a`, `b` and `alpha`.
    public func encode(to encoder: any Encoder) throws { try encodeScalars(to: encoder) }

    /// Reads the components, which must be finite; without `alpha` the colour is opaque.
    public init(from decoder: any Decoder) throws {
      self.init(components: SIMD4(try Self.scalars(from: decoder, defaults: ["alpha": 1])))
    }
  }

  extension Rectangle: Codable {
    /// Writes `x`, `y`, `width` and `height`.
    public func encode(to encoder: any Encoder) throws { try encodeScalars(to: encoder) }

    /// Reads `x`, `y`, `width` and `height`, which must be finite.
    public init(from decoder: any Decoder) throws {
      self.init(components: SIMD4(try Self.scalars(from: decoder)))
    }
  }

  extension Affine: Codable {
    /// Writes the coefficients `a`, `b`, `c`, `d`, `tx` and `ty`.
    public func encode(to encoder: any Encoder) throws { try encodeScalars(to: encoder) }

    /// Reads the coefficients, which must be finite.
    public init(from decoder: any Decoder) throws {
      self.init(elements: SIMD8(try Self.scalars(from: decoder) + [0, 0]))
    }
  }

  extension Transform3D: Codable {
    /// Writes the elements `m11` to `m44`.
    public func encode(to encoder: any Encoder) throws { try encodeScalars(to: encoder) }

    /// Reads the elements, which must be finite.
    public init(from decoder: any Decoder) throws {
      self.init(elements: SIMD16(try Self.scalars(from: decoder)))
    }
  }

  extension Quaternion: Codable {
    /// Writes the components `x`, `y`, `z` and `w`.
    public func encode(to encoder: any Encoder) throws { try encodeScalars(to: encoder) }

    /// Reads the components and keeps them to the bit; their length must be 1, apart from rounding.
    public init(from decoder: any Decoder) throws {
      let components = SIMD4(try Self.scalars(from: decoder))
      guard (components.norm - 1).magnitude <= 0x1p-32 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "a quaternion must have length 1, not \(components.norm.shortestDecimal)"))
      }
      self.init(unit: components)
    }
  }

  extension AxisRotation: Codable {
    private enum CodingKeys: String, CodingKey {
      case axis
      case angle
    }

    /// Reads the axis and the angle, which must be finite.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      axis = try container.decode(SIMD3<Double>.self, forKey: .axis)
      angle = try container.decode(Double.self, forKey: .angle)
      guard axis.isFinite && angle.isFinite else {
        throw DecodingError.dataCorruptedError(
          forKey: .angle, in: container, debugDescription: "axis and angle must be finite")
      }
    }

    /// Writes the axis as an array of three numbers, and the angle.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(axis, forKey: .axis)
      try container.encode(angle, forKey: .angle)
    }
  }
#endif
