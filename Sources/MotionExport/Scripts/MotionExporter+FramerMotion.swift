import MotionCurves
import MotionFitting
import MotionNotation
internal import MotionSprings

extension MotionExporter {
  /// The motion for Motion, formerly Framer Motion: keyframes and transition options, as a module of JavaScript.
  ///
  /// A spring has Motion's `type: "spring"`, in value units. Motion sets it to its target when it is slow and near, at
  /// the latest within the tolerance. A cubic Bézier is its `ease`. All other motions are keyframes with `times` and an
  /// `ease` for each segment. Motion solves an ease by twelve halvings, which the error counts: if that is too coarse,
  /// the ease is a function of the progress. An angle is in degrees.
  ///
  /// - Parameters:
  ///   - property: the property to move.
  ///   - name: the name of the object with `keyframes` and `options`.
  /// - Returns: the module.
  /// - Throws: ``ExportError`` for an invalid name, and for a motion that keys cannot follow.
  public func framerMotion(
    _ property: AnimatedProperty = .translate, name: String = "motion"
  ) throws(ExportError) -> ExportedText {
    try ExportError.requireIdentifier(name, in: .javascript, besides: "animate")
    let (part, delay) = try keyedFromZero()
    func module(_ values: [String], _ options: [String], _ preamble: String = "") -> ScriptModule {
      let options = options + (delay == 0 ? [] : ["delay: \(delay.plainText)"])
      return ScriptModule(
        name: name, call: "animate(element, \(name).keyframes, \(name).options);", preamble: preamble,
        fields: [
          "keyframes: { \(property.scriptName): [\(values.joined(separator: ", "))] }",
          "options: { \(options.joined(separator: ", ")) }",
        ])
    }
    let ends = [property.scriptText(start), property.scriptText(end)]
    if let (options, error) = part.framerSpring(property) {
      return module(ends, options).text(
        fitRemark("a spring, the motion itself until it rests", error: error), error: error,
        warnings: warnings(for: property) + Self.framerWarnings(property))
    }
    let duration = isTimed ? ["duration: \(part.duration.plainText)"] : []
    if let curve = part.shape.cubicBezier {
      let ease = PrintedKeys.Segment.bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
      let error = hasDistance ? ease.framerError : 0
      if error <= tolerance {
        let remark =
          error == 0
          ? Remark.exact(title, as: "an ease")
          : fitRemark("an ease, the motion itself as Motion solves it", error: error)
        return module(ends, duration + ["ease: \(ease.scriptEase)"]).text(
          remark, error: error, warnings: warnings(for: property))
      }
    } else if let (printed, error) = try part.framerKeys(property) {
      let options = [
        "times: [\(printed.keys.map { $0.time.plainText }.joined(separator: ", "))]",
        "ease: [\(printed.segments.map { $0.scriptEase }.joined(separator: ", "))]",
      ]
      return module(printed.keys.map { $0.value.plainText }, duration + options).text(
        fitRemark(printed.count, error: error), error: error, warnings: warnings(for: property))
    }
    let easing = try part.scriptEasing(name + "Ease")
    return module(ends, duration + ["ease: \(name)Ease"], easing.text).text(
      fitRemark(easing.what, error: easing.maximumError), error: easing.maximumError, warnings: warnings(for: property))
  }

  /// Keys with the errors of their eases as Motion solves them; nil if these are too large.
  ///
  /// More keys have smaller errors, in proportion to the rise between two.
  private func framerKeys(
    _ property: AnimatedProperty
  ) throws(ExportError) -> (printed: PrintedKeys, error: Double)? {
    for share in [0.7, 0.4, 0.15] {
      var part = self
      part.tolerance = share * tolerance
      let printed = try part.relativeKeys(
        valueUnit: property.degrees, timeUnit: 1, decimals: (6, 15), allowsJumps: true)
      let rises = zip(printed.keys, printed.keys.dropFirst()).map { abs($1.value - $0.value) / property.degrees }
      let solved = zip(printed.segments, rises).reduce(0) { max($0, $1.0.framerError * $1.1) } / distance
      if printed.maximumError + solved <= tolerance { return (printed, printed.maximumError + solved) }
    }
    guard hasDistance else {
      throw .unrepresentable("Motion solves its eases less precisely than \(tolerance.shortestDecimal) needs")
    }
    return nil
  }

  /// The options of Motion's spring with their error; nil for a motion that is none, or none in Motion.
  private func framerSpring(_ property: AnimatedProperty) -> (options: [String], error: Double)? {
    guard hasDistance, case .spring(let spring, let velocity) = shape else { return nil }
    let unit = distance * property.degrees
    guard let rest = SpringRest.motion(spring, velocity: velocity, within: tolerance, unit: unit) else { return nil }
    let numbers = [
      ("stiffness", spring.stiffness), ("damping", spring.damping), ("mass", spring.mass),
      ("velocity", velocity * (end - start) * property.degrees), ("restDelta", rest.distance),
      ("restSpeed", rest.speed),
    ]
    return (["type: \"spring\""] + numbers.map { "\($0): \($1.plainText)" }, rest.maximumError)
  }

  private static func framerWarnings(_ property: AnimatedProperty) -> [String] {
    property == .opacity ? ["Motion may give the browser a spring's opacity by samples 10 to 30 ms apart"] : []
  }
}

extension PrintedKeys.Segment {
  /// The segment as Motion's easing.
  fileprivate var scriptEase: String {
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return "\"linear\"" }
    return "[" + [x1, y1, x2, y2].map { $0.plainText }.joined(separator: ", ") + "]"
  }
  /// The error of Motion's solution, as a part of the segment's rise; a shift by 1e-7 of its time is not counted.
  ///
  /// After twelve halvings the parameter is 2⁻¹² off at most, and the value that times its greatest slope.
  ///
  /// Source: `easing/cubic-bezier.ts` in https://github.com/motiondivision/motion.
  fileprivate var framerError: Double {
    guard case .bezier(let x1, let y1, let x2, let y2) = self, x1 != y1 || x2 != y2 else { return 0 }
    // The slope is a quadratic Bézier, with its extremum where its own slope is 0.
    let (first, middle, last) = (3 * y1, 3 * (y2 - y1), 3 * (1 - y2))
    let s = (first - middle) / (first - 2 * middle + last)
    let extremum = s > 0 && s < 1 ? first * (1 - s) * (1 - s) + 2 * middle * s * (1 - s) + last * s * s : 0
    return 0x1p-12 * max(abs(first), abs(last), abs(extremum))
  }
}
