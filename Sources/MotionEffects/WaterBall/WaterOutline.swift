internal import MotionPaths
internal import RealModule

/// The outline of the water below a wave at its least amplitude, at a level of 0, the same for all times of a lap.
///
/// Travelling waves are this outline, translated: it is longer than the ball is wide by a lap, a whole number of waves.
/// Each lap begins at the same translation.
struct WaterOutline {
  /// The waves of a lap, seven seconds at the default speed.
  private static let wavesPerLap = 8.0
  /// The phase change of a lap in radians.
  static let lapLength = wavesPerLap * 2 * .pi

  /// Whether the surface is drawn as a wave.
  ///
  /// A wave of less than 0.1 radians over the ball differs from a straight line by less than 1/800 of its amplitude. A
  /// wave with more than a hundred crests is a grey band. Both are drawn as lines.
  let isWavy: Bool
  /// The phase change over the width of the ball in radians.
  private let turn: Double
  private let width: Double
  private let amplitude: Double
  private let bottom: Double

  init(_ parameters: WaterBall.Parameters) {
    turn = parameters.turn
    width = parameters.diameter
    amplitude = 2 * parameters.amplitude
    isWavy = abs(turn) >= 0.1 && abs(turn) <= 200 * .pi
    // Even with the level at the top, the bottom lies below the ball, and the wave does not reach it.
    bottom = 2 * width + amplitude
  }

  /// The phase within its lap, at least 0, and whether the lap's number is odd.
  static func lap(of phase: Double) -> (isOdd: Bool, phase: Double) {
    var rest = phase.truncatingRemainder(dividingBy: lapLength)
    if rest < 0 { rest += lapLength }
    let laps = ((phase - rest) / lapLength).rounded()
    return (laps.truncatingRemainder(dividingBy: 2) != 0, rest)
  }

  /// The translation of the outline at a phase of its lap, in points.
  func start(phase: Double) -> Double {
    isWavy ? -phase / turn * width : 0
  }

  /// The wave a·sin(turn·x/width + phase) over the ball and the lap that moves past it, as a cubic for each half wave.
  ///
  /// From crest to trough a cubic has horizontal ends, and handles of the fraction `handle` of the half wave. It
  /// differs from the cosine by 3.8·10⁻⁴ of the amplitude at most, the least possible. Source: minimised numerically.
  func wave(phase: Double) -> Path {
    let handle = 0.36434
    /// The x coordinates of crests and troughs, at turn·x/width + phase = π/2 + index·π.
    let extremum = { (index: Double) in ((index + 0.5) * .pi - phase) / turn * width }
    let height = { (index: Double) in index.truncatingRemainder(dividingBy: 2) == 0 ? amplitude : -amplitude }
    // In widths of the ball.
    let lap = Self.lapLength / turn
    let ends = [min(0, lap), 1 + max(0, lap)].map { (turn * $0 + phase) / .pi - 0.5 }
    var index = min(ends[0], ends[1]).rounded(.down)
    let last = max(ends[0], ends[1]).rounded(.up)
    var path = Path()
    path.move(to: [extremum(index), bottom])
    path.addLine(to: [extremum(index), height(index)])
    while index < last {
      let (start, stop) = (extremum(index), extremum(index + 1))
      path.addCubic(
        [start + handle * (stop - start), height(index)],
        [stop - handle * (stop - start), height(index + 1)], to: [stop, height(index + 1)])
      index += 1
    }
    path.addLine(to: [extremum(last), bottom])
    path.close()
    return path
  }

  /// The outline of a surface that is drawn as a line.
  func line(phase: Double) -> Path {
    let isLong = abs(turn) < 1
    let heights = [0, turn].map { isLong ? amplitude * Double.sin($0 + phase) : 0 }
    var path = Path(polyline: [[0, bottom], [0, heights[0]], [width, heights[1]], [width, bottom]])
    path.close()
    return path
  }
}
