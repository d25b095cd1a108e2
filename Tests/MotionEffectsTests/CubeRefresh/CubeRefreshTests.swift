import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionEffects

/// The numbers of `Documentation/Effects.md`, *Cube refresh*.
@Suite struct CubeRefreshTests {
  /// The keyframes in units of half a cube.
  private static let ring: [SIMD2<Double>] = [
    [-1, -2], [1, -2], [1, 0], [1, 0], [1, 2], [-1, 2], [-1, 0], [-1, 0],
  ]

  @Test func defaults() {
    let parameters = CubeRefresh.Parameters()
    #expect(parameters.cubeUnit == 10)
    #expect(parameters.timeDuration == 2)
    #expect(parameters.curve == .cubicBezier(0.24, 0.52, 0.43, 0.8))
    #expect(parameters.startDelay == 0.1)
    #expect(parameters.completionDelay == 0.3)
    #expect(parameters.topColor == Color(hex: 0x487AC8))
    #expect(parameters.frontColor == Color(hex: 0x5975FB))
    #expect(parameters.sideColor == Color(hex: 0x3C51DC))
    #expect(CubeRefresh().channelNames.last == "step")
  }

  @Test func formsOfThePull() {
    var effect = CubeRefresh()
    for (pull, step, fraction) in [(0, 0, 0.0), (0.2, 0, 0.4), (0.5, 1, 0), (0.75, 1, 0.5), (1, 2, 0)] {
      effect.pull(to: pull, at: 0)
      let centers = cubes(effect, at: 0)
      for cube in 0..<4 {
        let from = Self.ring[(step + 2 * cube) % 8]
        let to = Self.ring[(step + 2 * cube + 1) % 8]
        let expected = 5 * (from + (to - from) * fraction)
        // 0.2 · 2 is a rounded number of steps.
        #expect((centers[cube] - expected).max() < 1e-14 && (expected - centers[cube]).max() < 1e-14)
      }
      #expect(effect.channels(at: 0).last == Double(step))
    }
    effect.pull(to: 7, at: 1)
    #expect(effect.channels(at: 1).last == 2)
    effect.pull(to: -3, at: 2)
    #expect(effect.channels(at: 2) == CubeRefresh().channels(at: 0))
    #expect(effect.phase(at: 2) == .idle)
  }

  @Test func evenFormsAreOneSetOddOnesItsMirror() {
    let even = Set([SIMD2(-0.5, -1), SIMD2(-0.5, 0), SIMD2(0.5, 0), SIMD2(0.5, 1)])
    let odd = Set([SIMD2(0.5, -1), SIMD2(0.5, 0), SIMD2(-0.5, 0), SIMD2(-0.5, 1)])
    for form in 0..<8 {
      #expect(Set((0..<4).map { CubeForms.position(of: $0, in: form) }) == (form % 2 == 0 ? even : odd))
      let moving = (0..<4).filter { CubeForms.position(of: $0, in: form) != CubeForms.position(of: $0, in: form + 1) }
      #expect(moving == (form % 2 == 1 ? [0, 1, 2, 3] : form % 4 == 0 ? [0, 2] : [1, 3]))
    }
  }

  @Test func loopShowsKeyframesAndTheCurveBetweenThem() {
    var effect = CubeRefresh()
    effect.beginRefreshing(at: 5)
    #expect(effect.channels(at: 5.05) == CubeRefresh().channels(at: 0))
    for step in 0..<40 {
      for fraction in [0.25, 0.5] {
        let centers = cubes(effect, at: 5.1 + 0.25 * (Double(step) + fraction))
        let eased = CubicBezier(0.24, 0.52, 0.43, 0.8).value(at: fraction)
        for cube in 0..<4 {
          let from = Self.ring[(step + 2 * cube) % 8]
          let expected = 5 * (from + (Self.ring[(step + 2 * cube + 1) % 8] - from) * eased)
          // The time is rounded to 2⁻⁴⁹, the greatest speed 10 · 2.17 / 0.25 = 87 points a second.
          #expect((centers[cube] - expected).max().magnitude < 1e-12)
        }
        #expect(effect.channels(at: 5.1 + 0.25 * (Double(step) + fraction)).last == Double(step % 8))
      }
    }
  }

