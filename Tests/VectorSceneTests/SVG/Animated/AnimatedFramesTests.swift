import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Animations of random scenes whose elements come, go and change their kind, played frame by frame.
@Suite struct AnimatedFramesTests {
  @Test func everyFrameIsShownAtItsTime() throws {
    var random = RandomScenes(generator: SplitMix64(seed: 8))
    for round in 0..<400 {
      let frames = (0..<Int.random(in: 2...7, using: &random.generator)).map { _ in random.scene() }
      let animation = AnimatedScene(frames: frames, duration: 1)
      let svg = try PlayedSVG(try animation.svg())
      for (index, frame) in frames.enumerated() {
        let played = svg.marks(at: animation.times[index])
        let drawn = try PlayedSVG(try frame.svg()).marks(at: 0)
        #expect(
          played.count == drawn.count && zip(played, drawn).allSatisfy { $0.isNear($1) },
          "frame \(index) of round \(round)")
      }
    }
  }
}

extension PlayedSVG.Mark {
  /// Frames on a line are left out to half a unit of three decimals, and written to another half.
  fileprivate func isNear(_ other: Self) -> Bool {
    kind == other.kind && forms == other.forms && points.count == other.points.count
      && zip(points, other.points).allSatisfy { abs($0.x - $1.x) < 0.003 && abs($0.y - $1.y) < 0.003 }
      && numbers.allSatisfy { name, values in
        let others = other.numbers[name] ?? []
        return values.count == others.count && zip(values, others).allSatisfy { abs($0 - $1) < 0.003 }
      }
  }
}

/// Scenes that have little in common.
private struct RandomScenes {
  var generator: SplitMix64

  mutating func scene() -> Scene {
    Scene(size: [9, 9], nodes: nodes(depth: 2))
  }

  private mutating func nodes(depth: Int) -> [Node] {
    var nodes: [Node] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) { nodes.append(node(depth: depth)) }
    return nodes
  }

  private mutating func node(depth: Int) -> Node {
    switch Int.random(in: 0...3, using: &generator) {
    case 0, 1: .shape(Shape(path(), fill: isTrue() ? fill() : nil, stroke: isTrue() ? stroke() : nil))
    case 2 where depth > 0: .group(Group(name: one(of: ["", "a", "b", "c"]), children: nodes(depth: depth - 1)))
    default:
      .label(
        Label(
          one(of: ["x", "y"]), at: [number(), number()], size: number(), weight: one(of: [.regular, .bold]),
          anchor: one(of: [.start, .middle])))
    }
  }

  private mutating func path() -> Path {
    var points: [SIMD2<Double>] = []
    for _ in 0..<Int.random(in: 2...3, using: &generator) { points.append([number(), number()]) }
    return isTrue() ? Path(polyline: points) : Path()
  }

  private mutating func fill() -> Fill {
    Fill(color(), rule: one(of: [.nonZero, .evenOdd]))
  }

  private mutating func stroke() -> Stroke {
    Stroke(color(), width: number(), cap: one(of: [.butt, .round]), dash: one(of: [[], [1, 2], [3]]))
  }

  private mutating func color() -> Color {
    Color(red: number() / 9, green: 0, blue: number() / 9, alpha: one(of: [1, 0.5]))
  }

  private mutating func number() -> Double { Double.random(in: 0...9, using: &generator) }
  private mutating func isTrue() -> Bool { Bool.random(using: &generator) }
  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}
