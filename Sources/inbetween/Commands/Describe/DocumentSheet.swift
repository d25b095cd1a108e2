import Catalogue
import LayerAnimation
import MotionDynamics
import MotionImport
import MotionNumerics
import TableReading

/// The description of a document or a table: what it is, its key numbers, and a line for each number that moves.
struct DocumentSheet {
  private let title: String
  private let facts: [MotionProperty]
  private let parts: [Part]

  /// A number that moves, or a part of another kind.
  private struct Part {
    let name: String
    let facts: [MotionProperty]

    init(_ name: String, _ facts: [MotionProperty]) { (self.name, self.facts) = (name, facts) }
  }

  // MARK: Text

  func text(as format: TextFormat, decimals: Int?) -> String {
    func shown(_ facts: [MotionProperty]) -> [MotionProperty] {
      facts.map { fact in decimals.map(fact.rounded(decimals:)) ?? fact }
    }
    switch format {
    case .text:
      let lines = parts.map { part in
        MotionProperty(
          part.name, .word(shown(part.facts).map { "\($0.label) \($0.text)" }.joined(separator: ", ")))
      }
      return PropertySheet.text(of: shown(facts) + lines, title: title)
    case .json:
      let entries = parts.map { [MotionProperty("name", .word($0.name))] + shown($0.facts) }
      return PropertySheet.object(of: shown(facts) + [MotionProperty("parts", .list(entries))]) + "\n"
    }
  }

  // MARK: Tables

  /// The rows, times and columns of a table.
  init(_ recording: Recording) {
    let table = recording.table
    let unit = table.counted == nil ? "s" : nil
    title = "\(recording.name): a table of recorded numbers"
    facts = [
      MotionProperty("kind", .word("table")),
      MotionProperty("rowCount", label: "rows", .number(Double(table.times.count))),
      MotionProperty("startTime", label: "from", .number(table.times.first ?? 0, unit: unit)),
      MotionProperty("endTime", label: "to", .number(table.times.last ?? 0, unit: unit)),
    ]
    parts = zip(table.names, table.columns).map { Part($0, Self.range(of: $1)) }
  }

  private static func range(of values: [Double]) -> [MotionProperty] {
    let known = values.filter { !$0.isNaN }
    guard let first = known.first, let last = known.last, let least = known.min(), let greatest = known.max() else {
      return [MotionProperty("start", .nothing)]
    }
    return [
      MotionProperty("start", label: "from", .number(first)), MotionProperty("end", label: "to", .number(last)),
      MotionProperty("minimum", .number(least)), MotionProperty("maximum", .number(greatest)),
    ]
  }

  // MARK: Documents

  /// The key numbers of a document and of its parts that key paths choose.
  init(_ document: MovingDocument, _ keyPaths: KeyPathOptions) throws(CommandFailure) {
    if case .system(let system) = document.content, keyPaths.keyPaths.isEmpty {
      switch system {
      case .line(let system): try self.init(system, of: document)
      case .plane(let system): try self.init(system, of: document)
      }
    } else {
      try self.init(movingPartsOf: document, keyPaths)
    }
  }

  private init(movingPartsOf document: MovingDocument, _ keyPaths: KeyPathOptions) throws(CommandFailure) {
    let curves = try MotionArguments.curves(of: .document(document), keyPaths)
    var facts = [MotionProperty("kind", .word(document.kind))]
    if case .animation(let animation) = document.content { facts += animation.facts }
    // Each number of an animation is computed with all others.
    let limit = max(1, min(Self.greatestPartCount, 20_000 / max(1, curves.count)))
    if curves.count > limit {
      facts.append(MotionProperty("partCount", label: "numbers", .number(Double(curves.count))))
      CommandFailure.warn(
        "\(document.name): the first \(limit) of \(curves.count) numbers are described; --key-path chooses")
    }
    title = "\(document.name): \(document.kindInWords)"
    self.facts = facts
    parts = curves.prefix(limit).map { Part($0.name, Self.facts(of: $0)) }
  }

  /// The most numbers that are described.
  private static let greatestPartCount = 100

  private static func facts(of curve: MovingCurve) -> [MotionProperty] {
    switch curve.form {
    case .motion(let motion): return [MotionProperty("motion", label: "is", .word(motion.description))]
    case .document(let document):
      let whole = document.exact.map { [MotionProperty("motion", label: "is", .word($0.description))] } ?? []
      guard let end = document.end else { return whole + [MotionProperty("duration", .number(.infinity, unit: "s"))] }
      let duration = [MotionProperty("duration", label: "ends at", .number(end, unit: "s"))]
      let last = (document.run ?? document.held)(end)
      let run = document.isOneRun ? [MotionProperty("isOneRun", label: "one run of many", .truth(true))] : []
      let graph = document.graph(of: document.run ?? document.held, over: 0...end)
      return whole + range(of: graph.values + [last]) + duration + run
    }
  }

