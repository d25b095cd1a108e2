import LottieImport
import MotionImport
import MotionNumerics

/// A document of something that moves.
struct MovingDocument {
  /// As given by the user; `-` is standard input.
  let path: String
  /// The name in messages.
  let name: String
  let content: Content

  enum Content {
    /// A text of another system: its motions and animations.
    case imported(ImportedParts)
    case animation(AnimationDocument)
    case system(SystemDocument)
    case lottie(LottieFile.Content)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - path: its name, as given by the user.
  ///   - kind: what it holds, and not a table.
  /// - Throws: ``CommandFailure/badData(_:)``, with the place of what is wrong.
  init(_ file: InputFile, at path: String, _ kind: DocumentKind) throws(CommandFailure) {
    self.path = path
    name = file.name
    switch kind {
    case .text(let format): content = .imported(try ImportedParts(file, as: format))
    case .system: content = .system(try file.systemDocument())
    case .lottie: content = .lottie(try LottieFile(path: path, isReporting: false).opened(file))
    case .lottieProperty: content = .animation(try file.lottieProperty())
    case .animation, .table: content = .animation(try file.animationDocument())
    }
  }

  /// The whole document as one animation: an animation document, or the only animation of a text of another system.
  ///
  /// - Parameter patterns: choose one of several animations.
  /// - Returns: the animation with its name; nil for any other document.
  /// - Throws: ``CommandFailure/badData(_:)`` that lists the names, if there are several and no pattern.
  func animation(
    matching patterns: [String]
  ) throws(CommandFailure) -> (name: String, animation: AnimationDocument)? {
    switch content {
    case .animation(let animation) where patterns.isEmpty: return (InputFile.baseName(of: path), animation)
    case .imported(let parts):
      if let chosen = parts.animations.first(where: { patterns == [$0.name] }) { return chosen }
      guard patterns.isEmpty else { return nil }
      let names = parts.animations.map(\.name) + parts.untimedMotions.map(\.name)
      guard names.count == 1 else {
        throw .badData("\(name): choose with --key-path from \(names.map(\.quoted).joined(separator: ", "))")
      }
      return parts.animations.first
    case .animation, .system, .lottie: return nil
    }
  }
}

extension MovingDocument {
  /// Says on standard error what of the document could not be read, a line for each.
  func reportProblems() {
    guard case .imported(let parts) = content else { return }
    for problem in parts.problems { CommandFailure.warn("\(name): left out: \(problem)") }
  }
}

extension InputFile {
  /// The keyframes of a Lottie property alone, at 60 frames a second.
  fileprivate func lottieProperty() throws(CommandFailure) -> AnimationDocument {
    let animation: ImportedAnimation
    do throws(LottieImportError) {
      animation = try ImportedAnimation(lottie: bytes)
    } catch {
      throw CommandFailure(DocumentLocation(document: name).following(error.steps).failure(error.problem))
    }
    return try animation.readDocument(name: name)
  }
}

/// The motions and animations of a text of another system.
struct ImportedParts {
  let format: ImportFormat
  /// Each animation with its name, in the order of the text.
  let animations: [(name: String, animation: AnimationDocument)]
  let motions: [ImportedMotion]
  /// What cannot be read, each with its place.
  let problems: [String]

  /// The motions that are not the timing of one of the animations.
  var untimedMotions: [ImportedMotion] { animations.isEmpty ? motions : motions.filter { !$0.timesKeyframes } }

  /// Reads all parts.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` if nothing can be read.
  init(_ file: InputFile, as format: ImportFormat) throws(CommandFailure) {
    let importer = try file.importer(as: format)
    self.format = format
    var problems = importer.problems.map(\.description)
    var animations: [(name: String, animation: AnimationDocument)] = []
    var seen: Set<String> = []
    for name in importer.animationNames where seen.insert(name).inserted {
      let animation: ImportedAnimation
      do throws(ImportError) {
        animation = try importer.animation(named: name)
      } catch {
        problems.append(error.description)
        continue
      }
      animations.append((name, try animation.readDocument(name: "\(file.name): \(name)")))
    }
    // An animation of a text may also be given as the motion of its number, which then says the same twice.
    motions = format == .svg ? [] : importer.motions
    self.animations = animations
    self.problems = problems
    if animations.isEmpty && motions.isEmpty {
      throw .badData("\(file.name): \(problems.first ?? "nothing that moves")")
    }
  }
}

extension ImportedAnimation {
  /// The animation as `animate` reads what `import` prints.
  fileprivate func readDocument(name: String) throws(CommandFailure) -> AnimationDocument {
    try CommandFailure.reading { () throws(DocumentError) in
      try AnimationDocument(parsing: Array(document.utf8), name: name)
    }
  }
}
