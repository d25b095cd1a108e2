import MotionNumerics

extension FitSource {
  /// The nearest motion of a kind, with the error of its printed notation.
  ///
  /// Without a given tolerance, the limit is a thousandth of the range of the values. It doubles until a fit keeps it,
  /// and a warning on standard error names it.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` if the library refuses the input, or if the printed notation would not
  ///   keep the tolerance.
  func fitted(
    _ kind: FitKind, within tolerance: Double?, _ springs: SpringFitOptions
  ) throws(CommandFailure) -> FitResult {
    guard kind.hasTolerance && tolerance == nil else {
      return try fit(kind, within: tolerance ?? 0, springs).mapError(refused).get()
    }
    let usual = try defaultTolerance()
    var limit = usual
    while true {
      switch fit(kind, within: limit, springs) {
      case .success(let result):
        if limit > usual {
          CommandFailure.warn(
            "\(name): the tolerance is \(limit.shortestDecimal), as a thousandth of the values' range, "
              + "\(usual.shortestDecimal), cannot be kept; --tolerance chooses another one")
        }
        return result
      // The loop ends once the limit reaches the range itself: then a flat line would be a fit.
      case .failure(let error):
        let isLoosened = error.parameter.hasSuffix("tolerance") || error.parameter == "the number of keys"
        guard isLoosened, limit < 1000 * usual else { throw refused(error) }
        limit *= 2
      }
    }
  }

  private func fit(
    _ kind: FitKind, within tolerance: Double, _ springs: SpringFitOptions
  ) -> Result<FitResult, ParameterError> {
    do throws(ParameterError) {
      switch kind {
      case .spring: return .success(try spring(springs))
      case .cubicBezier: return .success(try cubicBezier())
      case .linear: return .success(try settled(within: tolerance).linear(within: tolerance))
      case .keyframes: return .success(try settled(within: tolerance).keyframes(within: tolerance))
      }
    } catch {
      return .failure(error)
    }
  }

  // MARK: Springs

  private func spring(_ options: SpringFitOptions) throws(ParameterError) -> FitResult {
    let fit: SpringFit
    var errors: SpringFit.StandardErrors?
    switch self {
    case .samples(let rows):
      fit = try SpringFit(
        times: rows.times, values: rows.values, known: options.known(first: ends.first), roundingTo: options.digits)
      errors = fit.standardErrors
    // A motion has no noise, so the fit has no standard errors.
    case .motion(let motion, let domain):
      fit = try SpringFit(
        motion, over: domain, known: options.known(first: ends.first, rest: restValue), roundingTo: options.digits)
    }
    // On the clock of the rows, whose first one may not be at 0.
    let start = fit.motion.startTime
    let unplaced = try ParsedMotion(spring: fit.motion)
    let motion = start == 0 ? unplaced : try unplaced.delayed(by: start)
    let error = try error(of: motion)
    warn(ofMiss: error.maximum)
    let spring = fit.motion.spring
    let numbers: [(key: String, label: String, value: Double, error: Double?, unit: String?)] = [
      ("naturalFrequency", "natural frequency", spring.naturalFrequency, errors?.naturalFrequency, "rad/s"),
      ("dampingRatio", "damping ratio", spring.dampingRatio, errors?.dampingRatio, nil),
      ("from", "from", fit.motion.start, errors?.start, nil), ("to", "to", fit.motion.target, errors?.target, nil),
      ("velocity", "velocity", fit.motion.initialVelocity, errors?.velocity, nil),
    ]
    let parameters = [
      MotionProperty("mass", .number(spring.mass)), MotionProperty("stiffness", .number(spring.stiffness)),
      MotionProperty("damping", .number(spring.damping)),
    ]
    let last =
      [MotionProperty("rootMeanSquare", label: "root mean square", .number(error.rootMeanSquare))]
      + (options.round
        ? [MotionProperty("leastRootMeanSquare", label: "before rounding", .number(fit.leastRootMeanSquare))] : [])
      + error.facts
    let startTime = MotionProperty("startTime", label: "start time", .number(start))
    let shown = numbers.map { number in
      let spread = number.error.map { $0 > 0 ? " ± \($0.significant)" : "" } ?? ""
      let unit = number.unit.map { " \($0)" } ?? ""
      return MotionProperty(number.key, label: number.label, .word(number.value.shortestDecimal + spread + unit))
    }
    let fields = numbers.map { MotionProperty($0.key, .number($0.value)) }
    let spreads = numbers.map { MotionProperty($0.key, .number($0.error ?? .nan)) }
    let standardErrors = MotionProperty("standardErrors", errors == nil ? .nothing : .sheet(spreads))
    return FitResult(
      title: motion.description, facts: [startTime] + parameters + shown + last,
      fields: [MotionProperty("motion", .word(motion.description)), startTime] + parameters + fields + [standardErrors]
        + last)
  }

