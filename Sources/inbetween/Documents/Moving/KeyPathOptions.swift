import ArgumentParser

/// `--key-path`: some of the numbers that move in documents.
struct KeyPathOptions: ParsableArguments {
  @Option(
    name: .customLong("key-path"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A part of a document, by its name; * stands for any letters. May be repeated.", valueName: "pattern"))
  var keyPaths: [String] = []
}

/// A pattern of `--key-path`, in which `*` stands for any letters.
struct NamePattern {
  private let parts: [[UInt8]]

  init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
  }

  /// Whether a name of the curve has the pattern.
  func fits(_ curve: MovingCurve) -> Bool {
    ([curve.name] + curve.aliases).contains { fits(Array($0.utf8)) }
  }

  func fits(_ name: [UInt8]) -> Bool {
    guard parts.count > 1 else { return name == parts[0] }
    guard name.starts(with: parts[0]) else { return false }
    var place = parts[0].count
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      let places = place..<max(place, name.count - part.count + 1)
      guard let found = places.first(where: { name[$0...].starts(with: part) }) else { return false }
      place = found + part.count
    }
    let last = parts[parts.count - 1]
    return name.count - place >= last.count && name.suffix(last.count).elementsEqual(last)
  }
}
