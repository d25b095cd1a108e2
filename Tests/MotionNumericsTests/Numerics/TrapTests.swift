import MotionNumerics
import Testing

/// The messages of programming errors, in release mode too, where a `precondition` loses its text.
@Suite struct TrapTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(arguments: [(-1.0, "-1"), (.nan, "nan"), (.infinity, "inf")])
  func invalidStepInterval(interval: Double, text: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [bits = interval.bitPattern as UInt64] in
      var pool = SpringPool<Double>()
      pool.step(by: Double(bitPattern: bits))
    }
    #expect(words(result).contains("interval must be a finite number that is not negative, not \(text)"))
  }

  @Test func staleHandle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var pool = SpringPool<SIMD2<Double>>()
      let group = pool.addGroup(.smooth)
      let members = (0..<3).map { _ in pool.add(to: group, at: .zero, target: .zero) }
      pool.remove(members[2])
      _ = pool.position(of: members[2])
    }
    #expect(
      words(result).contains("a member must be in the pool, not one that has been removed"))
    #expect(words(result).contains("member 2 of group 0"))
  }

  /// The other pool has more groups, so that the group's number does not exist in this one.
  @Test func handleOfAnotherPool() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var (pool, other) = (SpringPool<Double>(), SpringPool<Double>())
      pool.addGroup(.smooth)
      for _ in 0..<4 { other.addGroup(.smooth) }
      pool.retarget(other.add(to: other.groups[3], at: 0, target: 1), to: 2)
    }
    #expect(words(result).contains("or is in another pool: member 0 of group 3"))
  }

  @Test func missingGroup() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var (pool, other) = (SpringPool<Double>(), SpringPool<Double>())
      pool.add(to: other.addGroup(.smooth), at: 0, target: 0)
    }
    #expect(words(result).contains("a group must be in the pool, not in another one: group 0"))
  }

  @Test func nonFiniteMember() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var pool = SpringPool<SIMD2<Double>>()
      let group = pool.addGroup(.smooth)
      let member = pool.add(to: group, at: .zero, target: .zero)
      pool.retarget(member, to: [0, .nan])
    }
    #expect(words(result).contains("target must be a finite number, not nan"))
  }

  @Test func nonFiniteMotion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpringMotion(.smooth, from: -1.7e308, to: 1.7e308)
    }
    #expect(words(result).contains("target must be at a finite distance from the start"))
  }

  @Test func batchOfDifferentCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let times = [0.5, 0.6, 0.7]
      var values = [0.0]
      var span = values.mutableSpan
      CubicBezier.ease.repeated(every: 1).sample(at: times.span, into: &span)
    }
    #expect(words(result).contains("there must be as many values as times, not 1 for 3"))
  }

  @Test func nonFinitePath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = Path(polyline: [[0, 0]])
      path.addCubic([1, 1], [2, .nan], to: [3, 3])
    }
    #expect(
      words(result).contains("control2.y of element 1 of a path, a cubic curve, must be a finite number, not nan"))
  }

  @Test func pathBeginningWithALine() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = Path()
      path.addLine(to: [1, 1])
    }
    #expect(words(result).contains("element 0 of a path must be a move, with which a path begins, not a line"))
  }

  @Test func positionOnAnotherPath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let measure = PathMeasure(Path(polyline: [[0, 0], [1, 1]]))
      _ = measure.position(at: PathPosition(segment: 1, parameter: 0))
    }
    #expect(words(result).contains("segment must be the index of a segment of the path, not 1"))
  }

  @Test func sampleNumberOutOfRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let samples = UniformSpringSampler(SpringMotion(.smooth, from: 0, to: 1), interval: 0.01)
      var values = [0.0, 0]
      var span = values.mutableSpan
      samples.sample(from: 1 << 53 - 1, into: &span)
    }
    #expect(words(result).contains("first must be a number of a sample, of which there are 2^53"))
  }

  @Test func invalidPeriod() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CubicBezier.ease.repeated(every: 0)
    }
    #expect(words(result).contains("period must be a positive number, not 0"))
  }
}
