import MotionCurves

/// The numbers of a plot for the script of its page: the axes, and the samples of all curves.
///
/// The samples hold no text, so that they cannot end the element that holds them.
package struct PlotSamples {
  /// An axis of the picture.
  package struct Axis {
    let range: ClosedRange<Double>
    let start: Double
    let end: Double

    /// Creates an axis from its range of numbers and the positions of the two ends in the picture.
    package init(_ range: ClosedRange<Double>, from start: Double, to end: Double) {
      self.range = range
      self.start = start
      self.end = end
    }

    fileprivate var json: String {
      let numbers = [("lower", range.lowerBound), ("upper", range.upperBound), ("start", start), ("end", end)]
      return "{" + numbers.map { "\"\($0)\":\($1.shortestDecimal)" }.joined(separator: ",") + "}"
    }
  }

  /// A curve as samples; straight lines join them.
  package struct Curve {
    let times: [Double]
    let values: [Double]
    let shownRange: ClosedRange<Double>

    /// Creates a curve; the values are rounded to the digits that matter in the range that the picture shows.
    package init(times: [Double], values: [Double], shownRange: ClosedRange<Double>) {
      self.times = times
      self.values = values
      self.shownRange = shownRange
    }
  }

  /// Curves over a y axis.
  package struct Pane {
    let axis: Axis
    let curves: [Curve]

    package init(axis: Axis, curves: [Curve]) {
      self.axis = axis
      self.curves = curves
    }
  }

  private let times: Axis
  private let panes: [Pane]

  /// Creates the samples of panes over a common x axis.
  package init(times: Axis, panes: [Pane]) {
    self.times = times
    self.panes = panes
  }

  /// The samples as JSON.
  package var json: String {
    """
    {"x":\(times.json),"places":\(count(of: DecimalPlaces(resolving: times.range, into: 500))),
    "panes":[
    \(panes.map(pane).joined(separator: ",\n"))
    ]}
    """
  }

  private func pane(_ pane: Pane) -> String {
    """
    {"y":\(pane.axis.json),"curves":[
    \(pane.curves.map(curve).joined(separator: ",\n"))
    ]}
    """
  }

  /// The samples of a curve, and the decimal places with which its values are shown, up to six digits.
  private func curve(_ curve: Curve) -> String {
    let range = curve.shownRange
    return """
      {"places":\(count(of: DecimalPlaces(resolving: range, into: 1e5))),
      "times":[\(rounded(curve.times, to: DecimalPlaces(resolving: times.range, into: 1e9)))],
      "values":[\(rounded(curve.values, to: DecimalPlaces(resolving: range, into: 1e8)))]}
      """
  }

  private func count(of places: DecimalPlaces?) -> String { places.map { String($0.count) } ?? "null" }

  private func rounded(_ numbers: [Double], to places: DecimalPlaces?) -> String {
    numbers.map { number in
      if number.isNaN { return "null" }
      // JSON has no infinity, but parsers read a number too large for a double as infinite.
      if number.isInfinite { return number < 0 ? "-1e999" : "1e999" }
      return (places?.rounding(number) ?? number).shortestDecimal
    }.joined(separator: ",")
  }
}

/// A number of places behind the decimal point.
struct DecimalPlaces: Equatable {
  let count: Int
  private let unitsPerWhole: Double

  /// The fewest places that distinguish the two ends of every step, where equal steps divide a range.
  ///
  /// It is `nil` where so many places would make no sense: more than 15, or more digits than a double holds.
  init?(resolving range: ClosedRange<Double>, into stepCount: Double) {
    // By halves, as the whole length can be infinite.
    let step = (range.upperBound / 2 - range.lowerBound / 2) / stepCount * 2
    var count = 0
    var unitsPerWhole = 1.0
    while count < 15 && unitsPerWhole * step < 1 {
      count += 1
      unitsPerWhole *= 10
    }
    let greatest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
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
