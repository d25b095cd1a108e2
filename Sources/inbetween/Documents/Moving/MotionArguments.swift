import MotionImport
import MotionNumerics

/// The motions and documents of a command, as curves that share one axis of time.
struct MotionArguments {
  /// The arguments in their order.
  let all: [MotionArgument]
  /// The curves of motions and documents, in the order of the arguments.
  let curves: [MovingCurve]
  let recordings: [Recording]

  /// Reads all arguments and chooses their curves.
  ///
  /// - Parameters:
  ///   - words: as given by the user.
  ///   - keyPaths: the parts of the documents; empty for all that moves.
  ///   - times: the meaning of the times of recordings.
  ///   - needsSeconds: whether the times of recordings are compared with those of a motion.
  ///   - refusesRecordings: whether a table is no input of the command.
  ///   - sharesAxis: whether only curves of one kind of time are taken from a document.
  ///   - integrates: whether bodies and springs that are the only argument are integrated to curves.
  /// - Throws: ``CommandFailure`` for a file that cannot be read or does not parse, and for a pattern that nothing fits.
  init(
    _ words: [String], _ keyPaths: KeyPathOptions, times: RecordingOptions? = nil, needsSeconds: Bool = true,
    refusesRecordings: Bool = true, sharesAxis: Bool = true, integrates: Bool = true
  ) throws(CommandFailure) {
    guard words.count(where: { $0 == "-" }) <= 1 else { throw .badData("standard input is one document") }
    var all: [MotionArgument] = []
    for word in words { all.append(try MotionArgument(word, times: times, needsSeconds: needsSeconds)) }
    if !integrates, keyPaths.keyPaths.isEmpty, Self.wholeSystem(of: all) != nil {
      self.init(all, curves: [], recordings: [])
    } else {
      try self.init(all, keyPaths.keyPaths, refusesRecordings: refusesRecordings, sharesAxis: sharesAxis)
    }
  }

  private init(
    _ all: [MotionArgument], _ patterns: [String], refusesRecordings: Bool, sharesAxis: Bool
  ) throws(CommandFailure) {
    var (curves, recordings, used) = ([MovingCurve](), [Recording](), Set<String>())
    let typed = all.lazy.compactMap { if case .motion(let motion) = $0 { motion.timeMeaning } else { nil } }.first
    for argument in all {
      switch argument {
      case .motion(let motion): curves.append(MovingCurve(motion))
      case .recording(let recording):
        guard !refusesRecordings else {
          throw .badData("\(recording.name): expected a motion or a document, found a table of recorded numbers")
        }
        recordings.append(recording)
      case .document(let document):
        let chosen = try document.curves(matching: patterns)
        if patterns.isEmpty { document.reportProblems() }
        used.formUnion(chosen.used)
        let own = sharesAxis ? chosen.curves.sharingTime(typed, of: document) : chosen.curves
        curves += all.count > 1 ? own.map { $0.following(document) } : own
      }
    }
    for pattern in patterns where !used.contains(pattern) {
      throw .badData("--key-path \(pattern.quoted): nothing fits; there is \(Self.names(in: all))")
    }
    self.init(all, curves: curves, recordings: recordings)
  }

  private init(_ all: [MotionArgument], curves: [MovingCurve], recordings: [Recording]) {
    (self.all, self.curves, self.recordings) = (all, curves, recordings)
  }

  /// Reads one argument, and the only curve that is chosen of it.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` that lists what there is, if several fit.
  static func curve(_ word: String, _ keyPaths: KeyPathOptions) throws(CommandFailure) -> MovingCurve {
    try curve(of: MotionArgument(word), keyPaths)
  }

  /// The only curve that is chosen of an argument.
  static func curve(of argument: MotionArgument, _ keyPaths: KeyPathOptions) throws(CommandFailure) -> MovingCurve {
    let curves = try curves(of: argument, keyPaths)
    guard case .document(let document) = argument else { return curves[0] }
    guard curves.count == 1 else {
      throw .badData("\(document.name): several numbers move: choose with --key-path from \(names(of: curves))")
    }
    return curves[0].name == "value" ? curves[0].following(document) : curves[0]
  }

  /// The document of bodies and springs, if it is the only argument and was not integrated.
  var wholeSystem: MovingDocument? { curves.isEmpty ? Self.wholeSystem(of: all) : nil }

  private static func wholeSystem(of all: [MotionArgument]) -> MovingDocument? {
    guard all.count == 1, case .document(let document) = all[0], case .system = document.content else { return nil }
    return document
  }

  /// All curves that are chosen of an argument.
  static func curves(
    of argument: MotionArgument, _ keyPaths: KeyPathOptions
  ) throws(CommandFailure) -> [MovingCurve] {
    try MotionArguments([argument], keyPaths.keyPaths, refusesRecordings: true, sharesAxis: false).curves
  }

  /// The names of what moves in the documents, for messages.
  private static func names(in all: [MotionArgument]) -> String {
    let names = all.flatMap { argument -> [String] in
      guard case .document(let document) = argument else { return [] }
      return (try? document.curves(matching: []).curves.map(\.name)) ?? []
    }
    return names.isEmpty ? "no document" : Self.list(names)
  }

  private static func names(of curves: [MovingCurve]) -> String { list(curves.map(\.name)) }

  private static func list(_ names: [String]) -> String {
    guard names.count > 12 else { return names.map(\.quoted).alternatives }
    return names.prefix(12).map(\.quoted).joined(separator: ", ") + " and \(names.count - 12) more"
  }
}

extension [MovingCurve] {
  /// The curves that share one kind of time: seconds if there are any, unless a typed motion says otherwise.
  ///
  /// A style sheet may have timing functions beside animations. What is left out is said on standard error.
  fileprivate func sharingTime(_ typed: ParsedMotion.TimeMeaning?, of document: MovingDocument) -> [MovingCurve] {
    let wanted = typed ?? (contains { $0.timeMeaning == .seconds } ? .seconds : .progress)
    let kept = filter { $0.timeMeaning == wanted }
    guard !kept.isEmpty, kept.count < count else { return self }
    for curve in self where curve.timeMeaning != wanted {
      let own = curve.timeMeaning == .seconds ? "seconds" : "progress"
      CommandFailure.warn(
        "\(document.name): left out: \(curve.name), which takes \(own); --key-path \(curve.name.quoted) shows it alone")
    }
    return kept
  }

  /// The first curves, as many as a picture can tell apart; the others are said on standard error.
  func fittingIntoAPicture() -> [MovingCurve] {
    let limit = CurvePlot.maximumCurveCount
    guard count > limit else { return self }
    let others = dropFirst(limit).map(\.name)
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    CommandFailure.warn(
      "\(limit) of \(count) curves; left out: \(others.prefix(3).joined(separator: ", "))\(more); --key-path chooses")
    return Array(prefix(limit))
  }
}

extension MovingCurve {
  /// The curve with the name of its file before its own.
  fileprivate func following(_ document: MovingDocument) -> MovingCurve {
    var curve = self
    let file = document.path == "-" ? "input" : InputFile.baseName(of: document.path)
    curve.name = name == "value" ? file : "\(file) \(name)"
    return curve
  }
}
