extension Label {
  /// The weight of letters on the scale of CSS and OpenType, 1…1000: 400 is regular, 700 bold.
  ///
  /// A family without the weight is drawn in its nearest weight.
  public struct Weight: Sendable, Hashable {
    /// The number, 1…1000.
    public var value: Double

    /// Creates a weight from its number.
    public init(_ value: Double) {
      self.value = value
    }

    /// 100.
    public static let thin = Weight(100)
    /// 300.
    public static let light = Weight(300)
    /// 400, as in running text.
    public static let regular = Weight(400)
    /// 500.
    public static let medium = Weight(500)
    /// 600.
    public static let semibold = Weight(600)
    /// 700, as in headings.
    public static let bold = Weight(700)
    /// 900.
    public static let black = Weight(900)
  }
}

extension Label.Weight: ExpressibleByIntegerLiteral {
  /// Creates a weight from its number.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// A weight is stored as its number.
  extension Label.Weight: Codable {
    /// Reads a number.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(Double.self))
    }

    /// Writes the number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
#endif
