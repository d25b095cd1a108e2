import CInbetween
import MotionNumerics
import Testing

/// An object opened by numbers is the same, to the bit, as one opened by the notation of these numbers.
///
/// The functions are called outside of the macros, as in ``SameNumbersTests``.
@Suite struct SpringNumbersTests {
  private static let times = (-20...300).map { Double($0) / 128 } + [.infinity, -.infinity]

  @Test(arguments: [(1, 100, 10), (2, 900, 3), (1, 100, 20), (0.5, 50, 80), (1, 100, 0)])
  func motionsOnASpring(_ mass: Double, _ stiffness: Double, _ damping: Double) throws {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let motion = SpringMotion(spring, from: 20, to: -300, velocity: 900, startingAt: 0.25)
    let opened = inbetween_spring_open(mass, stiffness, damping, 20, -300, 900, 0.25, nil, 0)
    let handle = try #require(opened)
    defer { inbetween_motion_close(handle) }
    var values = [Double](repeating: 0, count: Self.times.count)
    var velocities = values
    #expect(inbetween_motion_sample(handle, Self.times, &values, &velocities, values.count) == INBETWEEN_OK)
    for (index, time) in Self.times.enumerated() {
      let state = motion.state(at: time)
      #expect(inbetween_motion_value(handle, time).bitPattern == state.value.bitPattern)
      #expect(inbetween_motion_velocity(handle, time).bitPattern == state.velocity.bitPattern)
      #expect(values[index].bitPattern == state.value.bitPattern)
      #expect(velocities[index].bitPattern == state.velocity.bitPattern)
    }
    #expect(inbetween_motion_rest_time(handle) == motion.restTime)
    #expect(inbetween_motion_time_meaning(handle) == INBETWEEN_SECONDS)
    #expect(inbetween_motion_notation(handle, nil, 0) == 0)
    #expect(inbetween_motion_describe(handle, nil, 0) > 0)
    var numbers = [Double](repeating: 0, count: 7)
    #expect(inbetween_motion_spring(handle, &numbers) == INBETWEEN_OK)
    #expect(numbers == [mass, stiffness, damping, 20, -300, 900, 0.25])
    var start = -1.0
    var end = -1.0
    let code = inbetween_motion_domain(handle, &start, &end)
    #expect(code == (damping == 0 ? INBETWEEN_PARAMETER : INBETWEEN_OK))
    #expect(end == motion.restTime && start == (damping == 0 ? 0 : 0.25))
  }

  @Test func aMotionIsHandedOverToASpringOfNumbers() throws {
    let opened = inbetween_motion_open("0.4s ease-in-out 0 -> 300", nil, 0)
    let handle = try #require(opened)
    defer { inbetween_motion_close(handle) }
    let byNumbers = inbetween_motion_hand_over_numbers(handle, 1, 100, 10, 40, 0.15, nil, 0)
    let byNotation = inbetween_motion_hand_over(handle, "spring(1 100 10)", 40, 0.15, nil, 0)
    let (left, right) = (try #require(byNumbers), try #require(byNotation))
    defer {
      inbetween_motion_close(left)
      inbetween_motion_close(right)
    }
    for time in Self.times {
      #expect(inbetween_motion_value(left, time).bitPattern == inbetween_motion_value(right, time).bitPattern)
    }
  }

  @Test func curvesAndPoolsAreThoseOfTheNotation() throws {
    let curves = (
      inbetween_curve_open_numbers(0.2, -1, 0.3, 2, nil, 0),
      inbetween_curve_open("cubic-bezier(0.2, -1, 0.3, 2)", nil, 0)
    )
    let (curve, notated) = (try #require(curves.0), try #require(curves.1))
    for time in Self.times {
      #expect(inbetween_curve_value(curve, time).bitPattern == inbetween_curve_value(notated, time).bitPattern)
    }
    inbetween_curve_close(curve)
    inbetween_curve_close(notated)
    let pools = (
      inbetween_pool_open_numbers(3, 1, 100, 10, 5, 0.01, nil, 0),
      inbetween_pool_open(3, "spring(1 100 10)", 5, 0.01, nil, 0)
    )
    let (pool, other) = (try #require(pools.0), try #require(pools.1))
    #expect(inbetween_pool_set_spring_numbers(pool, 1, 2, 50, 8, nil, 0) == INBETWEEN_OK)
    #expect(inbetween_pool_set_spring(other, 1, "spring(2 50 8)", nil, 0) == INBETWEEN_OK)
    var (left, right) = ([0.0, 0, 0], [0.0, 0, 0])
    for _ in 0..<30 {
      for pool in [pool, other] {
        #expect(inbetween_pool_retarget_all(pool, [1, 2, 3], 3) == INBETWEEN_OK)
        #expect(inbetween_pool_step(pool, 0.02) == INBETWEEN_OK)
      }
      inbetween_pool_positions(pool, &left, 3)
      inbetween_pool_positions(other, &right, 3)
      #expect(left == right)
    }
    inbetween_pool_close(pool)
    inbetween_pool_close(other)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, .leastNonzeroMagnitude]) func numbersOutsideTheirDomain(
    _ number: Double
  ) {
    var message = [CChar](repeating: 0, count: 200)
    func refuses(_ opened: OpaquePointer?, _ word: String) {
      #expect(opened == nil)
      #expect(textBeforeZero(message).contains(word))
    }
    refuses(inbetween_spring_open(1, number, 10, 0, 1, 0, 0, &message, 200), "stiffness")
    refuses(inbetween_motion_hand_over_numbers(nil, 1, number, 10, 0, 1, &message, 200), "the motion is null")
    refuses(inbetween_pool_open_numbers(3, 1, number, 10, 0, 1, &message, 200), "stiffness")
    if !number.isFinite {
      for place in 3..<7 {
        var numbers: [Double] = [1, 100, 10, 0, 1, 0, 0]
        numbers[place] = number
        refuses(
          inbetween_spring_open(
            numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], &message, 200), "finite"
        )
      }
      refuses(inbetween_pool_open_numbers(3, 1, 100, 10, number, 1, &message, 200), "position")
      refuses(inbetween_curve_open_numbers(0, number, 1, 1, &message, 200), "y1")
    }
    if !(0...1).contains(number) { refuses(inbetween_curve_open_numbers(number, 0, 1, 1, &message, 200), "x1") }
  }
}
