public import MotionValues

/// One line of text.
///
/// Runs of white space are drawn as one space, as XML does. The letters are those of a font that the drawing program
/// finds: two machines may draw them differently.
public struct Label: Sendable, Hashable {
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
  /// The families of fonts in the order of preference, as CSS's `font-family` writes them; empty for any sans-serif
  /// one.
  public var family: String
  /// The weight.
  public var weight: Weight
  /// Whether the letters are italic, or slanted if their family has no italic ones.
  public var isItalic: Bool
  /// The space added after each letter, in points; negative numbers bring letters closer.
  public var letterSpacing: Double
  /// The point of the text that lies at the position.
  public var anchor: Anchor
  /// The colour of the letters.
  public var color: Color
  private var boxedStroke: Boxed<Stroke>?
  private var boxedRuns: Boxed<[Run]>?

  /// Creates a line of text.
  public init(
    _ text: String, at position: SIMD2<Double>, size: Double, family: String = "", weight: Weight = .regular,
    isItalic: Bool = false, letterSpacing: Double = 0, anchor: Anchor = .start, color: Color = .black,
    stroke: Stroke? = nil
  ) {
    self.text = text
    self.position = position
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.letterSpacing = letterSpacing
    self.anchor = anchor
    self.color = color
    boxedStroke = stroke.map { Boxed($0) }
  }

  /// The painting of the letters' outlines, over the letters, or `nil` for none; its trim has no effect.
  public var stroke: Stroke? {
    get { boxedStroke?.value }
    set { boxedStroke = newValue.map { Boxed($0) } }
  }

  /// The runs of letters that are drawn in place of the text, with its font; empty for the text itself.
  public var runs: [Run] {
    get { boxedRuns?.value ?? [] }
    set { boxedRuns = newValue.isEmpty ? nil : Boxed(newValue) }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Label: Codable {
    private enum CodingKeys: String, CodingKey {
      case text
      case position
      case size
      case family
      case weight
      case isItalic
      case letterSpacing
      case anchor
      case color
      case boxedStroke = "stroke"
      case boxedRuns = "runs"
    }
  }
  extension Label.Anchor: Codable {}
#endif
