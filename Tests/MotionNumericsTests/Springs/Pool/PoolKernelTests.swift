#if canImport(MotionKernels) && arch(x86_64)
  import TestSupport
  import Testing

  import MotionNumerics
  @testable import MotionCurves
  @testable import MotionSprings

  /// The steps and new targets of pools by loops in C, those for each width of vectors by themselves: the bits of Swift.
  ///
  /// A width that the processor does not have is listed as left out.
  @Suite struct PoolKernelTests {
    fileprivate static let blocks = 13
    fileprivate static let layout = ScalarLayout(isFloat: false, scalarCount: 1, stride: 8)

    /// The columns of a group, and its marks.
    fileprivate struct Group: Equatable {
      var memory = LaneMemory()
      var isAwake = [Bool](repeating: true, count: blocks)
      var isLed = [Bool](repeating: true, count: blocks)
      var reports: [Int] = []

      /// Lanes near their targets or far from them, some at rest; of moving targets some stand.
      init(areLed: Bool, _ random: inout SplitMix64) {
        memory.resize(to: 8 * blocks * SpringStep.blockLength)
        if areLed { memory.addTargetVelocities() }
        isLed = areLed ? isLed : []
        memory.withColumns { columns in
          for lane in 0..<blocks * SpringStep.blockLength {
            let target = random.element(of: [0, -0.0, random.number(in: -9...9)])
            let isAtRest = random.number() < 0.3 || lane < SpringStep.blockLength
            let distance = random.element(of: [1e-3, 1, 1e6])
            columns.set(0, lane, isAtRest ? target : target + random.number(in: -1...1) * distance)
            columns.set(1, lane, isAtRest ? random.element(of: [0, -0.0]) : random.number(in: -1...1) * distance)
            columns.set(2, lane, target)
            if areLed { columns.set(3, lane, random.number() < 0.6 ? 0 : random.number(in: -1...1)) }
          }
        }
        for block in isAwake.indices where random.number() < 0.1 { isAwake[block] = false }
        for block in isLed.indices where random.number() < 0.3 { isLed[block] = false }
        for block in isLed.indices where !isLed[block] {
          memory.withColumns { columns in
            for lane in 0..<SpringStep.blockLength { columns.set(3, block * SpringStep.blockLength + lane, 0) }
          }
        }
      }

      /// The bits of all columns.
      var bits: [UInt64] { memory.pairs.flatMap { [$0.x.bitPattern, $0.y.bitPattern] } }

      static func == (a: Group, b: Group) -> Bool {
        a.memory.pairs == b.memory.pairs && a.isAwake == b.isAwake && a.isLed == b.isLed && a.reports == b.reports
      }

      mutating func step(_ spring: Spring, _ interval: Double, tolerance: Double, by vectors: WideVectors) {
        let step = SpringStep(
          spring, over: interval, tolerance: tolerance, feedForward: isLed.isEmpty ? nil : 0.5,
          layout: PoolKernelTests.layout, vectors: vectors)
        var settled: [Int] = []
        if isLed.isEmpty {
          step.move(
            &memory, isAwake: &isAwake, coefficients: nil, frequency: { _ in nil }, settled: { settled.append($0) })
        } else {
          step.moveLed(
            &memory, isAwake: &isAwake, isLed: &isLed, own: nil, frequency: { _ in nil },
            settled: { settled.append($0) })
        }
        reports += settled
      }
    }

    private func check(_ vectors: WideVectors) {
      var random = SplitMix64(seed: 92)
      var (reports, fallenAsleep) = (0, 0)
      for round in 0..<80 {
        let spring = Spring(
          response: random.magnitude(from: 0.1, to: 2), dampingRatio: random.element(of: [0, 0.3, 0.9, 1, 3]))
        let tolerance = random.element(of: [.leastNonzeroMagnitude, 1e-3, 0.5])
        let areLed = round % 2 == 1
        var wide = Group(areLed: areLed, &random)
        var plain = wide
        let asleepBefore = wide.isAwake.count { !$0 }
        for _ in 0..<25 {
          let interval = random.magnitude(from: 1e-4, to: 0.3)
          wide.step(spring, interval, tolerance: tolerance, by: vectors)
          plain.step(spring, interval, tolerance: tolerance, by: .plain)
          #expect(wide == plain, "\(spring) \(interval)")
        }
        // Beside a target that moves, unoptimised code keeps another sign of a zero.
        if !areLed { #expect(wide.bits == plain.bits, "\(spring)") }
        reports += wide.reports.count
        fallenAsleep += wide.isAwake.count { !$0 } - asleepBefore
      }
      #expect(reports > 1000 && fallenAsleep > 60, "\(reports), \(fallenAsleep)")
      replaces(vectors)
    }

    /// New targets for all lanes: some are not allowed, some are the same, and some move.
    private func replaces(_ vectors: WideVectors) {
      var random = SplitMix64(seed: 93)
      var refused = 0
      let count = Self.blocks * SpringStep.blockLength
      for round in 0..<120 {
        let (areLed, move) = (round % 4 != 0, round % 2 == 1)
        var wide = Group(areLed: areLed, &random)
        wide.isAwake = [Bool](repeating: false, count: Self.blocks)
        wide.isLed = [Bool](repeating: false, count: areLed ? Self.blocks : 0)
        var plain = wide
        var targets = (0..<count).map { _ in random.number(in: -9...9) }
        plain.memory.withColumns { columns in
          for lane in 16..<40 { targets[lane] = columns.targets.load(fromByteOffset: 8 * lane, as: Double.self) }
        }
        var velocities = (0..<count).map { _ in random.element(of: [0, -0.0, random.number()]) }
        for lane in 16..<32 { velocities[lane] = 0 }
        if random.number() < 0.3 {
          targets[random.element(of: Array(0..<count))] = random.element(of: [.nan, .infinity, -.infinity])
        }
        if random.number() < 0.3 { velocities[random.element(of: Array(0..<count))] = .infinity }
        let last = wide.replace(targets, move && areLed ? velocities : nil, by: vectors)
        #expect(last == plain.replace(targets, move && areLed ? velocities : nil, by: .plain))
        #expect(wide.bits == plain.bits && wide == plain)
        if last < count { refused += 1 }
      }
      #expect(refused > 30 && refused < 90, "\(refused)")
    }

    @Test(.enabled("the processor has no vectors of four doubles") { WideVectors.four.areAvailable })
    func vectorsOfFourHaveTheBitsOfSwift() {
      check(.four)
    }

    @Test(.enabled("the processor has no vectors of eight doubles") { WideVectors.eight.areAvailable })
    func vectorsOfEightHaveTheBitsOfSwift() {
      check(.eight)
    }
  }

  extension PoolKernelTests.Group {
    /// Replaces all targets, and returns the lane after the last block that was replaced.
    fileprivate mutating func replace(_ targets: [Double], _ velocities: [Double]?, by vectors: WideVectors) -> Int {
      targets.withUnsafeBytes { targets in
        (velocities ?? []).withUnsafeBytes { new in
          guard let address = targets.baseAddress else { return 0 }
          let sources = NewTargets(targets: address, velocities: velocities == nil ? nil : new.baseAddress)
          return isAwake.withUnsafeMutableBufferPointer { isAwake in
            isLed.withUnsafeMutableBufferPointer { isLed in
              memory.withColumns { columns in
                TargetLanes(columns, isAwake, isLed, sources, PoolKernelTests.layout)
                  .replaceBlocks(targets.count / 8, by: vectors)
              }
            }
          }
        }
      }
    }
  }

  extension LaneColumns {
    fileprivate func set(_ column: Int, _ lane: Int, _ number: Double) {
      let columns = [positions, velocities, targets, targetVelocities]
      columns[column]?.storeBytes(of: number, toByteOffset: 8 * lane, as: Double.self)
    }
  }
#endif
