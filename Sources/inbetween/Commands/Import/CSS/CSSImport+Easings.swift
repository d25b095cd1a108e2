import MotionNumerics

extension CSSImport {
  /// The named easings of a file, in its order, with a line for each part of the file's motion that they lack.
  ///
  /// An easing that has no exact equal or does not parse is left out, and its place is reported. The other easings do
  /// not depend on it.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` if there are easings and none of them can be read.
  func easings() throws(CommandFailure) -> Imported<[ImportedMotion]> {
    var (found, problems, leftOut) = ([ImportedMotion](), [CommandFailure](), [String]())
    // If several easings have one name, the second and later ones get a number.
    var counts: [String: Int] = [:]
    for block in blocks where block.keyframesName == nil && !isKeyframe(block) {
      for declaration in block.declarations {
        for part in easingParts(of: declaration) {
          do throws(CSSProblem) {
            let easing = try easing(part, of: declaration.name)
            if !easing.unused.isEmpty { leftOut.append(source.leaving(easing.unused, at: declaration)) }
            guard let motion = easing.motion else { continue }
            let name = name(of: declaration, in: block)
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            found.append(ImportedMotion(name: count > 1 ? "\(name) \(count)" : name, motion: motion))
          } catch {
            problems.append(source.failure("\(declaration.name): \(error.text)", at: declaration.offset))
          }
        }
        if Self.longhands.contains(declaration.name) {
          leftOut.append(source.leaving([declaration.value], at: declaration))
        }
      }
    }
    if found.isEmpty, let last = problems.popLast() {
      for problem in problems { problem.message.map(CommandFailure.warn) }
      throw last
    }
    leftOut = problems.compactMap { $0.message } + leftOut + customProperties(besides: isEasing)
    return Imported(content: found, leftOut: leftOut + keyframes(besides: nil))
  }

  private func isEasing(_ property: StyleSheet.Declaration) -> Bool { CSSTiming.isEasing(property.value) }

  /// Other properties of how a transition or an animation runs.
  ///
  /// They are left out, as each motion is made of one declaration.
  private static let longhands: Set = [
    "transition-duration", "transition-delay", "animation-duration", "animation-delay", "animation-iteration-count",
    "animation-direction", "animation-fill-mode", "animation-play-state",
  ]

  private func name(of declaration: StyleSheet.Declaration, in block: StyleSheet.Block) -> String {
    let prelude = block.prelude.cssParts().joined(separator: " ")
    return declaration.name.hasPrefix("--") || prelude.isEmpty ? declaration.name : "\(prelude) \(declaration.name)"
  }

  /// The entries of a declaration that are meant to be easings.
  ///
  /// If a `var()` cannot be resolved, the unresolved value is split instead.
  private func easingParts(of declaration: StyleSheet.Declaration) -> [String] {
    switch declaration.name {
    // A custom property may hold anything. It is meant to be an easing only if it begins like one.
    case let name where name.hasPrefix("--"): isEasing(declaration) ? [declaration.value] : []
    case "transition-timing-function", "animation-timing-function", "transition", "animation":
      ((try? resolved(declaration.value)) ?? declaration.value).cssParts(separator: UInt8(ascii: ","))
    default: []
    }
  }

  /// The motion of an entry, and the words that a motion has no place for.
  ///
  /// The motion is nil for an entry without a time and a curve.
  private func easing(
    _ part: String, of name: String
  ) throws(CSSProblem) -> (motion: ParsedMotion?, unused: [String]) {
    guard ["transition", "animation"].contains(name) else {
      return (ParsedMotion(try TimingCurve(css: name.hasPrefix("--") ? part : try resolved(part))), [])
    }
    let timing = try CSSTiming(shorthand: try resolved(part), isAnimation: name == "animation")
    guard timing.curve != nil || timing.duration != nil else { return (nil, []) }
    return (try timing.motion(), timing.words)
  }
}

// MARK: What is left out

