/// The free slots of a group, as bits, with a constant-time search for the lowest one.
///
/// The bits form levels. The lowest level has a bit for each slot; each higher level has a bit for each word below, set
/// if the word is not 0. The top level is a single word. Finding, taking or releasing a slot touches one word per
/// level: five levels are enough for 2³⁰ slots.
struct FreeSlots: Sendable {
  /// The number of slots, free or taken.
  private(set) var capacity = 0
  /// The words of all levels, from the level of the slots upwards.
  private var words: [UInt64] = []
  /// The index of each level's first word.
  private var levelStarts: [Int] = []

  /// Whether all slots are taken.
  var isEmpty: Bool { (words.last ?? 0) == 0 }

  /// Whether a slot is free.
  func contains(_ slot: Int) -> Bool { words[slot >> 6] & 1 << UInt64(slot & 63) != 0 }

  /// Takes the lowest free slot; at least one must be free.
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
      // The level above changes only if a word has become 0.
      if words[start + bit >> 6] != 0 { return }
      bit >>= 6
    }
  }

  /// Releases a slot that was taken.
  mutating func insert(_ slot: Int) {
    var bit = slot
    for start in levelStarts {
      let before = words[start + bit >> 6]
      words[start + bit >> 6] = before | 1 << UInt64(bit & 63)
      if before != 0 { return }
      bit >>= 6
    }
  }

  /// One more than the last taken slot below a limit; 0 if there is none.
  ///
  /// - Complexity: O(*n*) for *n* free slots in between, 64 at a time.
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

  /// Changes the number of slots; new slots are free, and all dropped slots must be free.
  ///
  /// - Complexity: O(*n*) for *n* slots, 64 at a time.
  mutating func resize(to newCapacity: Int) {
    let count = (newCapacity + 63) >> 6
    var level = Array(words.prefix(min(count, (capacity + 63) >> 6)))
    level += repeatElement(0, count: count - level.count)
    for slot in capacity..<max(capacity, newCapacity) { level[slot >> 6] |= 1 << UInt64(slot & 63) }
    // Slots behind the end do not exist.
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

  /// A bit for each word, set if the word is not 0.
  private static func summary(of level: [UInt64]) -> [UInt64] {
    var summary = [UInt64](repeating: 0, count: (level.count + 63) >> 6)
    for index in level.indices where level[index] != 0 { summary[index >> 6] |= 1 << UInt64(index & 63) }
    return summary
  }
}
