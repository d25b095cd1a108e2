import MotionCurves

extension Spline: CustomStringConvertible {
  /// The rule as Swift: `.natural`, `.catmullRom(alpha: 0.5, tension: 0)`.
  public var description: String {
    switch rule {
    case .natural: ".natural"
    case .clamped(let start, let end): ".clamped(from: \(start), to: \(end))"
    case .periodic: ".periodic"
    case .monotone(let rule): rule == .steffen ? ".monotone(.steffen)" : ".monotone(.pchip)"
    case .coreAnimation(let shapes): ".coreAnimation(\(shapes))"
    case .kochanekBartels(let shapes): ".kochanekBartels(\(shapes))"
    case .catmullRom(let alpha, let shape):
      ".catmullRom(alpha: \(alpha.shortestDecimal), tension: \(shape.tension.shortestDecimal))"
    case .bezier(let handles): ".bezier(\(handles))"
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Spline: Encodable where Value: Encodable {
    /// Writes the name of the `rule` and its parameters.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SplineCodingKeys.self)
      try container.encode(name, forKey: .rule)
      switch rule {
      case .natural, .periodic, .monotone: return
      case .clamped(let start, let end):
        try container.encode(start, forKey: .from)
        try container.encode(end, forKey: .to)
      case .coreAnimation(let shapes), .kochanekBartels(let shapes): try container.encode(shapes, forKey: .shapes)
      case .catmullRom(let alpha, let shape):
        try container.encode(alpha, forKey: .alpha)
        try container.encode(shape.tension, forKey: .tension)
      case .bezier(let handles): try container.encode(handles, forKey: .handles)
      }
    }

    private var name: SplineName {
      switch rule {
      case .natural: .natural
      case .clamped: .clamped
      case .periodic: .periodic
      case .monotone(.steffen): .steffen
      case .monotone(.pchip): .pchip
      case .coreAnimation: .coreAnimation
      case .kochanekBartels: .kochanekBartels
      case .catmullRom: .catmullRom
      case .bezier: .bezier
      }
    }
  }

  extension Spline: Decodable where Value: Decodable {
    /// Reads a rule by its name, with its parameters.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SplineCodingKeys.self)
      switch try container.decode(SplineName.self, forKey: .rule) {
      case .natural: self = .natural
      case .clamped:
        self = .clamped(
          from: try container.decode(Value.self, forKey: .from), to: try container.decode(Value.self, forKey: .to))
      case .periodic: self = .periodic
      case .steffen: self = .monotone(.steffen)
      case .pchip: self = .monotone(.pchip)
      case .coreAnimation:
        self = .coreAnimation(try container.decodeIfPresent([KochanekBartels].self, forKey: .shapes) ?? [])
      case .kochanekBartels:
        self = .kochanekBartels(try container.decodeIfPresent([KochanekBartels].self, forKey: .shapes) ?? [])
      case .catmullRom:
        let alpha = try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 0.5
        let tension = try container.decodeIfPresent(Double.self, forKey: .tension) ?? 0
        self = try decoder.checked(try .catmullRom(validatingAlpha: alpha, tension: tension))
      case .bezier: self = Spline(.bezier(try container.decode([BezierHandles<Value>].self, forKey: .handles)))
      }
    }
  }

  extension CalculationMode: Codable {}

  private enum SplineCodingKeys: String, CodingKey {
    case rule, from, to, shapes, alpha, tension, handles
  }

  private enum SplineName: String, Codable {
    case natural, clamped, periodic, steffen, pchip, coreAnimation, kochanekBartels, catmullRom, bezier
  }
#endif
