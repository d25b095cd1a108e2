/// How the insides of two paths are combined.
package enum BooleanOperation: Sendable {
  case union, intersection, subtraction, symmetricDifference

  /// Whether a point is in the result, if it is inside the first path and inside the second one.
  fileprivate func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Path {
  /// The outline of what two paths fill together.
  ///
  /// Rounding can make the sides of an edge contradict each other; then the outline does not close. The next attempt
  /// shares all contacts, and the ones after that take more for a contact.
  ///
  /// - Parameters:
  ///   - other: the second path.
  ///   - operation: how to combine the insides.
  ///   - eoFill: whether both paths fill by the even-odd rule.
  ///   - steps: the number of comparisons that may be made; it becomes what is left of them, not positive if they did
  ///     not suffice.
  /// - Returns: the outline; nil if no attempt found it.
  package func combined(
    with other: Path, _ operation: BooleanOperation, eoFill: Bool, steps: inout Int
  ) -> Path? {
    guard let curves = BooleanCurves(self, other) else { return nil }
    // The largest coordinate is 1 to 2.
    for (tolerance, sharesContacts) in [(0x1p-36, false), (0x1p-36, true), (0x1p-28, true), (0x1p-20, true)] {
      // An attempt that takes too many comparisons leaves half of them to the next one.
      let share = steps / 2
      var search = ContactSearch(curves, tolerance: tolerance, steps: share)
      if sharesContacts { search.shareContacts() }
      guard search.steps > 0 else {
        steps -= share
        continue
      }
      let edges = PlanarEdges(&search)
      // Edges are compared by their boxes first, which is quick.
      steps -= share - search.steps + edges.edges.count * edges.edges.count / 8
      guard steps > 0 else { return nil }
      let outline = RegionOutline(edges, curves, tolerance: tolerance) { turns in
        let odd = turns & 1
        return eoFill ? operation.contains(odd.x != 0, odd.y != 0) : operation.contains(turns.x != 0, turns.y != 0)
      }
      if let outline { return try? Path(validatingSubpaths: outline.subpaths) }
    }
    return nil
  }
}
