// Embedded Swift has no tasks.
#if !hasFeature(Embedded)
  #if canImport(MotionKernels)
    internal import MotionKernels
  #endif

  /// The cores on which a batch is computed, for functions that take them.
  ///
  /// The results have the same bits as on one core, and the same order.
  /// ```swift
  /// await pool.step(by: 1.0 / 120, cores: .all)                      // a hundred thousand springs or more
  /// await track.sample(at: times, into: &values, cores: .all)        // a million times
  /// await Cores.all.fill(&places) { tracks[$0].value(at: time) }     // ten thousand tracks
  /// let measures = await Cores.all.map(paths) { PathMeasure($0) }    // a thousand paths
  /// let frames = await Cores.all.map(0..<600) { effect.scene(at: Double($0) / 60) }
  /// ```
  /// The work is split into tasks of Swift's executor: the caller's thread is free, and the tasks have the priority of
  /// the caller's task. A batch is always completed, even if the caller's task is cancelled; to stop earlier, ask
  /// `Task.isCancelled` in the function that you pass.
  ///
  /// - Complexity: a task costs some 5 µs, so a batch pays from 50 µs of work on one core; two cores are 1.8 times as fast
  ///   from half a millisecond on. Smaller batches of a ``ValueGenerator`` and of a pool are one task. What only moves memory
  ///   gains less, because the cores share it.
  public struct Cores: Hashable, Sendable {
    /// The greatest number of tasks that run at the same time.
    let taskLimit: Int

    /// All cores of the machine, with four tasks for each, so that a core that other programs use does not delay the
    /// whole batch.
    public static let all = Cores(taskLimit: 4 * processorCount)

    /// At most some of the cores, so that others stay free.
    ///
    /// - Parameter count: the number of cores, at least 1.
    /// - Returns: the cores.
    public static func atMost(_ count: Int) -> Cores {
      ParameterError.trapUnless(count >= 1, "count", count, "at least 1")
      return Cores(taskLimit: count)
    }

    private static var processorCount: Int {
      #if canImport(MotionKernels)
        max(Int(motion_processors()), 1)
      #else
        4
      #endif
    }

    /// The results of a function for all elements, in their order.
    ///
    /// - Parameters:
    ///   - elements: what the function is called with; frames as `0..<count`, for instance.
    ///   - transform: the function. Calls are made at the same time, each once.
    /// - Returns: a result for each element.
    /// - Throws: the error of the first element, in their order, for which the function throws.
    /// - Complexity: O(*n*). A task has consecutive elements.
    @inlinable
    public func map<Elements: RandomAccessCollection & Sendable, Value: Sendable, Failure: Error>(
      _ elements: Elements, _ transform: @escaping @Sendable (Elements.Element) throws(Failure) -> Value
    ) async throws(Failure) -> [Value] {
      let parts = await results(elements.count, least: 1) { range -> Result<[Value], Failure> in
        var values: [Value] = []
        values.reserveCapacity(range.count)
        do throws(Failure) {
          for index in range {
            values.append(try transform(elements[elements.index(elements.startIndex, offsetBy: index)]))
          }
        } catch { return .failure(error) }
        return .success(values)
      }
      var all: [Value] = []
      all.reserveCapacity(elements.count)
      for part in parts { all += try part.get() }
      return all
    }

    /// Gives each element of an array the value of a function of its index, in place.
    ///
    /// - Parameters:
    ///   - values: receives the values; it stays as long as it is.
    ///   - value: the function. Calls are made at the same time, each once.
    /// - Complexity: O(*n*). A task has 512 elements or more; ``map(_:_:)`` is for functions that take microseconds.
    @inlinable
    public func fill<Value: Sendable>(
      _ values: inout [Value], with value: @escaping @Sendable (_ index: Int) -> Value
    ) async {
      nonisolated(unsafe) let elements = values.elementsForTasks()
      _ = await results(values.count, least: 512) { range in
        for index in range { elements[index] = value(index) }
      }
    }
  }
#endif
