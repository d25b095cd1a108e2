import Foundation
import SwiftUI

private let springs: [(mass: Double, stiffness: Double, damping: Double)] = [
  (1, 100, 10), (1, 170, 26), (1, 300, 20), (5, 80, 9), (1, 100, 0.5), (1, 100, 18), (1, 100, 20), (1, 100, 25),
  (0.5, 4, 35),
]
private let velocities: [Double] = [0, 5, -5]
private let times: [Double] = [0, 0.01, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 5]

/// Values, velocities, parameters and settling durations of SwiftUI's `Spring`.
func recordSwiftUISprings() -> Recording {
  var recording = Recording("swiftui-springs", framework: "SwiftUI")
  for (mass, stiffness, damping) in springs {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    for velocity in velocities {
      let given: KeyValuePairs<String, Given> = [
        "mass": .number(mass), "stiffness": .number(stiffness), "damping": .number(damping),
        "velocity": .number(velocity),
      ]
      recording.add(
        "state", given,
        rows: times.map { time in
          [
            time, spring.value(target: 1, initialVelocity: velocity, time: time),
            spring.velocity(target: 1, initialVelocity: velocity, time: time),
          ]
        })
      recording.add(
        "settling", given,
        rows: [0.1, 0.01, 0.001, 1e-4].map { epsilon in
          [epsilon, spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: epsilon)]
        })
    }
  }
  var made: [(String, KeyValuePairs<String, Given>, Spring)] = []
  for duration in [0.2, 0.5, 1.25] {
    for bounce in [-0.5, -0.1, 0, 0.15, 0.3, 0.9] {
      let given: KeyValuePairs<String, Given> = ["duration": .number(duration), "bounce": .number(bounce)]
      made.append(("duration and bounce", given, Spring(duration: duration, bounce: bounce)))
    }
    for ratio in [0.1, 0.5, 0.825, 1, 1.5] {
      let given: KeyValuePairs<String, Given> = ["response": .number(duration), "dampingRatio": .number(ratio)]
      made.append(("response and damping ratio", given, Spring(response: duration, dampingRatio: ratio)))
      let settling: KeyValuePairs<String, Given> = [
        "settlingDuration": .number(duration), "dampingRatio": .number(ratio),
      ]
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
      made.append(("settling duration and damping ratio", settling, spring))
    }
  }
  for (name, spring) in [("smooth", Spring.smooth), ("snappy", Spring.snappy), ("bouncy", Spring.bouncy)] {
    made.append(("preset", ["name": .word(name)], spring))
  }
  for (question, given, spring) in made {
    recording.add(question, given, rows: [parameters(of: spring)])
    recording.add("settling of \(question)", given, rows: [[spring.settlingDuration]])
  }
  return recording
}

/// Mass, stiffness, damping, then what SwiftUI derives from them.
private func parameters(of spring: Spring) -> [Double] {
  [
    spring.mass, spring.stiffness, spring.damping, spring.duration, spring.bounce, spring.response, spring.dampingRatio,
  ]
}
