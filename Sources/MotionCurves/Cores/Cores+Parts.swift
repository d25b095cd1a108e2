#if !hasFeature(Embedded)
  extension Cores {
    /// The results of a function for consecutive parts of a range from 0, in their order.
    ///
    /// All parallel batches are split here. One part is computed by the current task itself.
    ///
    /// - Parameters:
    ///   - count: the end of the range.
    ///   - least: the least length of a part for which a task pays.
    ///   - body: the function.
    /// - Returns: a result for each part.
    @usableFromInline
    package func results<Part: Sendable>(
      _ count: Int, least: Int, _ body: @escaping @Sendable (Range<Int>) -> Part
    ) async -> [Part] {
      let partCount = min(taskLimit, count / least)
      guard partCount > 1 else { return count > 0 ? [body(0..<count)] : [] }
      // The lengths differ by at most one.
      @Sendable func range(_ part: Int) -> Range<Int> {
        let (length, longer) = count.quotientAndRemainder(dividingBy: partCount)
        let start = part * length + min(part, longer)
        return start..<start + length + (part < longer ? 1 : 0)
      }
      return await withTaskGroup(of: (Int, Part).self) { group in
        for part in 1..<partCount { group.addTask { (part, body(range(part))) } }
        var parts = [Part?](repeating: nil, count: partCount)
        parts[0] = body(range(0))
        for await (part, result) in group { parts[part] = result }
        return parts.compactMap(\.self)
      }
    }
  }

  extension Array {
    /// The elements in their place, for tasks that each change a separate range.
    ///
    /// A pointer from `withUnsafeMutableBufferPointer` ends with its closure, which cannot wait for tasks. Elements do not move
    /// while nothing else uses the array: call this on an `inout` argument of an asynchronous function, and wait for all
    /// tasks before the function uses the array again.
    @usableFromInline
    package mutating func elementsForTasks() -> UnsafeMutableBufferPointer<Element> {
      withUnsafeMutableBufferPointer { $0 }
    }
  }
#endif
