import CInbetween
import MotionNumerics
import Testing

/// The functions of C give the numbers of the library, to the bit.
///
/// They are called outside of the macros, behind which the pointers to texts and arrays are no longer valid.
@Suite struct SameNumbersTests {
  private static let notations = [
    "ease", "cubic-bezier(0.24, 0.52, 0.43, 0.8)", "steps(4, jump-none)", "0.4s ease-out-bounce 0.1s", "snappy",
    "spring(2 900 3 -1) 20 -> -300", "damped(5, 30)", "decay(velocity: 1000, deceleration: 0.998)",
    "spring(1 100 10) within(max: 1, restitution: 0.5)", "min-jerk(500ms) 3 -> 4",
  ]
  private static let times = (-20...300).map { Double($0) / 128 } + [.infinity, -.infinity]

  @Test(arguments: notations) func motionsAreThoseOfTheNotation(_ notation: String) throws {
    let motion = try ParsedMotion(parsing: notation)
    let opened = inbetween_motion_open(notation, nil, 0)
    let handle = try #require(opened)
    defer { inbetween_motion_close(handle) }
    for time in Self.times {
      #expect(inbetween_motion_value(handle, time).bitPattern == motion.value(at: time).bitPattern)
      #expect(inbetween_motion_velocity(handle, time).bitPattern == motion.velocity(at: time).bitPattern)
    }
    #expect(inbetween_motion_rest_time(handle) == motion.restTime)
    var text = [CChar](repeating: 0, count: 200)
    let length = inbetween_motion_notation(handle, &text, text.count)
    #expect(length == motion.description.utf8.count)
    #expect(textBeforeZero(text) == motion.description)
  }

  @Test(arguments: notations) func handOversAreThoseOfTheLibrary(_ notation: String) throws {
    let motion = try ParsedMotion(parsing: notation)
    let opened = inbetween_motion_open(notation, nil, 0)
    let handle = try #require(opened)
    defer { inbetween_motion_close(handle) }
    for time in [0.05, 0.3] {
      let next = motion.handedOver(to: .snappy, target: 7, at: time)
      let handedOver = inbetween_motion_hand_over(handle, "snappy", 7, time, nil, 0)
      let caught = try #require(handedOver)
      defer { inbetween_motion_close(caught) }
      for later in Self.times {
        #expect(inbetween_motion_value(caught, later).bitPattern == next.value(at: later).bitPattern)
      }
    }
  }

  @Test func poolsAreThoseOfTheLibrary() throws {
    let opened = inbetween_pool_open(50, "snappy", 3, 0.01, nil, 0)
    let handle = try #require(opened)
    defer { inbetween_pool_close(handle) }
    var pool = SpringPool<Double>(count: 50, spring: .snappy, at: 3, tolerance: 0.01)
    let targets = (0..<50).map { Double($0 * 7919 % 101) }
    let code = inbetween_pool_retarget_all(handle, targets, 50)
    #expect(code == INBETWEEN_OK)
    pool.setTargets(of: pool.groups[0], from: targets.span)
    var positions = [Double](repeating: 0, count: 50)
    for _ in 0..<400 {
      #expect(inbetween_pool_step(handle, 1.0 / 120) == INBETWEEN_OK)
      pool.step(by: 1.0 / 120)
      inbetween_pool_positions(handle, &positions, 50)
      pool.withPositions(of: pool.groups[0]) { expected in
        for index in expected.indices { #expect(positions[index] == expected[index]) }
      }
      #expect(inbetween_pool_settled(handle, nil, 0) == pool.settled.count)
    }
    #expect(inbetween_pool_awake_count(handle) == 0)
  }
}
