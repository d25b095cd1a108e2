import MotionCurves

// Kinds of nodes as objects of one field, which names the kind. Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Node: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case group
      case shape
      case label
      case image
    }

    /// Writes an object of one field: `group`, `shape`, `label` or `image`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .group(let group): try container.encode(group, forKey: .group)
      case .shape(let shape): try container.encode(shape, forKey: .shape)
      case .label(let label): try container.encode(label, forKey: .label)
      case .image(let picture): try container.encode(picture, forKey: .image)
      }
    }

    /// Reads an object of one field: `group`, `shape`, `label` or `image`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .group: self = .group(try container.decode(Group.self, forKey: .group))
      case .shape: self = .shape(try container.decode(Shape.self, forKey: .shape))
      case .label: self = .label(try container.decode(Label.self, forKey: .label))
      case .image: self = .image(try container.decode(Picture.self, forKey: .image))
      }
    }
  }
#endif
