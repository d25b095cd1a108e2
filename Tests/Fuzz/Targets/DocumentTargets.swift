import LayerAnimation
import MotionDynamics
import MotionImport
import MotionNumerics
import TestSupport

@testable import inbetween

/// Animation documents of the tool: rows of finite numbers, or an error that names the document.
enum AnimationDocumentTarget: TextTarget {
  static let name = "animation-documents"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.animationDocument(&random)) }

  /// Linear in the text, with the measure of a path in it.
  static func expectedSeconds(for input: FuzzText) -> Double { 2e-4 + 5e-6 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let document: AnimationDocument
    do throws(DocumentError) {
      document = try AnimationDocument(parsing: Array(input.text.utf8), name: "document")
    } catch {
      return DocumentMessage.check(CommandFailure(error), examination)
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

  /// Linear in the text; the simulated documents take few steps.
  static func expectedSeconds(for input: FuzzText) -> Double { 2e-3 + 1e-5 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    do throws(CommandFailure) {
      let document = try CommandFailure.reading { () throws(DocumentError) in
        try SystemDocument(parsing: Array(input.text.utf8), name: "document")
      }
      switch document {
      case .line(let system): try check(system, examination)
      case .plane(let system): try check(system, examination)
      }
    } catch {
      DocumentMessage.check(error, examination)
    }
  }

  private static func check<Point>(_ system: BodySystem<Point>, _ examination: Examination) throws(CommandFailure) {
    guard system.isQuick, examination.asks(oneIn: 4) else { return }
    let trajectory = try system.trajectory(name: "document")
    examination.require(
      trajectory.endTime >= 0 && trajectory.endTime <= system.duration, "the motion ends within the duration",
      "\(trajectory.endTime)")
    let times = (0..<5).map { _ in examination.random.number() * trajectory.endTime } + [trajectory.endTime]
    let samples = BodySamples(names: system.names, trajectory: trajectory)
    let columns = samples.columns(at: times)
    examination.require(
      columns.count == BodySamples<Point>.columnNames(for: system.names).count, "a column has a name")
    examination.require(columns.allSatisfy { $0.allSatisfy(\.isFinite) }, "a cell is finite", "\(columns)")
    let events = EventSamples(events: system.events, trajectory: trajectory)
    let records = trajectory.eventRecords
    examination.require(
      zip(records, records.dropFirst()).allSatisfy { $0.time <= $1.time }, "events are in order",
      "\(records)")
    examination.require(
      records.allSatisfy { $0.time >= 0 && $0.time <= trajectory.endTime }, "events are within the motion",
      "\(records)")
    examination.require(
      events.columns(of: 0..<events.count).allSatisfy { $0.count == records.count }, "an event is a row")
  }
}

/// Checks the tool's messages about refused documents.
enum DocumentMessage {
  static func check(_ failure: CommandFailure, _ examination: Examination) {
    guard case .badData(let message) = failure else {
      return examination.fail("a document is refused as bad data", "\(failure)")
    }
    examination.require(message.hasPrefix("document"), "an error names the document", message)
    examination.require(message.utf8.count < 2000, "an error is short", message)
  }
}

extension BodySystem {
  /// Whether a simulation takes some hundreds of steps.
  ///
  /// The documents' own limit is a million, which takes seconds. The target of simulations covers those that end at a
  /// limit.
  fileprivate var isQuick: Bool {
    guard names.count <= 8, tolerance >= 1e-10, duration <= 1e6 else { return false }
    // Its steps are too coarse to see the end of ever shorter bounces: they continue until the limit of events.
    guard method != .msbdf || events.isEmpty else { return false }
    let least = network.masses.min() ?? 1
    let points = positions + velocities + [network.gravity]
    let numbers = points.flatMap { point in (0..<Point.scalarCount).map { point[scalar: $0] } }
    guard least > 1e-6, numbers.allSatisfy({ abs($0) <= 1e4 }) else { return false }
    let springs = network.springs
    let stiffness =
      springs.reduce(0) { $0 + abs($1.stiffness) } + events.reduce(0) { $0 + greatestStiffness(after: $1.event) }
    let damping = springs.reduce(0) { $0 + $1.damping }
    // In the plane a body may meet the end of a spring with a rest length, around which the force turns ever faster.
    let isSmooth = Point.scalarCount == 1 || springs.allSatisfy { $0.restLength == 0 }
    let isLinear = springs.allSatisfy { $0.cubicStiffness == 0 && abs($0.restLength) <= 1e4 }
    return isLinear && isSmooth && (stiffness / least).squareRoot() * duration < 60 && damping / least * duration < 60
      && duration < 200
  }

  /// The greatest stiffness of a spring that an event changes; infinite if its new parameters make a simulation long.
  private func greatestStiffness(after event: BodyEvent<Point>) -> Double {
    guard case .change(let change) = event.action else { return 0 }
    var changed = network
    change(&changed)
    return zip(network.springs, changed.springs).reduce(0) { greatest, pair in
      let (old, new) = pair
      // A new anchor alone changes neither stiffness nor damping.
      guard old != new, old.end == new.end else { return greatest }
      return max(greatest, new.cubicStiffness == 0 && new.damping < 100 ? abs(new.stiffness) : .infinity)
    }
  }
}
