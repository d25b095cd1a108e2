import MotionCurves
import MotionDynamics
public import MotionValues
import PlotParts

extension SimulationFilmOptions {
  /// The palette of "Color Universal Design" by Okabe and Ito, 2008, with darker faint colours.
  public static var defaultColors: [Color] { SeriesStyle.colors }
}

/// The numbers that a film can show.
package enum SimulationFilmLimits {
  /// The largest number of bodies.
  package static let bodyCount = 1000
  /// The largest number of springs.
  package static let springCount = 10_000
  /// The largest number of bodies and springs in all pictures of an animation, which take a gigabyte together.
  package static let partCount = 500_000
}

extension SimulationFilmOptions {
  /// Throws unless a film can show a network with these options.
  func check<Point>(for trajectory: Trajectory<SpringNetwork<Point>>) throws(ParameterError) {
    let simulation = trajectory.simulation
    let (bodies, springs) = (simulation.system.masses.count, simulation.system.springs.count)
    try Self.require((1...2).contains(Point.scalarCount), "the space", Point.scalarCount, "a line or a plane")
    try Self.require((1...SimulationFilmLimits.bodyCount).contains(bodies), "bodies", bodies, "1...1000 to be drawn")
    try Self.require(springs <= SimulationFilmLimits.springCount, "springs", springs, "at most 10000 to be drawn")
    try Self.require(names.isEmpty || names.count == bodies, "names", names.count, "none, or one for each body")
    let events = simulation.events.count
    try Self.require(marks.isEmpty || marks.count == events, "marks", marks.count, "none, or one for each event")
    for mark in marks {
      let isInside = (0..<bodies).contains(mark.body ?? 0) && (mark.spring.map { (0..<springs).contains($0) } ?? true)
      guard isInside else {
        throw ParameterError(parameter: "marks", value: "\(mark)", allowed: "a body and a spring of the network")
      }
    }
    try Self.require(!colors.isEmpty, "colors", colors.count, "one or more")
    for (length, least) in [(size.x, FilmLayout.least.x), (size.y, FilmLayout.least.y)] {
      guard length >= least && length <= 1e6 else {
        throw ParameterError(
          parameter: "size", value: length.shortestDecimal, allowed: "360...1000000 wide and 120...1000000 high")
      }
    }
    try ParameterError.requireNotNegative(traceDuration, "traceDuration")
  }

  private static func require(
    _ condition: Bool, _ parameter: String, _ count: Int, _ allowed: String
  ) throws(ParameterError) {
    guard !condition else { return }
    throw ParameterError(parameter: parameter, value: "\(count)", allowed: allowed)
  }
}
