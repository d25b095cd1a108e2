internal import MotionNumerics

extension ValueTable {
  /// Tracks through keys in every mode, and some splines.
  mutating func addKeyframes() throws(CallError) {
    let times = [-1, 0, 0.1, 0.3, 0.5, 0.55, 0.8, 0.99, 1, 2]
    let points: [SIMD2<Double>] = [[0, 0], [10, 3], [10, 3], [-4, 8], [1, 1]]
    for mode in CalculationMode.allCases {
      let track = try refused {
        () throws(ParameterError) in
        try KeyframeTrack(validating: points, mode: mode, timingCurves: [.easeIn, .linear], timingCurve: .easeInOut)
      }
      add("\(mode.rawValue), x", times.map { track.value(at: $0).x }, within: 8, of: 10)
      add("\(mode.rawValue), y", times.map { track.value(at: $0).y }, within: 8, of: 10)
      add("\(mode.rawValue), velocity", times.map { track.velocity(at: $0).x }, within: 32, of: 100)
    }
    let numbers = [0, 1, 4, 2, 2.5]
    let splines: [(String, Spline<Double>)] = [
      ("natural", .natural), ("steffen", .monotone()), ("clamped", .clamped(from: 1, to: -1)),
      ("kochanek-bartels", .kochanekBartels([])),
    ]
    for (name, spline) in splines {
      let track = try refused { () throws(ParameterError) in try KeyframeTrack(validating: numbers, spline: spline) }
      var cursor = track.cursor()
      // From + − × ÷ alone, except for the fused products.
      add(name, times.map { track.value(at: $0) }, within: 8, of: 4)
      add("\(name), by cursor", times.map { cursor.value(at: $0) }, within: 8, of: 4)
    }
  }

  /// Paths from text and back, their lengths, and positions along them.
  mutating func addPaths() throws(CallError) {
    let texts = [
      "M0 0C0 100 100 100 100 0", "M10 10h80v60H10zM20 20l5e1 3.5Q90 90 20 60T1.5e-3 4",
      "M0 0A30 50 20 1 0 60 40a10 10 0 0 1 5 5s8-9 20 20",
    ]
    for (index, text) in texts.enumerated() {
      let path = try parsed { () throws(NotationError) in try Path(parsing: text) }
      add("\(index), data", text: path.svgData)
      let measure = PathMeasure(path)
      add("\(index), length", measure.length, within: 64, of: 100)
      for part in 0...6 {
        let frame = measure.frame(at: measure.length * Double(part) / 6)
        // A search finds the distance: the last bit of a length may change its steps, but not its result.
        add("\(index), place \(part)", [frame.position.x, frame.position.y], within: 64, of: 100)
        add("\(index), tangent \(part)", [frame.tangent.x, frame.tangent.y], within: 64, of: 100)
      }
      let dashed = measure.dashed([7, 3], phase: 1)
      add("\(index), dashes", Double(dashed.elements.count))
      let trimmed = path.trimmed(from: 0.2, to: 0.7)
      let trimmedMeasure = PathMeasure(trimmed)
      add("\(index), trimmed", trimmedMeasure.length, within: 64, of: 100)
      let flattened = path.flattened(tolerance: 0.01)
      add("\(index), flattened", Double(flattened.elements.count))
    }
  }

  /// Motions from text and back.
  mutating func addNotation() throws(CallError) {
    let texts = [
      "ease", "cubic-bezier(.24, .52, .43, 8e-1)", "steps(4, jump-both)", "linear(0, 0.25 25% 75%, 1)",
      "ease-out-elastic", "spring(1 100 10 -2.5)", "spring(duration: 0.5, bounce: 0.3)",
      "spring(response: 0.5, damping-ratio: 0.8)", "damped(5, 30)", "decay(velocity: 1000, deceleration: 0.998)",
    ]
    for text in texts {
      let motion = try parsed { () throws(NotationError) in try ParsedMotion(parsing: text) }
      // Where an elementary function has computed the numbers of the text, its last digit may differ.
      if !text.contains(":") { add(text, text: motion.description) }
      add("\(text), value", motion.value(at: 0.3), within: 64, of: 300)
      let again = try parsed { () throws(NotationError) in try ParsedMotion(parsing: motion.description) }
      add("\(text), again", again == motion ? 1 : 0)
    }
    for wrong in ["", "easy", "steps(0)", "cubic-bezier(2, 0, 0, 1)", "spring(1 100"] {
      do throws(NotationError) {
        add("'\(wrong)', read", text: try ParsedMotion(parsing: wrong).description)
      } catch {
        add("'\(wrong)'", text: error.description)
      }
    }
  }

  private func parsed<Made>(_ make: () throws(NotationError) -> Made) throws(CallError) -> Made {
    do {
      return try make()
    } catch {
      throw CallError(message: error.description)
    }
  }
}
