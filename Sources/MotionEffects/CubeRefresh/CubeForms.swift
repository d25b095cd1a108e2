/// The forms of the four cubes: eight keyframes on a ring of six places.
///
/// All cubes walk the same ring, each two keyframes ahead of the one before. Every even form is the same set of places
/// (an S of four squares), every odd one its mirror image, so the picture has a period of two steps, the cubes of
/// eight.
///
/// Source: the original's `cube0KeyPoints` to `cube3KeyPoints`.
enum CubeForms {
  /// How many cubes there are.
  static let cubeCount = 4
  /// How many steps lead back to the first form, cube by cube.
  static let count = 8
  /// How many forms a whole pull leads on.
  static let pullCount = 2

  /// The ring in units of a cube; places 2 and 3 are the same, and so are 6 and 7.
  private static let ring: [SIMD2<Double>] = [
    [-0.5, -1], [0.5, -1], [0.5, 0], [0.5, 0], [0.5, 1], [-0.5, 1], [-0.5, 0], [-0.5, 0],
  ]

  /// Where a cube is at a form, in units of a cube.
  static func place(of cube: Int, at form: Int) -> SIMD2<Double> {
    ring[(form + 2 * cube) % count]
  }
}

/// A moment between two forms.
struct CubeMoment: Sendable, Hashable {
  /// The form that it comes from, 0…7.
  var step: Int
  /// The eased part of the way to the next form, 0…1.
  var position: Double

  /// The form that a pull starts at, and that everything is reset to.
  static let start = CubeMoment(step: 0, position: 0)

  /// Where a cube is, in units of a cube.
  func place(of cube: Int) -> SIMD2<Double> {
    let start = CubeForms.place(of: cube, at: step)
    let end = CubeForms.place(of: cube, at: step + 1)
    return start + (end - start) * position
  }
}

/// The time of the loop, counted in steps: stands still until the start, then goes on for ever.
struct CubeClock: Sendable, Hashable {
  /// When it starts.
  var start: Double
  /// The steps that it stands at until then.
  var offset: Double
  /// Seconds for a step.
  var stepDuration: Double

  /// The steps at a time.
  func steps(at time: Double) -> Double {
    time <= start ? offset : offset + (time - start) / stepDuration
  }

  /// When it reaches a number of steps that is ahead of its offset.
  func time(of steps: Double) -> Double {
    start + (steps - offset) * stepDuration
  }
}
