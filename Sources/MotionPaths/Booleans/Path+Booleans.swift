extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .union, eoFill: eoFill)
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .intersection, eoFill: eoFill)
  }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .subtraction, eoFill: eoFill)
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .symmetricDifference, eoFill: eoFill)
  }
}

/// How the insides of two paths are combined.
package enum BooleanOperation: Sendable {
  case union, intersection, subtraction, symmetricDifference

  func callAsFunction(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Path {
  package func combined(
    with other: Path, _ operation: BooleanOperation, eoFill: Bool
  ) -> Path? {
    var steps = 4_194_304
    return combined(with: other, operation, eoFill: eoFill, steps: &steps)
  }

  package func combined(
    with other: Path, _ operation: BooleanOperation, eoFill: Bool, steps: inout Int
  ) -> Path? {
    guard let curves = BooleanCurves(self, other) else { return Path() }
    for attempt in 0..<4 {
      let tolerance = [0x1p-36, 0x1p-36, 0x1p-28, 0x1p-20][attempt]
      guard var search = ContactSearch(curves, tolerance: tolerance, steps: &steps) else { continue }
      if attempt > 0 { search.shareContacts() }
      let edges = PlanarEdges(&search)
      steps = search.steps - edges.edges.count * edges.edges.count
      guard steps > 0 else { return nil }
      let outline = RegionOutline(edges, curves, tolerance: tolerance) {
        eoFill ? operation($0.x & 1 != 0, $0.y & 1 != 0) : operation($0.x != 0, $0.y != 0)
      }
      guard let outline else { continue }
      return try? Path(validatingSubpaths: outline.subpaths)
    }
    return nil
  }
}
