import Baselines
import Benchmark
import MotionNumerics

/// A property with a target against the motion that it holds, and how cheaply both tell whether they are at rest.
func benchmarkProperties() {
  let times = (0..<65_536).map { Double($0) / 32_768 }
  let spring = SpringMotion(.bouncy, from: 0.0, to: 300)
  let tween = Tween(from: 0.0, to: 300, duration: 0.9, curve: .easeOut)

  func values(_ motion: some Motion<Double>) -> () -> Void {
    {
      var sum = 0.0
      for time in times { sum += motion.value(at: time) }
      blackHole(sum)
    }
  }

  func property(_ course: MotionCourse) -> Animated<Double> {
    var property = Animated(0.0)
    property.set(to: 300, with: course, at: 0)
    return property
  }

  compare(
    "property on a spring", values: times.count, baseline: ("SpringMotion", values(spring)),
    with: [Subject("Animated", target: .timesTheCost(1.3), work: values(property(.spring(.bouncy))))])
  compare(
    "property on a tween", values: times.count, baseline: ("Tween", values(tween)),
    with: [
      Subject(
        "Animated", target: .timesTheCost(1.3), work: values(property(.tween(duration: 0.9, curve: .easeOut))))
    ])

  func rests(_ motion: some Motion<Double>) -> () -> Void {
    {
      var count = 0
      for time in times where motion.isAtRest(at: time) { count += 1 }
      blackHole(count)
    }
  }
  compare(
    "at rest", values: times.count, baseline: ("two values", { for _ in 0..<2 { values(spring)() } }),
    with: [
      Subject("SpringMotion.isAtRest", target: .timesTheCost(2), work: rests(spring)),
      Subject("Animated.isAtRest", target: .timesTheCost(2.2), work: rests(property(.spring(.bouncy)))),
    ])
}
