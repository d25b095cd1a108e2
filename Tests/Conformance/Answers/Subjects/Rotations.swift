internal import JSONText
internal import MotionNumerics

/// Rotations between rotations, and maps of the plane.
enum Rotations {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    let given = test.given
    switch test.question {
    case "slerp":
      let (start, end) = (try quaternion(given, "from"), try quaternion(given, "to"))
      return try Answers(test) { fraction in
        let components = start.interpolated(to: end, by: fraction).components
        return Answer([components.x, components.y, components.z, components.w])
      }
    case "squad": return .unanswered("in the place of squad a track of rotations has angular velocities")
    case "track":
      let track = try track(given)
      return try Answers(test) { time in
        let rotation = track.value(at: time)
        let (x, y) = (rotation.applied(to: SIMD3(1, 0, 0)), rotation.applied(to: SIMD3(0, 1, 0)))
        return Answer([x.x, x.y, x.z, y.x, y.y, y.z])
      }
    case "angularVelocity":
      let track = try track(given)
      return try Answers(test) { time in
        let velocity = track.angularVelocity(at: time)
        return Answer([velocity.x, velocity.y, velocity.z])
      }
    case "mapParts":
      return try Answers(rows: test) { row throws(ConformanceError) in
        let map = Affine(
          a: try row.number(0), b: try row.number(1), c: try row.number(2), d: try row.number(3), tx: 0, ty: 0)
        guard let parts = map.decomposition else { return .none }
        return Answer([parts.rotation, parts.scale.x, parts.scale.y, parts.shear])
      }
    case "mapBetween":
      let (start, end) = (try map(given, "from"), try map(given, "to"))
      return try Answers(test) { fraction in
        let map = start.interpolated(to: end, by: fraction)
        return Answer([map.a, map.b, map.c, map.d, map.tx, map.ty])
      }
    default: throw .unknownQuestion(test)
    }
  }

  private static func quaternion(_ given: Given, _ name: String) throws(ConformanceError) -> Quaternion {
    let numbers = try given.numbers(name)
    return try accepted { () throws(ParameterError) in
      try Quaternion(validatingX: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3])
    }
  }

  private static func track(_ given: Given) throws(ConformanceError) -> RotationTrack {
    let rotations = [try quaternion(given, "from"), try quaternion(given, "to")]
    let (first, last) = (try given.numbers("fromVelocity"), try given.numbers("toVelocity"))
    let duration = try given.number("duration")
    return try accepted { () throws(ParameterError) in
      try RotationTrack(
        validating: rotations, at: [0, duration],
        angularVelocities: [SIMD3(first[0], first[1], first[2]), SIMD3(last[0], last[1], last[2])])
    }
  }

  private static func map(_ given: Given, _ name: String) throws(ConformanceError) -> Affine {
    let numbers = try given.numbers(name)
    return Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
