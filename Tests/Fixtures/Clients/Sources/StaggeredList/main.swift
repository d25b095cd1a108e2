import MotionNumerics

// A list of eight rows: they come in one after the other, and go all together when the list closes halfway.
struct Row {
  var offset = Animated(40.0)
  var opacity = Animated(0.0)
}

var rows = [Row](repeating: Row(), count: 8)
let stagger = Stagger(count: rows.count, interval: 0.05)

for index in rows.indices {
  let delay = stagger.delay(of: index)
  rows[index].offset.set(to: 0, with: .spring(.smooth), at: 0, after: delay, token: index)
  rows[index].opacity.set(to: 1, with: .tween(duration: 0.2, curve: .easeOut), at: 0, after: delay)
}
show(at: 0.1)
show(at: 0.3)

// Closed while the last rows have not set out: each turns back from where it is, with the velocity that it has.
for index in rows.indices {
  rows[index].offset.set(to: 40, with: .spring(.snappy), at: 0.3)
  rows[index].opacity.set(to: 0, with: .tween(duration: 0.15, curve: .easeIn), at: 0.3)
}
show(at: 0.3)
show(at: 0.4)

// No row has come to rest before: all eight are reported, each once.
let ends = rows.indices.flatMap { rows[$0].offset.advance(to: 0.4) }
let finished = ends.filter { $0.outcome == .finished }.count
print(finished, "finished,", ends.count - finished, "not")
print("all at rest:", rows.allSatisfy { $0.offset.isAtRest(at: 2) && $0.opacity.isAtRest(at: 2) })

@MainActor func show(at time: Double) {
  let places = rows.map { Int($0.offset.value(at: time).rounded()) }
  let opacities = rows.map { Int(($0.opacity.value(at: time) * 100).rounded()) }
  print("at", time, "offsets", places, "opacities", opacities)
}
