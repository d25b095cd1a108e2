internal import JSONText

extension Manifest {
  /// The Lottie documents of an archive without a manifest, those nearest to its root first.
  ///
  /// An archive often holds other files in JSON beside them. A document is called as its file, or by its path if several
  /// files are called so.
  static func documents(of archive: ZipArchive) throws(LottieContainerError) -> [Item] {
    var paths: [String] = []
    // The system's own copies that macOS puts into archives.
    for entry in archive.entries where entry.path.hasSuffix(".json") && !entry.path.hasPrefix("__MACOSX/") {
      guard let bytes = try archive.contents(of: entry.path), let root = try? json(bytes, at: entry.path),
        root["layers"]?.elements != nil
      else { continue }
      paths.append(entry.path)
    }
    let sorted = paths.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
    let names = Dictionary(grouping: paths, by: fileName)
    return sorted.map { _, path in
      let name = fileName(path)
      return Item(name: names[name]?.count == 1 ? name : String(path.dropLast(5)), path: path)
    }
  }

  private static func depth(_ path: String) -> Int { path.count { $0 == "/" } }

  private static func fileName(_ path: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(5))
  }

  /// The warnings of files that are not used, one for each folder.
  static func warnings(of archive: ZipArchive) -> [LottieContainerWarning] {
    let explanations = [
      "s/": "state machines are not run", "states/": "state machines are not run",
      "u/": "sounds are not played", "audio/": "sounds are not played",
    ]
    var found: [LottieContainerWarning] = []
    for entry in archive.entries where archive.has(entry.path) {
      guard let slash = entry.path.firstIndex(of: "/"),
        let explanation = explanations[String(entry.path[...slash])],
        !found.contains(where: { $0.explanation == explanation })
      else { continue }
      found.append(LottieContainerWarning(path: entry.path, explanation: explanation))
    }
    return found
  }
}
