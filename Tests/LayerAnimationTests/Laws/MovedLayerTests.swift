import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// A layer with another origin and unit of values, times and bounds presents the plain layer's values, moved.
@Suite struct MovedLayerTests {
  /// Times of the script and far from it.
  private func instants(_ draws: inout SplitMix64) -> [Double] {
    (0..<40).map { _ in draws.dyadic(in: -3...12) + draws.element(of: [0, 0x1p-9]) } + [-100, 1000]
  }

  @Test func valuesMayBeginAnywhere() {
    for seed in 0..<UInt64(thorough(400)) {
      var draws = SplitMix64(seed: seed)
      let (script, values) = (RandomScript(&draws), draws.numberMap())
      let (plain, moved) = (script.layer(), script.layer(values: values))
      expectMoved(
        { RandomScript.number(of: moved, at: $0) }, isPlain: { RandomScript.number(of: plain, at: $0) },
        values: values, at: instants(&draws), "\(script)")
    }
  }

  @Test func timesMayBeginAnywhere() {
    for seed in 0..<UInt64(thorough(400)) {
      var draws = SplitMix64(seed: seed)
      let (script, times) = (RandomScript(&draws), draws.timeMap())
      let (plain, moved) = (script.layer(), script.layer(times: times))
      expectMoved(
        { RandomScript.number(of: moved, at: $0) }, isPlain: { RandomScript.number(of: plain, at: $0) },
        times: times, at: instants(&draws), "\(script)")
      #expect(moved.restTime == times(plain.restTime), "\(script)")
      let range = -2.0...10
      let corners = plain.attachments.map { $0.animation.cornerTimes(in: range) }
      let movedCorners = moved.attachments.map { $0.animation.cornerTimes(in: times(range)) }
      for (all, movedAll) in zip(corners, movedCorners) {
        func hasAll(_ some: [Double], of others: [Double]) -> Bool {
          some.allSatisfy { one in others.contains { abs($0 - one) < 1e-9 } }
        }
        let expected = all.map { times($0) }
        #expect(hasAll(expected, of: movedAll) && hasAll(movedAll, of: expected), "\(script), \(times)")
      }
    }
  }

  /// A layer's own time space acts on it like a map of all its times.
  @Test func aLayersTimeMayBeginAnywhere() {
    for seed in 0..<UInt64(thorough(400)) {
      var draws = SplitMix64(seed: seed)
      let (script, map) = (RandomScript(&draws), draws.timeMap())
      let offset = draws.dyadic(in: -8...8)
      // The plain layer at a time equals this one at the mapped time.
      let space = TimeSpace(beginTime: map(offset), speed: 1 / map.unit, timeOffset: offset)
      let (plain, moved) = (script.layer(), script.layer(in: space))
      expectMoved(
        { RandomScript.number(of: moved, at: $0) }, isPlain: { RandomScript.number(of: plain, at: $0) },
        times: map, at: instants(&draws), "\(script) in \(space)")
      #expect(moved.restTime == map(plain.restTime))
      let range = -2.0..<10
      let events = plain.events(in: range)
      let movedEvents = moved.events(in: map(range.lowerBound)..<map(range.upperBound))
      #expect(movedEvents.map { $0.time } == events.map { map($0.time) }, "\(script) in \(space)")
      #expect(
        movedEvents.map { $0.key } == events.map { $0.key } && movedEvents.map { $0.kind } == events.map { $0.kind })
    }
  }

  @Test func anIntervalOfEventsCanBeSplit() {
    for seed in 0..<UInt64(thorough(200)) {
      var draws = SplitMix64(seed: seed)
      let (script, map) = (RandomScript(&draws), draws.timeMap())
      let speed = draws.element(of: [1, -1]) * map.unit
      let layer = script.layer(in: TimeSpace(beginTime: map.origin, speed: speed))
      let range = map.origin - 20..<map.origin + 20
      let times = layer.events(in: range).map { $0.time }
      #expect(!times.isEmpty)
      expectSplitting(of: range, at: times, &draws, "\(script)") { layer.events(in: $0) }
    }
  }

  // MARK: Places

  /// The origin of a layer's bounds shows only inside the layer: the content moves with it.
  @Test func boundsMayBeginAnywhere() {
    var draws = SplitMix64(seed: 8)
    for _ in 0..<thorough(300) {
      func layer(depth: Int) -> (plain: Layer, moved: Layer) {
        var plain = Layer(
          draws.element(of: [.plain, .shape, .transform, .replicator]), name: "\(depth)")
        let bounds = draws.rectangle()
        plain.model.bounds = Rectangle(origin: .zero, size: bounds.size)
        plain.model.anchorPoint = [draws.dyadic(in: 0...1), draws.dyadic(in: 0...1)]
        plain.model.position = [draws.dyadic(in: -50...50), draws.dyadic(in: -50...50)]
        plain.model.transform = .rotation(by: draws.number(in: -1...1), about: [0.3, 0.2, 1])
        plain.model.sublayerTransform = .perspective(distance: 500)
        if plain.kind == .replicator {
          plain.model.instanceCount = Double(draws.count())
          plain.model.instanceTransform = .rotation(by: 0.3, about: [0, 0, 1])
        }
        var moved = plain
        moved.model.bounds = bounds
        for _ in 0..<(depth == 0 ? 0 : 2) {
          var inner = layer(depth: depth - 1)
          inner.moved.model.position += bounds.origin
          plain.sublayers.append(inner.plain)
          moved.sublayers.append(inner.moved)
        }
        return (plain, moved)
      }
      let (plain, moved) = layer(depth: 2)
      let (drawn, movedDrawn) = (plain.rendered(at: 0), moved.rendered(at: 0))
      #expect(drawn.map { $0.path } == movedDrawn.map { $0.path })
      #expect(drawn.map { $0.copies } == movedDrawn.map { $0.copies })
      for (one, other) in zip(drawn, movedDrawn) {
        guard let corners = one.corners, let movedCorners = other.corners else { continue }
        for (corner, movedCorner) in zip(corners, movedCorners) {
          #expect((corner - movedCorner).norm < 1e-9 * max(1, corner.norm), "\(one.name)")
        }
      }
      for path in [[0], [1], [0, 1], [1, 0]] {
        let (bounds, inner) = (moved.model.bounds, moved.sublayer(at: path)?.model.bounds)
        let point = SIMD2(draws.dyadic(in: 0...40), draws.dyadic(in: 0...40))
        guard let inner, let out = plain.convert(point, from: path, to: [], at: 0),
          let movedOut = moved.convert(point + inner.origin, from: path, to: [], at: 0)
        else { continue }
        #expect((movedOut - bounds.origin - out).norm < 1e-8 * max(1, out.norm), "\(path)")
      }
    }
  }
}
