import FoundationEssentials

/// A JSON document, parsed.
struct JSONDocument {
  let value: JSONValue
  /// Where the document as a whole is.
  let place: DocumentPlace

  /// Parses the bytes of a document.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte order mark.
  ///   - name: what messages call the document, see ``InputFile/name``.
  /// - Throws: ``CommandFailure/badData(_:)``.
  init(parsing bytes: [UInt8], name: String) throws(CommandFailure) {
    place = DocumentPlace(document: name)
    // The decoder would also take UTF-16 and UTF-32, which it knows by their zeros.
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw place.failure("not text in UTF-8")
    }
    guard !text.allSatisfy(\.isWhitespace) else { throw place.failure("expected an object, found nothing") }
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch let flaw as JSONFlaw {
      throw flaw.path.reduce(place) { place, key in place.appending(key) }.failure(flaw.problem)
    } catch {
      // FoundationEssentials tells neither what is wrong nor where as of Swift 6.3.
      throw place.failure("not valid JSON")
    }
  }
}

extension DocumentPlace {
  fileprivate func appending(_ key: any CodingKey) -> DocumentPlace {
    if let index = key.intValue { element(index) } else { field(key.stringValue) }
  }
}
