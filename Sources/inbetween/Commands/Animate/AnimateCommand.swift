import ArgumentParser
import LayerAnimation
import MotionNumerics

/// `inbetween animate`: a table of an animation document's values over time.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Evaluate an animation that a JSON document describes, as Core Animation would.",
    discussion: """
      The columns are time,value or, for values of several numbers, time,value.0,value.1 and so on; with a rotationMode \
      there is also rotation, an angle in radians. A group has such columns for each key path: KEYPATH, or KEYPATH.0 \
      and so on, and KEYPATH.rotation; a transition has progress. Cells are empty where the animation has no effect: \
      before and after it, unless its fillMode says otherwise. A table has at most \(SampleTimes.maximumCount) rows.

      The time is that of the animation's parent, from 0 to the end of the animation; an endless animation needs --to.

      DOCUMENT:
        { "type": "keyframe", "keyPath": "position",
          "values": [[0, 0], [10, 0], [10, 5]], "keyTimes": [0, 0.25, 1],
          "calculationMode": "cubic", "tensionValues": [0, 0, 0],
          "timingFunctions": ["ease", "cubic-bezier(.24, .52, .43, .8)"],
          "duration": 2, "repeatCount": 2, "autoreverses": true,
          "fillMode": "both", "timingFunction": "ease-in-out" }

      Each type has its fields, by Core Animation's names:
        basic       fromValue, toValue, byValue: at most two of them
        spring      the same, and mass, stiffness, damping,
                    initialVelocity, allowsOverdamping
        keyframe    values, or path (SVG data) with rotationMode (\(words(PathMotion.RotationMode.self)));
                    keyTimes, timingFunctions, calculationMode
                    (\(words(CalculationMode.self))),
                    tensionValues, continuityValues, biasValues
        group       animations
        transition  transitionType, Core Animation's type
                    (\(words(Transition.Kind.self))),
                    subtype (\(words(Transition.Direction.self))),
                    startProgress, endProgress
      The first three also have keyPath, modelValue (0), additive and cumulative. All have beginTime, duration, speed, \
      timeOffset, repeatCount and repeatDuration (numbers or "infinity"), autoreverses, fillMode \
      (\(words(FillMode.self))), removedOnCompletion (false), and all but springs timingFunction, in the motion \
      notation.

      A value is a number or an array of numbers; modelValue stands for missing ends, and additive animations add to \
      it. Without a duration an animation lasts 0.25 s, a spring until it has settled, a member as long as its group. \
      Contradictory fields are refused, where Core Animation ignores one of them.

      EXAMPLES:
        inbetween animate pop-scale.json --rate 16
        inbetween animate arrow.json --format ndjson -o arrow.ndjson
        inbetween animate endless.json --from 1 --to 3
        inbetween animate offset.json --at 0,1,2,3,4
      """)

  @OptionGroup var input: DocumentOptions

  @OptionGroup var times: TimeOptions

  @OptionGroup var picture: PlotOptions

  @OptionGroup var table: TableOptions

  func validate() throws {
    try times.check(beside: input.document)
    try picture.check(table.table)
    if picture.plot && (times.count != nil || times.rate != nil || times.at != nil) {
      throw ValidationError("--count, --rate and --at are for tables: they do not go with --plot.")
    }
  }

  func run() throws {
    let file = try InputFile(reading: input.document)
    let animation = try AnimationDocument(parsing: file.bytes, name: file.name)
    func domain() throws(CommandFailure) -> ClosedRange<Double> {
      try times.domain.domain { () throws(CommandFailure) in try Self.end(of: animation, named: file.name) }
    }
    if picture.plot {
      let parts = animation.channels.all.compactMap { $0.keyPath?.description }
      let title = picture.heading(ofDocument: input.document, parts: parts, kind: "properties")
      return try CurvePlot(of: animation, over: domain(), title: title).write(
        to: table.output, pixels: picture.pixels)
    }
    let rows = try times.times(or: .rate("60"), over: domain)
    try animation.checkEffort(rowCount: rows.count, name: file.name)
    let samples = AnimationSamples(animation)
    try table.write(animation.columnNames, rowCount: rows.count) { samples.columns(at: rows.times(of: $0)) }
  }

  private static func end(of animation: AnimationDocument, named name: String) throws(CommandFailure) -> Double {
    guard let end = animation.endTime else { throw .badData("\(name): the animation never ends: give --to") }
    guard end > 0 else {
      throw .badData("\(name): the animation ends at \(end.shortestDecimal), not after 0: give --from and --to")
    }
    return end
  }

  /// The words of a field, as a list for the help text.
  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
