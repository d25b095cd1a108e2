import ExportReading
import JSONText
import LayerAnimation
import MotionExport
import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// An exported animation, played like a system.
///
/// It has the two numbers of a property at a time of the parent; nil before and after the animation where it does not
/// fill. It computes repetitions itself, without the library.
struct PlayedAnimation {
  /// How a system repeats keys whose times are from 0 to 1.
  struct Repetition {
    var delay = 0.0
    var duration = 1.0
    var iterations = 1.0
    var alternates = false
    var fillsBefore = false
    var fillsAfter = false

    /// The progress at a time; after the end that of the last iteration.
    func progress(at time: Double) -> Double? {
      let elapsed = time - delay
      if elapsed < 0 { return fillsBefore ? 0 : nil }
      let isOver = elapsed >= duration * iterations
      if isOver && !fillsAfter { return nil }
      let count = isOver ? iterations : elapsed / duration
      var whole = count.rounded(.down)
      if isOver && whole == count { whole -= 1 }
      let part = count - whole
      return alternates && whole.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
    }
  }

  /// Keys of one rule, and which of the property's numbers they move.
  private struct Rule {
    var repetition: Repetition
    /// For each axis that the keys speak of.
    var axes: [PlayedKeys]
  }

  private var rules: [Rule] = []
  /// The value of an axis without keys: 0, or a factor of 1.
  private let still: Double
  /// Whether several rules are multiplied, as factors, instead of added.
  private let isFactor: Bool

  private init(_ property: AnimatedProperty) {
    isFactor = property == .scale
    still = property == .scale ? 1 : 0
  }

  /// The numbers at a time.
  func numbers(at time: Double) -> SIMD2<Double>? {
    var sum = SIMD2(still, still)
    for rule in rules {
      guard let progress = rule.repetition.progress(at: time) else { return nil }
      let values = rule.axes.map { $0.value(at: progress) }
      let pair = SIMD2(values[0], values.count > 1 ? values[1] : isFactor ? values[0] : 0)
      sum = isFactor ? sum * pair : sum + pair
    }
    return sum
  }

  // MARK: Web

  /// The keyframes of a style sheet, and the declaration in its comment.
  static func css(_ text: String, _ property: AnimatedProperty) throws -> PlayedAnimation {
    var played = PlayedAnimation(property)
    let comment = try #require(text.between("animation: ", ";"))
    for (index, declaration) in comment.split(separator: ",").enumerated() {
      let words = String(declaration).split { $0 == " " || $0 == "\n" }.map { String($0) }
      var repetition = Repetition()
      let times = words.filter { $0.hasSuffix("ms") }.map { $0.numbers[0] / 1000 }
      (repetition.duration, repetition.delay) = (times[0], times.count > 1 ? times[1] : 0)
      for word in words.dropFirst() where !word.hasSuffix("ms") {
        switch word {
        case "infinite": repetition.iterations = .infinity
        case "alternate": repetition.alternates = true
        case "none": break
        case "both": (repetition.fillsBefore, repetition.fillsAfter) = (true, true)
        case "backwards": repetition.fillsBefore = true
        case "forwards": repetition.fillsAfter = true
        default: repetition.iterations = try #require(Double(word), "\(word)")
        }
      }
      let lines = try #require(text.between("@keyframes \(words[0]) {\n", "\n}")).lines
      let keys = try lines.map { line in
        (
          try #require(line.between("  ", "%").flatMap { Double($0) }) / 100,
          try #require(line.between("\(property.rawValue): ", ";")).numbers,
          line.between("animation-timing-function: ", ";")
        )
      }
      played.rules.append(Rule(repetition: repetition, axes: try axes(keys)))
      // Only the first one replaces what was there before.
      let composition = text.between("animation-composition: ", ";")?.split(separator: ", ").map { String($0) }
      if comment.contains(",") { #expect(composition?[index] == (index == 0 ? "replace" : "add")) }
    }
    return played
  }

  /// One object of keyframes and options, or a list of these.
  static func webAnimations(_ text: String, _ property: AnimatedProperty) throws -> PlayedAnimation {
    var played = PlayedAnimation(property)
    let root = try JSONDocument(parsing: text).root
    let items: [JSONValue] = root.elements.map { Array($0) } ?? [root]
    for (index, item) in items.enumerated() {
      let options = try #require(item["options"])
      var repetition = Repetition()
      repetition.duration = try #require(options["duration"]?.number) / 1000
      repetition.delay = (options["delay"]?.number ?? 0) / 1000
      repetition.iterations =
        options["iterations"]?.string == "Infinity" ? .infinity : options["iterations"]?.number ?? 1
      repetition.alternates = options["direction"]?.string == "alternate"
      let fill = try #require(options["fill"]?.string)
      repetition.fillsBefore = ["both", "backwards"].contains(fill)
      repetition.fillsAfter = ["both", "forwards"].contains(fill)
      let keys = try #require(item["keyframes"]?.elements).map { frame in
        (
          try #require(frame["offset"]?.number), try #require(frame[property.rawValue]?.string).numbers,
          frame["easing"]?.string
        )
      }
      played.rules.append(Rule(repetition: repetition, axes: try axes(keys)))
      #expect(options["composite"]?.string == (index == 0 ? nil : "add"))
    }
    return played
  }

