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
  /// A property counts as used if it is imported, or if a `var()` names it. Of a property with several definitions, those
  /// under a condition that another one overrides are not used.
  ///
  /// - Parameter isTaken: whether a property is imported.
  /// - Returns: the remarks, in the order of the file.
  func customProperties(besides isTaken: (StyleSheet.Declaration) -> Bool) -> [ImportRemark] {
    let named = Set(blocks.flatMap { $0.declarations }.flatMap { CSSVariable.names(in: $0.value) })
    var remarks: [ImportRemark] = []
    for block in blocks {
      for declaration in block.declarations where declaration.name.hasPrefix("--") && !isTaken(declaration) {
        let isLost = block.condition != nil && properties.definition(of: declaration.name)?.offset != declaration.offset
        guard isLost || !named.contains(declaration.name) else { continue }
        remarks.append(remark("the custom property \(declaration.name)", in: block, at: declaration.offset))
      }
    }
    return remarks
  }

  /// The remarks about all keyframes except those of a name that count or that others replace.
  func keyframes(besides name: String?) -> [ImportRemark] {
    blocks.compactMap { block in
      guard let other = block.keyframesName else { return nil }
      let isLost = block.condition != nil && keyframes[other]?.offset != block.offset
      guard other != name || isLost else { return nil }
      return remark("@keyframes \(other.quoted)", in: block, at: block.offset)
    }
  }

  /// The remark about a part of a block, with the condition of the block.
  private func remark(_ part: String, in block: StyleSheet.Block, at offset: Int) -> ImportRemark {
    let condition = block.condition.map { " in \($0.cssParts().joined(separator: " ").quoted)" } ?? ""
    return ImportRemark(part + condition, at: source.place(at: offset))
  }

  /// The remarks about the parts of the file's motion that the animation of some keyframes lacks.
  ///
  /// They are other rules, and words that an animation cannot express.
  func remarks(besideKeyframesNamed name: String) -> [ImportRemark] {
    var remarks: [ImportRemark] = []
    for (place, block) in blocks.enumerated() where block.keyframesName == nil && !isKeyframe(block) {
      // The times of keyframes come from the first rule that names them.
      let isTaken = namingBlocks[name]?.first == place
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
