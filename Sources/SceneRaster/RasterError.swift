public import VectorScene

/// The reason why a scene cannot be drawn as pixels.
public enum RasterError: Error, Sendable, Equatable {
  /// A program is missing: its name.
  case missingProgram(String)
  /// A program ended, or gave an unexpected answer: its name, and its last line.
  case failedProgram(String, reason: String)
  /// A scene cannot be written as a document.
  case scene(SceneError)
  /// A request cannot be drawn, for example a picture of too many pixels: the reason.
  case refused(String)
}

extension RasterError {
  /// The name of the helper's file.
  static let helperName = "inbetween-raster"
  /// Where the helper is searched, and how it is had.
  package static var missingHelper: String {
    "\(helperName), which draws pixels, is not there: neither beside this program nor on PATH; in a checkout of "
      + "Inbetween, `make raster` builds it in out/raster, and `make install` installs it"
  }
}

extension RasterError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .missingProgram(Self.helperName): Self.missingHelper
    case .missingProgram(let name): "\(name) is not there"
    case .failedProgram(let name, let reason): "\(name) failed: \(reason)"
    case .scene(let error): "\(error)"
    case .refused(let reason): reason
    }
  }
}
