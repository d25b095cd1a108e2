import MotionCurves
import MotionValues

// Kinds of paints as objects of one field, which names the kind. Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension Paint: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case color
      case linearGradient
      case radialGradient
      case conicGradient
    }

    /// Writes an object of one field: `color`, `linearGradient`, `radialGradient` or `conicGradient`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .color(let color): try container.encode(color, forKey: .color)
      case .linearGradient(let gradient): try container.encode(gradient, forKey: .linearGradient)
      case .radialGradient(let gradient): try container.encode(gradient, forKey: .radialGradient)
      case .conicGradient(let gradient): try container.encode(gradient, forKey: .conicGradient)
      }
    }

    /// Reads an object of one field: `color`, `linearGradient`, `radialGradient` or `conicGradient`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .color: self = .color(try container.decode(Color.self, forKey: .color))
      case .linearGradient: self = .linearGradient(try container.decode(LinearGradient.self, forKey: .linearGradient))
      case .radialGradient: self = .radialGradient(try container.decode(RadialGradient.self, forKey: .radialGradient))
      case .conicGradient: self = .conicGradient(try container.decode(ConicGradient.self, forKey: .conicGradient))
      }
    }
  }
#endif
