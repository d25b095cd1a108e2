import MotionValues
internal import VectorScene

extension AnimatedText {
  /// The lines of letters that the document does not bring along, as texts whose letters have their own colours and
  /// places.
  ///
  /// Where letters lie is known only to the program that shows them. They can be moved from there, painted and spaced,
  /// but not turned about their middles, and moved sideways only where a line begins at its place.
  func labels(budget: inout FrameBudget) -> [Node] {
    guard isPainted else { return [] }
    var nodes: [Node] = []
    for (number, line) in layout.lines.enumerated() {
      guard budget.takeSegments(line.count * (1 + animations.count)) else { break }
      guard var label = layout.label(of: number) else { continue }
      let style = style(by: [])
      label.stroke = style.stroke.map { Stroke($0, width: style.strokeWidth, join: .round) }
      label.runs = runs(of: number, in: label)
      nodes.append(.label(label))
    }
    return nodes
  }

  private func runs(of number: Int, in label: Label) -> [Label.Run] {
    let line = layout.lines[number]
    let weights = weights(ofLine: number)
    let trackings = trackings(by: weights)
    var runs: [Label.Run] = []
    for place in line.indices {
      let text = line[place].text
      if place > 0, line[place].isJoined(to: line[place - 1]) {
        runs[runs.count - 1].text += text
        continue
      }
      let style = style(by: weights[place])
      let opacity = opacity(by: weights[place])
      var run = Label.Run(text, color: style.fill ?? .clear, letterSpacing: label.letterSpacing)
      run.color.alpha *= opacity
      if var color = style.stroke {
        color.alpha *= opacity
        run.outline = .init(color, width: style.strokeWidth)
      }
      // The tracking of a letter lies before it.
      if place + 1 < line.count { run.letterSpacing += trackings[place + 1] }
      run.shift = zip(animations, weights[place]).reduce(.zero) { $0 + $1.0.position * $1.1 }
      if label.anchor != .start { run.shift.x = 0 }
      runs.append(run)
    }
    return runs
  }
}

extension TextLayout.Letter {
  /// Whether a letter is shaped together with the one before it: parts of text with separate styles would be shaped
  /// apart.
  fileprivate func isJoined(to last: TextLayout.Letter) -> Bool {
    guard let first = scalars.first, let before = last.scalars.last else { return false }
    if before == Self.joiner || first == Self.joiner { return true }
    return !isBlank && !last.isBlank && Self.shaped.contains { $0.contains(first) }
  }

  private static let joiner: UInt32 = 0x200D

  /// Marks, the scripts from Hebrew to Myanmar and from Khmer to Vedic signs, their later forms, and parts of pictograms.
  private static let shaped: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x0590...0x109F, 0x1700...0x1CFF, 0x1DC0...0x1DFF, 0x200C...0x200C, 0x20D0...0x20FF,
    0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFE70...0xFEFC, 0x10A00...0x11FFF,
    0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE01EF,
  ]
}
