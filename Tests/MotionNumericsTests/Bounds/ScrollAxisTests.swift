import MotionNumerics
import TestSupport
import Testing

/// A scroll view's deceleration, ends and pages.
@Suite struct ScrollAxisTests {
  private let list = ScrollAxis(bounds: 0...2400, extent: 480)

  @Test func followsTheFingerAndIsHeldBackBeyondTheEnds() {
    let band = RubberBand(dimension: 480)
    #expect(list.offset(draggedTo: 300) == 300 && list.slope(draggedTo: 300) == 1)
    #expect(list.offset(draggedTo: -90) == band.value(at: -90) && list.slope(draggedTo: -90) == band.slope(at: 90))
    #expect(list.offset(draggedTo: 2500) == 2400 + band.value(at: 100))
    #expect(list.offset(draggedTo: .infinity) == 2880 && list.offset(draggedTo: .nan).isNaN)
  }

  @Test func aCaughtListDoesNotJump() {
    let list = ScrollAxis(bounds: 0...800, extent: 480)
    for offset in [-479.9, -90, -1e-9, 0, 300, 800, 801, 1100] {
      let place = list.place(for: offset)
      #expect(place.map { abs(list.offset(draggedTo: $0) - offset) <= 1e-12 * max(1, abs(offset)) } == true)
    }
    #expect(list.place(for: 300) == 300 && list.place(for: -480) == nil && list.place(for: 1281) == nil)
  }

  @Test func slowsDownAndSpringsBackAtItsEnds() throws {
    let slow = list.released(at: 300, velocity: 500, time: 2)
    #expect(slow.contactTimes.isEmpty && abs(slow.end - (300 + Decay(velocity: 500).distance)) <= 1e-10)
    #expect(slow.state(at: 2) == (300, 500))
    let fast = list.released(at: 1900, velocity: 4000)
    let time = try #require(fast.contactTimes.first)
    #expect(abs(Decay(velocity: 4000).value(at: time) - 500) <= 1e-10 && fast.end == 2400)
    #expect(fast.value(at: time + 0.05) > 2400)
    let pulled = list.released(at: -60, velocity: 0)
    #expect(pulled.value(at: 0) == -60 && pulled.end == 0 && pulled.restTime < 2)
  }

  @Test func comesToRestAtMultiples() {
    let pages = ScrollAxis(bounds: 0...2400, extent: 480, landing: .pages(length: 480))
    for (offset, velocity, end) in [
      (500.0, 0.0, 480.0), (500, 300, 480), (500, 900, 960), (500, 90_000, 960), (500, -9000, 0), (2390, 5000, 2400),
      (-50, -100, 0), (700, -500, 480),
    ] {
      let motion = pages.released(at: offset, velocity: velocity)
      #expect(abs(motion.end - end) <= 1e-12 * 2400, "\(offset) \(velocity)")
      #expect(motion.state(at: 0) == (offset, velocity))
      #expect(abs(motion.value(at: 60) - end) <= 1e-9)
    }
    let rows = ScrollAxis(bounds: 0...2400, extent: 480, landing: .multiples(of: 44))
    var random = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let (offset, velocity) = (random.number(in: 0...2400), random.number(in: -5000...5000))
      let motion = rows.released(at: offset, velocity: velocity)
      let free = min(max(offset + Decay(velocity: velocity).distance, 0), 2400)
      #expect(abs(motion.end - free) <= 22 + 1e-9)
      #expect(abs((motion.end / 44).rounded() * 44 - motion.end) <= 1e-9 || motion.end == 2400)
      #expect(motion.state(at: 0) == (offset, velocity))
    }
  }

  @Test func hasTheLaws() {
    checkMotion(
      list.released(at: 2300, velocity: 900), breaks: [0] + list.released(at: 2300, velocity: 900).contactTimes,
      restTolerance: 1)
    let pages = ScrollAxis(bounds: 0...2400, extent: 480, landing: .multiples(of: 480))
    checkMotion(pages.released(at: 300, velocity: 1800), breaks: [0], restTolerance: 1)
  }

  @Test func badInput() async throws {
    for number in [Double.nan, .infinity, 0, -1] {
      #expect(throws: ParameterError.self) { _ = try ScrollAxis(validatingBounds: 0...1, extent: number) }
      #expect(throws: ParameterError.self) {
        _ = try ScrollAxis(validatingBounds: 0...1, extent: 1, landing: .multiples(of: number))
      }
      #expect(throws: ParameterError.self) {
        _ = try ScrollAxis(validatingBounds: 0...1, extent: 1, landing: .pages(length: number))
      }
      #expect(throws: ParameterError.self) {
        _ = try ScrollAxis(validatingBounds: 0...1, extent: 1, deceleration: number)
      }
    }
    #expect(throws: ParameterError.self) { _ = try ScrollAxis(validatingBounds: 0...(.infinity), extent: 1) }
    for landing in [ScrollAxis.Landing.anywhere, .pages(length: 480), .multiples(of: 1e-300)] {
      let axis = ScrollAxis(bounds: 0...2400, extent: 480, landing: landing)
      for number in [Double.nan, .infinity] {
        #expect(throws: ParameterError.self) { _ = try axis.released(validatingAt: number, velocity: 0) }
        #expect(throws: ParameterError.self) { _ = try axis.released(validatingAt: 0, velocity: number) }
        #expect(throws: ParameterError.self) { _ = try axis.released(validatingAt: 0, velocity: 900, time: number) }
      }
      #expect(try axis.released(validatingAt: 1e300, velocity: -1e300).value(at: 1).isFinite)
    }
    await #expect(processExitsWith: .failure) { _ = ScrollAxis(bounds: 0...1, extent: 0) }
  }
}
