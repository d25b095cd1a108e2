import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathMotionTests {
  /// A curve with positions measured on QuartzCore; its speed, 300·(2t² − 2t + 1), is a polynomial.
  private let arch = PathSegment.cubic(from: [0, 0], control1: [0, 100], control2: [100, 100], to: [100, 0]).path

  // MARK: QuartzCore

  @Test func linearIsUniformInTheParameter() throws {
    for mode in [CalculationMode.linear, .cubic] {
      let motion = PathMotion(arch, pacing: .init(mode))
      #expect(motion.pacing == .bySegment())
      #expect(motion.value(at: 0.25) == [15.625, 56.25])
      #expect(motion.value(at: 0.5) == [50, 75])
    }
  }

  /// QuartzCore's table of lengths is coarse: (10.647822, 48.460465).
  ///
  /// A quarter of the length, 50, is reached at the root t of 2t³/3 − t² + t = 1/6, computed with mpmath.
  @Test func pacedIsUniformInTheLength() throws {
    for mode in [CalculationMode.paced, .cubicPaced] {
      let motion = PathMotion(arch, pacing: .init(mode), tolerance: 1e-12)
      #expect(motion == PathMotion(arch, tolerance: 1e-12))
      let position = motion.value(at: 0.25)
      #expect((position - [10.5892543025018, 48.352395179391]).norm <= 1e-9)
      #expect((position - [10.647822, 48.460465]).norm <= 0.15)
      #expect((motion.distance(at: 0.25) - 50).magnitude <= 1e-9)
      #expect((motion.velocity(at: 0.25).norm - 200).magnitude <= 1e-9)
    }
  }

  /// An ease-in curve over a straight path, measured as 3.153568 of 10 at the half.
  @Test func theOverallCurveComesFirst() throws {
    let line = Path(polyline: [[0, 0], [10, 0]])
    #expect((PathMotion(line, curve: .easeIn).value(at: 0.5).x - 3.153568).magnitude <= 1e-5)
    #expect((PathMotion(line, curve: .easeIn, pacing: .bySegment()).value(at: 0.5).x - 3.153568).magnitude <= 1e-5)
    #expect((PathMotion(line, pacing: .bySegment(curves: [.easeIn])).value(at: 0.5).x - 3.153568).magnitude <= 1e-5)
    // Core Animation's paced modes ignore the curves of segments.
    #expect(PathMotion(line, pacing: .init(.paced, curves: [.easeIn])).value(at: 0.5).x == 5)
  }

  @Test func movesTakeNoTimeAndClosingIsALine() throws {
    var path = Path(polyline: [[0, 0], [2, 0]])
    path.move(to: [10, 10])
    path.addLine(to: [10, 12])
    path.addLine(to: [12, 12])
    path.close()
    let motion = PathMotion(path, pacing: .bySegment())
    #expect(motion.measure.segments.count == 4)
    #expect(motion.value(at: 0.25) == [10, 10])
    #expect(motion.value(at: 0.625) == [11, 12])
    #expect(motion.value(at: 0.875) == [11, 11])
    #expect(motion.value(at: 1) == [10, 10])
  }

  @Test func discreteHoldsTheStartsOfSegments() throws {
    let motion = PathMotion(Path(polyline: [[0, 0], [1, 0], [5, 0]]), pacing: .discrete())
    #expect([0, 0.25, 0.5, 0.75, 1].map { motion.value(at: $0).x } == [0, 0, 1, 1, 5])
    #expect(motion.velocity(at: 0.3) == .zero)
  }

  @Test func keyTimes() throws {
    let path = Path(polyline: [[0, 0], [1, 0], [3, 0]])
    let motion = PathMotion(path, pacing: .bySegment(keyTimes: [0, 0.8, 1]))
    #expect(motion.value(at: 0.4) == [0.5, 0])
    #expect((motion.value(at: 0.9) - [2, 0]).norm <= 1e-14)
    #expect((motion.velocity(at: 0.9) - [10, 0]).norm <= 1e-13)
    // Core Animation's paced modes ignore them, even invalid ones.
    #expect(PathMotion(path, pacing: .init(.paced, keyTimes: [2])).value(at: 0.5) == [1.5, 0])
    // A segment without a duration is a jump.
    let jump = PathMotion(path, pacing: .bySegment(keyTimes: [0, 0, 1]))
    #expect(jump.value(at: 0) == [1, 0])
  }

  // MARK: Paced

  /// The distance travelled in every hundredth of the duration is a hundredth of the whole length.
  @Test func everyHundredthCoversAHundredth() throws {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    var paths = (NastySegments.all + NastySegments.random(60, &random)).map(\.path)
    paths.append(Path(subpaths: NastySegments.all.map { Subpath(start: $0.start, segments: [$0]) }))
    for path in paths {
      let motion = PathMotion(path)
      let measure = motion.measure
      var last = 0.0
      for step in 1...100 {
        let pathPosition = measure.pathPosition(at: Double(step) / 100 * measure.length)
        #expect(
          measure.segments[pathPosition.segment].position(at: pathPosition.parameter)
            == motion.value(at: Double(step) / 100))
        let covered = measure.distance(of: pathPosition)
        worst.note(((covered - last) / (measure.length / 100) - 1).magnitude, "\(path) in step \(step)")
        last = covered
      }
    }
    #expect(worst.error <= 1e-6, "\(worst)")
  }

  @Test func velocityIsTangentTimesSpeed() throws {
    var random = SplitMix64(seed: 2)
    for segment in NastySegments.all + NastySegments.random(60, &random) {
      let motion = PathMotion(segment.path)
      for _ in 0..<20 {
        let time = random.number()
        let velocity = motion.velocity(at: time)
        #expect(velocity == motion.measure.tangent(at: time * motion.measure.length) * motion.measure.length)
        #expect((velocity.norm / motion.measure.length - 1).magnitude <= 1e-15)
      }
    }
  }

  /// The derivative of the position, in every mode and through timing curves.
  @Test(arguments: [CalculationMode.linear, .paced]) func velocityIsTheDerivative(mode: CalculationMode) throws {
    var random = SplitMix64(seed: 3)
    var path = arch
    path.addQuadratic([150, -50], to: [200, 0])
    path.addArc(radii: [30, 20], rotation: 0.5, isLarge: true, isClockwise: false, to: [240, 10])
    let motion = PathMotion(
      path, curve: .cubicBezier(CubicBezier(0.3, 0.1, 0.6, 0.9)),
      pacing: .init(mode, curves: [.easeIn, .easeInOut, .easeOut]), tolerance: 1e-13)
    var worst = WorstCase()
    for _ in 0..<500 {
      let (time, step) = (random.number(in: 0.01...0.99), 1e-5)
      let (before, after) = (motion.segmentIndex(at: time - step), motion.segmentIndex(at: time + step))
      guard before == after else { continue }
      let difference = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      worst.note((difference - motion.velocity(at: time)).norm / (1 + difference.norm), "\(time)")
    }
    // The rounding error and the cells' error over the step, and the third derivative times its square.
    #expect(worst.error <= 1e-5, "\(worst)")
  }

  // MARK: Ends

  @Test func outsideTheKeyTimesThePositionHolds() throws {
    for mode in [CalculationMode.linear, .paced, .discrete] {
      let motion = PathMotion(arch, pacing: .init(mode))
      for time in [-1, -Double.infinity] {
        #expect(motion.value(at: time) == [0, 0])
        #expect(motion.velocity(at: time) == .zero)
        #expect(motion.distance(at: time) == 0)
      }
      for time in [1, 2, Double.infinity] { #expect(motion.value(at: time) == [100, 0]) }
      #expect(motion.velocity(at: 2) == .zero)
      #expect(motion.value(at: .nan).x.isNaN)
      #expect(motion.distance(at: .nan).isNaN)
      #expect(motion.angle(at: .nan).isNaN)
    }
    #expect((PathMotion(arch).velocity(at: 1) - [0, -200]).norm <= 1e-10)
    #expect(PathMotion(arch, pacing: .bySegment()).velocity(at: 1) == [0, -300])
  }

  /// The motion continues in a straight line with the speed at the end, for curves of one segment and of the whole.
  @Test func overshootContinuesInAStraightLine() throws {
    let back = TimingCurve.cubicBezier(CubicBezier(0.34, 1.56, 0.64, 1))
    let overshoot = back.value(at: 0.6)
    #expect(overshoot > 1)
    let paced = PathMotion(arch, curve: back)
    #expect((paced.value(at: 0.6) - [100, -200 * (overshoot - 1)]).norm <= 1e-9)
    #expect((paced.velocity(at: 0.6) - [0, -200 * back.velocity(at: 0.6)]).norm <= 1e-9)
    #expect(paced.distance(at: 0.6) == paced.measure.length)
    for motion in [
      PathMotion(arch, curve: back, pacing: .bySegment()), PathMotion(arch, pacing: .bySegment(curves: [back])),
    ] {
      #expect((motion.value(at: 0.6) - [100, -300 * (overshoot - 1)]).norm <= 1e-9)
      #expect((motion.velocity(at: 0.6) - [0, -300 * back.velocity(at: 0.6)]).norm <= 1e-9)
    }
  }

  @Test func verticalTimingGivesInfiniteVelocity() throws {
    let line = Path(polyline: [[0, 0], [10, 0]])
    let vertical = TimingCurve.cubicBezier(CubicBezier(0, 1, 0, 1))
    for mode in [CalculationMode.linear, .paced] {
      #expect(PathMotion(line, curve: vertical, pacing: .init(mode)).velocity(at: 0) == [.infinity, 0])
    }
  }

  @Test func notANumberStaysOne() throws {
    var path = arch
    path.addLine(to: [200, 0])
    var move = Path()
    move.move(to: [1, 1])
    for path in [path, move] {
      for mode in CalculationMode.allCases {
        let motion = PathMotion(path, pacing: .init(mode))
        #expect(motion.value(at: .nan).x.isNaN)
        #expect(motion.velocity(at: .nan).x.isNaN)
        #expect(motion.angle(at: .nan).isNaN)
        #expect(motion.distance(at: .nan).isNaN)
      }
    }
  }

  // MARK: Rotation

  @Test func rotation() throws {
    let motion = PathMotion(arch)
    #expect(motion.rotation(at: 0, mode: .auto) == .pi / 2)
    #expect(motion.rotation(at: 0, mode: .autoReverse) == .pi / 2 + .pi)
    #expect(motion.rotation(at: 0.5, mode: .auto).magnitude <= 1e-8)
    #expect((motion.rotation(at: 1, mode: .auto) + .pi / 2).magnitude <= 1e-15)
    // Once around a square, and further.
    let square = PathMotion(.rectangle(x: 0, y: 0, width: 1, height: 1), pacing: .bySegment())
    let quarter = Double.pi / 2
    #expect([0.1, 0.3, 0.6, 0.9, 1].map(square.angle(at:)) == [0, quarter, 2 * quarter, 3 * quarter, 3 * quarter])
  }

  /// The matrix that QuartzCore shows for a base scale of (2, 3) where the path points down.
  @Test func rotationComesBeforeTheTransform() throws {
    let angle = PathMotion(Path(polyline: [[0, 0], [0, 10]])).rotation(at: 0.5, mode: .auto)
    let base = Transform3D.scale(x: 2, y: 3, z: 1)
    let turned = Transform3D.rotation(by: angle, about: [0, 0, 1]).concatenated(with: base)
    #expect((turned.m12 - 3).magnitude <= 1e-15)
    #expect((turned.m21 + 2).magnitude <= 1e-15)
  }

  @Test func aPathOfOnePointStays() throws {
    var path = Path()
    path.move(to: [3, 4])
    for mode in CalculationMode.allCases {
      let motion = PathMotion(path, pacing: .init(mode))
      #expect([-1, 0, 0.5, 1, 2].allSatisfy { motion.value(at: $0) == [3, 4] })
      #expect(motion.velocity(at: 0.5) == .zero)
      #expect(motion.angle(at: 0.5) == 0)
    }
  }

  @Test func badInput() {
    let line = Path(polyline: [[0, 0], [1, 0], [2, 0]])
    #expect(throws: ParameterError.self) { try PathMotion(validating: Path()) }
    #expect(throws: ParameterError.self) { try PathMotion(validating: line, tolerance: 1e-20) }
    for duration in [-1, .infinity, .nan] {
      #expect(throws: ParameterError.self) { try PathMotion(validating: line, duration: duration) }
    }
    #expect(throws: ParameterError.self) { try PathMotion(validating: line, delay: .nan) }
    for make in [PathMotion.Pacing.bySegment, PathMotion.Pacing.discrete] {
      for keyTimes in [[0, 1], [0, 0.7, 0.6], [0, .nan, 1]] {
        #expect(throws: ParameterError.self) { try PathMotion(validating: line, pacing: make(keyTimes, [])) }
      }
      #expect(throws: ParameterError.self) {
        try PathMotion(validating: line, pacing: make(nil, [.ease, .ease, .ease]))
      }
      #expect(throws: ParameterError.self) {
        try PathMotion(validating: line, duration: 1e308, pacing: make([0, 1, 10], []))
      }
    }
  }

  @Test func aProgramsOwnBadNumbersTrap() async {
    await #expect(processExitsWith: .failure) { _ = PathMotion(Path()) }
    await #expect(processExitsWith: .failure) { _ = PathMotion("M0 0H1", duration: -1) }
  }

  // MARK: Times

  @Test func durationAndDelay() {
    let line: Path = "M0 0H10"
    let motion = PathMotion(line, duration: 4, delay: 2)
    #expect([-1, 2, 3, 4, 6, 9].map { motion.value(at: $0).x } == [0, 0, 2.5, 5, 10, 10])
    #expect(motion.velocity(at: 3) == [2.5, 0])
    #expect(motion.restTime == 6)
    let bySegment = PathMotion("M0 0H1H3", duration: 10, delay: -1, pacing: .bySegment(keyTimes: [0, 0.5, 0.9]))
    #expect(bySegment.keyTimes == [-1, 4, 8])
    #expect(bySegment.restTime == 8)
    #expect(PathMotion(line, duration: 0, delay: 1).value(at: 1) == [10, 0])
    #expect(PathMotion(line, duration: 0, delay: 1).value(at: 0.9) == [0, 0])
  }

  /// The laws of a motion in every pacing, through jumps, corners and overshooting curves.
  @Test func laws() {
    var path = arch
    path.addLine(to: [200, 0])
    path.addQuadratic([150, -50], to: [200, 40])
    let back = TimingCurve.cubicBezier(CubicBezier(0.34, 1.56, 0.64, -0.4))
    let pacings: [PathMotion.Pacing] = [
      .constantSpeed, .bySegment(), .bySegment(keyTimes: [0, 0, 0.5, 1], curves: [back, .ease]),
      .bySegment(keyTimes: [0, 0.5, 1, 1], curves: [.ease, back, back]), .discrete(), .discrete(curves: [back]),
    ]
    for (index, pacing) in pacings.enumerated() {
      for curve in [TimingCurve.linear, .easeInOut, back] {
        // Constant speed has its corners where the segments meet.
        let isSmooth = pacing != .constantSpeed || curve == .linear
        let motion = PathMotion(
          isSmooth ? path : arch, duration: 2, curve: curve, delay: 0.5, pacing: isSmooth ? pacing : .constantSpeed)
        checkMotion(motion, over: 0...3, breaks: breaks(of: motion), tolerance: 1e-4, seed: UInt64(index))
      }
    }
  }

  /// The times at which the velocity jumps: those of keys and of the ends of segments, through the curve.
  private func breaks(of motion: PathMotion) -> [Double] {
    let measure = motion.measure
    var fractions = motion.keyTimes.map { ($0 - motion.delay) / motion.duration }
    if motion.pacing == .constantSpeed {
      fractions = measure.segments.indices.map {
        measure.distance(of: PathPosition(segment: $0, parameter: 0)) / measure.length
      }
    }
    let reached = fractions + [0, 1]
    let times = (0...4000).map { Double($0) / 4000 }
    var breaks = reached.map { motion.delay + motion.duration * $0 }
    for (time, next) in zip(times, times.dropFirst()) {
      let (low, high) = (motion.curve.value(at: time), motion.curve.value(at: next))
      for fraction in reached where (low - fraction) * (high - fraction) <= 0 {
        var (left, right) = (time, next)
        for _ in 0..<60 {
          let middle = 0.5 * (left + right)
          let isBefore = (motion.curve.value(at: middle) - fraction) * (low - fraction) > 0
          if isBefore { left = middle } else { right = middle }
        }
        breaks.append(motion.delay + motion.duration * left)
      }
    }
    return breaks
  }
}

extension PathMotion {
  /// The index of the segment at a time.
  fileprivate func segmentIndex(at time: Double) -> Int {
    let distance = distance(at: time)
    return measure.pathPosition(at: distance).segment
  }
}
