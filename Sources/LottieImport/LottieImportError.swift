package import JSONText

/// The reason for which a Lottie property cannot be imported, with its path in the document.
public struct LottieImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, with the parts of the document that it quotes as they stand.
  public let problem: String
  /// The steps to the part that is wrong or has no equal; none for the document as a whole.
  package let steps: [JSONPath.Step]

  init(_ problem: String, at steps: [JSONPath.Step] = []) {
    self.problem = problem
    self.steps = steps
  }

  /// The path of the part that is wrong or has no equal, such as `k[1].t`; empty for the document as a whole.
  public var path: String { JSONPath(steps).description }

  /// The path and the problem: `k[1].t: expected a number of frames`.
  public var description: String { steps.isEmpty ? problem : "\(path): \(problem)" }

  /// A whole document was given without the path of a property.
  package static let pathMissing = LottieImportError(
    "a whole document: choose a property by its path, such as layers[0].ks.r or Ball.r")

  /// The error of a text that is no JSON, or exceeds the limits.
  init(_ error: JSONError) {
    switch error.problem {
    case .empty: self.init("expected an object, found nothing")
    // Without the path, which would fill the screen.
    case .tooDeep: self.init(error.description)
    default: self.init(error.description, at: error.place.path.steps)
    }
  }
}

/// A location in a Lottie document.
struct LottieLocation {
  private var steps: [JSONPath.Step] = []

  init() {}

  /// The location of a field of the object at this location.
  func field(_ name: String) -> LottieLocation { following(.key(name)) }

  /// The location of an element of the array at this location, counted from 0.
  func element(_ index: Int) -> LottieLocation { following(.index(index)) }

  private func following(_ step: JSONPath.Step) -> LottieLocation {
    var location = self
    location.steps.append(step)
    return location
  }

  /// The error for a problem at this location.
  func failure(_ problem: String) -> LottieImportError { LottieImportError(problem, at: steps) }
}
