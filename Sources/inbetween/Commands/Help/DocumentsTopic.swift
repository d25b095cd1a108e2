import ArgumentParser
import LayerAnimation
import MotionDynamics
import MotionNumerics

/// `inbetween help documents`.
struct DocumentsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "documents", abstract: "The JSON documents of `animate` and `simulate`.",
    discussion: """
      ANIMATION, for `animate`, `plot`, `export` and so on:
        { "type": "keyframe", "keyPath": "position",
          "values": [[0, 0], [10, 0], [10, 5]], "keyTimes": [0, 0.25, 1],
          "calculationMode": "cubic", "tensionValues": [0, 0, 0],
          "timingFunctions": ["ease", "cubic-bezier(.24, .52, .43, .8)"],
          "duration": 2, "repeatCount": 2, "autoreverses": true,
          "fillMode": "both", "timingFunction": "ease-in-out" }

      Each type has its fields, by Core Animation's names:
        basic       fromValue, toValue, byValue: at most two of them
        spring      the same, and mass, stiffness, damping,
                    initialVelocity, allowsOverdamping
        keyframe    values, or path (SVG data) with rotationMode (\(words(PathMotion.RotationMode.self)));
                    keyTimes, timingFunctions, calculationMode
                    (\(words(CalculationMode.self))),
                    tensionValues, continuityValues, biasValues
        group       animations
        transition  transitionType, Core Animation's type
                    (\(words(Transition.Kind.self))),
                    subtype (\(words(Transition.Direction.self))),
                    startProgress, endProgress
      The first three also have keyPath, modelValue (0), additive and cumulative. All have beginTime, duration, speed, \
      timeOffset, repeatCount and repeatDuration (numbers or "infinity"), autoreverses, fillMode \
      (\(words(FillMode.self))), removedOnCompletion (false), and all but springs timingFunction, in the motion \
      notation.

      A value is a number or an array of numbers; modelValue stands for missing ends, and additive animations add to \
      it. Without a duration an animation lasts 0.25 s, a spring until it has settled, a member as long as its group. \
      Contradictory fields are refused, where Core Animation ignores one of them. timingFunctions has for each segment \
      a timing curve, steps(1, jump-end) to hold, or a spring in seconds.

      SYSTEM, for `simulate`:
        { "bodies": [
            { "name": "a", "mass": 1, "position": 0, "velocity": 0,
              "friction": 0 } ],
          "springs": [
            { "from": "a", "to": 1, "stiffness": 100, "damping": 10,
              "cubicStiffness": 0, "restLength": 0 } ],
          "duration": 2, "method": "rk8pd", "tolerance": 1e-9,
          "maximumSteps": 1000000, "gravity": 0,
          "events": [
            { "at": 0.3, "action": "retarget", "spring": 0, "to": 2 },
            { "body": "a", "position": 1, "direction": "rising",
              "action": "record" } ] }

      A spring goes from a body to another body, by its name, or to an anchor, a number. Its restLength is a length, at \
      least 0, the distance of its ends without a force. On a line the spring keeps the side: a body that starts above \
      the other end rests restLength above it, one that starts below rests below. In the plane it is the distance of \
      the ends. The ends of a spring with a restLength start at different places. Methods: \
      \(Solver.Method.allCases.map(\.rawValue).joined(separator: ", ")). Events happen at a time, or when a \
      body passes a position, rising, falling or either; their actions: record, stop, reflect (restitution), \
      set (spring and its parameters), retarget (spring, to).

      If the positions are [x, y], the bodies move in the plane: velocities, anchors and gravity are [x, y] too, a \
      spring pulls along its line, and an event at a position has a coordinate, 0 for x or 1 for y. With a restLength \
      the damper acts along the spring, without one in all directions.
      """)

  /// The words of a field, as a list for the help text.
  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
