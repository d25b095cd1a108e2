import MotionCurves

// When keyframes run.
extension CSSReader {
  /// The timing of keyframes, from the first rule that names them.
  func timing(of name: String) throws(ImportError) -> CSSTiming {
    for place in namingBlocks[name] ?? [] {
      if let timing = try timing(of: name, in: blocks[place]) { return timing }
    }
    return CSSTiming()
  }

  /// The timing of keyframes in a rule; nil if it does not name them.
  ///
  /// Each property is a list with an entry for each name, which repeats if it is shorter; `animation` is all lists at once.
  ///
  /// Source: CSS Animations Level 1, §4.2.
  private func timing(of name: String, in rule: StyleSheet.Block) throws(ImportError) -> CSSTiming? {
    var shorthand: (declaration: StyleSheet.Declaration, entries: [String])?
    var (longhands, place): ([StyleSheet.Declaration], Int?) = ([], nil)
    for declaration in rule.cascade {
      switch declaration.name {
      case "animation":
        // It sets all properties anew.
        let entries = properties.entries(of: declaration.value)
        (shorthand, longhands) = ((declaration, entries), [])
        place = try lastEntry(naming: name, among: entries, of: declaration)
      case "animation-name":
        place = properties.entries(of: declaration.value).lastIndex { $0.unquoted == name }
      case let other where other.hasPrefix("animation-"): longhands.append(declaration)
      default: break
      }
    }
    guard let place else { return nil }
    var timing = CSSTiming()
    if let (declaration, entries) = shorthand { timing = try entry(entries[place % entries.count], of: declaration) }
    for longhand in longhands {
      let entries = properties.entries(of: longhand.value)
      try reading(longhand) { () throws(CSSProblem) in
        try timing.take(longhand.name, try resolved(entries[place % entries.count]))
      }
    }
    return timing
  }

  /// The place of the last entry of an `animation` that names some keyframes; nil if none does.
  private func lastEntry(
    naming name: String, among entries: [String], of declaration: StyleSheet.Declaration
  ) throws(ImportError) -> Int? {
    var found: Int?
    for (place, text) in entries.enumerated() where text.cssParts().contains(where: { $0.unquoted == name }) {
      if try entry(text, of: declaration).names.contains(name) { found = place }
    }
    return found
  }

  /// Reads an entry of an `animation`.
  private func entry(_ text: String, of declaration: StyleSheet.Declaration) throws(ImportError) -> CSSTiming {
    try reading(declaration) { () throws(CSSProblem) in
      try CSSTiming(shorthand: try resolved(text), isAnimation: true)
    }
  }

  /// What a body returns; its error is about a declaration.
  private func reading<Found>(
    _ declaration: StyleSheet.Declaration, _ body: () throws(CSSProblem) -> Found
  ) throws(ImportError) -> Found {
    do throws(CSSProblem) {
      return try body()
    } catch {
      throw source.failure("\(declaration.name): \(error.text)", at: declaration.offset)
    }
  }
}
