/// A type with a notation, the text that describes a value, that is parsed, and that Codable stores.
@usableFromInline
package protocol NotationConvertible: LosslessStringConvertible {
  /// Parses a text in the notation.
  init(parsing text: String) throws(NotationError)
}

extension NotationConvertible {
  /// The value with this description, or with any of its other notations; nil for another text.
  ///
  /// `init(parsing:)` says where and why a text does not parse.
  public init?(_ description: String) {
    guard let value = try? Self(parsing: description) else { return nil }
    self = value
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension NotationConvertible {
    /// Decodes the value from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed { (text) throws(NotationError) in try Self(parsing: text) }
    }

    /// Encodes the value as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
