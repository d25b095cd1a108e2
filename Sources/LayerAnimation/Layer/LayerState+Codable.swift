import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension LayerState: Codable {
    /// The name of a property.
    private struct PropertyName: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(_ name: String) { stringValue = name }
      init?(stringValue: String) { self.init(stringValue) }
      init?(intValue: Int) { nil }
    }

    /// Writes the values by the names of the properties: the values of Core Animation's properties that differ from a
    /// new layer's, and all custom values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PropertyName.self)
      for property in LayerProperty.allCases where value(of: property) != property.defaultValue {
        try container.encode(value(of: property), forKey: PropertyName(property.rawValue))
      }
      for (name, value) in custom { try container.encode(value, forKey: PropertyName(name)) }
    }

    /// Reads values by the names of the properties; a missing value is a new layer's.
    ///
    /// - Throws: `DecodingError` for a value of a kind that the property does not have, and for the name of a component
    ///   or of the frame.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PropertyName.self)
      self.init()
      for key in container.allKeys {
        let value = try container.decode(LayerValue.self, forKey: key)
        guard let property = LayerProperty(rawValue: key.stringValue) else {
          set(try decoder.checked(try LayerKeyPath(validatingCustom: key.stringValue)), to: value)
          continue
        }
        guard value.isSameKind(as: property.defaultValue) else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: container,
            debugDescription: "\(key.stringValue) must be \(property.defaultValue.kind), not \(value.kind)")
        }
        setUnchecked(property, to: value)
      }
    }
  }
#endif
