import LayerAnimation
import MotionCurves
import MotionKeyframes
import MotionPaths
import MotionSprings

extension LayerTrack {
  /// Reads the keyframes of an animation, or the path that it follows.
  init(_ fields: FieldReader, _ channel: inout AnimationChannel) throws(DocumentError) {
    let mode: CalculationMode = try fields.word("calculationMode", default: .linear)
    try Self.refuseContradictions(fields, mode)
    self =
      if fields.has("path") {
        try Self.motion(fields, mode, &channel)
      } else {
        try Self.track(fields, mode, &channel.values)
      }
  }

  private static func refuseContradictions(_ fields: FieldReader, _ mode: CalculationMode) throws(DocumentError) {
    let withMode = "with the calculationMode '\(mode.rawValue)'"
    if mode.isPaced { try fields.refuse(["keyTimes"], withMode) }
    if mode.isPaced || mode == .discrete { try fields.refuse(["timingFunctions"], withMode) }
    if mode != .cubic && mode != .cubicPaced { try fields.refuse(AnimationType.splineFields, withMode) }
    if fields.has("path") {
      try fields.refuse(["values"] + AnimationType.splineFields, "with 'path'")
    } else {
      try fields.refuse(["rotationMode"], "without 'path'")
    }
    guard fields.has("path") || fields.has("values") else { throw fields.location.failure("expected values or path") }
  }

  // MARK: Values

  private static func track(
    _ fields: FieldReader, _ mode: CalculationMode, _ values: inout ValueReader
  ) throws(DocumentError) -> LayerTrack {
    var keys: [LayerValue] = []
    for (value, location) in try fields.elements("values", count: 1...AnimationDocument.maximumCount) {
      keys.append(try values.value(value, at: location))
    }
    var options = Options()
    options.mode = mode
    options.keyTimeRule = .progress
    let keyTimeCount = mode == .discrete ? keys.count + 1 : keys.count
    options.keyTimes = try keyTimes(
      fields, each: mode == .discrete ? "value and the end" : "value", count: keyTimeCount)
    let easings = try easings(fields, segmentCount: keys.count - 1)
    options.timingCurves = easings.map { $0.curve }
    if easings.contains(where: { $0.spring != nil }) { options.springs = easings.map { $0.spring } }
    options.tensions = try shape("tensionValues", fields, keys.count)
    options.continuities = try shape("continuityValues", fields, keys.count)
    options.biases = try shape("biasValues", fields, keys.count)
    return try fields.checked(try LayerTrack(validating: keys, options))
  }

  private static func shape(_ name: String, _ fields: FieldReader, _ count: Int) throws(DocumentError) -> [Double] {
    try fields.numbers(name, .closed(-1...1), each: "value", count: count) ?? []
  }

  // MARK: Paths

  /// The tolerance relative to the length of the path: nearly all printed digits should be right.
  private static let tolerance = 1e-12

  private static func motion(
    _ fields: FieldReader, _ mode: CalculationMode, _ channel: inout AnimationChannel
  ) throws(DocumentError) -> LayerTrack {
    let path = try path(fields)
    try channel.values.require(.numbers(2), at: fields.location.field("path"))
    let rotation: PathMotion.RotationMode? = try fields.optionalWord("rotationMode")
    if rotation != nil { channel.isRotated = true }
    let segmentCount = segmentCount(of: path)
    let keyTimes: [Double]?
    let timingCurves: [TimingCurve]
    do throws(DocumentError) {
      keyTimes = try self.keyTimes(fields, each: "segment and the end", count: segmentCount + 1)
      timingCurves = try easings(fields, segmentCount: segmentCount, isPath: true).map { $0.curve }
    } catch {
      // If the path itself is wrong, report that first.
      _ = try fields.checked(try PathMeasure(validating: path, tolerance: tolerance))
      throw error
    }
    let options = Options(mode: mode, keyTimes: keyTimes, timingCurves: timingCurves, keyTimeRule: .progress)
    return try fields.checked(
      try LayerTrack(validatingAlong: path, rotation: rotation, options, tolerance: tolerance))
  }

  /// The number of segments that a path will have when it is measured.
  ///
  /// Every element except a move is a segment. A path of moves alone is one point.
  private static func segmentCount(of path: Path) -> Int {
    let drawn = path.elements.count { element in
      if case .move = element { false } else { true }
    }
    return max(drawn, 1)
  }

  private static func path(_ fields: FieldReader) throws(DocumentError) -> Path {
    let text = try fields.text("path")
    do {
      return try Path(parsing: text)
    } catch {
      throw fields.location.field("path").failure("\(text.quoted): \(error.description)")
    }
  }

  // MARK: Times

  /// Fractions of the duration, from 0 to 1; a single one may be any fraction.
  private static func keyTimes(
    _ fields: FieldReader, each: String, count: Int
  ) throws(DocumentError) -> [Double]? {
    guard let times = try fields.numbers("keyTimes", .closed(0...1), each: each, count: count) else { return nil }
    let location = fields.location.field("keyTimes")
    for index in times.indices.dropFirst() where times[index] < times[index - 1] {
      let expectation = "at least the one before, \(times[index - 1].shortestDecimal)"
      throw location.element(index).failure("expected \(expectation), found \(times[index].shortestDecimal)")
    }
    for (index, end) in [(0, 0.0), (count - 1, 1.0)] where count > 1 && times[index] != end {
      throw location.element(index).failure("expected \(end.shortestDecimal), found \(times[index].shortestDecimal)")
    }
    return times
  }

  private static func easings(
    _ fields: FieldReader, segmentCount: Int, isPath: Bool = false
  ) throws(DocumentError) -> [SegmentEasing] {
    let duration = try fields.number("duration", .nonnegative, default: 0)
    var easings: [SegmentEasing] = []
    for (value, location) in try fields.elements("timingFunctions", each: "segment", count: segmentCount) ?? [] {
      easings.append(try SegmentEasing(value, at: location, over: isPath ? nil : duration))
    }
    return easings
  }
}
