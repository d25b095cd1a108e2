/// What takes the steps of one integration: a method with its step control.
class Stepper {
  /// Forgets the earlier steps: for a state that is not the end of the last step.
  func reset() {}

  /// Takes a step of the state, not beyond `end`, as long as its error allows.
  ///
  /// - Parameters:
  ///   - time: the time.
  ///   - end: the latest time at which the step ends.
  ///   - length: the length to try; on return the length to try next.
  /// - Returns: whether the accelerations have been set to those at the new time too.
  /// - Throws: GSL's error code; time and state are then undefined.
  func take(from time: inout Double, to end: Double, length: inout Double) throws(GSLFailure) -> Bool {
    fatalError("a subclass takes it")
  }
}
