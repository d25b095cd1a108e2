// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Decoder {
    /// The result of a throwing initialiser, with its error as one of decoding: for `init(from:)` of types whose numbers
    /// must be in a domain.
    package func checked<Made>(_ make: @autoclosure () throws(ParameterError) -> Made) throws -> Made {
      do {
        return try make()
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: codingPath, debugDescription: error.description, underlyingError: error))
      }
    }

    /// The result of parsing a text, with its error as one of decoding: for types that are stored in their notation.
    package func parsed<Made>(_ parse: (String) throws(NotationError) -> Made) throws -> Made {
      let text = try singleValueContainer().decode(String.self)
      do {
        return try parse(text)
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "\(text): \(error.description)", underlyingError: error))
      }
    }
  }
#endif
