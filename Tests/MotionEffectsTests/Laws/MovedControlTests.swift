import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// A refresh control whose times begin anywhere, and whose lengths have any unit.
@Suite struct MovedControlTests {
  private struct Control {
    var control: RefreshControl<CubeRefresh>
    let times: NumberMap
    let length: Double

    init(edge: RefreshEdge, times: NumberMap, length: Double) {
      (self.times, self.length) = (times, length)
      let effect = changed(CubeRefresh.Parameters()) {
        $0.timeDuration *= times.unit
        $0.startDelay *= times.unit
        $0.completionDelay *= times.unit
      }
      control = RefreshControl(
        driving: CubeRefresh(parameters: effect), edge: edge,
        parameters: changed(RefreshControlParameters()) {
          $0.triggerDistance *= length
          $0.insetDuration *= times.unit
          $0.endDelay *= times.unit
        })
    }

    /// The number of one call, which both controls get.
    mutating func call(_ kind: Int, at time: Double, _ draws: inout SplitMix64) {
      let time = times(time)
      switch kind {
      case 0, 1: control.scroll(to: length * draws.dyadic(in: -90...400), isDragging: draws.nextUnit() < 0.6, at: time)
      case 2:
        control.layOut(
          contentLength: length * draws.dyadic(in: 0...400), viewportLength: length * draws.dyadic(in: 0...300),
          at: time)
      case 3: control.setHasMore(draws.nextUnit() < 0.7, at: time)
      case 4: control.beginRefreshing(at: time)
      default: control.endRefreshing(at: time)
      }
    }

    var lengths: (Double) -> [Double] { { [control.inset(at: $0), control.pullDistance] } }
    var fractions: (Double) -> [Double] { { [control.progress(at: $0), control.effect.calls.pull] } }
  }

  @Test(arguments: [RefreshEdge.head, .foot]) func controls(edge: RefreshEdge) {
    for seed in 0..<UInt64(thorough(300)) {
      var draws = SplitMix64(seed: seed)
      let (times, length) = (draws.timeMap(), draws.timeMap().unit)
      var plain = Control(edge: edge, times: .identity, length: 1)
      var moved = Control(edge: edge, times: times, length: length)
      var now = 0.0
      for _ in 0..<20 {
        now += draws.element(of: [0, draws.dyadic(in: 0...1), draws.dyadic(in: 0...3)])
        let kind = draws.element(of: [0, 1, 2, 3, 4, 5])
        var same = draws
        plain.call(kind, at: now, &draws)
        moved.call(kind, at: now, &same)
        let instants = [now] + (0..<5).map { _ in draws.number(in: now...now + 4) }
        expectMoved(
          moved.lengths, isPlain: plain.lengths, values: NumberMap(unit: length), times: times, at: instants,
          tolerance: 1e-9, "\(edge) \(seed)")
        expectMoved(
          moved.fractions, isPlain: plain.fractions, times: times, at: instants, tolerance: 1e-9, "\(edge) \(seed)")
        for time in instants { #expect(plain.control.phase(at: time) == moved.control.phase(at: times(time))) }
        let (rest, expected) = (moved.control.restTime, times(plain.control.restTime))
        #expect(rest == expected || abs(rest - expected) < 1e-9)
      }
    }
  }

  /// The pull is measured from where the edge is: the end of what is taller than its view, or the view's own end.
  @Test func theFootsPullIsMeasuredFromItsEnd() {
    var draws = SplitMix64(seed: 4)
    for _ in 0..<200 {
      var control = RefreshControl(driving: CubeRefresh(), edge: .foot)
      let (content, viewport) = (draws.dyadic(in: 0...400), draws.dyadic(in: 1...300))
      control.layOut(contentLength: content, viewportLength: viewport, at: 0)
      let end = max(content - viewport, 0)
      let pulled = draws.dyadic(in: -30...90)
      control.scroll(to: end + pulled, isDragging: true, at: 1)
      #expect(control.pullDistance == pulled)
      #expect(control.progress(at: 1) == max(0, min(pulled / control.parameters.triggerDistance, 1)))
    }
  }
}
