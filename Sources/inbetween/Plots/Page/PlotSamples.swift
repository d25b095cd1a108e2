import MotionNumerics

/// What the script of a page needs to know of a plot: the axes, and the samples of all curves.
///
/// It holds numbers alone, no text, so that nothing in it can end the element that it stands in.
struct PlotSamples {
  private let plot: CurvePlot
  private let layout: PlotLayout

  init(of plot: CurvePlot) {
    self.plot = plot
    layout = PlotLayout(of: plot)
  }

  /// The samples as JSON.
  var json: String {
    let axes = layout.frames[0]
    let panes = zip(layout.frames, plot.panes).map(pane)
    let places = Self.json(DecimalPlaces(resolving: axes.times, into: 500))
    return """
      {"x":\(axis(axes.times, from: axes.left, to: axes.right)),"places":\(places),
      "panes":[
      \(panes.joined(separator: ",\n"))
      ]}
      """
  }

  private func pane(in frame: PlotFrame, _ pane: CurvePlot.Pane) -> String {
    let curves = pane.series.map { curve($0, over: frame.times) }
    return """
      {"y":\(axis(frame.values, from: frame.bottom, to: frame.top)),"curves":[
      \(curves.joined(separator: ",\n"))
      ]}
      """
  }

  /// The samples of a curve, and the places with which its values are shown, up to six digits.
  private func curve(_ series: CurvePlot.Series, over times: PlotRange) -> String {
    let values = PlotRange(covering: [series.shownValues], padding: 0)
    let places = Self.json(DecimalPlaces(resolving: values, into: 1e5))
    return """
      {"places":\(places),
      "times":[\(rounded(series.times, to: DecimalPlaces(resolving: times, into: 1e9)))],
      "values":[\(rounded(series.values, to: DecimalPlaces(resolving: values, into: 1e8)))]}
      """
  }

  /// The ends of an axis and where they lie in the picture.
  private func axis(_ range: PlotRange, from start: Double, to end: Double) -> String {
    let numbers = [("lower", range.lower), ("upper", range.upper), ("start", start), ("end", end)]
    return "{" + numbers.map { "\"\($0)\":\($1.shortestDecimal)" }.joined(separator: ",") + "}"
  }

  private static func json(_ places: DecimalPlaces?) -> String { places.map { String($0.count) } ?? "null" }

  private func rounded(_ numbers: [Double], to places: DecimalPlaces?) -> String {
    numbers.map { number in
      if number.isNaN { return "null" }
      // JSON has no infinity, but a number too large for a double is read as one.
      if number.isInfinite { return number < 0 ? "-1e999" : "1e999" }
      return (places?.rounding(number) ?? number).shortestDecimal
    }.joined(separator: ",")
  }
}

/// A number of places behind the decimal point.
struct DecimalPlaces: Equatable {
  let count: Int
  private let unitsPerWhole: Double

  /// As few places as tell numbers apart that differ by a part of a range; nil where so many would make no sense.
  init?(resolving range: PlotRange, into parts: Double) {
    let step = range.halfLength / parts * 2
    var count = 0
    var unitsPerWhole = 1.0
    while count < 15 && unitsPerWhole * step < 1 {
      count += 1
      unitsPerWhole *= 10
    }
    let greatest = max(range.lower.magnitude, range.upper.magnitude)
    guard unitsPerWhole * step >= 1 && greatest * unitsPerWhole < 0x1p53 else { return nil }
    self.count = count
    self.unitsPerWhole = unitsPerWhole
  }

  func rounding(_ number: Double) -> Double {
    let scaled = number * unitsPerWhole
    // From 2⁵³ on, doubles are whole numbers. Adding zero turns −0 into 0.
    return scaled.magnitude < 0x1p53 ? scaled.rounded() / unitsPerWhole + 0 : number
  }
}
