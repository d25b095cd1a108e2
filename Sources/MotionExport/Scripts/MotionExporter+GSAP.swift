import MotionCurves
import MotionFitting
import MotionNotation

extension MotionExporter {
  /// The motion for GSAP: the variables of `gsap.fromTo`, as a module of JavaScript.
  ///
  /// A curve that is one of GSAP's eases has its name. All other motions are the path of a `CustomEase`, from 0 to 1. GSAP
  /// plays a path by points on it: the error is that of the points, as `precision` asks for them. A motion that jumps has
  /// a function of the progress as its ease. An angle is in degrees.
  ///
  /// - Parameters:
  ///   - property: the property to move.
  ///   - name: the name of the object and of the ease.
  /// - Returns: the module.
  /// - Throws: ``ExportError`` for an invalid name, and for a motion that comes back to its start or that keys cannot
  ///   follow.
  public func gsap(
    _ property: AnimatedProperty = .translate, name: String = "motion"
  ) throws(ExportError) -> ExportedText {
    try ExportError.requireIdentifier(name, in: .javascript, besides: "gsap CustomEase")
    let (part, delay) = try keyedFromZero()
    let ease = try part.gsapEase(name)
    let key = property == .rotate ? "rotation" : property.scriptName
    let times =
      (isTimed ? "duration: \(part.duration.plainText), " : "") + (delay == 0 ? "" : "delay: \(delay.plainText), ")
    let module = ScriptModule(
      name: name, call: "gsap.fromTo(element, \(name).from, \(name).to);", preamble: ease.preamble,
      fields: [
        "from: { \(key): \(property.scriptText(start)) }",
        "to: { \(key): \(property.scriptText(end)), \(times)ease: \(ease.text) }",
      ])
    return module.text(ease.remark, error: ease.maximumError, warnings: warnings(for: property))
  }

  private func gsapEase(_ name: String) throws(ExportError) -> GSAPEase {
    if case .curve(let curve, _, _) = shape, let word = curve.gsapName {
      return GSAPEase(text: word.json, remark: Remark.exact(title, as: word), maximumError: 0)
    }
    try requireProgress()
    guard hasDistance else {
      return GSAPEase(text: "\"none\"", remark: fitRemark("a constant", error: 0), maximumError: 0)
    }
    do {
      return try customEase(name)
    } catch {
      // A path neither jumps nor has points as near to each other as a vertical tangent takes.
      guard case .unrepresentable = error else { throw error }
      let easing = try scriptEasing(name + "Ease")
      return GSAPEase(
        text: name + "Ease", preamble: easing.text, remark: fitRemark(easing.what, error: easing.maximumError),
        maximumError: easing.maximumError)
    }
  }

  /// A path whose points, as GSAP finds them, stay within the tolerance.
  private func customEase(_ name: String) throws(ExportError) -> GSAPEase {
    let (path, what) = try customEasePath()
    var nearest = Double.infinity
    let precisions = [2, 20, 200, 2000, 20_000, 200_000]
    for precision in precisions {
      guard let points = path.points(precision: Double(precision)) else { break }
      let polyline = points.map { point in
        PiecewiseLinear.Point(
          input: point.x == 1 ? domain.upperBound : time(at: point.x),
          output: start.interpolated(to: end, by: point.y))
      }
      nearest = try ExportError.checking { () throws(ParameterError) in
        try motion.largestError(of: PiecewiseLinear(validatingPoints: polyline), over: domain) / distance
      }
      // The distance of the points falls as 1/√precision does, and to a fourth where a halving more is needed.
      let gain = 4 * Double(precisions[precisions.count - 1] / precision).squareRoot()
      if nearest > gain * tolerance { break }
      guard nearest <= tolerance else { continue }
      let imports = """
        import { gsap } from "gsap";
        import { CustomEase } from "gsap/CustomEase";
        gsap.registerPlugin(CustomEase);

        """
      return GSAPEase(
        text: "CustomEase.create(\(name.json), \(path.data.json), { precision: \(precision) })", preamble: imports,
        remark: fitRemark(what, error: nearest), maximumError: nearest)
    }
    throw .unrepresentable(
      "the points of a CustomEase stay within \(nearest.roundedUp) of the distance, not \(tolerance.shortestDecimal)")
  }

  private func customEasePath() throws(ExportError) -> (path: CustomEasePath, what: String) {
    if let curve = shape.cubicBezier {
      return (
        CustomEasePath([[0, 0, curve.x1, curve.y1, curve.x2, curve.y2, 1, 1]]),
        "a CustomEase of the curve itself, played by points"
      )
    }
    let digits = tolerance.digits
    let progress = progressScale(decimals: digits + 2)
    // The rest of the tolerance is for the points.
    var part = self
    part.tolerance = 0.95 * tolerance
    let printed = try part.printedKeys(
      KeyLayout(
        shape: .free, time: NumberScale(unit: 1 / duration, rounding: .decimals(digits + 2)), value: progress,
        handle: progress, allowsHolds: false))
    let segments = zip(printed.segments, zip(printed.keys, printed.keys.dropFirst())).map { segment, ends in
      let (x, y, last) = (ends.0.time, ends.0.value, ends.1)
      if case .points(let x1, let y1, let x2, let y2) = segment {
        return [x, y, x1, y1, x2, y2, last.time, last.value]
      }
      func third(_ part: Double) -> [Double] {
        [x + part * (last.time - x), y + part * (last.value - y)].map { $0.rounded(toDecimals: digits + 4) }
      }
      return [x, y] + third(1 / 3) + third(2 / 3) + [last.time, last.value]
    }
    return (CustomEasePath(segments), "a CustomEase of \(printed.count), played by points")
  }
}

/// The ease of a tween, and the lines that it needs before it.
private struct GSAPEase {
  let text: String
  var preamble = ""
  let remark: String
  let maximumError: Double
}

extension TimingCurve {
  /// The name of GSAP's ease that is the curve; nil if there is none.
  ///
  /// GSAP's expo and its `back.inOut` are other curves than Penner's. Its steps stand at one end at least.
  ///
  /// Source: https://gsap.com/docs/v3/Eases; the formulas are those of `gsap-core.js` in
  /// https://github.com/greensock/GSAP.
  fileprivate var gsapName: String? {
    switch self {
    case .linear: "none"
    case .steps(let steps):
      switch steps.position {
      case .jumpNone: "steps(\(steps.count - 1))"
      case .jumpStart, .start: "steps(\(steps.count),true)"
      case .jumpEnd, .jumpBoth: nil
      }
    case .penner(let easing): easing.gsapName
    case .keyword, .cubicBezier, .piecewiseLinear: nil
    }
  }
}

extension PennerEasing {
  fileprivate var gsapName: String? {
    let name: String
    switch family {
    case .quad: name = "power1"
    case .cubic: name = "power2"
    case .quart: name = "power3"
    case .quint: name = "power4"
    case .sine, .circ, .bounce: name = family.rawValue
    case .elastic: name = "elastic"
    case .back where direction != .easeInOut: name = "back"
    case .back, .expo: return nil
    }
    let way =
      switch direction {
      case .easeIn: ".in"
      case .easeOut: ".out"
      case .easeInOut: ".inOut"
      }
    return name + way + (family == .elastic ? (direction == .easeInOut ? "(1,0.45)" : "(1,0.3)") : "")
  }
}
