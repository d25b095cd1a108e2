internal import MotionNumerics

extension ValueTable {
  /// Timing curves, inside and beyond their ends.
  mutating func addCurves() throws(CallError) {
    let progress = [-0.25, 0, 1e-9, 0.1, 0.25, 0.5, 0.7, 0.999999, 1, 1.5]
    let beziers: [(String, CubicBezier)] = [
      ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
      ("steep", CubicBezier(1, 0, 0, 1)), ("overshooting", CubicBezier(0.3, -2, 0.6, 3)),
    ]
    for (name, curve) in beziers {
      add("\(name)", progress.map { curve.value(at: $0) }, within: 1, of: 1)
      add("\(name), prepared", progress.map { PreparedCubicBezier(curve).value(at: $0) }, within: 4, of: 1)
      add("\(name), crossings of 0.4", curve.crossings(of: 0.4), within: 4, of: 1)
    }
    for position in Steps.Position.allCases {
      let steps = Steps(3, position)
      add("steps \(position.index)", progress.map { steps.value(at: $0) })
    }
    let stops = PiecewiseLinear(stops: [.init(0), .init(0.8, at: 0.2, heldUntil: 0.4), .init(0.3), .init(1)])
    add("linear", progress.map { stops.value(at: $0) })
    for family in PennerEasing.Family.allCases {
      for direction in PennerEasing.Direction.allCases {
        let easing = PennerEasing(family, direction)
        add("\(family.rawValue) \(direction.rawValue)", progress.map { easing.value(at: $0) }, within: 4, of: 1)
        add(
          "\(family.rawValue) \(direction.rawValue), slope", progress.map { easing.velocity(at: $0) }, within: 8, of: 8)
      }
    }
  }

  /// The result of a call; its error in words.
  func refused<Made, Failure: Error & CustomStringConvertible>(
    _ make: () throws(Failure) -> Made
  ) throws(CallError) -> Made {
    do {
      return try make()
    } catch {
      throw CallError(message: error.description)
    }
  }
}

extension Steps.Position {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}
