internal import CGSL

/// The first-order equations that GSL integrates: y holds all positions, then all velocities.
///
/// A base class without type parameters, as a C function cannot be generic.
class Equations {
  /// The number of coordinates: y has twice as many numbers.
  let coordinateCount: Int

  init(coordinateCount: Int) {
    self.coordinateCount = coordinateCount
  }

  /// Computes dy/dt; returns GSL's code.
  func derivative(
    at time: Double, of y: UnsafePointer<Double>, into derivative: UnsafeMutablePointer<Double>
  ) -> Int32 {
    fatalError("a subclass computes it")
  }

  /// Computes the matrix ∂(dy/dt)/∂y, row by row, and ∂(dy/dt)/∂t; returns GSL's code.
  func jacobian(
    at time: Double, of y: UnsafePointer<Double>, into matrix: UnsafeMutablePointer<Double>,
    byTime: UnsafeMutablePointer<Double>
  ) -> Int32 {
    fatalError("a subclass computes it")
  }

  /// The error code that makes GSL try a shorter step.
  static let tryShorter = Int32(GSL_ERANGE)
  /// The error code that makes GSL give up at once.
  static let giveUp = Int32(GSL_EBADFUNC)
  static let success = Int32(GSL_SUCCESS)
}
