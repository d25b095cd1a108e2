import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// An event of a refresh effect.
enum RefreshEvent: CaseIterable {
  case pull
  case begin
  case end
}

/// A random script of calls from time 0: times that mostly go on, but now and then go back.
struct RefreshScript {
  private(set) var time = 0.0
  private(set) var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next call, after a pause that is as often tiny or nothing as it is long.
  mutating func next() -> (event: RefreshEvent, time: Double, pull: Double) {
    let pause = random.element(of: [0, 1e-9, 0.01, 0.042, 0.1, 0.25, 0.5, 1.5, 3])
    time += pause * random.number(in: 0.5...1)
    let pull = random.element(of: [0, 0.25, 0.5, 1, 1.5, random.number()])
    let late = random.number() < 0.1 ? random.number(in: 0...1) : 0
    return (random.element(of: RefreshEvent.allCases), max(0, time - late), pull)
  }
}

extension RefreshEffect {
  /// Makes a call of a script.
  mutating func take(_ call: (event: RefreshEvent, time: Double, pull: Double)) {
    switch call.event {
    case .pull: pull(to: call.pull, at: call.time)
    case .begin: beginRefreshing(at: call.time)
    case .end: endRefreshing(at: call.time)
    }
  }
}

/// Expects the same channels in a random order of queries, at several frame rates, as one by one.
func expectOrderDoesNotMatter(_ effect: some Effect, until end: Double) {
  var random = SplitMix64(seed: 71)
  // 6 Hz divides 30, 60 and 144, and its frames are the same doubles when computed in the same way.
  let common = (0...Int(end * 6)).map { Double($0) / 6 }
  let expected = common.map { effect.channels(at: $0) }
  for rate in [30, 60, 144] {
    var seen: [Double: [Double?]] = [:]
    for frame in (0...Int(end) * rate).shuffled(using: &random) {
      let time = Double(frame) / Double(rate)
      let channels = effect.channels(at: time)
      #expect(channels.count == effect.channelNames.count)
      seen[time] = channels
    }
    for (time, channels) in zip(common, expected) where time <= end {
      #expect(seen[time] == channels, "\(rate) Hz at \(time)")
    }
  }
}

/// The corners of all filled paths of a scene, in drawing order, on its canvas.
func filledPaths(of scene: Scene) -> [Path] { shapes(of: scene.nodes).filter { $0.fill != nil }.map { $0.path } }

/// All shapes of nodes, in drawing order, transformed by their groups.
func shapes(of nodes: [Node], map: Affine = .identity) -> [Shape] {
  nodes.flatMap { node -> [Shape] in
    switch node {
    case .group(let group): return shapes(of: group.children, map: map * group.transform)
    case .shape(var shape):
      shape.path = shape.path.transformed(by: map)
      return [shape]
    default: return []
    }
  }
}
