public import VectorScene

/// Why a scene has no pixels.
public enum RasterError: Error, Sendable, Equatable {
  /// A program is not there: its name.
  case missingProgram(String)
  /// A program ended, or answers what it should not: its name, and its last line.
  case failedProgram(String, reason: String)
  /// A scene that has no document.
  case scene(SceneError)
  /// What was asked for cannot be drawn, as a picture of too many pixels: what is wrong with it.
  case refused(String)
}

extension RasterError: CustomStringConvertible {
  /// What went wrong, in a line.
  public var description: String {
    switch self {
    case .missingProgram(let name): "\(name) is not there"
    case .failedProgram(let name, let reason): "\(name) failed: \(reason)"
    case .scene(let error): "\(error)"
    case .refused(let reason): reason
    }
  }
}
