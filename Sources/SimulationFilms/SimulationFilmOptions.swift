public import MotionValues

/// The looks of a ``SimulationFilm``: its texts, colours and sizes.
///
/// ```swift
/// var options = SimulationFilmOptions(title: "A chain", names: ["cart", "load"])
/// options.traceDuration = 0
/// ```
public struct SimulationFilmOptions: Sendable, Hashable {
  /// The heading; empty for none.
  public var title: String
  /// Whether the pictures show the heading, which a page around them may have.
  public var showsTitle: Bool
  /// The names of the bodies, for the legend and for the groups of the scenes; empty for `body 0`, `body 1` and so on.
  public var names: [String]
  /// The marks of the simulation's events, in their order; empty for those that follow from the events.
  public var marks: [SimulationFilmMark]
  /// The greatest width and height of the area in which the bodies move, in points; at least 360 × 120.
  ///
  /// The shape of the area is that of the motion. Numbers, heading and legend take room around it.
  public var size: SIMD2<Double>
  /// The colours of the bodies, in turn.
  ///
  /// More than twelve bodies cannot be told apart: then all bodies that springs join have one colour.
  public var colors: [Color]
  /// The colour behind everything; nil for none.
  public var background: Color?
  /// The duration of the traces behind the bodies in seconds; 0 for none.
  public var traceDuration: Double

  /// Creates options.
  public init(
    title: String = "", names: [String] = [], marks: [SimulationFilmMark] = [], size: SIMD2<Double> = [640, 440],
    colors: [Color] = SimulationFilmOptions.defaultColors, background: Color? = .white, traceDuration: Double = 0.45,
    showsTitle: Bool = true
  ) {
    self.title = title
    self.showsTitle = showsTitle
    self.names = names
    self.marks = marks
    self.size = size
    self.colors = colors
    self.background = background
    self.traceDuration = traceDuration
  }
}

/// Where a film marks an event: at the anchor of a spring if there is one, else at a body.
///
/// A ring widens at the mark when the event happens. An event with neither has no mark.
public struct SimulationFilmMark: Sendable, Hashable {
  /// The index of the body at the event.
  public var body: Int?
  /// The index of the spring that the event changes.
  public var spring: Int?

  /// Creates a mark.
  public init(body: Int? = nil, spring: Int? = nil) {
    self.body = body
    self.spring = spring
  }
}
