// Kinds of nodes and paints as objects of one field, which names the kind. Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  internal import MotionNumerics

  extension Node: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case group
      case shape
      case label
    }

    /// Writes an object of one field: `group`, `shape` or `label`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .group(let group): try container.encode(group, forKey: .group)
      case .shape(let shape): try container.encode(shape, forKey: .shape)
      case .label(let label): try container.encode(label, forKey: .label)
      }
    }

    /// Reads an object of one field: `group`, `shape` or `label`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .group: self = .group(try container.decode(Group.self, forKey: .group))
      case .shape: self = .shape(try container.decode(Shape.self, forKey: .shape))
      case .label: self = .label(try container.decode(Label.self, forKey: .label))
      }
    }
  }

  extension Paint: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case color
      case linearGradient
    }

    /// Writes an object of one field: `color` or `linearGradient`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .color(let color): try container.encode(color, forKey: .color)
      case .linearGradient(let gradient): try container.encode(gradient, forKey: .linearGradient)
      }
    }

    /// Reads an object of one field: `color` or `linearGradient`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .color: self = .color(try container.decode(Color.self, forKey: .color))
      case .linearGradient: self = .linearGradient(try container.decode(LinearGradient.self, forKey: .linearGradient))
      }
    }
  }

  extension KeyedDecodingContainer where Key: CaseIterable {
    /// The only field of an object that says by its name what it holds.
    fileprivate func onlyKey(of decoder: any Decoder) throws -> Key {
      guard allKeys.count == 1 else {
        let names = Key.allCases.map { $0.stringValue }.joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected one field of \(names)"))
      }
      return allKeys[0]
    }
  }
#endif
