import LayerAnimation
import MotionNumerics
import Testing

/// Start and stop events, without a clock.
@Suite struct EventTests {
  private func layer() -> Layer {
    var layer = Layer()
    layer.add(.basic("opacity", to: 0, duration: 2), forKey: "a", at: 1)
    layer.add(.basic("opacity", to: 0).timed(MediaTiming(beginTime: 2, duration: 1)), forKey: "b", at: 1)
    layer.add(
      .basic("opacity", to: 0).timed(MediaTiming(duration: 1, repeatCount: .infinity)), forKey: "c", at: 1)
    return layer
  }

  @Test func eventsComeInOrder() throws {
    let events = layer().events(in: 0..<100)
    #expect(events.map { $0.key } == ["a", "c", "b", "a", "b"])
    #expect(events.map { $0.time } == [1, 1, 2, 3, 3])
    #expect(events.prefix(3).allSatisfy { $0.kind == .didStart })
    #expect(events.suffix(2).allSatisfy { $0.kind == .didStop(finished: true) })
  }

  @Test func adjacentRangesGiveEachEventOnce() throws {
    let layer = layer()
    for borders in [[0.0, 1, 2, 3, 100], [0, 0.5, 2.5, 100], [0, 3, 100]] {
      let parts = zip(borders, borders.dropFirst()).flatMap { layer.events(in: $0..<$1) }
      #expect(parts == layer.events(in: 0..<100))
    }
    #expect(layer.events(in: 3.5..<100).isEmpty)
  }

  /// An animation whose begin is past has no event before it is added; if its end is past too, it stops at once.
  @Test func noEventsBeforeAnAnimationIsAdded() {
    var layer = Layer()
    layer.add(.basic("opacity", to: 0).timed(MediaTiming(beginTime: 2, duration: 4)), at: 5)
    layer.add(.basic("opacity", to: 0).timed(MediaTiming(beginTime: 2, duration: 1)), at: 5)
    #expect(layer.events(in: 0..<100).map { $0.time } == [5, 5, 5, 6])
  }

  @Test func eventsAreInTheSuperlayersTime() {
    var layer = Layer()
    layer.timeSpace = TimeSpace(beginTime: 10, speed: 4)
    layer.add(.basic("opacity", to: 0, duration: 2), at: 11)
    #expect(layer.events(in: 0..<100).map { $0.time } == [11, 11.5])
  }

  // MARK: The arrow of the checkmark refresh

  /// The arrow's head and line, whose animations begin at the ends of others; duration 0.2 s.
  private struct Arrow {
    var head = Layer(.shape)
    var line = Layer(.shape)
    var log: [String] = []
    let duration = 0.2

    init() {
      line.model[.strokeStart] = 0.5
      animate(&head, .strokeStart, 0, 0.5, at: 0, duration)
      animate(&head, .strokeEnd, 1, 0.5, at: 0, duration)
    }

    private func animate(
      _ layer: inout Layer, _ key: LayerKey<Double>, _ from: Double, _ to: Double, at time: Double, begin: Double = 0,
      _ duration: Double
    ) {
      let timing = MediaTiming(beginTime: begin, duration: duration, fillMode: .forwards)
      layer.add(
        .basic(key, from: from, to: to, timingCurve: .easeInOut).timed(timing).staying(), forKey: key.description,
        at: time)
    }

    /// `animationDidStop`: after the head's end the line follows, after the line's end all is over.
    mutating func run(until end: Double) throws {
      var now = 0.0
      while now < end {
        let headEvents = head.events(in: now..<end).map { ("head", $0) }
        let lineEvents = line.events(in: now..<end).map { ("line", $0) }
        let next = (headEvents + lineEvents)
          .filter { $0.1.kind == .didStop(finished: true) }.min { $0.1.time < $1.1.time }
        // No animation is left to stop.
        guard let (name, event) = next else { return }
        let key = try #require(event.key)
        log.append("\(name).\(key)")
        now = event.time.nextUp
        if name == "head" && key == "strokeStart" { followWithLine(at: event.time) }
        if name == "line" && key == "strokeEnd" { line.model.isHidden = true }
      }
    }

    private mutating func followWithLine(at time: Double) {
      head.model.isHidden = true
      animate(&line, .strokeStart, 0.5, 0, at: time, duration / 2)
      animate(&line, .strokeEnd, 1, 0.03, at: time, begin: time + duration / 3, duration / 2)
    }
  }

  /// Documentation/Effects.md, "Checkmark refresh".
  @Test func theArrowsSequenceIsDrivenByEvents() throws {
    var arrow = Arrow()
    try arrow.run(until: 10)
    #expect(arrow.log == ["head.strokeStart", "line.strokeStart", "line.strokeEnd"])
    #expect(arrow.head.model.isHidden && arrow.line.model.isHidden)
    let stops = arrow.line.events(in: 0..<1).map { $0.time }
    for (time, expected) in zip(stops, [0.2, 0.2 + 0.2 / 3, 0.3, 0.2 + 0.2 / 3 + 0.1]) {
      #expect(abs(time - expected) < 1e-15)
    }
    #expect(arrow.head.numbers("strokeStart", [0, 0.1, 0.2, 1]) == [0, 0.25, 0.5, 0.5])
    #expect(arrow.head.numbers("strokeEnd", [0, 0.1, 0.2, 1]) == [1, 0.75, 0.5, 0.5])
    #expect(arrow.line.numbers("strokeStart", [0.2, 0.3, 1]) == [0.5, 0, 0])
    // Before the begin the model value 1 is presented, which is the start: no jump.
    #expect(arrow.line.numbers("strokeEnd", [0.2, 0.25, 1]) == [1, 1, 0.03])
  }
}
