internal import JSONText
public import MotionLottie

/// An animation of a container, with its images, its fonts and the values of a theme.
public struct LottieContainerAnimation: Sendable {
  /// The name in the container.
  public let name: String
  /// The document in JSON, with the theme's values in its slots; images and fonts in files are not part of it.
  public let document: [UInt8]
  /// The animation, with the images and fonts of the container.
  public let animation: LottieAnimation
  /// The parts of the container that are not used; ``MotionLottie/LottieAnimation/warnings`` has those of the document.
  public let warnings: [LottieContainerWarning]
}

extension LottieContainer {
  /// Opens an animation.
  ///
  /// - Parameters:
  ///   - name: the name of the animation; by default that of the one that is shown first.
  ///   - theme: the theme whose values the slots of the document have. Rules for colours, numbers, points, gradients
  ///     and images are applied; others are named in the warnings.
  /// - Returns: the animation, with its document.
  /// - Throws: ``LottieContainerError`` if there is no such animation or theme, or if a file is damaged.
  public func opened(
    _ name: String? = nil, theme: LottieThemeChoice = .initial
  ) throws(LottieContainerError) -> LottieContainerAnimation {
    let item = try animation(named: name)
    var document = try content.document(at: item.path)
    var warnings = warnings
    if let theme = try self.theme(theme, of: item) {
      let rules = ThemeRules(
        reading: try Manifest.json(content.document(at: theme.path), at: theme.path), animation: item.name)
      if !rules.isEmpty { document = rules.applied(to: try Manifest.json(document, at: item.path)) }
      warnings += rules.unread.map { LottieContainerWarning(path: theme.path, explanation: $0) }
    }
    return LottieContainerAnimation(
      name: item.name, document: document, animation: try complete(document, of: item), warnings: warnings)
  }

  private func animation(named name: String?) throws(LottieContainerError) -> Manifest.Item {
    guard let name else { return manifest.initialAnimation }
    if let found = manifest.animations.first(where: { $0.name == name }) { return found }
    throw Self.missing("animation", name, among: animationNames)
  }

  /// The theme of a choice; an initial one that is not there counts as none.
  private func theme(
    _ choice: LottieThemeChoice, of item: Manifest.Item
  ) throws(LottieContainerError) -> Manifest.Item? {
    switch choice {
    case .none: return nil
    case .initial: return manifest.themes.first { $0.name == item.theme }
    case .named(let name):
      if let found = manifest.themes.first(where: { $0.name == name }) { return found }
      throw Self.missing("theme", name, among: themeNames)
    }
  }

  private static func missing(_ kind: String, _ name: String, among names: [String]) -> LottieContainerError {
    let most = 20
    let list = names.prefix(most).map(\.debugDescription).joined(separator: ", ") + (names.count > most ? ", …" : "")
    return LottieContainerError(
      .missing, "no \(kind) \(name.debugDescription); there \(names.isEmpty ? "is none" : "are \(list)")")
  }

  /// The animation of a document, with the fonts and the images that are in the container.
  ///
  /// Many of them may name one file: more than the limit together are left out.
  private func complete(
    _ document: [UInt8], of item: Manifest.Item
  ) throws(LottieContainerError) -> LottieAnimation {
    var rest = ContainerLimits.byteCount
    var failure: LottieContainerError?
    func bytes(named name: String, in folders: [String]) -> [UInt8]? {
      guard failure == nil, rest > 0 else { return nil }
      do throws(LottieContainerError) {
        let bytes = try content.file(named: name, besides: item.path, in: folders)
        rest -= bytes?.count ?? 0
        return rest < 0 ? nil : bytes
      } catch {
        failure = error
        return nil
      }
    }
    let complete: LottieAnimation
    do throws(LottieError) {
      let animation = try LottieAnimation(parsing: document) { bytes(named: $0.path, in: ["f", "fonts"]) }
      complete = animation.withImages { bytes(named: $0.path, in: ["i", "images"]) }
    } catch {
      throw LottieContainerError(.invalidDocument, error.description, at: item.path)
    }
    if let failure { throw failure }
    return complete
  }
}
