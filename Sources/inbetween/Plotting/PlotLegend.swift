internal import MotionNumerics
import PlotParts
internal import VectorScene

/// The names of the curves with samples of their lines, in as few rows as possible.
struct PlotLegend {
  /// The height of all rows in points.
  let height: Double

  private let columns: [Column]

  private struct Entry {
    let name: String
    let note: String
    let style: SeriesStyle
  }

  /// A column of entries with aligned notes.
  private struct Column {
    let entries: ArraySlice<Entry>
    let noteOffset: Double
    let width: Double

    init(_ entries: ArraySlice<Entry>) {
      self.entries = entries
      let nameWidth = entries.map { text.width(of: $0.name) }.max() ?? 0
      let noteWidth = entries.map { text.width(of: $0.note) }.max() ?? 0
      noteOffset = nameOffset + nameWidth + gap
      width = noteOffset + noteWidth
    }
  }

  private static let text = TextMeasure(size: 13)
  private static let rowHeight = 23.0
  private static let sampleWidth = 44.0
  private static let gap = 12.0
  private static let nameOffset = sampleWidth + gap
  private static let columnGap = 30.0
  private static let maximumColumnCount = 3
  /// The greatest number of characters of a name and of a note; longer ones get an ellipsis.
  private static let characterLimits = (name: 60, note: 40)

  /// Lays out the legend for a width in points.
  init(_ series: [CurvePlot.Series], width: Double) {
    let entries = Self.entries(for: series, width: width)
    let layouts = (1...Self.maximumColumnCount).reversed().map { Self.columns($0, of: entries) }
    columns = layouts.first { Self.width(of: $0) <= width } ?? Self.columns(1, of: entries)
    height = Double(columns.first?.entries.count ?? 0) * Self.rowHeight
  }

  /// The nodes of the legend with its top left corner at a point.
  func nodes(x: Double, y: Double) -> [Node] {
    var left = x
    var nodes: [Node] = []
    for column in columns {
      for (row, entry) in column.entries.enumerated() {
        let middle = y + (Double(row) + 0.5) * Self.rowHeight
        nodes += Self.nodes(for: entry, left: left, noteOffset: column.noteOffset, middle: middle)
      }
      left += column.width + Self.columnGap
    }
    return nodes
  }

  private static func entries(for series: [CurvePlot.Series], width: Double) -> [Entry] {
    let textWidth = width - nameOffset - gap
    let notes = series.map { series in
      text.shortened(series.note ?? "", to: characterLimits.note, toWidth: textWidth * 0.4)
    }
    let nameWidth = textWidth - (notes.map(text.width).max() ?? 0)
    return series.enumerated().map { index, series in
      let name = text.shortened(series.name, to: characterLimits.name, toWidth: nameWidth)
      return Entry(name: name, note: notes[index], style: SeriesStyle(index: index))
    }
  }

  /// The entries in at most `count` columns of equal length; the last may be shorter.
  private static func columns(_ count: Int, of entries: [Entry]) -> [Column] {
    let length = max(1, (entries.count + count - 1) / count)
    return stride(from: 0, to: entries.count, by: length).map { start in
      Column(entries[start..<min(start + length, entries.count)])
    }
  }

  private static func width(of columns: [Column]) -> Double {
    columns.map(\.width).reduce(0, +) + columnGap * Double(columns.count - 1)
  }

  private static func nodes(for entry: Entry, left: Double, noteOffset: Double, middle: Double) -> [Node] {
    let sample = Path(polyline: [[left, middle], [left + sampleWidth, middle]])
    let baseline = middle + 0.35 * text.size
    let name = Label(
      entry.name, at: [left + nameOffset, baseline], size: text.size, color: PlotInk.text)
    let note = Label(
      entry.note, at: [left + noteOffset, baseline], size: text.size, color: PlotInk.muted)
    let labels = entry.note.isEmpty ? [name] : [name, note]
    return [.shape(Shape(sample, stroke: entry.style.stroke))] + labels.map(Node.label)
  }
}

extension ClosedRange<Double> {
  /// The range of a curve's values as a note in a legend.
  var legendNote: String { "min \(lowerBound.rounded(places: 4)) · max \(upperBound.rounded(places: 4))" }
}

extension [Double] {
  /// The range of the finite numbers; nil if there is none.
  var finiteRange: ClosedRange<Double>? {
    let numbers = filter(\.isFinite)
    guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
    return least...greatest
  }
}
