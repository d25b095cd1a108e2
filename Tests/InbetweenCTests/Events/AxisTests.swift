import CInbetween
import MotionNumerics
import TestSupport
import Testing

@Suite struct AxisTests {
  private func axis(page: Double = 0, deceleration: Double = 0, start: Double = 300) throws -> OpaquePointer {
    let axis = inbetween_axis_open(0, 1000, 400, deceleration, page, start, nil, 0)
    return try #require(axis)
  }

  /// Drags at a velocity for a tenth of a second from a time on.
  private func drag(_ axis: OpaquePointer, at velocity: Double, from start: Double = 0) -> Double {
    _ = inbetween_axis_grab(axis, start)
    for index in 1...12 {
      let time = Double(index) / 120
      _ = inbetween_axis_drag(axis, velocity * time, start + time)
    }
    return start + 0.1
  }

  @Test func aHandIsFollowedAndHeldBackBeyondAnEnd() throws {
    let axis = try axis()
    defer { inbetween_axis_close(axis) }
    #expect(inbetween_axis_value(axis, 7) == 300)
    #expect(inbetween_axis_rest_time(axis) == -.infinity)
    #expect(inbetween_axis_grab(axis, 0) == INBETWEEN_OK)
    #expect(inbetween_axis_drag(axis, 50, 0.1) == INBETWEEN_OK)
    #expect(inbetween_axis_value(axis, 0.1) == 350)
    #expect(inbetween_axis_rest_time(axis) == .infinity)
    #expect(inbetween_axis_drag(axis, 800, 0.2) == INBETWEEN_OK)
    #expect(inbetween_axis_value(axis, 0.2) == ScrollAxis(bounds: 0...1000, extent: 400).offset(draggedTo: 1100))
    // After a pause the hand has no velocity.
    #expect(inbetween_axis_velocity(axis, 1) == 0)
    #expect(inbetween_axis_release(axis, 1) == INBETWEEN_OK)
    #expect(abs(inbetween_axis_value(axis, .infinity) - 1000) < 1e-9)
  }

  @Test(arguments: [0, 250], [500, -900, 4000.0]) func aReleaseIsThatOfTheLibrary(page: Double, velocity: Double) throws
  {
    let handle = try axis(page: page, deceleration: 0.99)
    defer { inbetween_axis_close(handle) }
    let time = drag(handle, at: velocity)
    let (value, measured) = (inbetween_axis_value(handle, time), inbetween_axis_velocity(handle, time))
    _ = inbetween_axis_release(handle, time)
    let scroll = ScrollAxis(
      bounds: 0...1000, extent: 400, deceleration: 0.99, landing: page == 0 ? .anywhere : .pages(length: page))
    let motion = scroll.released(at: value, velocity: measured, time: time)
    for later in [0.1, 0.15, 0.4, 2, .infinity] {
      #expect(inbetween_axis_value(handle, later).bitPattern == motion.value(at: later).bitPattern)
      #expect(inbetween_axis_velocity(handle, later).bitPattern == motion.velocity(at: later).bitPattern)
    }
    #expect(inbetween_axis_rest_time(handle) == motion.restTime)
    #expect(inbetween_axis_value(handle, 0) == inbetween_axis_value(handle, time))
  }

  @Test func whatMovesIsCaughtWhereItIs() throws {
    let axis = try axis()
    defer { inbetween_axis_close(axis) }
    _ = inbetween_axis_release(axis, drag(axis, at: 5000))
    for time in [0.15, 0.2, 0.3, 0.7] {
      let value = inbetween_axis_value(axis, time)
      #expect(inbetween_axis_grab(axis, time) == INBETWEEN_OK)
      #expect(abs(inbetween_axis_value(axis, time) - value) < 1e-9)
      #expect(inbetween_axis_release(axis, time) == INBETWEEN_OK)
      #expect(abs(inbetween_axis_value(axis, time) - value) < 1e-9)
      #expect(inbetween_axis_velocity(axis, time) == 0)
    }
    // Further than the rubber band reaches.
    #expect(inbetween_axis_spring_to(axis, "spring(1 100 20)", -5000, 1, nil, 0) == INBETWEEN_OK)
    let far = inbetween_axis_value(axis, 9)
    #expect(inbetween_axis_grab(axis, 9) == INBETWEEN_OK)
    #expect(abs(inbetween_axis_value(axis, 9) - far) < 1e-9)
    #expect(inbetween_axis_release(axis, 9) == INBETWEEN_OK)
    #expect(abs(inbetween_axis_value(axis, .infinity)) < 1e-9)
  }

  @Test(arguments: [false, true]) func aSpringGoesOnWithTheHandsVelocity(isReleasedBefore: Bool) throws {
    let axis = try axis()
    defer { inbetween_axis_close(axis) }
    let time = drag(axis, at: 700)
    let (value, velocity) = (inbetween_axis_value(axis, time), inbetween_axis_velocity(axis, time))
    #expect(abs(velocity - 700) < 1e-6)
    if isReleasedBefore { _ = inbetween_axis_release(axis, time) }
    #expect(inbetween_axis_spring_to(axis, "bouncy", 800, time, nil, 0) == INBETWEEN_OK)
    let motion = SpringMotion(.bouncy, from: value, to: 800, velocity: velocity, startingAt: time)
    for later in [0.1, 0.2, 0.6, 2] {
      #expect(abs(inbetween_axis_value(axis, later) - motion.value(at: later)) < 1e-9)
      #expect(abs(inbetween_axis_velocity(axis, later) - motion.velocity(at: later)) < 1e-7)
    }
  }