  private init<Point: DocumentSpace>(
    _ system: BodySystem<Point>, of document: MovingDocument
  ) throws(CommandFailure) {
    let mostSteps = max(Self.describedSteps / max(system.network.coordinateCount, 1), 1)
    let simulation = try system.simulation(name: document.name, mostSteps: mostSteps)
    title = "\(document.name): \(document.kindInWords) \(Point.place)"
    facts = [
      MotionProperty("kind", .word(document.kind)),
      MotionProperty("space", .word(Point.scalarCount == 1 ? "line" : "plane")),
      MotionProperty("duration", .number(system.duration, unit: "s")),
      MotionProperty("method", .word(simulation.solver.method.rawValue)),
      MotionProperty("tolerance", .number(system.tolerance)),
      MotionProperty("bodyCount", label: "bodies", .number(Double(system.names.count))),
      MotionProperty("springCount", label: "springs", .number(Double(system.network.springs.count))),
      MotionProperty("eventCount", label: "events", .number(Double(system.events.count))),
      MotionProperty("mass", .number(system.network.masses.reduce(0, +), unit: "kg")),
      MotionProperty("energy", label: "energy at the start", simulation.energy.map { .number($0.total) } ?? .nothing),
      MotionProperty("energyDrift", label: "drift of the energy", Self.drift(of: simulation, until: system.duration)),
    ]
    parts = system.names.enumerated().map { body, name in
      Part(
        name,
        [
          MotionProperty("mass", .number(system.network.masses[body], unit: "kg")),
          MotionProperty("position", .numbers(Self.numbers(system.positions[body]))),
          MotionProperty("velocity", .numbers(Self.numbers(system.velocities[body]))),
        ])
    }
  }

  /// What the integration adds to the energy, as a part of the kinetic energy.
  ///
  /// Nothing where dampers take energy, and where the integration fails or takes more than about a second.
  private static func drift<Point: DocumentSpace>(
    of simulation: Simulation<SpringNetwork<Point>>, until end: Double
  ) -> MotionProperty.Value {
    guard simulation.system.conservesEnergy, let trajectory = try? simulation.trajectory(until: end) else {
      return .nothing
    }
    return trajectory.energyDrift.map { .number($0) } ?? .nothing
  }

  /// The most steps of a description, times the number of coordinates.
  private static let describedSteps = 1_000_000

  private static func numbers<Point: DocumentSpace>(_ point: Point) -> [Double] {
    (0..<Point.scalarCount).map { point[scalar: $0] }
  }
}

extension MovingDocument {
  /// What the document is, for programs.
  fileprivate var kind: String {
    switch content {
    case .imported(let parts): parts.format.name
    case .animation: "animation"
    case .system: "system"
    case .lottie: "lottie"
    }
  }

  /// What the document is, for people.
  fileprivate var kindInWords: String {
    switch content {
    case .imported(let parts):
      switch parts.format {
      case .css: "a style sheet"
      case .svg: "an animated SVG"
      default: "an interpolator of Android"
      }
    case .animation: "an animation document"
    case .system: "a document of bodies and springs"
    case .lottie: "a Lottie document"
    }
  }
}

extension AnimationDocument {
  /// The times of the animation.
  fileprivate var facts: [MotionProperty] {
    let timing = animation.timing
    var facts = [MotionProperty("type", .word(type)), MotionProperty("duration", .number(timing.duration, unit: "s"))]
    if timing.beginTime != 0 {
      facts.append(MotionProperty("beginTime", label: "begins at", .number(timing.beginTime, unit: "s")))
    }
    if timing.speed != 1 { facts.append(MotionProperty("speed", .number(timing.speed))) }
    if timing.repeatCount != 0 && timing.repeatCount != 1 {
      facts.append(MotionProperty("repeatCount", label: "repetitions", .number(timing.repeatCount)))
    }
    if timing.repeatDuration != 0 {
      facts.append(MotionProperty("repeatDuration", label: "repeats for", .number(timing.repeatDuration, unit: "s")))
    }
    if timing.autoreverses { facts.append(MotionProperty("autoreverses", label: "back and forth", .truth(true))) }
    facts.append(MotionProperty("endTime", label: "ends at", .number(endTime ?? .infinity, unit: "s")))
    facts.append(MotionProperty("fillMode", label: "holds", .word(timing.fillMode.rawValue)))
    return facts
  }

  private var type: String {
    switch animation.content {
    case .group: "group"
    case .transition: "transition"
    case .property(let property):
      switch property.form {
      case .basic: "basic"
      case .keyframe: "keyframe"
      case .spring: "spring"
      case .motion: "motion"
      }
    }
  }
}
