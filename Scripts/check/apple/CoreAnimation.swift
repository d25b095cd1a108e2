import Foundation
import QuartzCore

private let progresses = (1...19).map { Double($0) / 20 }

/// Settling durations of `CASpringAnimation`, and what a layer shows of it.
@MainActor
func recordCoreAnimationSprings(on stage: Stage) -> Recording {
  var recording = Recording("core-animation-springs", framework: "QuartzCore")
  let springs: [(mass: Double, stiffness: Double, damping: Double, velocity: Double)] = [
    (1, 100, 10, 0), (1, 100, 10, 5), (1, 100, 10, -5), (1, 100, 0, 0), (1, 100, 0.5, 0), (1, 100, 18, 0),
    (1, 100, 20, 0),
    (1, 100, 20, 40), (1, 100, 25, 0), (1, 100, 25, 60), (1, 300, 20, 0), (5, 80, 9, 2), (0.5, 4, 35, 0),
  ]
  for (mass, stiffness, damping, velocity) in springs {
    for allowsOverdamping in [false, true] {
      let animation = CASpringAnimation(keyPath: "zPosition")
      animation.fromValue = 0
      animation.toValue = 1
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.allowsOverdamping = allowsOverdamping
      let given: KeyValuePairs<String, Given> = [
        "mass": .number(mass), "stiffness": .number(stiffness), "damping": .number(damping),
        "velocity": .number(velocity), "allowsOverdamping": .word("\(allowsOverdamping)"),
      ]
      recording.add("settling", given, rows: [[animation.settlingDuration]])
      animation.duration = 10
      let times = [0.01, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 5]
      recording.add("value", given, rows: stage.values(of: animation, at: times) { [Double($0.zPosition)] })
    }
  }
  return recording
}

/// Control points of the named timing functions, and what a layer shows of these and of others.
@MainActor
func recordTimingFunctions(on stage: Stage) -> Recording {
  var recording = Recording("timing-functions", framework: "QuartzCore")
  let named: [(String, CAMediaTimingFunctionName)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInEaseOut", .easeInEaseOut),
    ("default", .default),
  ]
  var functions = named.map { CAMediaTimingFunction(name: $1) }
  for ((name, _), function) in zip(named, functions) {
    recording.add("control points", ["name": .word(name)], rows: [controlPoints(of: function)])
  }
  functions += [
    CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1), CAMediaTimingFunction(controlPoints: 0.5, -1.5, 0.5, 2.5),
    CAMediaTimingFunction(controlPoints: 1, 0, 0, 1), CAMediaTimingFunction(controlPoints: 0, 1, 1, 0),
    CAMediaTimingFunction(controlPoints: 0.01, 0.99, 0.99, 0.01),
  ]
  for function in functions {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.timingFunction = function
    recording.add(
      "value", ["controlPoints": .list(controlPoints(of: function))],
      rows: stage.values(of: animation, at: progresses) { [Double($0.zPosition)] })
  }
  return recording
}

/// The two inner control points, x1, y1, x2, y2.
private func controlPoints(of function: CAMediaTimingFunction) -> [Double] {
  [1, 2].flatMap { index in
    var point: [Float] = [0, 0]
    function.getControlPoint(at: index, values: &point)
    return point.map(Double.init)
  }
}

/// What a layer shows of keyframes in each calculation mode.
@MainActor
func recordKeyframes(on stage: Stage) -> Recording {
  var recording = Recording("keyframes", framework: "QuartzCore")
  let modes: [(String, CAAnimationCalculationMode)] = [
    ("linear", .linear), ("discrete", .discrete), ("paced", .paced), ("cubic", .cubic), ("cubicPaced", .cubicPaced),
  ]
  let tracks: [[[Double]]] = [
    [[0, 0], [10, 0], [10, 5]],
    [[0, 0], [100, 0], [100, 50], [-20, 50], [0, 0]],
  ]
  let bends: [(tension: Double, continuity: Double, bias: Double)] = [
    (0, 0, 0), (0.5, 0, 0), (0, 0.5, 0), (0, 0, 0.5), (-0.5, 0.25, -0.75),
  ]
  for points in tracks {
    for (name, mode) in modes {
      for (tension, continuity, bias) in name.hasPrefix("cubic") ? bends : Array(bends.prefix(1)) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = points.map { NSValue(point: CGPoint(x: $0[0], y: $0[1])) }
        animation.calculationMode = mode
        animation.duration = 1
        let of = { (value: Double) in points.map { _ in NSNumber(value: value) } }
        animation.tensionValues = of(tension)
        animation.continuityValues = of(continuity)
        animation.biasValues = of(bias)
        recording.add(
          "position",
          [
            "calculationMode": .word(name), "values": .points(points), "tension": .number(tension),
            "continuity": .number(continuity), "bias": .number(bias),
          ],
          rows: stage.values(of: animation, at: progresses) { [Double($0.position.x), Double($0.position.y)] })
      }
    }
  }
  return recording
}
