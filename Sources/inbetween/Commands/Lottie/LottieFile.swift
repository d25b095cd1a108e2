import MotionLottie

/// A Lottie document with the images beside it.
struct LottieFile {
  /// The document's path as the user has given it; `-` is standard input.
  let path: String
  /// Whether warnings name the features that are not drawn as the document says.
  var isReporting = true
  /// Whether a document with such features is refused.
  var isStrict = false

  /// Reads the document: its bytes, and the animation with its images.
  ///
  /// - Throws: ``CommandFailure`` for a file that cannot be read or is not a Lottie document.
  func opened() throws(CommandFailure) -> (document: [UInt8], animation: LottieAnimation) {
    try opened(InputFile(reading: path, limit: LottieAnimation.greatestMebibytes))
  }

  /// Reads the document from its file, which is in memory.
  func opened(_ file: InputFile) throws(CommandFailure) -> (document: [UInt8], animation: LottieAnimation) {
    let animation: LottieAnimation
    do {
      animation = try LottieAnimation(parsing: file.bytes)
    } catch {
      throw .badData("\(file.name): \(error)")
    }
    let complete = LottiePictures(documentPath: path, isReporting: isReporting).embedded(in: animation)
    if isStrict || isReporting { try report(complete.warnings, of: file.name) }
    return (file.bytes, complete)
  }

  private func report(_ warnings: [LottieWarning], of name: String) throws(CommandFailure) {
    if isStrict, let first = warnings.first {
      let others = warnings.count > 1 ? ", and \(warnings.count - 1) more" : ""
      throw .badData("\(name): \(first)\(others)")
    }
    for warning in warnings { CommandFailure.warn("\(name): \(warning)") }
  }
}

extension CommandFailure {
  /// Prints a warning on standard error.
  static func warn(_ message: String) {
    let line = "inbetween: " + message.escapingControls + "\n"
    // Without standard error, nobody can be warned.
    try? FileDescriptor.standardError.put(Array(line.utf8))
  }
}
