// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Decoder {
    /// The result of a throwing initialiser, with its error converted to a decoding error.
    ///
    /// It serves the `init(from:)` of types whose numbers must be in a domain.
    package func checked<Made>(_ make: @autoclosure () throws(ParameterError) -> Made) throws -> Made {
      do {
        return try make()
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: codingPath, debugDescription: error.description, underlyingError: error))
      }
    }

    /// The result of parsing a text, with its error converted to a decoding error.
    ///
    /// It serves types that are stored in their notation.
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

  extension KeyedDecodingContainer where Key: CaseIterable {
    /// The only field of an object; its name tells the kind of its content.
    package func onlyKey(of decoder: any Decoder) throws -> Key {
      guard allKeys.count == 1 else {
        let names = Key.allCases.map { $0.stringValue }.joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected one field of \(names)"))
      }
      return allKeys[0]
    }
  }
#endif
