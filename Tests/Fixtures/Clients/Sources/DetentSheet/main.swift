import MotionNumerics

// A sheet with three detents: its height follows the finger, and it comes to rest at the detent to which it was thrown.
let detents = [120.0, 420, 780]
let band = RubberBand(dimension: 900)
var height = Animated(detents[0])

/// The height for a finger: beyond the detents the sheet is held back.
func height(under finger: Double) -> Double {
  let bounds = detents[0]...detents[2]
  let inside = min(max(finger, bounds.lowerBound), bounds.upperBound)
  return inside + band.value(at: finger - inside)
}

/// The detent nearest to where the sheet would come to rest by itself.
func detent(from height: Double, velocity: Double) -> Double {
  let free = Decay(from: height, velocity: velocity).target
  return detents.min { abs($0 - free) < abs($1 - free) } ?? detents[0]
}

@MainActor func release(at time: Double, velocity: Double) {
  let target = detent(from: height.value(at: time), velocity: velocity)
  height.set(to: target, with: .spring(.smooth), velocity: velocity, at: time, token: Int(target))
}

// Pulled up slowly and let go near the first detent; then with a flick.
for (velocity, start) in [(40.0, 0.0), (900, 2)] {
  for event in 0...10 {
    let time = start + 0.01 * Double(event)
    height.set(to: height(under: 150 + 10 * Double(event)), at: time)
  }
  release(at: start + 0.1, velocity: velocity)
  print("let go with", velocity, "it goes to", height.target)
  for end in height.advance(to: start + 1.9) { print("at", end.token, end.outcome, thousandths(end.time - start), "s") }
}

// Dragged beyond the largest one: it lags behind the finger, and comes back without a jump.
height.set(to: height(under: 980), at: 4)
let held = height.value(at: 4)
release(at: 4.1, velocity: 0)
print("held back at", thousandths(held), "back to", height.target, "without a jump:", height.value(at: 4.1) == held)

// A person who wants less motion gets the same detents, at once.
height.reducedMotion = .jump
height.set(to: detents[0], with: .spring(.bouncy), at: 6, token: 0)
print("reduced:", height.value(at: 6), height.advance(to: 6).map(\.outcome.rawValue))

func thousandths(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
