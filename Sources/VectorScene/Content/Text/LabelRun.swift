public import MotionValues

extension Label {
  /// Letters of a text with separate colours, moved from where the text would place them.
  ///
  /// A change of the shift moves nothing but the letters: those after them stay.
  public struct Run: Sendable, Hashable {
    /// The letters.
    public var text: String
    /// The colour of the letters.
    public var color: Color
    /// The colour and the width in points of the outlines, in place of those of the text's stroke, if it has one.
    public var outline: Outline?
    /// The space added after each letter, in points.
    public var letterSpacing: Double
    /// The distance in points by which the letters are moved.
    public var shift: SIMD2<Double>

    /// The painting of outlines in one colour.
    public struct Outline: Sendable, Hashable {
      /// The colour.
      public var color: Color
      /// The width in points, at least 0.
      public var width: Double

      /// Creates an outline.
      public init(_ color: Color, width: Double) {
        self.color = color
        self.width = width
      }
    }

    /// Creates a run of letters.
    public init(
      _ text: String, color: Color = .black, outline: Outline? = nil, letterSpacing: Double = 0,
      shift: SIMD2<Double> = .zero
    ) {
      self.text = text
      self.color = color
      self.outline = outline
      self.letterSpacing = letterSpacing
      self.shift = shift
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Label.Run: Codable {}
  extension Label.Run.Outline: Codable {}
#endif
