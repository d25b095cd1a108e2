import MotionNumerics

// A counter eases to each new total, like the balance of an account.
var counter = Animated(0.0)

/// A smooth spring continues the speed of the count, and does not pass the total.
@MainActor func show(_ total: Double, at time: Double, token: Int) {
  counter.set(to: total, with: .spring(Spring(duration: 0.8)), at: time, token: token)
}

/// The number on the screen.
@MainActor func number(at time: Double) -> Int { Int(counter.value(at: time).rounded()) }

show(1250, at: 0, token: 1)
print("counts", stride(from: 0, through: 0.8, by: 0.1).map(number))

// A payment comes in while it counts: it goes on from the number that it shows, and as fast.
let before = counter.state(at: 0.3)
show(3000, at: 0.3, token: 2)
print("without a jump:", counter.state(at: 0.3) == before)
print("counts", stride(from: 0.3, through: 1.6, by: 0.1).map(number))
print("passes the total:", (0...300).contains { number(at: 0.01 * Double($0)) > 3000 })

for end in counter.advance(to: 3) {
  print("total", end.token, end.outcome, "after", (end.time * 10).rounded() / 10, "s")
}
print("shows", number(at: 3), "at rest:", counter.isAtRest(at: 3))
