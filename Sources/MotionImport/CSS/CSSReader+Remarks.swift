import MotionCurves

// What a style sheet says about motion, and what was imported does not have.
extension CSSReader {
  /// The remark about words of a declaration.
  func remark(_ words: [String], _ declaration: StyleSheet.Declaration) -> ImportRemark {
    ImportRemark(
      "\(declaration.name): \(words.joined(separator: " "))", at: source.place(at: declaration.offset))
  }

  /// A remark for each custom property that is not used.
  ///
  /// A property counts as used if it is imported, or if a `var()` names it.
  ///
  /// - Parameter isTaken: whether a property is imported.
  /// - Returns: the remarks, in the order of the file.
  func customProperties(besides isTaken: (StyleSheet.Declaration) -> Bool) -> [ImportRemark] {
    let declarations = blocks.flatMap { $0.declarations }
    let named = Set(declarations.flatMap { $0.value.namedProperties })
    let left = declarations.filter { $0.name.hasPrefix("--") && !isTaken($0) && !named.contains($0.name) }
    return left.map { ImportRemark("the custom property \($0.name)", at: source.place(at: $0.offset)) }
  }

  /// The remarks about all keyframes except those of a name.
  func keyframes(besides name: String?) -> [ImportRemark] {
    blocks.compactMap { block in
      guard let other = block.keyframesName, other != name else { return nil }
      return ImportRemark("@keyframes \(other.quoted)", at: source.place(at: block.offset))
    }
  }

  /// The remarks about the parts of the file's motion that the animation of some keyframes lacks.
  ///
  /// They are other rules, and words that an animation cannot express.
  func remarks(besideKeyframesNamed name: String) -> [ImportRemark] {
    var remarks: [ImportRemark] = []
    var isNamed = false
    for block in blocks where block.keyframesName == nil && !isKeyframe(block) {
      // The times of keyframes come from the first rule that names them.
      let names = block.declarations.contains { self.names(name, in: $0) }
      let isTaken = names && !isNamed
      isNamed = isNamed || names
      for declaration in block.declarations {
        let isAnimation = declaration.name == "animation" || declaration.name.hasPrefix("animation-")
        let isTransition = declaration.name == "transition" || declaration.name.hasPrefix("transition-")
        if isTransition || isAnimation && !(isTaken && Self.animationProperties.contains(declaration.name)) {
          remarks.append(remark([declaration.value], declaration))
        } else if declaration.name == "animation" {
          let words = wordsLeftOut(of: declaration, beside: name)
          if !words.isEmpty { remarks.append(remark(words, declaration)) }
        }
      }
    }
    return remarks + customProperties { _ in false } + keyframes(besides: name)
  }

  /// The parts of an `animation` that the animation of some keyframes lacks.
  ///
  /// They are the entries for other keyframes, and the words that an animation cannot express.
  private func wordsLeftOut(of declaration: StyleSheet.Declaration, beside name: String) -> [String] {
    let text = (try? resolved(declaration.value)) ?? declaration.value
    return text.cssParts(separator: UInt8(ascii: ",")).flatMap { part -> [String] in
      guard let timing = try? CSSTiming(shorthand: part, isAnimation: true), timing.names.contains(name) else {
        return [part]
      }
      return timing.names.filter { $0 != name } + timing.words.filter { $0 == "paused" }
    }
  }

  /// The properties that determine how an animation runs.
  private static let animationProperties: Set = [
    "animation", "animation-name", "animation-duration", "animation-delay", "animation-timing-function",
    "animation-iteration-count", "animation-direction", "animation-fill-mode",
  ]
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
      let rest = bytes[(place + open.count)...].drop { $0.isSpace }
      let name = rest.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") && !$0.isSpace }
      names.append(String(decoding: name, as: UTF8.self))
      place = name.endIndex
    }
    return names
  }
}
