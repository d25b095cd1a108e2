import LayerAnimation
import MotionDynamics
import MotionNumerics
import TestSupport

@testable import inbetween

/// Animation documents of the tool: rows of finite numbers, or an error that names the document.
enum AnimationDocumentTarget: TextTarget {
  static let name = "animation-documents"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.animationDocument(&random)) }

  /// Linear in the text; a path in it is measured.
  static func expectedSeconds(for input: FuzzText) -> Double { 2e-4 + 5e-6 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let document: AnimationDocument
    do {
      document = try AnimationDocument(parsing: Array(input.text.utf8), name: "document")
    } catch {
      return DocumentError.check(error, examination)
    }
    let end = document.endTime ?? 10
    var times = [0, end, end / 2, -1] + (0..<4).map { _ in examination.random.number() * end }
    times = times.filter { $0.isFinite }
    let columns = AnimationSamples(document).columns(at: times)
    examination.require(columns.count == document.columnNames.count, "a column has a name", "\(document.columnNames)")
    for (name, column) in zip(document.columnNames, columns) {
      examination.require(column.count == times.count, "a column has all rows", name)
      examination.require(!column.contains { $0.isInfinite }, "a cell is finite", "\(name): \(column) at \(times)")
    }
  }
}

/// System documents of the tool: positions within the duration, or an error that names the document.
enum SystemDocumentTarget: TextTarget {
  static let name = "system-documents"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.systemDocument(&random)) }

  /// Linear in the text; those that are simulated are chosen so that they take few steps.
  static func expectedSeconds(for input: FuzzText) -> Double { 2e-3 + 1e-5 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let document: SystemDocument
    let trajectory: BodyTrajectory
    do {
      document = try SystemDocument(parsing: Array(input.text.utf8), name: "document")
      guard document.isQuick, examination.asks(oneIn: 4) else { return }
      trajectory = try document.trajectory(name: "document")
    } catch {
      return DocumentError.check(error, examination)
    }
    examination.require(
      trajectory.endTime >= 0 && trajectory.endTime <= document.duration, "the motion ends within the duration",
      "\(trajectory.endTime)")
    let times = (0..<5).map { _ in examination.random.number() * trajectory.endTime } + [trajectory.endTime]
    let samples = BodySamples(names: document.bodies.map(\.name), trajectory: trajectory)
    let columns = samples.columns(at: times)
    examination.require(columns.allSatisfy { $0.allSatisfy(\.isFinite) }, "a cell is finite", "\(columns)")
    let events = EventSamples(events: document.events, trajectory: trajectory)
    let occurrences = trajectory.occurrences
    examination.require(
      zip(occurrences, occurrences.dropFirst()).allSatisfy { $0.time <= $1.time }, "events are in order",
      "\(occurrences)")
    examination.require(
      occurrences.allSatisfy { $0.time >= 0 && $0.time <= trajectory.endTime }, "events are within the motion",
      "\(occurrences)")
    examination.require(
      events.columns(of: 0..<events.count).allSatisfy { $0.count == occurrences.count }, "an event is a row")
  }
}

/// What the tool says of a document that it refuses.
private enum DocumentError {
  static func check(_ failure: CommandFailure, _ examination: Examination) {
    guard case .badData(let message) = failure else {
      return examination.fail("a document is refused as bad data", "\(failure)")
    }
    examination.require(message.hasPrefix("document"), "an error names the document", message)
    examination.require(message.utf8.count < 2000, "an error is short", message)
  }
}

extension SystemDocument {
  /// Whether a simulation takes some hundreds of steps.
  ///
  /// The documents' own limit is a million, which is seconds. The
  /// target of simulations has those that end at a limit.
  fileprivate var isQuick: Bool {
    guard bodies.count <= 8, tolerance >= 1e-10, duration <= 1e6 else { return false }
    // Its steps are too rough to see the end of ever shorter bounces: they go on until the limit of events.
    guard method != .msbdf || events.isEmpty else { return false }
    let least = bodies.map(\.mass).min() ?? 1
    let numbers = bodies.flatMap { [$0.position, $0.velocity] } + [gravity]
    guard least > 1e-6, numbers.allSatisfy({ abs($0) <= 1e4 }) else { return false }
    let stiffness = springs.reduce(0) { $0 + abs($1.parameters.stiffness) } + events.reduce(0) { $0 + $1.greatest }
    let damping = springs.reduce(0) { $0 + $1.parameters.damping }
    let isLinear = springs.allSatisfy { $0.parameters.cubicStiffness == 0 && abs($0.parameters.restLength) <= 1e4 }
    return isLinear && (stiffness / least).squareRoot() * duration < 60 && damping / least * duration < 60
      && duration < 200
  }
}

extension SystemDocument.Event {
  /// What an event may make of a spring's stiffness; infinite if it changes what makes a simulation long.
  fileprivate var greatest: Double {
    guard case .set(_, let change) = action else { return 0 }
    return (change.cubicStiffness ?? 0) == 0 && (change.damping ?? 0) < 100 ? abs(change.stiffness ?? 0) : .infinity
  }
}
