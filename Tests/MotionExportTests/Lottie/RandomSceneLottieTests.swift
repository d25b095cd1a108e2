import MotionExport
import MotionLottie
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Random scenes as Lottie documents, read back.
struct RandomSceneLottieTests {
  private static let beforeJump = (0.5).nextDown

  /// A swing between −1 and 1, made of parabolas.
  private static func wave(_ phase: Double) -> Double {
    let part = phase.truncatingRemainder(dividingBy: 4)
    return part < 2 ? part * (2 - part) : (part - 2) * (part - 4)
  }

  /// A number over time: still, even, swinging, or with a jump in the middle.
  private static func motion(
    around middle: Double, by size: Double, _ random: inout SplitMix64
  ) -> @Sendable (Double) -> Double {
    let (size, rate, phase) = (size * random.number(in: -1...1), random.number(in: 1...9), random.number(in: 0...6))
    switch Int(random.number(in: 0...4)) {
    case 0: return { _ in middle }
    case 1: return { middle + size * $0 }
    case 2: return { middle + size * Self.wave(rate * $0 + phase) }
    default: return { middle + size * ($0 < 0.5 ? 0.2 : 1) * $0 }
    }
  }

  private static func node(depth: Int, name: String, _ random: inout SplitMix64) -> @Sendable (Double) -> Node? {
    let (x, y) = (motion(around: 50, by: 60, &random), motion(around: 50, by: 60, &random))
    let (angle, scale) = (motion(around: 0, by: 8, &random), motion(around: 1, by: 0.6, &random))
    let opacity = motion(around: 0.6, by: 0.3, &random)
    let (start, end) = (random.number(in: -0.4...0.5), random.number(in: 0.6...1.4))
    let hasStroke = random.number(in: 0...1) < 0.5
    let color = Color(red: random.number(in: 0...1), green: 0.4, blue: 0.7, alpha: 0.8)
    var children: [@Sendable (Double) -> Node?] = []
    if depth > 0 {
      for index in 0..<2 { children.append(node(depth: depth - 1, name: "\(name).\(index)", &random)) }
    }
    let inner = children
    return { time in
      guard time >= start && time < end else { return nil }
      let map = Affine.translation(x: x(time) - 50, y: y(time) - 50).rotated(by: angle(time))
        .scaledBy(x: scale(time), y: scale(time) * 0.8)
      let stroke = Stroke(color, width: 1 + scale(time))
      let shape = Shape(
        .circle(center: [40, 30], radius: 5 + 4 * scale(time)), fill: Fill(color), stroke: hasStroke ? stroke : nil)
      return .group(
        Group(
          name: name, transform: map, opacity: opacity(time), children: [.shape(shape)] + inner.compactMap { $0(time) })
      )
    }
  }

  @Test(arguments: 1...thorough(12)) func documentsDrawTheScenes(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let nodes = (0..<2).map { Self.node(depth: 2, name: "n\($0)", &random) }
    func scene(_ time: Double) -> Scene { Scene(size: [100, 100], nodes: nodes.compactMap { $0(time) }) }
    // The jump in the middle is told by two frames.
    let times = (0...30).map { Double($0) / 30 } + [Self.beforeJump]
    let sorted = times.sorted()
    let animation = AnimatedScene(frames: sorted.map { scene($0) }, at: sorted)
    let lottie = try animation.lottie()
    #expect(lottie.maximumError <= 0.05)
    let document = try LottieAnimation(parsing: lottie.text)
    #expect(document.warnings.isEmpty)
    for time in sorted.dropLast() {
      let shown = time == Self.beforeJump ? 30 - 1e-6 : (6e7 * time).rounded() / 1e6
      let difference = DrawnDifference(scene(time), document.scene(at: shown))
      #expect(difference.length <= lottie.maximumError + 0.02 && difference.color <= 0.01, "\(time): \(difference)")
      #expect(difference.others.isEmpty, "\(time): \(difference)")
    }
  }
}
