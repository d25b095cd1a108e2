extension Trajectory {
  /// The place of a time in the motion, found once for all coordinates, and for both position and velocity.
  @usableFromInline
  enum Place {
    /// Between two knots.
    case between(DenseOutput.Location)
    /// Before the start or after the end, where the motion stands still at a knot.
    case still(knot: Int)
    /// A NaN time.
    case nowhere
  }

  /// The place of a time; the search is immediate close to the knot `hint`.
  @inlinable
  func place(of time: Double, near hint: inout Int) -> Place {
    if time >= firstTime && time <= endTime {
      let location = denseOutput.location(of: time, near: hint)
      hint = location.knot
      return .between(location)
    }
    if time.isNaN { return .nowhere }
    requireRemembered(time)
    return .still(knot: time < firstTime ? 0 : denseOutput.times.count - 1)
  }

  @inlinable
  func position(at place: Place) -> Value {
    Value(coordinateCount: denseOutput.coordinateCount) { position(ofCoordinate: $0, at: place) }
  }

  @inlinable
  func velocity(at place: Place) -> Value {
    Value(coordinateCount: denseOutput.coordinateCount) { velocity(ofCoordinate: $0, at: place) }
  }

  @inlinable
  func position(ofCoordinate index: Int, at place: Place) -> Double {
    switch place {
    case .between(let location): denseOutput.position(index, at: location)
    case .still(let knot): denseOutput.position(index, ofKnot: knot)
    case .nowhere: .nan
    }
  }

  @inlinable
  func velocity(ofCoordinate index: Int, at place: Place) -> Double {
    switch place {
    case .between(let location): denseOutput.velocity(index, at: location)
    case .still: 0
    case .nowhere: .nan
    }
  }
}
