internal import JSONText

/// The table of contents of a container.
struct Manifest: Sendable {
  /// An animation, or a theme.
  struct Item: Sendable {
    let name: String
    /// The path of its file in the archive.
    let path: String
    /// The theme with which an animation begins.
    var theme: String?
  }

  var format: LottieContainerFormat
  /// At least one.
  var animations: [Item]
  var themes: [Item] = []
  /// The place of the animation that is shown first.
  var initial = 0
  var warnings: [LottieContainerWarning] = []

  /// The path of the manifest in an archive.
  static let path = "manifest.json"

  /// The animation that is shown first.
  var initialAnimation: Item { animations[initial] }

  /// The contents of a packed document alone.
  static var ofDocument: Manifest { Manifest(format: .gzip, animations: [Item(name: "animation", path: "")]) }

  init(format: LottieContainerFormat, animations: [Item]) {
    self.format = format
    self.animations = animations
  }

  /// Reads an archive's manifest, or finds the documents of an archive without one.
  init(of archive: ZipArchive) throws(LottieContainerError) {
    if let bytes = try archive.contents(of: Self.path) {
      let root = try Self.json(bytes, at: Self.path)
      self.init(reading: root, of: archive)
    } else {
      self.init(format: .zip, animations: try Self.documents(of: archive))
    }
    guard !animations.isEmpty else { throw LottieContainerError(.missing, "the archive has no Lottie animation") }
    warnings = Self.warnings(of: archive)
  }

  /// Reads the values of a text in JSON.
  static func json(_ bytes: [UInt8], at path: String) throws(LottieContainerError) -> JSONValue {
    let limits = JSONLimits(maximumByteCount: ContainerLimits.documentByteCount)
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes, limits: limits, duplicateKeys: .last).root
    } catch {
      throw LottieContainerError(.invalidDocument, error.description, at: path)
    }
  }

  // MARK: dotLottie

  private init(reading root: JSONValue, of archive: ZipArchive) {
    // The manifest's version says the same, but not every writer has it.
    let isSecond = archive.entries.contains { $0.path.hasPrefix("a/") }
    self.init(format: isSecond ? .dotLottie2 : .dotLottie1, animations: [])
    let (animationFolder, themeFolder) = isSecond ? ("a", "t") : ("animations", "themes")
    animations = Self.items(root["animations"], in: animationFolder)
    // Some writers leave the list out.
    if animations.isEmpty { animations = Self.files(in: animationFolder, of: archive) }
    themes = Self.items(root["themes"], in: themeFolder).filter { archive.has($0.path) }
    let first = root["initial"]?["animation"]?.string ?? root["activeAnimationId"]?.string
    initial = animations.firstIndex { $0.name == first } ?? 0
  }

  /// The items of a list, the first of several with one name.
  private static func items(_ list: JSONValue?, in folder: String) -> [Item] {
    var names: Set<String> = []
    return list?.elements?.compactMap { json in
      guard let name = json["id"]?.string, names.insert(name).inserted else { return nil }
      let theme = json["initialTheme"]?.string ?? json["defaultTheme"]?.string
      return Item(name: name, path: "\(folder)/\(name).json", theme: theme)
    } ?? []
  }

  private static func files(in folder: String, of archive: ZipArchive) -> [Item] {
    archive.entries.filter { $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix(".json") }
      .map { Item(name: String($0.path.dropFirst(folder.count + 1).dropLast(5)), path: $0.path) }
  }
}
