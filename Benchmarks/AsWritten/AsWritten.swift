import Baselines
import Benchmark
import MotionNumerics

// A few plain calls as programs have them, where the rest of the program costs too: classes, optionals, dictionaries and
// closures. The baselines are the same programs with a textbook's formulas.

/// Two seconds at 120 Hz, ten times.
private let times = (0..<2400).map { Double($0 % 240) / 120 }

let benchmarks: @Sendable () -> Void = {
  compareCards()
  compareLayers()
  compareClosures()
}

// MARK: A card in a class

/// What moves a card: its place by a spring, its opacity by a tween.
private protocol Moving {
  func place(at time: Double) -> Double
  func opacity(at time: Double) -> Double
}

private struct LibraryMotions: Moving {
  var spring = SpringMotion(.bouncy, from: 0, to: 300)
  var fade = Tween(from: 0.0, to: 1, duration: 0.3, curve: .easeOut)

  func place(at time: Double) -> Double { spring.value(at: time) }
  func opacity(at time: Double) -> Double { fade.value(at: time) }
}

private struct TextbookMotions: Moving {
  let spring = DampedCosine(from: 0, to: 300, naturalFrequency: 12.57, dampingRatio: 0.7)
  let ease = NewtonBisection(0, 0, 0.58, 1)

  func place(at time: Double) -> Double { spring.value(at: time) }
  func opacity(at time: Double) -> Double { ease.value(at: min(time / 0.3, 1)) }
}

private final class Card<Motions: Moving> {
  var motions: Motions?
  var x = 0.0
  var opacity = 0.0

  init(_ motions: Motions) { self.motions = motions }

  func update(at time: Double) {
    guard let motions else { return }
    x = motions.place(at: time)
    opacity = motions.opacity(at: time)
  }
}

private func compareCards() {
  let (card, byHand) = (Card(LibraryMotions()), Card(TextbookMotions()))
  compare(
    "a card in a class", values: times.count,
    baseline: (
      "textbook",
      {
        for time in times { byHand.update(at: time) }
        blackHole(byHand.x + byHand.opacity)
      }
    ),
    with: [
      Subject("spring and tween", target: .timesTheCost(1)) {
        for time in times { card.update(at: time) }
        blackHole(card.x + card.opacity)
      }
    ])
}

// MARK: Layers in a dictionary

private func compareLayers() {
  let names = (0..<20).map { "layer\($0).position.x" }
  let (keyTimes, values) = ([0, 0.3, 0.5, 1], [0.0, 1.3, 0.9, 1])
  let tracks = Dictionary(
    uniqueKeysWithValues: names.map { ($0, KeyframeTrack(zip(values, keyTimes).map { Keyframe($0, at: $1) })) })
  let lines = Dictionary(
    uniqueKeysWithValues: names.map { ($0, SearchedLines(times: keyTimes, values: values)) })
  compare(
    "twenty tracks in a dictionary", values: times.count * names.count,
    baseline: (
      "lines by a binary search",
      {
        var sum = 0.0
        for time in times { for name in names { sum += lines[name]?.value(at: time) ?? 0 } }
        blackHole(sum)
      }
    ),
    with: [
      Subject("KeyframeTrack", target: .timesTheCost(1.2)) {
        var sum = 0.0
        for time in times { for name in names { sum += tracks[name]?.value(at: time) ?? 0 } }
        blackHole(sum)
      }
    ])
}

// MARK: An easing as a closure

private func compareClosures() {
  let curve = TimingCurve.easeInOut
  let textbook = NewtonBisection(0.42, 0, 0.58, 1)
  let easings: [(Double) -> Double] = [{ textbook.value(at: $0) }, { curve.value(at: $0) }]
  func frames(_ easing: @escaping (Double) -> Double) -> () -> Void {
    { blackHole(times.map { 20 + 100 * easing($0 / 2) }) }
  }
  compare(
    "an easing as a closure", values: times.count, baseline: ("Newton and bisection", frames(easings[0])),
    with: ("TimingCurve", frames(easings[1])))
}
