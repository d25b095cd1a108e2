/// Suggestions for mistyped words.
package enum NearestWord {
  /// The word nearest to a mistyped word, by optimal string alignment; nil if no word is near.
  ///
  /// A word is near if its distance is at most a third of the letters, and at most three. Of several words at the same
  /// distance, the first wins.
  ///
  /// - Complexity: O(*k·n·m*) for *k* words of *m* letters; words of very different length are not compared.
  package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let letters = Array(word.utf8.prefix(longest + 1))
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    let used = set(of: word)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let count = candidate.utf8.count
      let limit = min(max(1, max(letters.count, count) / 3), 3)
      // One change of a letter changes the set of letters by two at most: this leaves few words to compare.
      guard abs(count - letters.count) <= limit, count <= longest,
        (used ^ set(of: candidate)).nonzeroBitCount <= 2 * limit
      else { continue }
      let other = Array(candidate.utf8)
      // The word itself is not allowed here, so suggesting it would be no help.
      if other == letters { return nil }
      let distance = distance(letters, other)
      // A distance as large as the shorter word is no hint: one letter for another in a word of one letter.
      guard distance <= limit, distance < min(letters.count, other.count) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The letters of a word, one bit for each, regardless of case.
  private static func set(of word: String) -> UInt32 {
    word.utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// The greatest length of a mistyped word.
  private static let longest = 64

  /// The distance of two words: the number of letters to insert, remove, replace or swap with the next one.
  ///
  /// Source: R. A. Wagner and R. Lowrance, "An Extension of the String-to-String Correction Problem", 1975, restricted
  /// to swaps of neighbours that no other edit changes.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
