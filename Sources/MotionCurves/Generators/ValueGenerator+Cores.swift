#if !hasFeature(Embedded)
  extension ValueGenerator where Value: Sendable {
    /// The values at many times, computed on several cores.
    ///
    /// They equal ``value(at:)`` to the bit.
    /// ```swift
    /// var values = [Double](repeating: 0, count: times.count)
    /// await track.sample(at: times, into: &values, cores: .all)
    /// ```
    ///
    /// - Parameters:
    ///   - times: the times, in any order.
    ///   - values: receives a value for each time.
    ///   - cores: the cores; see ``Cores``.
    /// - Precondition: both have the same count.
    /// - Complexity: O(*n*) for *n* times. A task has 8192 times or more, so that fewer than 16,384 are one task.
    @inlinable
    public func sample(at times: [Double], into values: inout [Value], cores: Cores) async {
      ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
      nonisolated(unsafe) let elements = values.elementsForTasks()
      _ = await cores.results(times.count, least: 8192) { range in
        var part = UnsafeMutableBufferPointer(rebasing: elements[range]).mutableSpan
        sample(at: times.span.extracting(range), into: &part)
      }
    }
  }

  extension Motion where Value: Sendable {
    /// The values and velocities at many times, computed on several cores.
    ///
    /// They equal ``state(at:)`` to the bit.
    ///
    /// - Parameters:
    ///   - times: the times, in any order.
    ///   - values: receives a value for each time.
    ///   - velocities: receives a velocity for each time.
    ///   - cores: the cores; see ``Cores``.
    /// - Precondition: all three have the same count.
    /// - Complexity: as that of the values alone.
    @inlinable
    public func sample(
      at times: [Double], into values: inout [Value], velocities: inout [Value], cores: Cores
    ) async {
      ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
      ParameterError.trapUnlessSameCount(velocities.count, "velocities", times.count, "times")
      nonisolated(unsafe) let elements = (values.elementsForTasks(), velocities.elementsForTasks())
      _ = await cores.results(times.count, least: 8192) { range in
        var part = UnsafeMutableBufferPointer(rebasing: elements.0[range]).mutableSpan
        var velocityPart = UnsafeMutableBufferPointer(rebasing: elements.1[range]).mutableSpan
        sample(at: times.span.extracting(range), into: &part, velocities: &velocityPart)
      }
    }
  }
#endif
