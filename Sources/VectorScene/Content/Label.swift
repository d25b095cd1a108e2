public import MotionNumerics

/// One line of text in the generic sans-serif family.
///
/// Runs of white space are drawn as one space, as XML does.
public struct Label: Sendable, Hashable {
  /// The weight of the letters.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// As in running text.
    case regular
    /// As in headings.
    case bold
  }

  /// The point of the text that lies at the position.
  public enum Anchor: String, Sendable, Hashable, CaseIterable {
    /// The beginning.
    case start
    /// The middle.
    case middle
    /// The end.
    case end
  }

  /// The text.
  public var text: String
  /// The point on the baseline at which the anchor lies.
  public var position: SIMD2<Double>
  /// The font size in points, at least 0.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// The point of the text that lies at the position.
  public var anchor: Anchor
  /// The colour of the letters.
  public var color: Color

  /// Creates a line of text.
  public init(
    _ text: String, at position: SIMD2<Double>, size: Double, weight: Weight = .regular,
    anchor: Anchor = .start, color: Color = .black
  ) {
    self.text = text
    self.position = position
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.color = color
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Label: Codable {}
  extension Label.Weight: Codable {}
  extension Label.Anchor: Codable {}
#endif