  /// Warns of a spring that does not look like the rows: it may begin with rows of rest, or move by another law.
  private func warn(ofMiss error: Double) {
    guard case .samples(let rows) = self, let least = rows.values.min(), let greatest = rows.values.max(),
      error > 0.1 * (greatest - least), greatest > least
    else { return }
    CommandFailure.warn(
      "\(name): the spring misses a row by \(error.significant), of a range of \((greatest - least).significant); "
        + "--from and --to leave out rows before and behind the move")
  }

  // MARK: Curves

  private func cubicBezier() throws(ParameterError) -> FitResult {
    let ratio = 0.01
    let fit: Approximation<CubicBezier>
    let ends = ends
    switch self {
    case .samples(let rows): fit = try CubicBezier.closest(times: rows.times, values: rows.values, within: ratio)
    case .motion(let motion, let domain):
      fit = try CubicBezier.closest(to: motion, over: domain, from: ends.first, to: ends.last, within: ratio)
    }
    let motion = try ParsedMotion(.cubicBezier(fit.curve), from: ends.first, to: ends.last, over: domain)
    let error = try error(of: motion).facts
    let curveFact = MotionProperty("curve", .word(TimingCurve.cubicBezier(fit.curve).description))
    let least = MotionProperty(
      "leastError", label: "least error of any", .number(fit.leastError * abs(ends.last - ends.first)))
    let percent = "\((100 * ratio).shortestDecimal) %"
    let nearest = fit.isProvedNearest ? "proved to \(percent)" : "the best so far, not proved to \(percent)"
    return FitResult(
      title: motion.description,
      facts: [curveFact] + error + [least, MotionProperty("isProvedNearest", label: "nearest", .word(nearest))],
      fields: [MotionProperty("motion", .word(motion.description)), curveFact] + error
        + [least, MotionProperty("isProvedNearest", .truth(fit.isProvedNearest))])
  }

  private func linear(within tolerance: Double) throws(ParameterError) -> FitResult {
    let fit: Approximation<PiecewiseLinear>
    switch self {
    case .samples(let rows):
      fit = try PiecewiseLinear.approximating(times: rows.times, values: rows.values, tolerance: tolerance)
    case .motion(let motion, let domain):
      fit = try PiecewiseLinear.approximating(
        motion, over: domain, tolerance: tolerance, endingAt: restValue(within: tolerance))
    }
    let (start, end) = (fit.curve.points.first, fit.curve.points.last)
    // If the distance is small beside the values, fractions of it would lose digits. Then print the values themselves.
    let distance = (end?.output ?? 0) - (start?.output ?? 0)
    let height = fit.curve.points.reduce(0) { max($0, abs($1.output)) }
    let isFraction = abs(distance) > 1e-3 * height && distance.isFinite
    let (from, to) = isFraction ? (start?.output ?? 0, end?.output ?? 1) : (0, 1)
    let duration = domain.upperBound - domain.lowerBound
    let points = fit.curve.points.map { point in
      PiecewiseLinear.Point(
        input: (point.input - domain.lowerBound) / duration,
        output: isFraction ? (point.output - from) / distance : point.output)
    }
    let curve = TimingCurve.piecewiseLinear(try PiecewiseLinear(validatingPoints: points))
    let motion = try ParsedMotion(curve, from: from, to: to, over: domain)
    let error = try error(of: motion, within: tolerance)
    try Self.require(error.maximum, within: tolerance)
    let count = MotionProperty("pointCount", label: "points", .number(Double(points.count)))
    let isFewest = MotionProperty("isProvedFewest", label: "proved fewest", .truth(fit.isProvedFewest))
    let facts = [MotionProperty("tolerance", .number(tolerance)), count, isFewest] + error.facts
    return FitResult(
      title: motion.description, facts: facts, fields: [MotionProperty("motion", .word(motion.description))] + facts)
  }

