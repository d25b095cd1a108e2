/// Which slots of a group are free, as bits, of which the lowest is found at once.
///
/// Above the bits lies a level of bits for their words, one for each that is not 0, and above that another one, up to
/// a single word. To find a slot, to take it and to give it back touches a word a level: five are enough for 2³⁰.
struct FreeSlots: Sendable {
  /// How many slots there are, free or taken.
  private(set) var capacity = 0
  /// All levels, from the slots' own upwards.
  private var words: [UInt64] = []
  /// Where each of them begins.
  private var levelStarts: [Int] = []

  /// Whether all slots are taken.
  var isEmpty: Bool { (words.last ?? 0) == 0 }

  /// Takes the lowest free slot, of which there has to be one.
  mutating func takeFirst() -> Int {
    var slot = 0
    for start in levelStarts.reversed() { slot = slot << 6 | words[start + slot].trailingZeroBitCount }
    remove(slot)
    return slot
  }

  private mutating func remove(_ slot: Int) {
    var bit = slot
    for start in levelStarts {
      words[start + bit >> 6] &= ~(1 << UInt64(bit & 63))
      // The level above hears only of a word that has become 0.
      if words[start + bit >> 6] != 0 { return }
      bit >>= 6
    }
  }

  /// Gives a slot back that was taken.
  mutating func insert(_ slot: Int) {
    var bit = slot
    for start in levelStarts {
      let before = words[start + bit >> 6]
      words[start + bit >> 6] = before | 1 << UInt64(bit & 63)
      if before != 0 { return }
      bit >>= 6
    }
  }

  /// One more than the last slot below a limit that is taken; 0 if none is.
  ///
  /// - Complexity: O(*n*) for *n* free slots that are passed, 64 at a time.
  func takenEnd(below limit: Int) -> Int {
    var end = limit
    while end > 0 {
      let word = (end - 1) >> 6
      let taken = ~words[word] & (.max >> UInt64(63 - (end - 1) & 63))
      if taken != 0 { return word << 6 + 64 - taken.leadingZeroBitCount }
      end = word << 6
    }
    return 0
  }

  /// Makes room for so many slots: new ones are free, those that are dropped have to be.
  ///
  /// - Complexity: O(*n*) for *n* slots, 64 at a time.
  mutating func resize(to newCapacity: Int) {
    let count = (newCapacity + 63) >> 6
    var level = Array(words.prefix(min(count, (capacity + 63) >> 6)))
    level += repeatElement(0, count: count - level.count)
    for slot in capacity..<max(capacity, newCapacity) { level[slot >> 6] |= 1 << UInt64(slot & 63) }
    // Those behind the end are not there.
    if newCapacity & 63 != 0 { level[count - 1] &= 1 << UInt64(newCapacity & 63) - 1 }
    capacity = newCapacity
    words = []
    levelStarts = []
    while !level.isEmpty {
      levelStarts.append(words.count)
      words += level
      level = level.count > 1 ? Self.summary(of: level) : []
    }
  }

  /// A bit for each word that is not 0.
  private static func summary(of level: [UInt64]) -> [UInt64] {
    var summary = [UInt64](repeating: 0, count: (level.count + 63) >> 6)
    for index in level.indices where level[index] != 0 { summary[index >> 6] |= 1 << UInt64(index & 63) }
    return summary
  }
}
