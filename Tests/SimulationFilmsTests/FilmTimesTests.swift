import MotionDynamics
import MotionNumerics
import Testing
import VectorScene

@testable import SimulationFilms

/// Traces, the clock, the frames of an animation, and what a film refuses.
@Suite struct FilmTimesTests {
  // MARK: Traces and the clock

  @Test func aTraceIsThePathOfTheLastMoments() throws {
    // 1 unit a second; nothing rests.
    let film = SimulationFilm(of: try ExampleMotion.drift())
    let unit = scale(of: try #require(film.room.horizontal))
    for (time, length) in [(0, 0.0), (0.2, 0.2), (1, 0.45)] {
      let dash = try #require(try layer("traces", of: film.scene(at: time)).shapes.first?.stroke)
      #expect(abs(dash.dash[0] - length * unit) < 0.02)
      #expect(abs(-dash.dashPhase - (time - length) * unit) < 0.02)
    }
    let short = SimulationFilm(of: try ExampleMotion.drift(), options: SimulationFilmOptions(traceDuration: 0.1))
    let dash = try #require(try layer("traces", of: short.scene(at: 1)).shapes.first?.stroke)
    #expect(abs(dash.dash[0] - 0.1 * unit) < 0.02)
    let none = SimulationFilm(of: try ExampleMotion.drift(), options: SimulationFilmOptions(traceDuration: 0))
    let still = SimulationFilm(of: try ExampleMotion.still([0]))
    #expect(try layer("traces", of: none.scene(at: 0.5)).children.isEmpty)
    #expect(try layer("traces", of: still.scene(at: 0.5)).children.isEmpty)
  }

  /// As the clock of a page: a film of 2.38 s ended at "2.3 s", and 0.3 s was shorter than 0.29 s.
  @Test(
    arguments: [
      (2.38, [0, 0.25, 0.29, 18.0 / 60, 2.38], ["0.0 s", "0.3 s", "0.3 s", "0.3 s", "2.4 s"]),
      (40, [0, 29.4, 29.6, 40], ["0 s", "29 s", "30 s", "40 s"]),
      (0.5, [0, 0.297, 0.3, 0.5], ["0.00 s", "0.30 s", "0.30 s", "0.50 s"]),
      (0.05, [0.0097, 0.05], ["0.010 s", "0.050 s"]),
      // Three hundred steps of the clock at most, and a hundred for the shortest films.
      (30, [12.34, 30], ["12.3 s", "30.0 s"]), (1, [0.256], ["0.26 s"]), (0.1, [0.0256], ["0.026 s"]),
    ] as [(Double, [Double], [String])])
  func theClockShowsTheNearestTime(duration: Double, times: [Double], expected: [String]) throws {
    let film = SimulationFilm(of: try ExampleMotion.drift(until: duration))
    func text(_ time: Double) throws -> String? { try layer("clock", of: film.scene(at: time)).labels.first?.text }
    #expect(try times.map(text) == expected)
  }

  /// The first and the last picture stay, whatever time is asked for.
  @Test func timesOutsideTheMotion() throws {
    let film = SimulationFilm(of: try ExampleMotion.drift(until: 3, from: 2))
    for time in [-Double.infinity, -1, .nan] { #expect(film.scene(at: time) == film.scene(at: 2)) }
    for time in [3.5, .infinity] { #expect(film.scene(at: time) == film.scene(at: 3)) }
    #expect(film.scene(at: 2) != film.scene(at: 3))
  }

  /// A motion that is retargeted again and again, and forgets, has a film of what it remembers.
  @Test func aMotionThatGoesOn() throws {
    let first = try ExampleMotion.retargetedSpring()
    var motion = try first.changed(at: 1, until: 3) { $0.springs[0].end = .anchor(-1) }
    motion.forget(before: 0.5)
    let film = SimulationFilm(of: motion)
    let axis = try #require(film.room.horizontal)
    for (time, anchor) in [(0.0, 2.0), (0.5, 2), (1.0.nextDown, 2), (1, -1), (3, -1)] {
      let pin = try #require(try layer("anchors", of: film.scene(at: time)).groups.first)
      #expect(abs(pin.transform.tx - linear(anchor, along: axis)) < 1e-9)
    }
    #expect(film.scene(at: 0) == film.scene(at: 0.5))
    motion.forget(before: 9)
    #expect(SimulationFilm(of: motion).scene(at: 0) == SimulationFilm(of: motion).scene(at: 5))
  }

  // MARK: The animation

  @Test func anAnimationHasItsFramesAndItsEvents() throws {
    let film = SimulationFilm(of: try ExampleMotion.retargetedSpring())
    let frames = (0...20).map { Double($0) / 16 }
    let times = try film.animation(at: frames).times
    #expect(Set(frames).isSubset(of: times) && times == times.sorted() && times == film.frameTimes(including: frames))
    // The jump of the anchor, and the pictures on both sides of it.
    #expect(times.contains(0.3) && times.contains(0.3.nextDown))
    #expect(times.count <= 2 * frames.count)
  }

  /// Two events between two of eight pictures get their own, and four of them in all; three between two get none.
  @Test(
    arguments: [
      ([0.25], [0.25]), ([0.25, 0.5], [0.25, 0.5]), ([0.25, 0.5, 0.75], []), ([0.25, 0.25, 0.25], [0.25]), ([3], []),
      ([0.25, 0.5, 2.25, 4.5], [0.25, 0.5, 2.25, 4.5]), ([0.25, 0.5, 2.25, 4.5, 4.75], [0.25, 0.5, 2.25]),
      ([0.25, 0.5, 2.25, 3.5, 4.5, 5.25], [0.25, 0.5, 2.25, 3.5]),
    ] as [([Double], [Double])])
  func fewEventsHavePicturesOfTheirOwn(events: [Double], shown: [Double]) throws {
    let network = SpringNetwork<Double>(masses: [1], springs: [])
    let motion = try Simulation(of: network, from: [0], velocity: [1], events: events.map { .at($0, .record) })
      .trajectory(until: 7)
    let frames = (0...7).map { Double($0) }
    #expect(SimulationFilm(of: motion).frameTimes(including: frames) == (frames + shown).sorted())
  }

  /// The corner of a bounce takes one picture, and a film of many bounces is no longer than half as long again.
  @Test func aBounceIsAPictureOfItsOwn() throws {
    let motion = try ExampleMotion.bouncingBalls()
    let frames = (0...180).map { Double($0) / 60 }
    let times = try SimulationFilm(of: motion).animation(at: frames).times
    let first = try #require(motion.eventRecords.first).time
    #expect(times.contains(first) && !times.contains(first.nextDown))
    #expect(times.count <= frames.count * 3 / 2 && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// An animation begins at its first picture.
  @Test func anAnimationOfALaterPart() throws {
    let animation = try SimulationFilm(of: try ExampleMotion.chain()).animation(at: [1, 1.5, 2], repeats: 3)
    #expect(animation.times == [0, 0.5, 1] && animation.repeats == 3)
  }

  @Test func anAnimationOfTooMuchIsRefused() throws {
    let film = SimulationFilm(of: try ExampleMotion.cloth(columns: 10, rows: 10, until: 0.2))
    #expect(film.partCount == 282 && film.greatestFrameCount == 1773)
    let times = (0...1773).map { 0.2 * Double($0) / 1773 }
    #expect(throws: ParameterError.self) { try film.animation(at: times) }
  }

  // MARK: Refusals

  @Test func optionsThatDoNotFit() throws {
    func expectRefusal(_ parameter: String, _ change: (inout SimulationFilmOptions) -> Void) throws {
      var options = SimulationFilmOptions()
      change(&options)
      let motion = try ExampleMotion.chain()
      let error = #expect(throws: ParameterError.self) { try SimulationFilm(validating: motion, options: options) }
      #expect(error?.parameter == parameter)
    }
    try expectRefusal("names") { $0.names = ["a"] }
    try expectRefusal("marks") { $0.marks = [SimulationFilmMark(body: 0)] }
    try expectRefusal("colors") { $0.colors = [] }
    for size in [SIMD2(359.0, 300), [400, 119], [.nan, 300], [400, .infinity]] {
      try expectRefusal("size") { $0.size = size }
    }
    for duration in [-1, .nan, .infinity] { try expectRefusal("traceDuration") { $0.traceDuration = duration } }
    let marks = [SimulationFilmMark(body: 5), SimulationFilmMark()]
    let balls = try ExampleMotion.bouncingBalls()
    #expect(throws: ParameterError.self) {
      try SimulationFilm(validating: balls, options: SimulationFilmOptions(marks: marks))
    }
  }

  @Test func tooManyBodies() throws {
    let many = try ExampleMotion.still((0...1000).map { Double($0) })
    #expect(throws: ParameterError.self) { try SimulationFilm(validating: many) }
  }

  @Test func tooManySprings() throws {
    func film(_ count: Int) throws -> SimulationFilm<Double> {
      var network = SpringNetwork<Double>()
      let body = network.addBody(mass: 1)
      for _ in 0..<count { network.addSpring(from: body, to: .anchor(1), stiffness: 1e-6) }
      return try SimulationFilm(validating: try Simulation(of: network, from: [0]).trajectory(until: 0.01))
    }
    #expect(try film(10_000).partCount == 10_001)
    #expect(throws: ParameterError.self) { try film(10_001) }
  }
}
