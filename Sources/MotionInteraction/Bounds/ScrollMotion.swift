public import MotionCurves
public import MotionSprings

/// The content of a scroll view on one axis: dragged by a finger, let go, caught again, sent to a place.
///
/// ```swift
/// var list = ScrollMotion(ScrollAxis(bounds: 0...2400, extent: 480), at: 300)
/// list.beginDrag(at: 0)
/// list.drag(by: 40, at: 0.016)                // for each event: how far the finger has moved since the beginning
/// list.drag(by: 95, at: 0.033)
/// list.endDrag(at: 0.04)                      // it slows down, or springs back
/// let (offset, velocity) = list.state(at: 0.1)
/// list.isAtRest(at: 5)
/// ```
///
/// It is a value without a clock: a copy goes on by itself. Times only go forward. An event before the last one, or with
/// a number that is not finite, changes nothing, so that no input from outside can do harm. A query before the last
/// event gives the state at that event.
///
/// - Accuracy, complexity: those of ``BoundedMotion`` and ``VelocityTracker``.
public struct ScrollMotion: Sendable, Hashable {
  /// What moves the content.
  enum Course: Sendable, Hashable {
    /// Nothing has moved it yet.
    case resting(at: Double)
    /// A finger caught it at one place and is now at another. An excess beyond the reach of the rubber band remains.
    case held(from: Double, at: Double, excess: Double)
    /// It moves on after a release.
    case released(BoundedMotion)
    /// It moves to a place.
    case sent(SpringMotion<Double>)
  }

  /// The rules: bounds, rubber band, deceleration, pages.
  public let axis: ScrollAxis
  var course: Course
  var finger = VelocityTracker<Double>()
  var lastTime = -Double.infinity

  /// Creates content at rest.
  ///
  /// - Parameters:
  ///   - axis: the rules.
  ///   - offset: the offset of the content; nil for the lower bound.
  /// - Precondition: the offset is finite; ``init(validating:at:)`` throws instead.
  public init(_ axis: ScrollAxis, at offset: Double? = nil) {
    self = ParameterError.orTrap(try Self(validating: axis, at: offset))
  }

  /// Creates content at rest, with a number from outside.
  ///
  /// - Throws: ``ParameterError`` for an offset that is not finite.
  public init(validating axis: ScrollAxis, at offset: Double? = nil) throws(ParameterError) {
    let offset = offset ?? axis.bounds.lowerBound
    try ParameterError.requireFinite(offset, "offset")
    self.axis = axis
    course = .resting(at: offset)
  }
}

// MARK: Events

extension ScrollMotion {
  /// Whether a finger holds the content.
  public var isDragging: Bool {
    if case .held = course { true } else { false }
  }

  /// A finger catches the content where it is.
  ///
  /// - Parameter time: of the event, in seconds.
  /// - Returns: whether the event counts: its time is finite, and not before that of the last one.
  @discardableResult
  public mutating func beginDrag(at time: Double) -> Bool {
    let value = state(at: time).value
    guard accepts(time), value.isFinite else { return false }
    finger.forget()
    // A finger cannot drag the content as far as a spring may carry it. It is then held at its value, as if caught
    // there.
    let place = axis.place(for: value)
    let origin = place ?? value
    course = .held(from: origin, at: origin, excess: place == nil ? value - axis.offset(draggedTo: value) : 0)
    finger.add(origin, at: time)
    lastTime = time
    return true
  }

  /// The finger has moved the content; without a finger on it, nothing happens.
  ///
  /// - Parameters:
  ///   - distance: since the beginning of the drag, along the offset: a finger that moves up makes a vertical offset
  ///     greater.
  ///   - time: of the event, in seconds.
  /// - Returns: whether the event counts.
  @discardableResult
  public mutating func drag(by distance: Double, at time: Double) -> Bool {
    guard accepts(time), distance.isFinite else { return false }
    if case .held(let origin, _, let excess) = course {
      let place = origin + distance
      guard place.isFinite, (axis.offset(draggedTo: place) + excess).isFinite else { return false }
      course = .held(from: origin, at: place, excess: excess)
      finger.add(place, at: time)
    }
    lastTime = time
    return true
  }

  /// The finger lets go: the content moves on with its velocity.
  ///
  /// - Parameter time: of the event, in seconds.
  /// - Returns: whether the event counts.
  @discardableResult
  public mutating func endDrag(at time: Double) -> Bool {
    guard accepts(time) else { return false }
    if isDragging {
      let (value, velocity) = state(at: time)
      guard let motion = try? axis.released(validatingAt: value, velocity: velocity, time: time) else { return false }
      course = .released(motion)
      finger.forget()
    }
    lastTime = time
    return true
  }

  /// Sends the content to a place, from what it does now; a finger loses it.
  ///
  /// - Parameters:
  ///   - offset: the offset at rest.
  ///   - spring: the spring.
  ///   - time: of the event, in seconds.
  /// - Precondition: the numbers are finite, and the time is not before the last event;
  ///   ``scroll(validatingTo:with:at:)`` throws instead.
  public mutating func scroll(to offset: Double, with spring: Spring = .smooth, at time: Double) {
    ParameterError.orTrap(try scroll(validatingTo: offset, with: spring, at: time))
  }

  /// Sends the content to a place, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain; then nothing has changed.
  public mutating func scroll(
    validatingTo offset: Double, with spring: Spring = .smooth, at time: Double
  ) throws(ParameterError) {
    guard accepts(time) else {
      throw ParameterError(
        parameter: "time", value: time.shortestDecimal, allowed: "finite and not before that of the last event")
    }
    let (value, velocity) = state(at: time)
    course = .sent(
      try SpringMotion(validating: spring, from: value, to: offset, velocity: velocity, startingAt: time))
    finger.forget()
    lastTime = time
  }

  private func accepts(_ time: Double) -> Bool { time.isFinite && time >= lastTime }
}

// MARK: As a motion

extension ScrollMotion: Motion {
  /// The offset and its velocity at a time in seconds.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    guard !time.isNaN else { return (.nan, .nan) }
    let time = max(time, lastTime)
    switch course {
    case .resting(let offset): return (offset, 0)
    case .held(_, let place, let excess):
      return (axis.offset(draggedTo: place) + excess, finger.velocity(at: time) * axis.slope(draggedTo: place))
    case .released(let motion): return motion.state(at: time)
    case .sent(let motion): return motion.state(at: time)
    }
  }

  /// The offset at a time in seconds.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity of the offset at a time in seconds, per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The time at which the content comes to rest; infinite while a finger holds it.
  public var restTime: Double {
    switch course {
    case .resting: -.infinity
    case .held: .infinity
    case .released(let motion): motion.restTime
    case .sent(let motion): motion.restTime
    }
  }

  /// The offset at which it comes to rest; nil while a finger holds it.
  public var restValue: Double? {
    switch course {
    case .resting(let offset): offset
    case .held: nil
    case .released(let motion): motion.restValue
    case .sent(let motion): motion.restValue
    }
  }
}
