import MotionNumerics

// A counter eases to each new total, like the balance of an account.
var counter = Animated(0.0)

@MainActor func show(_ total: Double, at time: Double, token: Int) {
  counter.set(to: total, with: .tween(duration: 0.8, curve: .easeOutCubic), at: time, token: token)
}

/// The number on the screen: whole, and never beyond the total.
@MainActor func text(at time: Double) -> String { "\(Int(counter.value(at: time).rounded()))" }

show(1250, at: 0, token: 1)
print("frames", stride(from: 0, through: 0.8, by: 0.2).map(text))

// A payment comes in while it counts: it goes on from the number that it shows, and as fast.
let shown = counter.state(at: 0.3)
show(3000, at: 0.3, token: 2)
print("goes on at", text(at: 0.3), counter.value(at: 0.3) == shown.value)
print("frames", stride(from: 0.3, through: 1.1, by: 0.2).map(text))

for end in counter.advance(to: 2) {
  print("total", end.token, end.outcome, "after", (end.time * 10).rounded() / 10, "s")
}
print("ends at", text(at: 2), "at rest:", counter.isAtRest(at: 2))
