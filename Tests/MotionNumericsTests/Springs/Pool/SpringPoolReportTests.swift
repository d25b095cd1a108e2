import MotionNumerics
import Testing

/// The reported members, where one step brings many numbers to rest at once.
@Suite struct SpringPoolReportTests {
  /// A step so long that the transition underflows: all lanes reach their targets in it, and each member is reported
  /// once.
  @Test(arguments: [10.0, 30, 60, 1000, 3600]) func aLongStepReportsEachMemberOnce(interval: Double) throws {
    try check(Double.self, interval)
    try check(SIMD2<Double>.self, interval)
    try check(SIMD3<Double>.self, interval)
    try check(SIMD4<Double>.self, interval)
  }

  /// All counts of members, with neighbours in their block of eight and beyond it; some are at rest beforehand.
  private func check<Value: VectorValue & BitwiseCopyable>(_ type: Value.Type, _ interval: Double) throws {
    for count in 1...19 {
      for restingEvery in [2, 3, count + 1] {
        var pool = SpringPool<Value>()
        let group = pool.addGroup(.snappy)
        let members = (1...count).map { number in
          let target = Value(scalars: { Double(number + $0) })
          return pool.add(to: group, at: number % restingEvery == 0 ? target : .zero, target: target)
        }
        pool.step(by: interval)
        let moved = members.indices.filter { ($0 + 1) % restingEvery != 0 }.map { members[$0] }
        #expect(pool.settled == moved, "\(type), \(count) members")
        #expect(members.allSatisfy { pool.isSettled($0) && pool.position(of: $0) == pool.target(of: $0) })
        pool.step(by: interval)
        #expect(pool.settled.isEmpty)
      }
    }
  }

  @Test func restingMembersWithTheSameTargetAreNotReportedAgain() {
    var pool = SpringPool<SIMD2<Double>>()
    let group = pool.addGroup(.snappy)
    let member = pool.add(to: group, at: [1, 2], target: [1, 2])
    pool.retarget(member, to: [1, 2])
    pool.step(by: 0.1)
    #expect(pool.settled.isEmpty && pool.isSettled(member))
  }

  /// The numbers come to rest one after the other, and the last of them decides.
  @Test func membersRestWithTheLastOfTheirNumbers() throws {
    for lane in 0..<3 {
      for number in 0..<6 {
        var pool = SpringPool<SIMD3<Double>>()
        let group = pool.addGroup(.snappy)
        let members = (0..<6).map { _ in pool.add(to: group, at: .zero, target: .zero) }
        var far = SIMD3<Double>.zero
        far[lane] = 1e30
        pool.place(members[number], at: [1, 1, 1], target: far, velocity: .zero)
        var reports: [SpringMember] = []
        for _ in 0..<10 {
          pool.step(by: 1)
          #expect(pool.isSettled(members[number]) == !reports.isEmpty || pool.settled == [members[number]])
          reports += pool.settled
        }
        #expect(reports == [members[number]])
      }
    }
  }

  /// A velocity underflows before the displacement, which the target's ulp hides: the members at rest must be reported.
  @Test func underflowingMembersAreReported() throws {
    var restCount = 0
    for step in 0..<200 {
      var pool = SpringPool<Double>()
      let group = pool.addGroup(Spring(mass: 1, stiffness: 0.01, damping: 0.2), tolerance: .leastNonzeroMagnitude)
      let member = pool.add(to: group, at: 5, target: 4)
      // ωt goes from 700 to 760: near 750 the displacement is a few times the least number.
      pool.step(by: 7000 + 3 * Double(step))
      #expect(pool.settled == (pool.isSettled(member) ? [member] : []))
      restCount += pool.isSettled(member) ? 1 : 0
    }
    #expect(restCount > 0 && restCount < 200)
  }
}
