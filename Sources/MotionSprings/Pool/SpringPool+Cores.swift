// Embedded Swift has no tasks.
#if !hasFeature(Embedded)
  public import MotionCurves

  extension SpringPool {
    /// Advances all members by an interval on several cores; otherwise as ``step(by:)``, with the same bits and the same
    /// report.
    ///
    /// A step is completed even if the caller's task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: in seconds, finite and not negative. A step of 0 s moves nothing, and reports nothing.
    ///   - cores: the cores; see ``Cores``.
    /// - Complexity: as that of a step on one core. A task has 32,768 numbers or more, so that pools of fewer than twice as
    ///   many are one task. Above a million numbers the memory limits all cores together. It allocates the reports of
    ///   the tasks.
    public mutating func step(by interval: Double, cores: Cores) async {
      await storage.step(by: interval, cores: cores)
    }
  }

  extension SpringPoolStorage {
    /// Advances all members; a task pays for the given number of lanes or more.
    mutating func step(by interval: Double, cores: Cores, lanesOfTask: Int = 32_768) async {
      guard beginStep(interval) else { return }
      var found: [SpringStepPart] = []
      for index in groups.indices {
        groups[index].appendParts(of: index, over: interval, lanes: lanesOfTask, to: &found)
      }
      let parts = found
      let laneCount = parts.reduce(0) { $0 + $1.laneCount }
      let partsOfTask = max(parts.count * lanesOfTask / max(laneCount, 1), 1)
      let reports = await cores.results(parts.count, least: partsOfTask) { range in
        parts[range].map { (group: $0.group, slots: $0.move()) }
      }
      for (group, slots) in reports.joined() { report(slots, of: group) }
    }
  }

  /// Blocks of a group that one task advances, with the addresses of their columns.
  ///
  /// Whoever moves parts at the same time answers for it that they are disjoint and that nothing else uses the groups.
  struct SpringStepPart: @unchecked Sendable {
    let group: Int
    let step: SpringStep
    let columns: SpringStep.Columns
    /// The columns with those of moving targets, if the group has such.
    let led: SpringStep.LedColumns?
    let isAwake: UnsafeMutableBufferPointer<Bool>
    /// The springs of all members of the group, if they do not share one.
    let springs: [Spring]?
    let firstSlot: Int

    var laneCount: Int { isAwake.count * SpringStep.blockLength }

    /// Advances the blocks, and returns the slots of members that come to rest.
    func move() -> [Int] {
      var slots: [Int] = []
      let frequency = { (slot: Int) in springs?[firstSlot + slot].naturalFrequency }
      let settled = { (slot: Int) in slots.append(firstSlot + slot) }
      if let led {
        step.moveLed(led, isAwake, frequency, settled)
      } else {
        step.move(columns, isAwake, frequency, settled)
      }
      return slots
    }
  }

  extension GroupStorage {
    /// Appends the parts of the group's next step, alike and with at most `lanes` lanes.
    ///
    /// They are valid until something else uses the group.
    mutating func appendParts(of group: Int, over interval: Double, lanes: Int, to parts: inout [SpringStepPart]) {
      let step = prepareStep(over: interval)
      guard !isAwake.isEmpty else { return }
      step.checkLengths(memory, isAwake, ownSprings?.coefficients)
      if !isLed.isEmpty { step.checkLengths(memory, isAwake, isLed: isLed, ownSprings) }
      let (marks, ledMarks) = (isAwake.elementsForTasks(), isLed.elementsForTasks())
      // The coefficients are only read.
      let columns = SpringStep.Columns(
        lanes: memory.withColumns { $0 },
        coefficients: ownSprings?.coefficients.withUnsafeBufferPointer { $0.baseAddress })
      let led = step.ledColumns(
        columns, ledMarks, ramps: ownSprings?.ramps.withUnsafeBufferPointer { $0.baseAddress })
      // With a multiple of a member's lanes as its blocks, a part begins with a member.
      let unit = layout.lanesPerMember
      let unitCount = marks.count / unit
      let partCount = max((marks.count * SpringStep.blockLength + lanes - 1) / lanes, 1)
      for part in 0..<partCount {
        let blocks = unitCount * part / partCount * unit..<unitCount * (part + 1) / partCount * unit
        parts.append(
          SpringStepPart(
            group: group, step: step, columns: columns.advanced(by: blocks.lowerBound, layout),
            led: led?.part(blocks, layout),
            isAwake: UnsafeMutableBufferPointer(rebasing: marks[blocks]), springs: ownSprings?.springs,
            firstSlot: blocks.lowerBound * SpringStep.blockLength / unit))
      }
    }
  }
#endif
