public import MotionCurves

/// Keys joined by cubic Béziers whose handles have separate lengths, as in an animation program's curve editor.
///
/// A handle is a control point before or after its key. Its direction is the curve's velocity there. Its length is
/// free, so a few keys follow a motion closely: five follow a swinging spring within a thousandth, while handles of a
/// third need eight.
///
/// - Outside the keys the value holds. Two keys at one time are a jump.
/// - Accuracy: some ulp of the largest value; exact at the keys.
/// - Complexity: O(log *n*) for *n* keys.
public struct KeyframeCurve: Motion, Hashable {
  /// A control point beside a key.
  public struct Handle: Sendable, Hashable {
    /// The time between the key and the control point; not negative.
    public let duration: Double
    /// The change of the value in that time; with a duration of 0 the tangent is vertical.
    public let change: Double

    /// Creates a handle.
    public init(duration: Double, change: Double) {
      self.duration = duration
      self.change = change
    }

    /// A handle of zero length.
    public static let none = Handle(duration: 0, change: 0)
  }

  /// A value at a time, with its handles.
  public struct Key: Sendable, Hashable {
    /// The time.
    public let time: Double
    /// The value.
    public let value: Double
    /// The handle of the Bézier that ends here: its control point is `duration` earlier and `change` lower than the
    /// key.
    public let incoming: Handle
    /// The handle of the Bézier that begins here.
    public let outgoing: Handle

    /// Creates a key.
    public init(_ value: Double, at time: Double, incoming: Handle = .none, outgoing: Handle = .none) {
      self.time = time
      self.value = value
      self.incoming = incoming
      self.outgoing = outgoing
    }
  }

  /// The keys, in ascending order; at least two.
  public let keys: [Key]
  let pieces: [BezierPiece]

  /// Creates the curve through keys.
  ///
  /// - Precondition: there are two keys, all numbers are finite, the times ascend from the first to a later last one, and no
  ///   handle is longer than the time to the neighbour; ``init(validating:)`` throws instead.
  public init(_ keys: [Key]) {
    self = ParameterError.orTrap(try Self(validating: keys))
  }

  /// Creates the curve through keys from outside.
  ///
  /// - Throws: ``ParameterError`` for fewer than two keys, a number that is not finite, times that do not ascend, or a handle
  ///   that is longer than the time to its neighbour.
  @inline(never)
  public init(validating keys: [Key]) throws(ParameterError) {
    guard let first = keys.first, let last = keys.last, first.time < last.time else {
      throw ParameterError(parameter: "keys", value: "\(keys.count)", allowed: "two at different times at least")
    }
    for key in keys {
      try ParameterError.requireFinite(key.time, "the time of a key")
      try ParameterError.requireFinite(key.value, "the value of a key")
    }
    var pieces: [BezierPiece] = []
    for (key, next) in zip(keys, keys.dropFirst()) where key.time != next.time {
      pieces.append(try BezierPiece(from: key, to: next))
    }
    self.keys = keys
    self.pieces = pieces
  }

  /// The value at a time; at a jump, the value after it.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity at a time; zero outside the keys, infinite at a vertical tangent.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The value and the velocity at a time.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    if time.isNaN { return (.nan, .nan) }
    let (first, last) = (keys[0], keys[keys.count - 1])
    if time < first.time { return (first.value, 0) }
    if time >= last.time {
      return (last.value, time > last.time ? 0 : pieces[pieces.count - 1].state(at: time).velocity)
    }
    let index = pieces.indices.partitioningIndex { pieces[$0].interval.lowerBound > time }
    return pieces[index - 1].state(at: time)
  }

  /// The time of the last key.
  public var restTime: Double { keys[keys.count - 1].time }
}

extension BezierPiece {
  /// The Bézier between two keys.
  fileprivate init(from key: KeyframeCurve.Key, to next: KeyframeCurve.Key) throws(ParameterError) {
    let duration = next.time - key.time
    guard duration > 0 && duration.isFinite else {
      throw ParameterError(
        parameter: "the time of a key", value: next.time.shortestDecimal,
        allowed: "at least that of the key before, \(key.time.shortestDecimal)")
    }
    for handle in [key.outgoing, next.incoming] {
      guard handle.duration >= 0 && handle.duration <= duration * (1 + 0x1p-40) && handle.change.isFinite else {
        throw ParameterError(
          parameter: "the duration of a handle", value: handle.duration.shortestDecimal,
          allowed: "from 0 to the time to the next key, \(duration.shortestDecimal)")
      }
    }
    self.init(
      interval: key.time...next.time, x1: min(key.outgoing.duration / duration, 1),
      x2: max(1 - next.incoming.duration / duration, 0), y0: key.value, y1: key.value + key.outgoing.change,
      y2: next.value - next.incoming.change, y3: next.value)
  }
}
