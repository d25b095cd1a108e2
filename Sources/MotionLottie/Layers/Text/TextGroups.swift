/// Which letters of a text turn about one point: each alone, those of a word, or those of a line.
struct TextGroups {
  /// How letters are taken together, as a document has it.
  enum Grouping: Int {
    case character = 1
    case word, line, all
  }

  /// The letters of a line, from one place to another.
  struct Group {
    /// From the start of the line; the last letter's tracking is not part of the width.
    var start, width: Double
  }

  /// For each line and each of its letters, its group.
  private(set) var lines: [[Group]] = []

  /// The groups of the lines of a text.
  ///
  /// What stands on several lines has a group in each of them.
  init(_ layout: TextLayout, by grouping: Grouping) {
    let tracking = layout.document.size * layout.document.tracking / 1000
    lines = layout.lines.map { line in
      var groups: [Group] = []
      var pen = 0.0
      while groups.count < line.count {
        let end = Self.end(of: groups.count, in: line, by: grouping)
        let advance = line[groups.count..<end].reduce(0) { $0 + $1.advance }
        let group = Group(start: pen, width: advance - tracking)
        while groups.count < end { groups.append(group) }
        pen += advance
      }
      return groups
    }
  }
}

extension TextGroups {
  /// The place behind the group that begins at a place; a blank is a separate group, between two words.
  private static func end(of first: Int, in line: [TextLayout.Letter], by grouping: Grouping) -> Int {
    switch grouping {
    case .character: first + 1
    case .word where line[first].isBlank: first + 1
    case .word: line[first...].firstIndex { $0.isBlank } ?? line.count
    case .line, .all: line.count
    }
  }
}

/// The places of the letters among the letters, words or lines of a text, line by line.
struct TextPlaces {
  private(set) var lines: [[Int]] = []
  /// The number of letters, words or lines.
  private(set) var count = 0

  init(_ lines: [[TextLayout.Letter]], by basis: TextSelector.Basis) {
    for (number, line) in lines.enumerated() {
      var places: [Int] = []
      for letter in line {
        places.append(count)
        switch basis {
        case .characters: count += 1
        case .visibleCharacters: count += letter.isBlank ? 0 : 1
        // A blank belongs to the word before it.
        case .words: count += letter.isBlank ? 1 : 0
        case .lines: break
        }
      }
      self.lines.append(places)
      let isLast = number == lines.count - 1
      let endsWord = basis == .words && !(isLast && line.last?.isBlank == true)
      if basis == .lines || endsWord { count += 1 }
    }
  }
}
