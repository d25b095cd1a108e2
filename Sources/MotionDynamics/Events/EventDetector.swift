/// What an integration looks at in each step, and on which side of zero it was last.
struct Watch {
  /// What may change its sign.
  enum Subject {
    /// A coordinate's position, less a level.
    case position(coordinate: Int, level: Double)
    /// A coordinate's velocity, less a level.
    case velocity(coordinate: Int, level: Double)
    /// The function of the event.
    case function
    /// What is left of the dry friction that holds a coordinate.
    case grip(coordinate: Int)
    /// What presses a coordinate on the surface on a side of which it rests.
    case pressure(coordinate: Int, surface: Double)
  }

  let subject: Subject
  /// The index of the event; nil if a constraint changes.
  let event: Int?
  /// The sign before, ±1, or 0 if it is not known yet.
  ///
  /// That of a position is kept from leg to leg, as positions do not jump: so no rounding at the end of a leg loses a
  /// crossing or counts it twice.
  var side: Double
  /// The part of the step at which the next crossing has happened, or infinity.
  var crossing = Double.infinity

  init(_ subject: Subject, event: Int?, side: Double) {
    self.subject = subject
    self.event = event
    self.side = side
  }

  /// The coordinate and the level, if it is a position that is looked at.
  var surface: (coordinate: Int, level: Double)? {
    if case .position(let coordinate, let level) = subject { (coordinate, level) } else { nil }
  }

  /// Whether the crossing is one of a coordinate with a level, which the state can be set to.
  var isOfCoordinate: Bool {
    switch subject {
    case .position, .velocity: true
    case .function, .grip, .pressure: false
    }
  }
}

extension Array {
  /// The indices of the events that come at a time, the latest first, and those at the same time in reverse.
  func timed<System>(from start: Double, including isStartIncluded: Bool) -> [Int] where Element == Event<System> {
    let coming = indices.filter { index in
      guard let time = self[index].time else { return false }
      return isStartIncluded ? time >= start : time > start
    }
    return coming.sorted { (self[$0].time ?? 0, $0) > (self[$1].time ?? 0, $1) }
  }

  /// What is to be looked at for the events that do not come at a time.
  func watches<System>(_ position: (Int) -> Double) -> [Watch] where Element == Event<System> {
    indices.compactMap { self[$0].watch(index: $0, position) }
  }
}

extension Event {
  /// The time of an event that comes at one.
  var time: Double? {
    if case .time(let time) = trigger { time } else { nil }
  }

  fileprivate func watch(index: Int, _ position: (Int) -> Double) -> Watch? {
    switch trigger {
    case .time: return nil
    case .position(let coordinate, let level, let direction):
      let side = (position(coordinate) - level).side
      // What starts on a surface is on the side from which that is crossed.
      let start = side != 0 || !isReflection ? side : direction.sideBefore
      return Watch(.position(coordinate: coordinate, level: level), event: index, side: start)
    case .velocity(let coordinate, let level, _):
      return Watch(.velocity(coordinate: coordinate, level: level), event: index, side: 0)
    case .zero: return Watch(.function, event: index, side: 0)
    }
  }

  private var isReflection: Bool {
    if case .reflect = action { true } else { false }
  }
}

extension Double {
  /// 1, −1, or 0 for zeros and NaN.
  var side: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
