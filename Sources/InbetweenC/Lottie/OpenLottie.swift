internal import MotionLottie
internal import VectorScene

/// A Lottie animation behind a handle.
final class OpenLottie: Sendable {
  let animation: LottieAnimation

  private init(_ animation: LottieAnimation) { self.animation = animation }

  /// Reads a document.
  static func parsed(_ bytes: [UInt8]) throws(Refusal) -> OpenLottie {
    OpenLottie(try Refusal.instead { () throws(LottieError) in try LottieAnimation(parsing: bytes) })
  }

  /// What is drawn otherwise than the document says, a line each.
  var warnings: String { animation.warnings.map { $0.description + "\n" }.joined() }

  /// The key paths of all properties, a line each.
  var keyPaths: String { animation.keyPaths.map { $0.description + "\n" }.joined() }

  /// The numbers of the first property that fits a key path; nil if none does.
  func numbers(at keyPath: String, frame: Double) -> [Double]? {
    animation.properties(matching: LottieKeyPath(parsing: keyPath)).first?.value(at: frame).numbers
  }

  /// The animation with a value, as people type it, for all properties that fit a key path.
  func overriding(_ keyPath: String, with value: String) throws(Refusal) -> OpenLottie {
    OpenLottie(
      try Refusal.instead { () throws(LottieOverrideError) in
        try animation.overriding(LottieKeyPath(parsing: keyPath), withText: value)
      })
  }

  /// The picture of a frame; nil for one that SVG cannot hold, and for what begins no identifier.
  func picture(at frame: Double, idPrefix: String) -> String? {
    try? animation.scene(at: frame).svg(idPrefix: idPrefix)
  }
}
