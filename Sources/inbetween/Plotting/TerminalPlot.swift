import MotionNumerics
import PlotParts

/// A plot in characters: lines of braille dots between axes, for terminals.
///
/// A character has two by four dots. In Unicode's braille patterns, U+2800 to U+28FF, each dot is a bit.
struct TerminalPlot {
  private let plot: CurvePlot
  private let width: Int
  private let hasColors: Bool

  /// The range of widths in which a plot is readable.
  private static let widths = 40...120
  /// The number of lines of the first axes, and of each other pane.
  private static let heights = (first: 16, other: 9)

  /// Lays out a plot for a terminal with a number of columns.
  init(_ plot: CurvePlot, columns: Int, hasColors: Bool) {
    self.plot = plot
    width = min(max(columns - 1, Self.widths.lowerBound), Self.widths.upperBound)
    self.hasColors = hasColors
  }

  /// The lines: title, axes from top to bottom, the x axis, the legend.
  var text: String {
    let times = PlotRange(covering: plot.panes.flatMap { $0.series.map(\.times) }, padding: 0)
    let panes = plot.panes.enumerated().map { index, pane in
      (pane, TerminalAxis(pane, lines: index == 0 ? Self.heights.first : Self.heights.other))
    }
    let margin = (panes.map { $0.1.labelWidth }.max() ?? 0) + 1
    var lines = plot.title.isEmpty ? [] : [plot.title]
    for (pane, axis) in panes {
      lines.append(String(repeating: " ", count: margin) + pane.yLabel)
      lines += axis.lines(of: pane, over: times, width: width - margin - 1, margin: margin, paint: painted)
    }
    lines.append(timeAxis(times, margin: margin))
    return (lines + legend).map { $0 + "\n" }.joined()
  }

  private func timeAxis(_ times: PlotRange, margin: Int) -> String {
    let (first, last) = (times.lower.rounded(places: 4), times.upper.rounded(places: 4))
    let room = width - margin - first.count - last.count
    let label = plot.xLabel.count + 2 <= room ? plot.xLabel : ""
    let before = (room - label.count) / 2
    return String(repeating: " ", count: margin) + first + String(repeating: " ", count: max(before, 1)) + label
      + String(repeating: " ", count: max(room - label.count - before, 1)) + last
  }

  private var legend: [String] {
    plot.panes[0].series.enumerated().map { index, series in
      painted("⣀⣀⣀", index) + " " + series.name + (series.note.map { "  " + $0 } ?? "")
    }
  }

  /// A text in the colour of a series.
  ///
  /// The colours are those of ECMA-48 that are readable on light and dark grounds.
  private func painted(_ text: String, _ index: Int) -> String {
    let colors = [36, 33, 32, 35, 31, 34]
    return hasColors ? "\u{1B}[\(colors[index % colors.count])m\(text)\u{1B}[0m" : text
  }
}

/// The y axis of a pane, and its rows of characters.
private struct TerminalAxis {
  private let values: PlotRange
  private let lineCount: Int
  private let labels: [Int: String]

  /// The width of the widest label.
  var labelWidth: Int { labels.values.map(\.count).max() ?? 0 }

  init(_ pane: CurvePlot.Pane, lines: Int) {
    let values = PlotRange(covering: pane.series.map(\.shownValues), padding: 0.02)
    let ticks = AxisTicks(in: values, atMost: max(2, lines / 3)).ticks
    self.values = values
    lineCount = lines
    labels = Dictionary(
      ticks.map { (Self.line(of: values.fraction(of: $0.value), lines), $0.label) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The line at a fraction of the height; lines are counted from the top.
  private static func line(of fraction: Double, _ lines: Int) -> Int {
    min(max(Int(((1 - fraction) * Double(lines)).rounded(.down)), 0), lines - 1)
  }

  /// The rows of the frame with its curves; a later curve covers the colours of those before it.
  func lines(
    of pane: CurvePlot.Pane, over times: PlotRange, width: Int, margin: Int, paint: (String, Int) -> String
  ) -> [String] {
    var dots = [[UInt32]](repeating: [UInt32](repeating: 0, count: width), count: lineCount)
    var owners = [[Int]](repeating: [Int](repeating: 0, count: width), count: lineCount)
    for (index, series) in pane.series.enumerated() {
      for dot in self.dots(of: series, over: times, width: width) {
        dots[dot.y / 4][dot.x / 2] |= Self.bit(x: dot.x % 2, y: dot.y % 4)
        owners[dot.y / 4][dot.x / 2] = index
      }
    }
    return dots.indices.map { line in
      let label = labels[line] ?? ""
      let cells = dots[line].indices.map { column in
        let pattern = dots[line][column]
        let character = Unicode.Scalar(0x2800 + pattern).map { String(Character($0)) } ?? " "
        return pattern == 0 ? " " : paint(character, owners[line][column])
      }
      return String(repeating: " ", count: margin - 1 - label.count) + label + (label.isEmpty ? " │" : " ┤")
        + cells.joined()
    }
  }

  /// The dots of a curve, without gaps between neighbours.
  private func dots(of series: CurvePlot.Series, over times: PlotRange, width: Int) -> [SIMD2<Int>] {
    var all: [SIMD2<Int>] = []
    var last: SIMD2<Int>?
    for (time, value) in zip(series.times, series.values) {
      guard time.isFinite, !value.isNaN else {
        last = nil
        continue
      }
      let dot = SIMD2(
        Self.place(times.fraction(of: time), 2 * width), Self.place(1 - values.fraction(of: value), 4 * lineCount))
      let start = last ?? dot
      let steps = max(abs(dot.x - start.x), abs(dot.y - start.y), 1)
      for step in 0...steps {
        all.append([
          start.x + (dot.x - start.x) * step / steps, start.y + (dot.y - start.y) * step / steps,
        ])
      }
      last = dot
    }
    return all
  }

  private static func place(_ fraction: Double, _ count: Int) -> Int {
    min(max(Int((min(max(fraction, 0), 1) * Double(count)).rounded(.down)), 0), count - 1)
  }

  /// The bit of a dot: 1 to 4, 2 to 5, 3 to 6 from top to bottom, then 7 and 8.
  private static func bit(x: Int, y: Int) -> UInt32 {
    y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt32(y + 3 * x)
  }
}
