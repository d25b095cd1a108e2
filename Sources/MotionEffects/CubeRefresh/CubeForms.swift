/// The forms of the four cubes: eight keyframes on a ring of six positions.
///
/// All cubes move along the same ring, each two keyframes ahead of the one before. Every even form has the same set of
/// positions (an S of four squares), and every odd form has its mirror image. So the picture has a period of two steps,
/// and the cubes have one of eight.
///
/// Source: the original's `cube0KeyPoints` to `cube3KeyPoints`.
enum CubeForms {
  /// The number of cubes.
  static let cubeCount = 4
  /// The number of forms, after which every cube is at its first position again.
  static let count = 8
  /// The number of steps in a whole pull.
  static let pullCount = 2

  /// The ring in units of a cube; positions 2 and 3 are equal, and so are 6 and 7.
  private static let ring: [SIMD2<Double>] = [
    [-0.5, -1], [0.5, -1], [0.5, 0], [0.5, 0], [0.5, 1], [-0.5, 1], [-0.5, 0], [-0.5, 0],
  ]

  /// The position of a cube in a form, in units of a cube.
  static func position(of cube: Int, in form: Int) -> SIMD2<Double> {
    ring[(form + 2 * cube) % count]
  }
}

/// The pose of the cubes between two forms.
struct CubePose: Sendable, Hashable {
  /// The form at the start of the step, 0…7.
  var step: Int
  /// The eased progress of the step, 0…1.
  var easedProgress: Double

  /// The pose at the start of a pull and after a reset.
  static let start = CubePose(step: 0, easedProgress: 0)

  /// The position of a cube, in units of a cube.
  func position(of cube: Int) -> SIMD2<Double> {
    let start = CubeForms.position(of: cube, in: step)
    let end = CubeForms.position(of: cube, in: step + 1)
    return start + (end - start) * easedProgress
  }

  /// The centre of a cube whose edge is a unit, in points.
  func center(of cube: Int, unit: Double) -> SIMD2<Double> { position(of: cube) * unit }
}

/// The time of the loop in steps: constant until the start, then increasing without end.
struct CubeClock: Sendable, Hashable {
  /// The start time in seconds.
  var start: Double
  /// The steps until the start.
  var offset: Double
  /// The duration of a step in seconds.
  var stepDuration: Double

  /// The steps at a time.
  func steps(at time: Double) -> Double {
    time <= start ? offset : offset + (time - start) / stepDuration
  }

  /// The time at which the clock reaches a number of steps beyond its offset.
  func time(of steps: Double) -> Double {
    start + (steps - offset) * stepDuration
  }
}
