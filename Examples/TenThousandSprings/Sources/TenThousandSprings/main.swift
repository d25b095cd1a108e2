import Foundation
import MotionNumerics
import VectorScene

/// A hundred by a hundred dots on springs.
struct Dots {
  static let side = 100
  let homes = (0..<side * side).map { SIMD2(6 * Double($0 % side), 6 * Double($0 / side)) }
  private var pool = SpringPool<SIMD2<Double>>()
  private let group: SpringGroup

  init() {
    group = pool.addGroup(.bouncy)
    for home in homes { pool.add(to: group, at: home) }
  }

  /// The dots near the pointer flee from it, the others go home; then a frame passes.
  mutating func flee(from pointer: SIMD2<Double>, interval: Double) {
    let targets = homes.map { home in
      let away = home - pointer
      let distance = max(away.norm, 1)
      return distance < 90 ? pointer + away * (90 / distance) : home
    }
    pool.setTargets(of: group, from: targets.span)
    pool.step(by: interval)
  }

  var places: [SIMD2<Double>] { pool.withPositions(of: group) { span in (0..<homes.count).map { span[$0] } } }

  /// How many dots are farther than a point from home.
  var movedCount: Int { zip(homes, places).count { ($0 - $1).norm > 1 } }

  func picture() throws -> String {
    var path = Path()
    for place in places {
      path.move(to: place)
      path.addLine(to: place + [0.01, 0])
    }
    let dots = Shape(path, stroke: Stroke(Color(hex: 0x0072B2), width: 3, cap: .round))
    let shifted = Node.group(Group(transform: .translation(x: 20, y: 20), children: [.shape(dots)]))
    return try Scene(size: [634, 634], background: .white, title: "Ten thousand springs", nodes: [shifted]).svg()
  }
}

var dots = Dots()
let clock = ContinuousClock()
var durations: [Duration] = []
for frame in 0..<120 {
  let angle = Double(frame) / 20
  let pointer = SIMD2(297 + 180 * cos(angle), 297 + 180 * sin(angle))
  durations.append(clock.measure { dots.flee(from: pointer, interval: 1.0 / 120) })
}
let median = durations.sorted()[60] / .milliseconds(1)
print("\(dots.homes.count) springs, \(dots.movedCount) of them away from home")
print("a frame takes", (median * 100).rounded() / 100, "ms")

if let name = CommandLine.arguments.dropFirst().first {
  try dots.picture().write(toFile: name, atomically: true, encoding: .utf8)
}
