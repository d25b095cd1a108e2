import MotionDynamics
import MotionPaths
import MotionValues
import PlotParts
import VectorScene

/// The discs of the bodies: their sizes, which depend on the masses, and their colours.
struct FilmBodies {
  let radii: [Double]
  let colors: [Color]
  /// Whether each body has its own colour, an entry in the legend and a trace.
  let areNamed: Bool
  /// A disc around the origin for each body.
  ///
  /// It is made once, so that all pictures share its memory.
  private let discs: [[Node]]

  /// The largest number of bodies with one colour each.
  ///
  /// More could not be told apart; then each connected part has one colour.
  private static let mostColors = SeriesStyle.greatestCount

  init<Point>(of motion: FilmMotion<Point>, palette: [Color]) {
    let count = motion.bodyCount
    let areNamed = count <= Self.mostColors
    self.areNamed = areNamed
    // Few bodies are drawn large, a hundred bodies half as large, so that a jelly's mesh remains visible between them.
    let usual = min(max(9 * (12 / Double(count)).squareRoot().squareRoot(), 2.5), 9)
    let masses = motion.network.masses
    let median = masses.sorted()[count / 2]
    // The disc's area is proportional to the mass, within limits of size.
    let radii = masses.map { usual * min(max(($0 / median).squareRoot(), 0.65), 1.6) }
    self.radii = radii
    colors = motion.components.enumerated().map { palette[(areNamed ? $0 : $1) % palette.count] }
    discs = zip(radii, colors).map { radius, color in
      let rim = Stroke(.white, width: min(1.5, 0.25 * radius))
      return [.shape(Shape(.circle(center: .zero, radius: radius), fill: Fill(color), stroke: rim))]
    }
  }

  var greatestRadius: Double { radii.max() ?? 0 }

  /// A body at a point: a disc with a rim in the colour of the paper.
  func node(_ body: Int, name: String, at point: Path.Point) -> Node {
    .group(Group(name: name, transform: .translation(x: point.x, y: point.y), children: discs[body]))
  }
}

/// The names of the bodies with their colours, in as few rows as possible.
struct FilmLegend {
  private struct Entry {
    let name: String
    let color: Color
    let place: SIMD2<Double>
  }

  private var entries: [Entry] = []
  let height: Double

  private static let text = TextMeasure(size: 12)
  private static let rowHeight = 20.0
  private static let dotRadius = 4.5

  /// Lays out a legend; empty for a single body, as the title names it.
  init(_ names: [String], _ bodies: FilmBodies, width: Double) {
    guard bodies.areNamed, names.count > 1 else {
      height = 0
      return
    }
    var place = SIMD2(0, 0.5 * Self.rowHeight)
    for (name, color) in zip(names, bodies.colors) {
      let fitting = Self.text.shortened(name, to: 40, toWidth: width - 20)
      let advance = 2 * Self.dotRadius + 6 + Self.text.width(of: fitting) + 16
      if place.x > 0 && place.x + advance - 16 > width { place = [0, place.y + Self.rowHeight] }
      entries.append(Entry(name: fitting, color: color, place: place))
      place.x += advance
    }
    height = place.y + 0.5 * Self.rowHeight
  }

  /// The legend with its top left corner at a point.
  func nodes(at corner: SIMD2<Double>) -> [Node] {
    entries.flatMap { entry -> [Node] in
      let dot = corner + entry.place + [Self.dotRadius, 0]
      let text = dot + [Self.dotRadius + 6, 0.35 * Self.text.size]
      return [
        .shape(Shape(.circle(center: dot, radius: Self.dotRadius), fill: Fill(entry.color))),
        .label(Label(entry.name, at: text, size: Self.text.size, color: PlotInk.muted)),
      ]
    }
  }
}
