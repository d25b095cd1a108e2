import MotionCurves
import MotionSprings

extension KeyList where Value: VectorValue {
  /// The springs between the keys.
  ///
  /// A spring starts with the velocity of the segment before it, if that moves and has one.
  ///
  /// - Parameter pieces: the cubics of the other segments.
  /// - Returns: a spring for each segment that has one, nil for the others; empty without springs.
  /// - Throws: ``ParameterError`` if a spring overflows.
  func springPieces(between pieces: [CubicPiece<Value>]) throws(ParameterError) -> [SpringPiece<Value>?] {
    var made: [SpringPiece<Value>?] = []
    made.reserveCapacity(springs.count)
    for segment in springs.indices {
      let duration = times[segment + 1] - times[segment]
      guard let spring = springs[segment], duration > 0 else {
        made.append(nil)
        continue
      }
      let velocity = segment == 0 ? .zero : made[segment - 1]?.endVelocity ?? endVelocity(of: segment - 1, pieces)
      made.append(
        try SpringPiece(spring, from: values[segment], to: values[segment + 1], velocity: velocity, over: duration))
    }
    return made.contains { $0 != nil } ? made : []
  }

  /// The velocity at the end of a segment without a spring; zero for a jump, for a value that holds, and where a timing
  /// curve is vertical.
  private func endVelocity(of segment: Int, _ pieces: [CubicPiece<Value>]) -> Value {
    let duration = times[segment + 1] - times[segment]
    guard duration > 0, !isHeld(segment) else { return .zero }
    let slope = segment < curves.count ? curves[segment].slope(at: 1) : 1
    let velocity = pieces[segment].velocity(at: 1).moving(at: slope / duration)
    return velocity.isFinite ? velocity : .zero
  }
}