extension CSSImport {
  /// One line that lists the unused custom properties.
  ///
  /// A property counts as used if it is printed, or if a `var()` names it.
  ///
  /// - Parameter isTaken: whether a property is printed.
  /// - Returns: the line; none if all properties are used.
  func customProperties(besides isTaken: (StyleSheet.Declaration) -> Bool) -> [String] {
    let declarations = blocks.flatMap { $0.declarations }
    let named = Set(declarations.flatMap { $0.value.namedProperties })
    let left = declarations.filter { $0.name.hasPrefix("--") && !isTaken($0) && !named.contains($0.name) }
    guard let first = left.first else { return [] }
    let what = left.count == 1 ? "the custom property" : "the custom properties"
    return [source.line("left out: \(what) \(left.map(\.name).joined(separator: ", "))", at: first.offset)]
  }

  /// The lines for all keyframes except those of a name.
  func keyframes(besides name: String?) -> [String] {
    blocks.compactMap { block in
      guard let other = block.keyframesName, other != name else { return nil }
      return source.line("left out: @keyframes \(other.quoted)", at: block.offset)
    }
  }

  /// The lines for the parts of the file's motion that the animation of keyframes lacks.
  ///
  /// They are other rules, and words that a document cannot express.
  func leftOut(beside name: String) -> [String] {
    var lines: [String] = []
    var isNamed = false
    for block in blocks where block.keyframesName == nil && !isKeyframe(block) {
      // The times of keyframes come from the first rule that names them.
      let names = block.declarations.contains { declaration in
        switch declaration.name {
        case "animation": !animationParts(of: declaration, naming: name).isEmpty
        case "animation-name": declaration.value == name
        default: false
        }
      }
      let isTaken = names && !isNamed
      isNamed = isNamed || names
      for declaration in block.declarations {
        let isAnimation = declaration.name == "animation" || declaration.name.hasPrefix("animation-")
        let isTransition = declaration.name == "transition" || declaration.name.hasPrefix("transition-")
        if isTransition || isAnimation && !(isTaken && Self.documentProperties.contains(declaration.name)) {
          lines.append(source.leaving([declaration.value], at: declaration))
        } else if declaration.name == "animation" {
          let words = wordsLeftOut(of: declaration, beside: name)
          if !words.isEmpty { lines.append(source.leaving(words, at: declaration)) }
        }
      }
    }
    return lines + customProperties { _ in false } + keyframes(besides: name)
  }

  /// The parts of an `animation` that the document of some keyframes lacks.
  ///
  /// They are the entries for other keyframes, and the words that a document cannot express.
  private func wordsLeftOut(of declaration: StyleSheet.Declaration, beside name: String) -> [String] {
    let text = (try? resolved(declaration.value)) ?? declaration.value
    return text.cssParts(separator: UInt8(ascii: ",")).flatMap { part -> [String] in
      guard let timing = try? CSSTiming(shorthand: part, isAnimation: true), timing.names.contains(name) else {
        return [part]
      }
      return timing.names.filter { $0 != name } + timing.words.filter { $0 == "paused" }
    }
  }

  /// The properties that determine how a document's animation runs.
  private static let documentProperties: Set = [
    "animation", "animation-name", "animation-duration", "animation-delay", "animation-timing-function",
    "animation-iteration-count", "animation-direction", "animation-fill-mode",
  ]
}

extension SourceText {
  /// The message for words of a declaration that have no place in the output.
  fileprivate func leaving(_ words: [String], at declaration: StyleSheet.Declaration) -> String {
    line("left out: \(declaration.name): \(words.joined(separator: " "))", at: declaration.offset)
  }
}

extension String {
  /// The custom properties that each `var()` in the text names.
  fileprivate var namedProperties: [String] {
    let bytes = Array(utf8)
    let open = Array("var(".utf8)
    var (names, place) = ([String](), 0)
    while place + open.count < bytes.count {
      guard bytes[place] == open[0], bytes[place...].starts(with: open) else {
        place += 1
        continue
      }
      let rest = bytes[(place + open.count)...].drop { $0.isCSSSpace }
      let name = rest.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") && !$0.isCSSSpace }
      names.append(String(decoding: name, as: UTF8.self))
      place = name.endIndex
    }
    return names
  }
}