  /// The keys of each number: a key without an easing is the last one.
  private static func axes(_ keys: [(time: Double, numbers: [Double], easing: String?)]) throws -> [PlayedKeys] {
    #expect(keys.first?.time == 0 && keys.last?.time == 1 && keys.last?.easing == nil)
    return try (0..<keys[0].numbers.count).map { axis in
      var played = PlayedKeys()
      for (index, key) in keys.enumerated() {
        try #require(key.numbers.count == keys[0].numbers.count)
        let easing = key.easing ?? "linear"
        played.add(
          key.time, key.numbers[axis], index == keys.count - 1 ? nil : .curve(try TimingCurve(parsing: easing)))
      }
      return played
    }
  }

  // MARK: SVG

  /// The elements that move the shape; each speaks of both axes.
  static func svg(_ text: String, _ property: AnimatedProperty) throws -> PlayedAnimation {
    var played = PlayedAnimation(property)
    let root = try XMLReader.read(text)
    let elements = root.all(property == .opacity ? "animate" : "animateTransform")
    let (unit, rect) = (property == .rotate ? Double.pi / 180 : 1, try #require(root.all("rect").first).attributes)
    for (index, element) in elements.enumerated() {
      let attributes = element.attributes
      func list(_ name: String) throws -> [[Double]] {
        try #require(attributes[name]).split(separator: ";").map { String($0).numbers }
      }
      #expect(attributes["calcMode"] == "spline")
      #expect(property == .opacity || attributes["type"] == property.rawValue)
      #expect(attributes["additive"] == (index == 0 ? nil : "sum"))
      var repetition = Repetition()
      repetition.duration = try #require(attributes["dur"]?.numbers.first)
      repetition.delay = attributes["begin"]?.numbers.first ?? 0
      repetition.iterations =
        attributes["repeatCount"] == "indefinite" ? .infinity : attributes["repeatCount"]?.numbers.first ?? 1
      repetition.fillsAfter = attributes["fill"] == "freeze"
      // Before the begin the element's own attributes are shown.
      repetition.fillsBefore = rect[property == .opacity ? "opacity" : "transform"] != nil
      let (times, values, splines) = (try list("keyTimes"), try list("values"), try list("keySplines"))
      try #require(times.count == values.count && splines.count == times.count - 1)
      let axes = (0..<values[0].count).map { axis in
        var keys = PlayedKeys()
        for index in times.indices {
          let spline = index < splines.count ? splines[index] : nil
          keys.add(
            times[index][0], values[index][axis] * unit, spline.map { .bezier($0[0], $0[1], $0[2], $0[3]) })
        }
        return keys
      }
      played.rules.append(Rule(repetition: repetition, axes: axes))
    }
    return played
  }

  // MARK: Lottie

  /// The numbers of the layer's transform; a scale may have a second transform inside.
  static func lottie(
    _ text: String, _ property: AnimatedProperty, frameRate: Double
  ) throws -> (Double) -> SIMD2<Double> {
    let animation = try LottieAnimation(parsing: text)
    func read(_ path: [String]) throws -> (Double) -> SIMD2<Double> {
      let found = animation.properties(matching: LottieKeyPath(names: path))
      let moving = try #require(found.first, "\(animation.keyPaths)")
      return { time in
        switch moving.value(at: time * frameRate) {
        case .number(let number): SIMD2(number, 0)
        case .vector(let vector): SIMD2(vector[0], vector[1])
        default: .init(.nan, .nan)
        }
      }
    }
    switch property {
    case .translate:
      let axes = try ["X Position", "Y Position"].map { try read(["motion", "Transform", $0]) }
      return { SIMD2(axes[0]($0).x, axes[1]($0).x) }
    case .opacity:
      let opacity = try read(["motion", "Transform", "Opacity"])
      return { opacity($0) / 100 }
    case .rotate:
      let angle = try read(["motion", "Transform", "Rotation"])
      return { angle($0) * .pi / 180 }
    case .scale:
      let (outer, inner) = (
        try read(["motion", "Transform", "Scale"]), try read(["motion", "shape", "Transform", "Scale"])
      )
      return { outer($0) * inner($0) / 10000 }
    }
  }
}
