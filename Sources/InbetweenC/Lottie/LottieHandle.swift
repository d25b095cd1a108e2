internal import MotionLottie
internal import MotionNumerics
internal import VectorScene

/// A Lottie animation behind a handle.
final class LottieHandle: Sendable {
  let animation: LottieAnimation

  private init(_ animation: LottieAnimation) { self.animation = animation }

  /// Reads a document.
  static func parsed(_ bytes: [UInt8]) throws(CallError) -> LottieHandle {
    LottieHandle(try CallError.instead { () throws(LottieError) in try LottieAnimation(parsing: bytes) })
  }

  /// The deviations of the drawing from the document, one per line.
  var warnings: String { animation.warnings.map { $0.description + "\n" }.joined() }

  /// The key paths of all properties, one per line.
  var keyPaths: String { animation.keyPaths.map { $0.description + "\n" }.joined() }

  /// The numbers of the first property that fits a key path; nil if none does.
  func numbers(at keyPath: String, frame: Double) -> [Double]? {
    animation.properties(matching: LottieKeyPath(parsing: keyPath)).first?.value(at: frame).numbers
  }

  /// The animation with a value, as people type it, for all properties that match a key path.
  func overriding(_ keyPath: String, with value: String) throws(CallError) -> LottieHandle {
    LottieHandle(
      try CallError.instead { () throws(LottieOverrideError) in
        try animation.overriding(LottieKeyPath(parsing: keyPath), withText: value)
      })
  }

  /// The animation with other colours.
  func recolored(_ recoloring: LottieRecoloring) -> LottieHandle { LottieHandle(animation.recolored(recoloring)) }

  /// The frames of a range, or all of them, as a picture that plays by itself.
  func movingPicture(of frames: Range<Double>?, rate: Double?) throws(CallError) -> String {
    let scene = try CallError.instead { () throws(ParameterError) in
      try animation.animatedScene(of: frames, rate: rate)
    }
    return try CallError.instead { () throws(SceneError) in try scene.svg() }
  }

  /// The picture of a frame; nil if SVG cannot hold it, or if the prefix cannot begin an identifier.
  func picture(at frame: Double, idPrefix: String) -> String? {
    try? animation.scene(at: frame).svg(idPrefix: idPrefix)
  }
}
