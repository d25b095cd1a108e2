import MotionNumerics

// Twelve items of a menu open one after the other, from the one that was touched.
let stagger = Stagger(count: 12, interval: 0.03, from: .index(4))
let items = (0..<stagger.count).map { index in
  SpringMotion(Spring.snappy, from: SIMD2(0, -20), to: [1, 0]).staggered(stagger, at: index)
}
print("delays", items.map { ($0.delay * 1000).rounded() / 1000 })
print("opacity after 0.1 s", items.map { tenths($0.value(at: 0.1).x) })
print("open after", tenths(items.map(\.restTime).max() ?? 0), "s")

// The menu is closed while it opens: each item turns back where it is, the farthest first.
let closing = 0.15
let order = Stagger(count: items.count, total: 0.12, from: .edges, curve: .easeOut)
let closed = items.enumerated().map { index, item in
  let start = closing + order.delay(of: index)
  return item.handedOver(to: .smooth, target: [0, -20], at: start)
}
let jumps = zip(items, closed).map { ($0.value(at: $1.startTime) - $1.value(at: $1.startTime)).norm }
print("without a jump:", jumps.allSatisfy { $0 == 0 }, "closed after", tenths(closed.map(\.restTime).max() ?? 0), "s")

// A ripple through a grid: by the distance from the touch.
let ripple = Stagger(interval: 1 / 600)
let touch = SIMD2(80.0, 40)
let cells = (0..<6).map { SIMD2(Double($0 % 3) * 100, Double($0 / 3) * 100) }
let distances = cells.map { ($0 - touch).norm }
let farthest = distances.max() ?? 0
print("ripple", distances.map { (ripple.delay(atDistance: $0, of: farthest) * 1000).rounded() })

// The badge of an item: it ducks, hops on a spring, settles on another, and goes after a while.
let badge = MotionSequence([
  .tween(to: -6, duration: 0.1, curve: .easeOut),
  .spring(.bouncy, to: 30, for: 0.2),
  .spring(.smooth, to: 20, after: -0.05),
  .minimumJerk(to: 0, duration: 0.3, after: 0.5),
])
print("badge", stride(from: 0, through: 0.6, by: 0.1).map { tenths(badge.value(at: $0)) })
print("steps at", badge.startTimes.map { ($0 * 100).rounded() / 100 }, "over at", tenths(badge.restTime))

func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 + 0 }
