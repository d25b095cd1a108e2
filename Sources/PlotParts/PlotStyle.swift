package import MotionValues
package import VectorScene

/// The greys of a plot, from the strongest to the faintest.
package enum PlotInk {
  /// Title and names.
  package static let text = Color(hex: 0x1A1A1A)
  /// Explanations: labels of axes and ticks, notes.
  package static let muted = Color(hex: 0x595959)
  /// The lines at 0 and at 1.
  package static let reference = Color(hex: 0x8C8C8C)
  /// The frame.
  package static let frame = Color(hex: 0xC4C4C4)
  /// The grid.
  package static let grid = Color(hex: 0xE9E9E9)
}

/// The line style of a series: a colour and a dash pattern.
///
/// Colour-blind people can tell the colours apart; the dashes serve print without colours.
package struct SeriesStyle {
  package let stroke: Stroke

  /// The style of the series with an index, 0 for the first.
  ///
  /// Colours repeat after eight series; pairs of colour and dashes repeat after 64.
  package init(index: Int) {
    let count = Self.colors.count
    let color = Self.color(index)
    // Each further round of colours begins with a different pattern.
    let dash = Self.dashes[(index + index / count) % count]
    stroke = Stroke(color, width: 2.25, cap: .round, join: .round, dash: dash)
  }

  /// The largest number of series in one picture: more could not be told apart.
  package static let greatestCount = 12

  /// The colour of the series with an index.
  package static func color(_ index: Int) -> Color { colors[index % colors.count] }

  /// The palette of "Color Universal Design" by Okabe and Ito, 2008, with darker faint colours, which come last.
  ///
  /// Lines need a contrast of 3 to 1 with white (WCAG 2.2, success criterion 1.4.11). The orange, sky blue and yellow
  /// of the palette have 2.3.
  package static let colors = [
    Color(hex: 0x0072B2), Color(hex: 0xD55E00), Color(hex: 0x009E73), Color(hex: 0xCC79A7),
    Color(hex: 0x000000), Color(hex: 0xB97700), Color(hex: 0x3A93CC), Color(hex: 0x8F8000),
  ]

  /// Round caps lengthen a dash, and shorten the gap after it, by the width of the line.
  private static let dashes: [[Double]] = [
    [], [9, 6], [0.5, 5], [12, 5.5, 0.5, 5.5],
    [18, 6], [3, 5.5], [12, 5.5, 0.5, 5.5, 0.5, 5.5], [18, 6, 4, 6],
  ]
}