  @Test func easedPositionsOfTheReference() {
    let effect = CubeRefresh()
    let curve = effect.parameters.curve
    for (time, once, twice) in [
      (0.1, 0.2066, 0.3956), (0.25, 0.4617, 0.7033), (0.5, 0.7358, 0.8880), (0.75, 0.8953, 0.9606),
      (0.9, 0.9625, 0.9865),
    ] {
      // The reference has four digits.
      #expect(abs(curve.value(at: time) - once) <= 5.1e-5)
      #expect(abs(curve.value(at: curve.value(at: time)) - twice) <= 5.1e-5)
      #expect(abs(effect.progress(forEased: curve.value(at: time)) - time) < 1e-15 * 8)
    }
    #expect(abs(curve.slope(at: 0) - 2.1667) < 5e-5 && abs(curve.slope(at: 1) - 0.3509) < 5e-5)
  }

  @Test func projectionOfTheReference() {
    #expect(abs(CubeRefresh.projected([-30, 30], height: 0).x) == 0)
    #expect(CubeRefresh.projected([-30, 30], height: 0).y == 30)
    var effect = CubeRefresh()
    var far = SIMD2<Double>.zero
    effect.beginRefreshing(at: 0)
    for frame in 0...400 {
      let scene = effect.scene(at: Double(frame) / 100)
      let paths = filledPaths(of: scene)
      #expect(paths.count == 16)
      for corner in paths.dropFirst(4).flatMap({ $0.points }) {
        far.x = max(far.x, abs(corner.x - 20))
        far.y = max(far.y, abs(corner.y - 20))
      }
    }
    #expect(abs(far.x - 17.678) < 5e-4 && abs(far.y - 16.036) < 5e-4)
    #expect(effect.scene(at: 0).size == [40, 70])
  }

  @Test func aCubeIsARhombusOnTwoSides() {
    let faces = filledPaths(of: CubeRefresh().scene(at: 0)).dropFirst(4).prefix(3).map { $0.points }
    let top = faces[2]
    let width = (top.map { $0.x }.max() ?? 0) - (top.map { $0.x }.min() ?? 0)
    let height = (top.map { $0.y }.max() ?? 0) - (top.map { $0.y }.min() ?? 0)
    #expect(abs(width - 2.0.squareRoot() * 10) < 1e-12 && abs(height - 10) < 1e-12)
    let rise = faces[0].map { $0.y }
    #expect(abs(abs(rise[0] - rise[3]) - 7.071) < 5e-4)
  }

