package import VectorScene

/// Estimates the width of text without a font.
///
/// The estimates follow DejaVu Sans, the widest of the common sans-serif fonts, so that text fits in its space.
package struct TextMeasure: Sendable {
  /// The font size in points.
  package let size: Double
  /// The boldness.
  package let weight: Label.Weight

  package init(size: Double, weight: Label.Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The text of the numbers along an axis.
  package static let ticks = TextMeasure(size: 12)

  /// The estimated width in points.
  package func width(of text: String) -> Double {
    let widths = text.map(relativeWidth)
    return widths.reduce(0, +) * size * (weight == .bold ? 1.12 : 1)
  }

  /// The text, with an ellipsis in its middle if it exceeds a number of characters or a width.
  ///
  /// The beginning keeps twice as many characters as the end: enough to tell long notations apart.
  package func shortened(_ text: String, to limit: Int = 200, toWidth width: Double) -> String {
    var kept = min(text.count, limit)
    var result = text.count > limit ? elided(text, keeping: kept - 1) : text
    while kept > 1 && self.width(of: result) > width {
      kept -= 1
      result = elided(text, keeping: kept - 1)
    }
    return result
  }

  private func elided(_ text: String, keeping count: Int) -> String {
    let tail = count / 3
    return text.prefix(count - tail) + "…" + text.suffix(tail)
  }

  /// The advance of a character as a fraction of the font size.
  private func relativeWidth(_ character: Character) -> Double {
    guard character.isASCII else { return 1 }
    return switch character {
    case " ", ".", ",", ":", ";", "'", "|", "i", "j", "l": 0.34
    case "(", ")", "[", "]", "/", "-", "f", "t", "r", "I": 0.42
    case "m", "w", "M", "W", "%", "@", "+", "=", "<", ">": 0.96
    case "A"..."Z", "&": 0.74
    default: 0.64
    }
  }
}
