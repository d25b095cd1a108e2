import MotionNumerics
import TestSupport
import Testing

@testable import MotionSprings

/// Steps of pools on several cores against those on one: the same bits, and the same reports in the same order.
@Suite struct PoolCoresTests {
  /// A client's value whose three numbers do not divide a block.
  private struct Place: VectorValue {
    var x, y, z: Double

    static var scalarCount: Int { 3 }
    init(scalars: (Int) -> Double) { (x, y, z) = (scalars(0), scalars(1), scalars(2)) }
    subscript(scalar index: Int) -> Double { index == 0 ? x : index == 1 ? y : z }
  }

  private enum Kind: CaseIterable {
    case standing, moving, ownSprings, ownAndMoving
  }

  private func value<Value: VectorValue>(_ random: inout SplitMix64) -> Value {
    Value(scalars: { _ in (random.number(in: -9...9) * 64).rounded() / 64 })
  }

  /// A pool whose members come to rest at different times, with holes, and small groups beside the large one.
  private func pool<Value: VectorValue & BitwiseCopyable>(_ kind: Kind, _ count: Int) -> SpringPool<Value> {
    var random = SplitMix64(seed: 45)
    var pool = SpringPool<Value>()
    for size in [3, count, 0, 40] {
      let group = pool.addGroup(.snappy, tolerance: 0.2, feedForward: 0.5)
      let springs: [Spring] = [.snappy, .bouncy, .smooth]
      for index in 0..<size {
        let (position, target): (Value, Value) = (value(&random), value(&random))
        let hasOwn = kind == .ownSprings || kind == .ownAndMoving
        let member =
          hasOwn
          ? pool.add(springs[index % 3], to: group, at: position, target: target)
          : pool.add(to: group, at: position, target: target)
        let moves = kind == .moving || kind == .ownAndMoving
        if moves && random.number() < 0.3 { pool.retarget(member, to: target, velocity: value(&random)) }
      }
      for (index, member) in pool.members(of: group).enumerated() where index % 97 == 5 { pool.remove(member) }
    }
    return pool
  }

  private func bits<Value: VectorValue>(_ pool: SpringPool<Value>) -> [UInt64] {
    pool.groups.flatMap { group in
      pool.members(of: group).flatMap { member in
        [pool[member], pool.velocity(of: member), pool.target(of: member)].flatMap { value in
          (0..<Value.scalarCount).map { value[scalar: $0].bitPattern }
        }
      }
    }
  }

  private func check<Value: VectorValue & BitwiseCopyable>(_: Value.Type, _ kind: Kind, _ count: Int) async {
    var serial: SpringPool<Value> = pool(kind, count)
    var parallel = serial
    let before = serial
    var reports = 0
    for step in 0..<24 {
      let interval = step == 5 ? 0 : 1.0 / 30
      serial.step(by: interval)
      // A task for few lanes, so that there are many.
      await parallel.storage.step(by: interval, cores: step % 8 == 7 ? .atMost(2) : .all, lanesOfTask: 300)
      #expect(parallel.settled == serial.settled, "\(kind) \(count) \(step)")
      reports += serial.settled.count
    }
    #expect(bits(parallel) == bits(serial), "\(kind) \(count)")
    #expect(parallel.awakeCount == serial.awakeCount)
    #expect(reports > count / 4, "members come to rest: \(reports) of \(count)")
    // The copy shared the memory of the pool until the first step.
    #expect(bits(before) == bits(pool(kind, count) as SpringPool<Value>))
  }

  @Test(arguments: Kind.allCases) private func numbers(kind: Kind) async {
    for count in [1, 500, 4001] { await check(Double.self, kind, count) }
  }

  @Test(arguments: Kind.allCases) private func floats(kind: Kind) async { await check(SIMD2<Float>.self, kind, 1003) }

  @Test(arguments: Kind.allCases) private func valuesOfThreeNumbers(kind: Kind) async {
    await check(Place.self, kind, 703)
    await check(SIMD3<Double>.self, kind, 605)
  }

  /// So many that a step has several tasks, through the public call.
  @Test func manyNumbersStep() async {
    var serial: SpringPool<Double> = pool(.standing, 70_001)
    var parallel = serial
    for _ in 0..<3 {
      serial.step(by: 0.1)
      await parallel.step(by: 0.1, cores: .all)
      #expect(parallel.settled == serial.settled)
    }
    #expect(bits(parallel) == bits(serial))
  }

  @Test func anEmptyPoolSteps() async {
    var pool = SpringPool<Double>()
    await pool.step(by: 1, cores: .all)
    #expect(pool.settled.isEmpty)
    pool.addGroup(.snappy)
    await pool.step(by: 1, cores: .all)
    #expect(pool.settled.isEmpty)
  }

  @Test func aCancelledTaskStillSteps() async {
    let start: SpringPool<Double> = pool(.standing, 4001)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var pool = start
      await pool.storage.step(by: 0.1, cores: .all, lanesOfTask: 300)
      return (Task.isCancelled, pool)
    }
    var serial = start
    serial.step(by: 0.1)
    let (isCancelled, stepped) = await task.value
    #expect(isCancelled && bits(stepped) == bits(serial))
  }
}
