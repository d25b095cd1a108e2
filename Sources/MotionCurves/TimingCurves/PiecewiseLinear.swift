/// A polyline: straight lines between points, CSS's `linear()`.
///
/// The first and the last line continue beyond the points, also within 0…1 if the points do not cover that range. Two
/// points at the same progress make a jump. A single point makes a constant.
///
/// - Accuracy: exact at the points; monotone between two points, within 3 ulp of the larger value of the two.
/// - Complexity: O(log *n*) for *n* points.
///
/// Source: CSS Easing Functions Level 2, §2.1; a single point is allowed since csswg-drafts issue 10580.
public struct PiecewiseLinear: Sendable, Hashable {
  /// A point of the polyline.
  public struct Point: Sendable, Hashable {
    /// The progress of the point.
    public let input: Double
    /// The value at the point.
    public let output: Double

    /// Creates a point of the polyline.
    public init(input: Double, output: Double) {
      // Adding 0 turns −0 into 0: both are the same progress, which is printed as 0.
      self.input = input + 0
      self.output = output
    }
  }

  /// A stop in CSS's form: a value with up to two progresses, which may be omitted.
  public struct Stop: Sendable, Hashable {
    /// The value.
    public let output: Double
    /// The progress at which the value is reached; nil for an even distribution between the neighbours.
    public let input: Double?
    /// The progress up to which the value holds, if it differs from ``input``.
    public let heldUntil: Double?

    /// Creates a stop with up to two progresses.
    public init(_ output: Double, at input: Double? = nil, heldUntil: Double? = nil) {
      self.output = output
      self.input = input
      self.heldUntil = heldUntil
    }
  }

  /// The points in ascending order; at least one.
  public let points: [Point]

  /// Creates the polyline through points.
  ///
  /// - Precondition: there is a point, all numbers are finite, and the inputs are in ascending order;
  ///   ``init(validatingPoints:)`` throws instead.
  public init(points: [Point]) {
    self = ParameterError.orTrap(try Self(validatingPoints: points))
  }

  /// Creates the polyline through points from outside.
  ///
  /// - Throws: ``ParameterError`` if there is no point, a number is not finite, or the inputs are not in ascending
  ///   order.
  @inline(never)
  public init(validatingPoints points: [Point]) throws(ParameterError) {
    guard !points.isEmpty else {
      throw ParameterError(parameter: "linear()", value: "empty", allowed: "given at least one point")
    }
    for point in points {
      try ParameterError.requireFinite(point.input, "the progress of a point")
      try ParameterError.requireFinite(point.output, "the value of a point")
    }
    for (point, next) in zip(points, points.dropFirst()) where next.input < point.input {
      throw ParameterError(
        parameter: "the progress of a point", value: next.input.shortestDecimal,
        allowed: "at least the one before, \(point.input.shortestDecimal)")
    }
    self.points = points
  }

  /// Creates the polyline from stops, by the rules of CSS.
  ///
  /// A progress less than an earlier one is raised to the earlier one. The first and the last stop default to 0 and 1;
  /// other omitted progresses are evenly distributed between their neighbours.
  ///
  /// - Precondition: there is a stop, and all numbers are finite; ``init(validatingStops:)`` throws instead.
  public init(stops: [Stop]) {
    self = ParameterError.orTrap(try Self(validatingStops: stops))
  }

  /// Creates the polyline from stops from outside, by the rules of CSS; see ``init(stops:)``.
  ///
  /// - Throws: ``ParameterError`` if there is no stop or a number is not finite, including the numbers of the even
  ///   distribution.
  public init(validatingStops stops: [Stop]) throws(ParameterError) {
    for stop in stops {
      if let input = stop.input { try ParameterError.requireFinite(input, "the progress of a point") }
      if let end = stop.heldUntil { try ParameterError.requireFinite(end, "the progress of a point") }
    }
    try self.init(validatingPoints: Self.resolved(stops))
  }

  @inline(never)
  private static func resolved(_ stops: [Stop]) -> [Point] {
    var largest = -Double.infinity
    var inputs: [Double?] = []
    var outputs: [Double] = []
    func append(_ input: Double) {
      largest = max(input, largest)
      inputs.append(largest)
    }
    for (index, stop) in stops.enumerated() {
      outputs.append(stop.output)
      if let input = stop.input {
        append(input)
        if let end = stop.heldUntil {
          outputs.append(stop.output)
          append(end)
        }
      } else if index == 0 {
        append(0)
      } else if index == stops.count - 1 {
        append(1)
      } else {
        inputs.append(nil)
      }
    }
    return zip(spread(inputs), outputs).map { Point(input: $0, output: $1) }
  }

