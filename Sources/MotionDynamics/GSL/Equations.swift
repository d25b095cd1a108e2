internal import CGSL

/// The first-order equations that GSL integrates: y holds all positions, then all velocities.
///
/// A base class without type parameters, because a C function cannot be generic.
class Equations {
  /// The number of coordinates: y has twice as many numbers.
  final let coordinateCount: Int
  /// Whether no coordinate is held or braked: read in each evaluation.
  final var isFree = true
  /// The error that the system has thrown.
  final var systemError: (any Error)?
  /// Whether a number was not finite since this was last set to false.
  final var metNonFinite = false

  /// The error that the last right-hand side has thrown.
  private let failure = UnsafeMutablePointer<(any Error)?>.allocate(capacity: 1)
  private let address: UnsafeMutableRawPointer
  /// A call of the type is direct.
  ///
  /// A generic subclass would add two calls, which take as long as a small system.
  private let type: any DynamicSystem.Type

  /// Creates equations of a system of this type at an address.
  init(coordinateCount: Int, system address: UnsafeMutableRawPointer, of type: any DynamicSystem.Type) {
    self.coordinateCount = coordinateCount
    self.address = address
    self.type = type
    failure.initialize(to: nil)
  }

  deinit {
    failure.deinitialize(count: 1)
    failure.deallocate()
  }

  /// Computes dy/dt; returns GSL's code.
  @inline(__always)
  final func derivative(
    at time: Double, of y: UnsafePointer<Double>, into derivative: UnsafeMutablePointer<Double>
  ) -> Int32 {
    guard isFree else { return constrainedDerivative(at: time, of: y, into: derivative) }
    if type._differentiate(address, at: time, y, into: derivative, count: coordinateCount, failure: failure) {
      return Self.success
    }
    return codeOfFailure()
  }

  @inline(never)
  private func codeOfFailure() -> Int32 {
    guard let error = failure.pointee else {
      metNonFinite = true
      return Self.tryShorter
    }
    failure.pointee = nil
    keep(error)
    return Self.giveUp
  }

  @inline(never)
  final func keep(_ error: any Error) {
    systemError = error
  }

  /// Computes dy/dt where coordinates are held or braked; returns GSL's code.
  func constrainedDerivative(
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