  @Test func farCubesAreDrawnFirst() {
    var effect = CubeRefresh()
    for pull in stride(from: 0.0, through: 1, by: 0.01) {
      effect.pull(to: pull, at: 0)
      let paths = filledPaths(of: effect.scene(at: 0))
      // The top face's middle is the cube's, raised alike for all: painted from the top of the screen downwards.
      let middles = stride(from: 6, to: 16, by: 3).map { paths[$0].points.reduce(0) { $0 + $1.y } }
      #expect(zip(middles, middles.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    }
  }

  @Test func aWholePullHasThePictureOfNone() {
    var effect = CubeRefresh()
    let rest = shapes(of: effect.scene(at: 0).nodes)
    // The shadows are in the order of the cubes' names, but they look alike.
    let isSame = { (effect: CubeRefresh) in
      let shapes = shapes(of: effect.scene(at: 0).nodes)
      return Set(shapes.prefix(4)) == Set(rest.prefix(4)) && shapes.dropFirst(4) == rest.dropFirst(4)
    }
    effect.pull(to: 1, at: 0)
    #expect(isSame(effect))
    effect.beginRefreshing(at: 0)
    #expect(isSame(effect))
  }

  /// From frame to frame no named group moves further than a cube, 87 points a second: an animation never moves a cube to
  /// the position of another one.
  @Test func groupsKeepTheirCubes() throws {
    var effect = CubeRefresh()
    effect.pull(to: 1, at: 0)
    effect.beginRefreshing(at: 0.5)
    effect.endRefreshing(at: 3.2)
    var positions: [String: SIMD2<Double>] = [:]
    for frame in 0...500 {
      let all = try #require(effect.scene(at: Double(frame) / 100).nodes.first?.asGroup)
      var current: [String: SIMD2<Double>] = [:]
      for case .group(let list) in all.children {
        for case .group(let child) in list.children {
          let position = SIMD2(child.transform.tx, child.transform.ty)
          current[all.name + child.name] = position
          if let old = positions[all.name + child.name] {
            #expect((position - old).norm <= 0.87, "\(child.name) \(frame)")
          }
        }
      }
      #expect(current.count == 8)
      positions = current
    }
  }

  @Test func rejectsBadParameters() {
    let start = CubeRefresh.Parameters()
    func make(_ parameters: CubeRefresh.Parameters) throws -> CubeRefresh { try CubeRefresh(validating: parameters) }
    for value in boundlessNumbers {
      expectRefusal(
        start,
        [
          { $0.shadowOffset.x = value }, { $0.shadowOffset.y = value }, { $0.shadowSize = value },
          { $0.startDelay = value }, { $0.completionDelay = value },
        ], make: make)
    }
    for value in notPositiveNumbers {
      expectRefusal(start, [{ $0.cubeUnit = value }, { $0.timeDuration = value }], make: make)
    }
    expectRefusal(
      start,
      [
        { $0.shadowSize = -1 }, { $0.startDelay = -0.1 }, { $0.completionDelay = -0.1 },
        { $0.curve = .cubicBezier(0.5, -1, 0.5, 2) }, { $0.topColor = badColor }, { $0.frontColor = badColor },
        { $0.sideColor = badColor }, { $0.shadowColor = badColor },
      ], make: make)
  }

  /// The largest and the smallest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: EffectVariant.allCases) func extremeParameters(variant: EffectVariant) throws {
    for (cubeUnit, duration) in [(1e9, 1e9), (1e9, 1e-3), (1e-3, 1e9), (1e-3, 1e-3)] {
      let parameters = changed(CubeRefresh.Parameters()) {
        $0.cubeUnit = cubeUnit
        $0.shadowOffset = [1e9, -1e9]
        $0.shadowSize = 1e9
        $0.timeDuration = duration
        $0.startDelay = 1e9
        $0.completionDelay = 1e9
      }
      var effect = CubeRefresh(parameters: parameters, variant: variant)
      effect.pull(to: 0.3, at: 0)
      effect.beginRefreshing(at: 1)
      for time in [0.5, 1, 1e9 + 2, 1e300] {
        #expect(try !effect.scene(at: time).svg().isEmpty)
        #expect(effect.channels(at: time).allSatisfy { $0?.isFinite == true })
      }
      effect.endRefreshing(at: 1e9 + 2)
      #expect(effect.restTime.isFinite)
      expectNoStumble(effect)
      #expect(effect.location(of: Array(repeating: [1e300, -1e300], count: 4)) != nil)
    }
  }

  @Test func timesWithoutAPose() {
    var effect = CubeRefresh()
    #expect(effect.channels(at: .infinity) == effect.channels(at: 0))
    effect.beginRefreshing(at: 0)
    for time in [Double.nan, .infinity] {
      #expect(effect.channels(at: time).allSatisfy { $0?.isNaN == true })
      #expect(effect.scene(at: time).nodes.isEmpty)
    }
    #expect(effect.channels(at: -.infinity) == CubeRefresh().channels(at: 0))
    #expect(effect.channels(at: 1e300).allSatisfy { $0?.isFinite == true })
    effect.endRefreshing(at: 1)
    #expect(effect.channels(at: .infinity) == CubeRefresh().channels(at: 0))
  }

  @Test func anyFrameRateAndOrder() {
    var effect = CubeRefresh()
    effect.pull(to: 0.3, at: 0)
    effect.beginRefreshing(at: 0.25)
    effect.endRefreshing(at: 2)
    expectOrderDoesNotMatter(effect, until: 4)
  }
}

/// The centres of the cubes from the channels.
func cubes(_ effect: CubeRefresh, at time: Double) -> [SIMD2<Double>] {
  let channels = effect.channels(at: time).map { $0 ?? .nan }
  return (0..<4).map { SIMD2(channels[2 * $0], channels[2 * $0 + 1]) }
}

extension Path {
  /// The ends of its lines.
  fileprivate var points: [SIMD2<Double>] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }
}