  /// Distributes omitted inputs evenly; the first and the last input are always given.
  private static func spread(_ inputs: [Double?]) -> [Double] {
    var filled: [Double] = []
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      if missing > 0, let start = filled.last {
        for step in 1...missing {
          filled.append(position(step, of: missing + 1, from: start, to: input))
        }
        missing = 0
      }
      filled.append(input)
    }
    return filled
  }

  /// The position after `step` of `count` equal steps, correctly rounded: thirds from −5 % to 100 % are 30 % and 65 %.
  private static func position(_ step: Int, of count: Int, from start: Double, to end: Double) -> Double {
    let sum =
      DoubleDouble(exactProductOf: start, Double(count - step)) + DoubleDouble(exactProductOf: end, Double(step))
    let quotient = sum.rounded / Double(count)
    let rest = sum + -DoubleDouble(exactProductOf: quotient, Double(count))
    return quotient + rest.rounded / Double(count)
  }

  /// The least and the greatest value over a range of progress with finite bounds.
  package func range(over progress: ClosedRange<Double> = 0...1) -> ClosedRange<Double> {
    ClosedRange(spanning: corners(over: progress))
  }

  /// Whether the value never decreases, or never increases, between 0 and 1.
  package var isMonotonic: Bool {
    let corners = corners(over: 0...1)
    let pairs = zip(corners, corners.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }

  /// The values at both bounds and at all points in between, in order; a jump at the upper bound gives both its values.
  private func corners(over progress: ClosedRange<Double>) -> [Double] {
    let inside = points.filter { $0.input > progress.lowerBound && $0.input <= progress.upperBound }
    return [value(at: progress.lowerBound)] + inside.map { $0.output } + [value(at: progress.upperBound)]
  }

  /// The polyline in reverse, 1 − f(1 − p), except at the jumps themselves.
  package var reversed: PiecewiseLinear {
    var mirrored = points.reversed().map { Point(input: 1 - $0.input, output: 1 - $0.output) }
    guard points.count > 1 else { return PiecewiseLinear(ascending: mirrored) }
    let (first, second) = (points[0], points[1])
    // Before a jump at the start, the jump's second value holds; after a jump at the end, its last value. A third point
    // preserves this at the other end of the mirror image.
    if first.input == second.input && first.output != second.output {
      mirrored.append(Point(input: 1 - second.input, output: 1 - second.output))
    }
    let (last, beforeLast) = (points[points.count - 1], points[points.count - 2])
    if last.input == beforeLast.input && last.output != beforeLast.output { mirrored.insert(mirrored[0], at: 0) }
    return PiecewiseLinear(ascending: mirrored)
  }

  private init(ascending points: [Point]) {
    self.points = points
  }

  /// The line at a progress, between the last point up to the progress and the next point.
  private func line(at progress: Double) -> (start: Point, end: Point) {
    let next = points.indices.partitioningIndex { points[$0].input > progress }
    let index = max(0, min(next - 1, points.count - 2))
    return (points[index], points[index + 1])
  }
}

extension PiecewiseLinear: ProgressMotion {
  /// The value at a progress.
  ///
  /// - Parameter progress: any number; NaN gives NaN, an infinite one the limit.
  /// - Returns: the value on the line; at a jump, the value after it.
  public func value(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    guard points.count > 1 else { return points[0].output }
    return Self.value(at: progress, on: line(at: progress))
  }

  /// The slope of the line at a progress; at a corner, that of the line on the right.
  ///
  /// NaN gives NaN.
  @usableFromInline func slope(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    guard points.count > 1 else { return 0 }
    return Self.slope(of: line(at: progress))
  }

  /// The value and the slope at a progress, from one search for the line.
  public func state(at progress: Double) -> (value: Double, velocity: Double) {
    guard !progress.isNaN else { return (.nan, .nan) }
    guard points.count > 1 else { return (points[0].output, 0) }
    let line = line(at: progress)
    return (Self.value(at: progress, on: line), Self.slope(of: line))
  }

  /// The progress from which on the value stays the same; infinite if the last line is not flat.
  ///
  /// - Complexity: O(*n*) for *n* points with the same value at the end.
  public var restTime: Double {
    let last = points[points.count - 1]
    if points.count > 1 {
      let before = points[points.count - 2]
      guard before.input == last.input || before.output == last.output else { return .infinity }
    }
    let start = points.lastIndex { $0.output != last.output }.map { $0 + 1 } ?? 0
    return points[start].input
  }

  private static func value(at progress: Double, on line: (start: Point, end: Point)) -> Double {
    let (start, end) = line
    if start.input == end.input || start.output == end.output || progress == end.input { return end.output }
    let (unit, outputUnit) = units(from: start, to: end)
    let fraction = (unit * progress - unit * start.input) / (unit * end.input - unit * start.input)
    let value =
      (outputUnit * start.output + fraction * (outputUnit * end.output - outputUnit * start.output)) / outputUnit
    guard fraction > 0 && fraction < 1 else { return value }
    return max(min(start.output, end.output), min(value, max(start.output, end.output)))
  }

  private static func slope(of line: (start: Point, end: Point)) -> Double {
    let (start, end) = line
    if start.input == end.input || start.output == end.output { return 0 }
    let (unit, outputUnit) = units(from: start, to: end)
    let run = unit * end.input - unit * start.input
    return (outputUnit * end.output - outputUnit * start.output) / run * (unit / outputUnit)
  }

  /// The factors that scale inputs and outputs, so that differences are finite.
  ///
  /// The factor is ½, or 1 for numbers up to 1, because half of the smallest number would be 0.
  private static func units(from start: Point, to end: Point) -> (input: Double, output: Double) {
    (
      max(abs(start.input), abs(end.input)) <= 1 ? 1 : 0.5, max(abs(start.output), abs(end.output)) <= 1 ? 1 : 0.5
    )
  }
}

// Embedded Swift has no reflection.
#if !hasFeature(Embedded)
  extension PiecewiseLinear.Stop: CustomStringConvertible {
    /// The numbers with their names; omitted progresses are left out.
    public var description: String { fieldDescription(of: self) }
  }
#endif