  @Test func badInputChangesNothing() throws {
    let axis = try axis()
    defer { inbetween_axis_close(axis) }
    #expect(inbetween_axis_drag(axis, 100, 0) == INBETWEEN_OK)
    #expect(inbetween_axis_release(axis, 0) == INBETWEEN_OK)
    #expect(inbetween_axis_value(axis, 0) == 300)
    _ = inbetween_axis_grab(axis, 1)
    _ = inbetween_axis_drag(axis, 10, 1)
    var message = [CChar](repeating: 0, count: 200)
    for bad in [Double.nan, .infinity, -.infinity, 0.5] {
      #expect(inbetween_axis_grab(axis, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_axis_drag(axis, 0, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_axis_release(axis, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_axis_spring_to(axis, "snappy", 0, bad, &message, message.count) == INBETWEEN_PARAMETER)
      #expect(textBeforeZero(message).contains("time"))
    }
    #expect(inbetween_axis_drag(axis, .nan, 2) == INBETWEEN_PARAMETER)
    #expect(inbetween_axis_spring_to(axis, "snappy", .infinity, 2, nil, 0) == INBETWEEN_PARAMETER)
    #expect(inbetween_axis_spring_to(axis, "ease", 0, 2, &message, message.count) == INBETWEEN_PARAMETER)
    #expect(textBeforeZero(message).contains("spring"))
    #expect(inbetween_axis_spring_to(axis, nil, 0, 2, nil, 0) == INBETWEEN_PARAMETER)
    #expect(inbetween_axis_value(axis, 1) == 310)
    #expect(inbetween_axis_value(axis, .nan).isNaN)
  }

  @Test(arguments: [
    [1.0, 0, 1, 0, 0, 0], [.nan, 1, 1, 0, 0, 0], [0, .infinity, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 1, .nan, 0, 0, 0],
    [0, 1, 1, 1, 0, 0], [0, 1, 1, -0.5, 0, 0], [0, 1, 1, .infinity, 0, 0], [0, 1, 1, 0, -1, 0], [0, 1, 1, 0, .nan, 0],
    [0, 1, 1, 0, 0, 2], [0, 1, 1, 0, 0, .nan],
  ]) func numbersOutsideTheirDomainAreRefused(_ numbers: [Double]) {
    var message = [CChar](repeating: 0, count: 200)
    let axis = inbetween_axis_open(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], &message, message.count)
    #expect(axis == nil)
    #expect(message[0] != 0)
  }

  @Test func noHandleIsNoTrap() {
    #expect(inbetween_axis_grab(nil, 0) == INBETWEEN_ARGUMENT)
    #expect(inbetween_axis_drag(nil, 0, 0) == INBETWEEN_ARGUMENT)
    #expect(inbetween_axis_release(nil, 0) == INBETWEEN_ARGUMENT)
    #expect(inbetween_axis_spring_to(nil, nil, 0, 0, nil, 0) == INBETWEEN_ARGUMENT)
    #expect(inbetween_axis_value(nil, 0).isNaN)
    #expect(inbetween_axis_velocity(nil, 0).isNaN)
    #expect(inbetween_axis_rest_time(nil).isNaN)
    inbetween_axis_close(nil)
  }

  @Test func anyNumbersAreTakenOrRefused() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<400 {
      let (least, length) = (random.anyNumber(), abs(random.anyNumber()))
      let axis = inbetween_axis_open(
        least, least + length, abs(random.anyNumber()), random.number(in: 0...1), abs(random.anyNumber()), least, nil, 0
      )
      defer { inbetween_axis_close(axis) }
      var time = random.number(in: -5...5)
      for _ in 0..<60 {
        let code =
          switch random.element(of: [0, 1, 2, 3, 4, 5]) {
          case 0: inbetween_axis_grab(axis, time)
          case 1: inbetween_axis_release(axis, time)
          case 2: inbetween_axis_spring_to(axis, "snappy", random.anyNumber(), time, nil, 0)
          default: inbetween_axis_drag(axis, random.anyNumber(), time)
          }
        #expect((axis == nil ? [INBETWEEN_ARGUMENT] : [INBETWEEN_OK, INBETWEEN_PARAMETER]).contains(code), "\(code)")
        let asked = random.anyNumber()
        #expect(inbetween_axis_value(axis, asked).isNaN == (axis == nil || asked.isNaN), "at \(asked)")
        #expect(inbetween_axis_velocity(axis, asked).isNaN == (axis == nil || asked.isNaN), "at \(asked)")
        #expect(inbetween_axis_rest_time(axis).isNaN == (axis == nil))
        time += random.element(of: [0, 0, 0.01, 0.2, 5])
        if random.element(of: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) == 0 { time = random.anyNumber() }
      }
    }
  }
}
