public import MotionCurves
public import VectorScene

/// Why a motion or a scene cannot be written for another system.
public enum ExportError: Error, Hashable, CustomStringConvertible {
  /// A parameter outside its domain.
  case parameter(ParameterError)
  /// A motion that never settles needs a domain to export.
  case endless
  /// A scene that cannot be drawn.
  case scene(SceneError)
  /// No text for the other system stays within the tolerance.
  case unrepresentable(String)

  /// The error in one line.
  public var description: String {
    switch self {
    case .parameter(let error): error.description
    case .endless: "the motion never settles: its domain is needed"
    case .scene(let error): error.description
    case .unrepresentable(let reason): reason
    }
  }

  static var tooLarge: ExportError { .unrepresentable("the values are larger than the format's numbers can be") }

  static func parameter(_ name: String, _ value: Double, allowed: String) -> ExportError {
    .parameter(ParameterError(parameter: name, value: value.shortestDecimal, allowed: allowed))
  }

  /// Throws unless a parameter is positive and finite.
  static func requirePositive(_ value: Double, _ name: String) throws(ExportError) {
    try checking { () throws(ParameterError) in try ParameterError.requirePositive(value, name) }
  }

  /// Throws unless a domain has a positive, finite duration.
  static func requireDuration(of domain: ClosedRange<Double>) throws(ExportError) {
    let duration = domain.upperBound - domain.lowerBound
    guard domain.lowerBound < domain.upperBound, duration.isFinite else {
      throw .parameter("the duration", duration, allowed: "positive and finite")
    }
  }

  /// Throws if a time is later than the integers of a system can tell.
  static func requireTime(_ seconds: Double, upTo last: Double, _ system: String) throws(ExportError) {
    guard seconds <= last else { throw .unrepresentable("\(system)'s times end at \(last.plainText) s") }
  }

  /// Runs a body that may find a parameter outside its domain.
  static func checking<Result>(_ body: () throws(ParameterError) -> Result) throws(ExportError) -> Result {
    do {
      return try body()
    } catch {
      throw .parameter(error)
    }
  }
}
