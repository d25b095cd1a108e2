internal import JSONText

/// An outline as a property (`sh`).
struct PathShape: Sendable {
  // A direction `d` does not count: the vertices are in the order in which they are drawn, as in all other players.
  private var outline: Property<Outline>

  init(reading json: JSONValue, reader: inout LottieReader) {
    // Exporters before 4.4.18 closed the shape and not its outline.
    let isClosed = reader.version < LottieVersion(4, 4, 18) ? reader.flag(json["closed"]) : nil
    outline = reader.outline(json["ks"], isClosed: isClosed)
  }

  var isConstant: Bool { outline.isConstant }

  func outline(at frame: Double) -> Outline { outline.value(at: frame) }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Path", &outline)
  }
}

extension LottieReader {
  /// Whether the direction `d` reverses the outline of a shape.
  mutating func isReversed(_ json: JSONValue) -> Bool { number(json["d"]) == 3 }
}
