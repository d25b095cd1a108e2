import MotionCurves
internal import MotionPaths

/// The number of dashes of a pattern, counted before they are made.
struct DashCount {
  /// The length after which the pattern is repeated.
  let period: Double
  /// The length of a dash on average.
  let meanLength: Double
  private let rhythms: [Rhythm]

  /// The frequency of dashes along a line.
  private struct Rhythm {
    /// The number of dashes in a period.
    let count: Double
    let period: Double
    /// The least length of a dash with the gap behind it.
    let least: Double

    init?(_ lengths: [Double]) {
      let pairs = stride(from: 0, to: lengths.count, by: 2).map { lengths[$0] + lengths[$0 + 1] }
      period = pairs.reduce(0, +)
      guard period > 0 else { return nil }
      count = Double(pairs.count)
      least = pairs.reduce(.infinity) { min($0, $1) }
    }

    /// The most dashes of a line: the lesser of two bounds, by whole periods and by the shortest dash with its gap.
    func most(along length: Double) -> Double {
      min(((length / period).rounded(.down) + 2) * count, length / least + 2)
    }
  }

  /// Creates the count of a pattern; nil for a pattern without a positive length.
  ///
  /// Dashes are written in rounded lengths. Lengths that become 0 make the pattern shorter, and the line has more
  /// dashes.
  init?(_ dash: [Double], decimals: Int) {
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    guard let exact = Rhythm(lengths) else { return nil }
    period = exact.period
    let dashes = stride(from: 0, to: lengths.count, by: 2).map { lengths[$0] }
    meanLength = dashes.reduce(0, +) / exact.count
    let units = (0..<decimals).reduce(1.0) { unit, _ in 10 * unit }
    rhythms = [exact] + (Rhythm(lengths.map { ($0 * units).rounded() / units }).map { [$0] } ?? [])
  }

  /// The most dashes of a text.
  func most(of label: Label) -> Double {
    // No letter of a usual font has an outline of twenty times its size.
    most(along: 20 * label.size * Double(label.text.unicodeScalars.count))
  }

  /// The most dashes of a line of a length, in points.
  func most(along length: Double) -> Double {
    rhythms.reduce(0) { max($0, $1.most(along: length)) }
  }

  /// The most dashes of a path: its curves are shorter than the lines through their control points.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func most(along path: Path) -> Double {
    var (most, length, isDrawn) = (0.0, 0.0, false)
    var (start, last) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func add(_ points: SIMD2<Double>...) {
      for point in points {
        length += (point - last).norm
        last = point
      }
      isDrawn = true
    }
    func finish() {
      if isDrawn { most += self.most(along: length) }
      (length, isDrawn) = (0, false)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        (start, last) = (point, point)
      case .line(let end): add(end)
      case .quadratic(let control, let end): add(control, end)
      case .cubic(let control1, let control2, let end): add(control1, control2, end)
      case .arc(_, _, _, _, let end):
        // No longer than the same part of the circle around the ellipse, and no shorter than the chord.
        let arcs = Path(elements: [.move(to: last), element]).subpaths.flatMap { $0.segments }
        if case .arc(let arc)? = arcs.first { length += arc.radii.max() * arc.sweep.magnitude } else { add(end) }
        (last, isDrawn) = (end, true)
      case .close:
        add(start)
        finish()
      }
    }
    finish()
    return most
  }
}
