import MotionCurves
import MotionPaths
import MotionValues

// Values are objects of one field, which names the kind; key paths are texts. Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension LayerValue: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case number, point, rectangle, color, transform, path, numbers, colors
    }

    /// Writes an object of one field, the kind: `{"point": [3, 4]}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .number(let value): try container.encode(value, forKey: .number)
      case .point(let value): try container.encode(value, forKey: .point)
      case .rectangle(let value): try container.encode(value, forKey: .rectangle)
      case .color(let value): try container.encode(value, forKey: .color)
      case .transform(let value): try container.encode(value, forKey: .transform)
      case .path(let value): try container.encode(value, forKey: .path)
      case .numbers(let values): try container.encode(values, forKey: .numbers)
      case .colors(let values): try container.encode(values, forKey: .colors)
      }
    }

    /// Reads an object of one field, the kind.
    ///
    /// - Throws: `DecodingError` for another field, for several, or for numbers that are not finite.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .number: self = .number(try container.decode(Double.self, forKey: .number))
      case .point: self = .point(try container.decode(SIMD2<Double>.self, forKey: .point))
      case .rectangle: self = .rectangle(try container.decode(Rectangle.self, forKey: .rectangle))
      case .color: self = .color(try container.decode(Color.self, forKey: .color))
      case .transform: self = .transform(try container.decode(Transform3D.self, forKey: .transform))
      case .path: self = .path(try container.decode(Path.self, forKey: .path))
      case .numbers: self = .numbers(try container.decode([Double].self, forKey: .numbers))
      case .colors: self = .colors(try container.decode([Color].self, forKey: .colors))
      }
      try decoder.checked(try requireFinite(kind))
    }
  }

  extension LayerKeyPath: Codable {
    /// Writes the text, such as `position.x`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// Reads the text.
    ///
    /// - Throws: `DecodingError` for a text that ``init(parsing:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self = try decoder.checked(try Self(parsing: text))
    }
  }

  extension LayerProperty: Codable {}
#endif
