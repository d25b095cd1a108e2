/// Outlines of sets of points that two paths fill.
extension Path {
  /// The outline of the points that this path or another one fills: A ∪ B.
  ///
  /// A fill closes open subpaths. The result has closed subpaths that wind once around what they fill, clockwise on a
  /// screen, and the other way round around holes. So both fill rules fill the same, and results can be combined again.
  /// Curves stay curves of their kind, and segments that nothing divides stay as they are, to the bit. A result that
  /// fills nothing is empty; the union with an empty path removes the crossings of a path.
  ///
  /// Curves that come within 1.5e-11 of the greatest coordinate meet there. Crossings are accurate to a few ulps of that
  /// coordinate, touches and the ends of common edges to six times this distance. It becomes 3.8e-9, then 9.6e-7, for
  /// curves so near to each other that it does not decide which is on which side.
  ///
  /// The curves are divided where they meet. A part is kept if the result is on exactly one of its sides, which the
  /// winding numbers there tell. Source: M. de Berg and others, *Computational Geometry*, chapter 2.3, with curves in
  /// place of lines.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether both paths fill by the even-odd rule; by the non-zero rule otherwise.
  /// - Returns: the outline; nil if it takes more than 4194304 comparisons, if the bounds of an arc overflow, or if the
  ///   sides contradict each other even with the largest distance.
  /// - Complexity: O(*n*²) comparisons for *n* segments and crossings: enough for about 4000 of them.
  public func union(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .union, eoFill: eoFill)
  }

  /// The outline of the points that both this path and another one fill: A ∩ B.
  ///
  /// Accuracy, limits and the form of the result are those of ``union(_:eoFill:)``.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether both paths fill by the even-odd rule; by the non-zero rule otherwise.
  /// - Returns: the outline; nil where a union is nil.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .intersection, eoFill: eoFill)
  }

  /// The outline of the points that this path fills and another one does not: A ∖ B.
  ///
  /// Accuracy, limits and the form of the result are those of ``union(_:eoFill:)``.
  ///
  /// - Parameters:
  ///   - other: the path that is taken away.
  ///   - eoFill: whether both paths fill by the even-odd rule; by the non-zero rule otherwise.
  /// - Returns: the outline; nil where a union is nil.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .subtraction, eoFill: eoFill)
  }

  /// The outline of the points that exactly one of this path and another one fills: A △ B.
  ///
  /// Accuracy, limits and the form of the result are those of ``union(_:eoFill:)``.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether both paths fill by the even-odd rule; by the non-zero rule otherwise.
  /// - Returns: the outline; nil where a union is nil.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path? {
    combined(with: other, .symmetricDifference, eoFill: eoFill)
  }

  private func combined(with other: Path, _ operation: BooleanOperation, eoFill: Bool) -> Path? {
    var steps = 4_194_304
    return combined(with: other, operation, eoFill: eoFill, steps: &steps)
  }
}
