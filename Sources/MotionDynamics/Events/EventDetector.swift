/// Detects the sign changes of a function of the state, for an event or for the end of a constraint.
struct EventDetector {
  /// A function of the state whose zeros are detected.
  enum RootFunction {
    /// A coordinate's position minus a level.
    case position(coordinate: Int, level: Double)
    /// A coordinate's velocity minus a level.
    case velocity(coordinate: Int, level: Double)
    /// The function of the event.
    case custom
    /// The limit of dry friction minus the magnitude of the acceleration that friction holds back.
    case stictionMargin(coordinate: Int)
    /// The acceleration that presses a coordinate against a surface. The coordinate rests on the side `surface`, ±1.
    case normalForce(coordinate: Int, surface: Double)
  }

  /// The function whose sign is watched.
  let function: RootFunction
  /// The index of the event; nil for the end of a constraint.
  let event: Int?
  /// The sign before the crossings that trigger the event; 0 if all crossings trigger it.
  private let sideBefore: Double
  /// Whether the event reflects its coordinate.
  let isReflecting: Bool
  /// Whether a new smooth segment begins after a crossing.
  let endsSegment: Bool
  /// The sign before the next crossing, ±1; 0 if it is not known yet.
  ///
  /// Positions do not jump, so a position's sign is kept from segment to segment. Then rounding at the end of a segment
  /// neither loses a crossing nor counts it twice.
  var side: Double
  /// The fraction of the step at which the next crossing has happened; infinity if there is none.
  var crossing = Double.infinity
  /// The time of the last crossing in seconds; −∞ if there was none.
  var lastCrossingTime = -Double.infinity
  /// Whether the next step starts at a crossing that was taken.
  private var startsAtCrossing = false

  /// Creates the detector of the end of a constraint.
  init(constraint function: RootFunction, side: Double) {
    self.function = function
    self.side = side
    event = nil
    sideBefore = 0
    isReflecting = false
    endsSegment = true
  }

  /// Creates the detector of an event; nil for an event with a time trigger.
  init?<System>(_ event: Simulation<System>.Event, index: Int, position: (Int) -> Double) {
    self.event = index
    isReflecting = event.isReflection
    endsSegment = event.endsSegment
    switch event.trigger {
    case .time: return nil
    case .position(let coordinate, let level, let direction):
      function = .position(coordinate: coordinate, level: level)
      sideBefore = direction.sideBefore
      let start = (position(coordinate) - level).signum
      // A start on a surface counts as a start on the side from which the surface is crossed.
      side = start != 0 || !event.isReflection ? start : direction.sideBefore
    case .velocity(let coordinate, let level, let direction):
      function = .velocity(coordinate: coordinate, level: level)
      sideBefore = direction.sideBefore
      side = 0
    case .zero(let direction, _):
      function = .custom
      sideBefore = direction.sideBefore
      side = 0
    }
  }

  /// Counts the value at the start of the next step as zero, because a crossing there was taken.
  ///
  /// Rounding leaves a value of either sign there.
  mutating func startAtCrossing() {
    startsAtCrossing = true
  }

  /// The coordinate and the level of a position; nil for another function.
  var surface: (coordinate: Int, level: Double)? {
    if case .position(let coordinate, let level) = function { (coordinate, level) } else { nil }
  }

  /// Whether the crossing to the present side triggers the event, or ends the constraint.
  var isTriggered: Bool { sideBefore == 0 || side * sideBefore < 0 }

  /// Whether a coordinate or its velocity crosses a level, so that the state can be set to the level.
  var hasLevel: Bool {
    switch function {
    case .position, .velocity: true
    case .custom, .stictionMargin, .normalForce: false
    }
  }

  /// Finds the next crossing of a polynomial after a fraction of the step.
  mutating func findCrossing(of polynomial: StepPolynomial, after fraction: Double) {
    let polynomial = startsAtCrossing ? polynomial.startingAtZero : polynomial
    startsAtCrossing = false
    if side == 0 { side = polynomial.firstSide }
    crossing = polynomial.firstCrossing(from: side, after: fraction) ?? .infinity
  }

  /// Finds the next crossing of another function of the fraction, and the side before it.
  mutating func findCrossing(after fraction: Double, of function: (Double) -> Double) {
    let found = FunctionCrossing.first(
      from: side, after: fraction, isAtCrossing: startsAtCrossing || fraction > 0, of: function)
    startsAtCrossing = false
    crossing = found.crossing ?? .infinity
    side = found.side
  }
}

extension Double {
  /// 1, −1, or 0 for zeros and NaN.
  var signum: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
