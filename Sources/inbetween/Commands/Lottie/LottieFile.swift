import LottieArchive
import MotionLottie

/// A Lottie document with the images and fonts beside it, or an animation of a container.
struct LottieFile {
  /// The document's path as the user has given it; `-` is standard input.
  let path: String
  /// The animation of a container, and its theme; nil for those that the container states.
  var choice = LottieChoice()
  /// Whether warnings name the features that are not drawn as the document says.
  var isReporting = true
  /// Whether a document with such features is refused.
  var isStrict = false

  /// The endings of the names of documents and of containers.
  static let endings = ["json", "lottie", "tgs", "zip"]

  /// What has been read.
  struct Content {
    /// The document in JSON; images in files are not part of it.
    let document: [UInt8]
    /// The animation with its images.
    let animation: LottieAnimation
    /// The container that holds them, if they come from one.
    var container: LottieContainer?
  }

  /// Reads the document: its bytes, and the animation with its images and fonts.
  ///
  /// - Throws: ``CommandFailure`` for a file that cannot be read or is not a Lottie document.
  func opened() throws(CommandFailure) -> Content {
    try opened(InputFile(reading: path, limit: LottieAnimation.greatestMebibytes))
  }

  /// Reads the document from its file, which is in memory.
  func opened(_ file: InputFile) throws(CommandFailure) -> Content {
    if LottieContainer.isContainer(file.bytes) { return try unpacked(file) }
    try refuseChoice(of: file)
    var files = LottieFiles(documentPath: path, isReporting: isReporting)
    let animation: LottieAnimation
    do {
      animation = try LottieAnimation(parsing: file.bytes) { font in
        // Nothing is read from addresses, such as that of Google's fonts; the warning about letters says enough.
        font.path.contains("://") ? nil : files.bytes(of: "font", named: font.path)
      }
    } catch {
      throw .badData("\(file.name): \(error)")
    }
    let complete = animation.withImages { files.bytes(of: "image", named: $0.path) }
    try report(complete.warnings.map(\.description), of: file.name)
    return Content(document: file.bytes, animation: complete)
  }

  /// The document alone, for who reads it on their own: that of a container, or the file itself.
  func document(in file: InputFile) throws(CommandFailure) -> [UInt8] {
    if LottieContainer.isContainer(file.bytes) { return try unpacked(file).document }
    try refuseChoice(of: file)
    return file.bytes
  }

  private func refuseChoice(of file: InputFile) throws(CommandFailure) {
    guard choice == LottieChoice() else {
      throw .badData("\(file.name): a document alone; --animation and --theme are for containers, such as .lottie")
    }
  }

  /// Opens an animation of a container, whose images are in it too: no file beside it is read.
  private func unpacked(_ file: InputFile) throws(CommandFailure) -> Content {
    let (container, opened): (LottieContainer, LottieContainerAnimation)
    do throws(LottieContainerError) {
      container = try LottieContainer(reading: file.bytes)
      opened = try container.opened(choice.animation, theme: choice.theme.map { .named($0) } ?? .initial)
    } catch {
      throw .badData("\(file.name): \(error)")
    }
    let warnings = opened.warnings.map(\.description) + opened.animation.warnings.map(\.description)
    try report(warnings, of: file.name)
    return Content(document: opened.document, animation: opened.animation, container: container)
  }

  private func report(_ warnings: [String], of name: String) throws(CommandFailure) {
    if isStrict, let first = warnings.first {
      let others = warnings.count > 1 ? ", and \(warnings.count - 1) more" : ""
      throw .badData("\(name): \(first)\(others)")
    }
    guard isReporting else { return }
    for warning in warnings { CommandFailure.warn("\(name): \(warning)") }
  }
}

/// An animation of a container and its theme, by their names.
struct LottieChoice: Equatable {
  var animation: String?
  var theme: String?
}

extension CommandFailure {
  /// Prints a warning on standard error.
  static func warn(_ message: String) {
    let line = "inbetween: " + message.escapingControls + "\n"
    // Without standard error, nobody can be warned.
    try? FileDescriptor.standardError.put(Array(line.utf8))
  }
}
