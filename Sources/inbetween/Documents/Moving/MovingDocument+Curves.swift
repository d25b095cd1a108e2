import LayerAnimation
import MotionDynamics
import MotionImport
import MotionLottie
import MotionNumerics

extension MovingDocument {
  /// The curves of the document that fit patterns; all of them without a pattern.
  ///
  /// - Returns: the curves, and the patterns that fit one of them.
  func curves(matching patterns: [String]) throws(CommandFailure) -> (curves: [MovingCurve], used: Set<String>) {
    // The properties of a Lottie document are chosen before they are read: there may be very many.
    if case .lottie(let lottie) = content {
      return try LottieCurves(lottie.animation, named: name).curves(matching: patterns)
    }
    let all = try allCurves()
    guard !patterns.isEmpty else { return (all, []) }
    let globs = patterns.map(NamePattern.init)
    let chosen = all.filter { curve in globs.contains { $0.fits(curve) } }
    return (chosen, Set(zip(patterns, globs).filter { pair in chosen.contains { pair.1.fits($0) } }.map(\.0)))
  }

  private func allCurves() throws(CommandFailure) -> [MovingCurve] {
    switch content {
    case .imported(let parts): return parts.curves
    case .animation(let animation): return animation.curves(of: nil)
    case .system(.line(let system)): return try system.curves(named: name)
    case .system(.plane(let system)): return try system.curves(named: name)
    case .lottie: return []
    }
  }
}

extension ImportedParts {
  /// The numbers of the animations, and the motions that are not their timing.
  fileprivate var curves: [MovingCurve] {
    animations.flatMap { $0.animation.curves(of: $0.name) }
      + untimedMotions.map { MovingCurve($0.name.asColumnName, aliases: [$0.name], .motion($0.motion)) }
  }
}

extension AnimationDocument {
  /// The numbers of the animation, those of an animation of a text with its name.
  func curves(of owner: String?) -> [MovingCurve] {
    let (end, isOneRun) = (usualEnd, endTime == nil)
    let samples = AnimationSamples(self)
    let heldSamples = AnimationSamples(holdingItsEnds)
    let runSamples = AnimationSamples(firstRun.holdingItsEnds)
    let animation = animation
    let exact = channels.all.count == 1 ? motion : nil
    var curves: [MovingCurve] = []
    for (index, channel) in channels.all.enumerated() {
      let suffixes = channel.columnNames(isLone: channels.all.count == 1)
      let model = channel.keyPath == nil ? [] : channel.values.shape.numbers(of: channel.model)
      for (component, suffix) in suffixes.enumerated() {
        let rest = component < model.count ? model[component] : 0
        let held = { (samples: AnimationSamples) -> @Sendable (Double) -> Double in
          { time in
            let value = samples.numbers(of: index, at: time)[component]
            return value.isNaN ? rest : value
          }
        }
        let form = DocumentCurve(
          end: end, isOneRun: isOneRun,
          corners: { animation.cornerTimes(in: $0) },
          value: { samples.numbers(of: index, at: $0)[component] },
          held: held(heldSamples), run: isOneRun ? held(runSamples) : nil, exact: exact)
        let quantity = channel.keyPath?.description ?? "progress"
        let name = owner.map { suffix == "value" ? $0 : "\($0).\(suffix)" } ?? suffix
        curves.append(
          MovingCurve(name.asColumnName, aliases: [owner ?? quantity, quantity], quantity: quantity, .document(form)))
      }
    }
    return curves
  }
}

extension BodySystem {
  /// The positions of the bodies.
  fileprivate func curves(named name: String) throws(CommandFailure) -> [MovingCurve] {
    let trajectory = try trajectory(name: name)
    let (start, end) = (trajectory.startTime, trajectory.endTime)
    guard end > start else { throw .badData("\(name): stops at 0 s: there is no motion") }
    let corners = trajectory.corners
    var curves: [MovingCurve] = []
    for (body, name) in names.enumerated() {
      for (axis, suffix) in Point.columnSuffixes.enumerated() {
        let coordinate = body * Point.scalarCount + axis
        let held: @Sendable (Double) -> Double = {
          trajectory.coordinate(coordinate, at: min(max($0, start), end))
        }
        let form = DocumentCurve(
          end: end, corners: { domain in corners.filter(domain.contains) },
          value: { start <= $0 && $0 <= end ? held($0) : .nan }, held: held)
        curves.append(
          MovingCurve(
            "\(name).position\(suffix)", aliases: [name, name + suffix], quantity: Point.axes[axis] + "position",
            .document(form)))
      }
    }
    return curves
  }
}

extension MovingDocument {
  /// The heading of a picture of some of the document's curves: an animation's properties, or the curves' names.
  func heading(of curves: [MovingCurve]) -> String {
    guard case .animation = content else {
      return PlotOptions.heading(ofDocument: path, parts: curves.map(\.name), kind: "curves")
    }
    let quantities = curves.indices.filter { index in
      !curves[..<index].contains { $0.quantity == curves[index].quantity }
    }.map { curves[$0].quantity }
    return PlotOptions.heading(ofDocument: path, parts: quantities, kind: "properties")
  }
}

extension String {
  /// The text without the letters that a column's name cannot have.
  fileprivate var asColumnName: String {
    let words = split { $0 == "," || $0 == "\"" || $0 == "\\" || $0.isNewline || $0 == "\t" }
    return words.joined(separator: " ")
  }
}