  // MARK: Keys

  private func keyframes(within tolerance: Double) throws(ParameterError) -> FitResult {
    let fit: Approximation<KeyframeCurve>
    switch self {
    case .samples(let rows):
      var progress = Progress(of: 1)
      defer { progress.end() }
      fit = try KeyframeCurve.approximating(times: rows.times, values: rows.values, tolerance: tolerance) {
        progress.reached($0)
      }
    case .motion(let motion, let domain):
      fit = try KeyframeCurve.approximating(
        motion, over: domain, tolerance: tolerance, endingAt: restValue(within: tolerance))
    }
    // The printed decimals read back as the same keys, so the error is that of the fit.
    try Self.require(fit.maximumError, within: tolerance)
    let keys = fit.curve.keys
    let facts = [
      MotionProperty("tolerance", .number(tolerance)),
      MotionProperty("maximumError", label: "largest error", .number(fit.maximumError)),
      MotionProperty("evidence", .word(fit.evidence.description)),
    ]
    return FitResult(
      title: "\(keys.count) keys from \(domain.lowerBound.shortestDecimal) to \(domain.upperBound.shortestDecimal)",
      facts: facts
        + keys.enumerated().map { MotionProperty("key", label: "key \($0.offset + 1)", .word($0.element.line)) },
      fields: [MotionProperty("keys", .list(keys.map { $0.fields }))] + facts)
  }

  private static func require(_ error: Double, within tolerance: Double) throws(ParameterError) {
    guard error <= tolerance else {
      throw ParameterError(
        parameter: "the tolerance", value: tolerance.shortestDecimal,
        allowed: "at least \(error.shortestDecimal), the error of what would be printed")
    }
  }
}

extension ParsedMotion {
  /// A timing curve from one value to another, over a domain and on the domain's clock.
  fileprivate init(
    _ curve: TimingCurve, from start: Double, to end: Double, over domain: ClosedRange<Double>
  ) throws(ParameterError) {
    guard domain != 0...1 else {
      self = ParsedMotion(curve).between(start, end)
      return
    }
    try self.init(
      tween: curve, from: start, to: end, duration: domain.upperBound - domain.lowerBound, delay: domain.lowerBound)
  }
}

extension KeyframeCurve.Key {
  fileprivate var line: String {
    func handle(_ name: String, _ handle: KeyframeCurve.Handle) -> String {
      handle == .none ? "" : ", \(name) (\(handle.duration.shortestDecimal), \(handle.change.shortestDecimal))"
    }
    return "time \(time.shortestDecimal), value \(value.shortestDecimal)" + handle("in", incoming)
      + handle("out", outgoing)
  }

  fileprivate var fields: [MotionProperty] {
    func handle(_ handle: KeyframeCurve.Handle) -> MotionProperty.Value {
      .sheet([MotionProperty("duration", .number(handle.duration)), MotionProperty("change", .number(handle.change))])
    }
    return [
      MotionProperty("time", .number(time)), MotionProperty("value", .number(value)),
      MotionProperty("incoming", handle(incoming)),
      MotionProperty("outgoing", handle(outgoing)),
    ]
  }
}

extension Double {
  /// The number with two significant digits: an error has no more.
  fileprivate var significant: String {
    guard self > 1e-250 && self < 1e250 else { return shortestDecimal }
    var scale = 1.0
    while self * scale < 10 { scale *= 10 }
    while self * scale >= 100 { scale /= 10 }
    return ((self * scale).rounded() / scale).shortestDecimal
  }
}
