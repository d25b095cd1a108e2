import MotionNumerics

/// A number that moves: a motion, or one of the numbers of a document.
///
/// Each command that takes motions takes these, so that a document can stand where a motion can.
struct MovingCurve: Sendable {
  /// The name in legends and messages: the notation of a typed motion, the name of a column for a document.
  var name: String
  /// Other names by which `--key-path` chooses the curve.
  var aliases: [String] = []
  /// What the number is a value of; curves of one quantity share their axes.
  var quantity = "value"
  let form: Form

  enum Form: Sendable {
    case motion(ParsedMotion)
    case document(DocumentCurve)
  }

  /// The curve of a typed motion.
  init(_ motion: ParsedMotion) {
    name = motion.description
    form = .motion(motion)
  }

  init(_ name: String, aliases: [String] = [], quantity: String = "value", _ form: Form) {
    self.name = name
    self.aliases = aliases
    self.quantity = quantity
    self.form = form
  }

  /// The motion of the notation; nil for any other number of a document.
  var motion: ParsedMotion? { if case .motion(let motion) = form { motion } else { nil } }

  var timeMeaning: ParsedMotion.TimeMeaning { motion?.timeMeaning ?? .seconds }

  /// The times of interest; nil for what never ends.
  var domain: ClosedRange<Double>? {
    switch form {
    case .motion(let motion): motion.domain
    case .document(let curve): curve.end.map { 0...$0 }
    }
  }

  /// Whether the domain is one run of an infinite repetition.
  var isOneRun: Bool {
    switch form {
    case .motion(let motion): motion.cycle != nil
    case .document(let curve): curve.isOneRun
    }
  }

  /// The value as a table shows it: NaN where a document has none.
  func value(at time: Double) -> Double {
    switch form {
    case .motion(let motion): motion.value(at: time)
    case .document(let curve): curve.value(time)
    }
  }

  /// The curve as a motion that holds its ends, over a domain.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for values that are not finite.
  func moving(over domain: ClosedRange<Double>) throws(CommandFailure) -> any ChordBounded {
    switch form {
    case .motion(let motion): return motion
    case .document(let curve):
      if let exact = curve.exact { return exact }
      do {
        let value = curve.held(over: domain)
        return try MeasuredMotion(validatingOver: domain, corners: curve.corners(domain), value: value)
      } catch {
        throw .refused(error, in: name.quoted)
      }
    }
  }

  /// The points of its graph; where a document has no value, a gap.
  func graph(over domain: ClosedRange<Double>) -> GraphPoints {
    switch form {
    case .motion(let motion): GraphPoints(of: motion, over: domain)
    case .document(let curve): curve.graph(of: curve.value, over: domain)
    }
  }

  /// The points of the graph of its velocities.
  func velocityGraph(over domain: ClosedRange<Double>) throws(CommandFailure) -> GraphPoints {
    switch form {
    case .motion(let motion): return GraphPoints(velocitiesOf: motion, over: domain)
    case .document(let curve):
      let motion = try moving(over: domain)
      return GraphPoints(over: domain, corners: curve.corners(domain), of: { motion.velocity(at: $0) })
    }
  }
}

/// A number of a document over the document's time, in seconds from 0.
struct DocumentCurve: Sendable {
  /// The end; nil for what never ends.
  let end: Double?
  /// Whether the end is that of the first run of an infinite repetition.
  var isOneRun = false
  /// The times at which it jumps or turns.
  var corners: @Sendable (ClosedRange<Double>) -> [Double] = { _ in [] }
  /// The value; NaN where the document has none.
  let value: @Sendable (Double) -> Double
  /// The value that holds where the document has none.
  let held: @Sendable (Double) -> Double
  /// The same for the first run alone of an infinite repetition, which holds its end; nil for anything else.
  var run: (@Sendable (Double) -> Double)?
  /// The same number in the motion notation; nil if it has no exact equal there.
  var exact: ParsedMotion?

  /// The value that holds; over a domain that ends with the first run, that run alone.
  func held(over domain: ClosedRange<Double>) -> @Sendable (Double) -> Double {
    guard let run, let end, domain.upperBound <= end else { return held }
    return run
  }

  /// The points of the graph of its values, or of those that hold.
  ///
  /// The graph of one run of a repetition ends before the next run begins, which may be a jump.
  func graph(of value: @escaping (Double) -> Double, over domain: ClosedRange<Double>) -> GraphPoints {
    let isOneRun = isOneRun && domain.upperBound == end && domain.lowerBound < domain.upperBound.nextDown
    let shown = isOneRun ? domain.lowerBound...domain.upperBound.nextDown : domain
    return GraphPoints(over: shown, corners: corners(shown), of: value)
  }
}

extension [MovingCurve] {
  /// The common meaning of the time of all curves.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for curves that cannot share a table or a pair of axes.
  func sharedTimeMeaning() throws(CommandFailure) -> ParsedMotion.TimeMeaning {
    let motions = compactMap(\.motion)
    let shared = motions.isEmpty ? .seconds : try motions.sharedTimeMeaning()
    guard shared != .seconds, let other = first(where: { $0.motion == nil }), let motion = motions.first else {
      return shared
    }
    throw .badData(
      "\(motion.description.quoted) takes no seconds, \(other.name.quoted) does: "
        + "give it a duration, such as \("1s \(motion)".quoted)")
  }
}
