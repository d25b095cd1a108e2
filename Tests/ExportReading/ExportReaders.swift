internal import JSONText
internal import LayerAnimation
package import MotionExport
internal import MotionLottie
internal import MotionNumerics
internal import Testing

/// Readers of the exported formats, as a system would read them; they share no code with the writers.
///
/// Each gives the value for a time in seconds from the motion's time 0, in the motion's unit.
package enum ExportReaders {
  package typealias Reading = (Double) -> Double

  // MARK: Web

  package static func css(_ text: String, _ property: AnimatedProperty) throws -> Reading {
    let head = try #require(text.line(with: "animation"))
    let times =
      head.contains("animation: ") ? head.words.compactMap { $0.hasSuffix("ms") ? $0.numbers[0] / 1000 : nil } : []
    let (duration, delay) = (times.first ?? 1, times.count > 1 ? times[1] : 0)
    var keys = PlayedKeys()
    for line in text.lines where line.contains("% {") {
      let value = try #require(line.between("\(property.rawValue): ", ";"))
      #expect(value.hasSuffix(["translate": "px", "rotate": "rad"][property.rawValue] ?? ""))
      let easing = try line.between("animation-timing-function: ", ";").map { try segment($0) }
      keys.add(delay + line.numbers[0] / 100 * duration, value.numbers[0], easing)
    }
    return keys.value
  }

  package static func webAnimation(_ text: String, _ property: AnimatedProperty) throws -> Reading {
    let root = try JSONDocument(parsing: text).root
    let options = try #require(root["options"])
    #expect(options["fill"]?.string == "both")
    let duration = try #require(options["duration"]?.number) / 1000
    let delay = (options["delay"]?.number ?? 0) / 1000
    var keys = PlayedKeys()
    for frame in try #require(root["keyframes"]?.elements) {
      let offset = try #require(frame["offset"]?.number)
      let value = try #require(frame[property.rawValue]?.string).numbers[0]
      keys.add(delay + offset * duration, value, try frame["easing"]?.string.map { try segment($0) })
    }
    return keys.value
  }

  static func segment(_ easing: String) throws -> PlayedKeys.Segment {
    let numbers = easing.numbers
    if easing == "linear" { return .linear }
    if easing == "steps(1, jump-end)" { return .hold }
    if easing.hasPrefix("cubic-bezier(") { return .bezier(numbers[0], numbers[1], numbers[2], numbers[3]) }
    return .curve(try TimingCurve(parsing: easing))
  }

  package static func svg(_ text: String, _ property: AnimatedProperty) throws -> Reading {
    func attribute(_ name: String) -> String? { text.between(" \(name)=\"", "\"") }
    let unit = property == .rotate ? Double.pi / 180 : 1
    let times = try #require(attribute("keyTimes")).split(separator: ";").map { String($0).numbers[0] }
    let values = try #require(attribute("values")).split(separator: ";").map { String($0).numbers[0] * unit }
    let splines = try #require(attribute("keySplines")).split(separator: ";").map { String($0).numbers }
    let duration = try #require(attribute("dur")).numbers[0]
    let begin = attribute("begin")?.numbers[0] ?? 0
    #expect(times.first == 0 && times.last == 1 && values.count == times.count && splines.count == times.count - 1)
    #expect(attribute("calcMode") == "spline" && attribute("fill") == "freeze")
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(splines.allSatisfy { $0.count == 4 && $0.allSatisfy { (0...1).contains($0) } })
    var keys = PlayedKeys()
    for index in times.indices {
      let spline = index < splines.count ? splines[index] : nil
      keys.add(begin + times[index] * duration, values[index], spline.map { .bezier($0[0], $0[1], $0[2], $0[3]) })
    }
    return keys.value
  }

  // MARK: Lottie

  package static func lottie(_ text: String, _ property: AnimatedProperty, frameRate: Double) throws -> Reading {
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.frameRate == frameRate)
    let (name, unit): (String, Double) =
      switch property {
      case .translate: ("X Position", 1)
      case .scale: ("Scale", 0.01)
      case .rotate: ("Rotation", .pi / 180)
      case .opacity: ("Opacity", 0.01)
      }
    let found = animation.properties(matching: LottieKeyPath(names: ["motion", "Transform", name]))
    let moving = try #require(found.first, "\(animation.keyPaths)")
    return { time in
      switch moving.value(at: time * frameRate) {
      case .number(let number): number * unit
      case .vector(let vector): vector[0] * unit
      default: .nan
      }
    }
  }

  // MARK: Swift

  /// Through `LayerAnimation`, which plays as Core Animation does.
  package static func coreAnimation(_ text: String) throws -> Reading {
    func numbers(_ name: String) -> [Double]? { text.between("animation.\(name) = ", "\n")?.numbers }
    let begin =
      numbers("beginTime = CACurrentMediaTime()")
      ?? text.between("CACurrentMediaTime() ", "\n").map {
        $0.numbers.map { number in text.contains("() - ") ? -number : number }
      }
    let delay = begin?.first ?? 0
    if text.contains("CASpringAnimation") {
      let parameters = ["mass", "stiffness", "damping", "initialVelocity"].map { numbers($0)?[0] ?? .nan }
      let spring = SpringParameters(
        mass: parameters[0], stiffness: parameters[1], damping: parameters[2], initialVelocity: parameters[3],
        allowsOverdamping: text.contains("allowsOverdamping = true"))
      let ends = try [#require(numbers("fromValue"))[0], #require(numbers("toValue"))[0]]
      // In an invisible layer: only the parameters count. Some springs settle after 10¹¹ s.
      var layer = Layer()
      layer.add(.spring("opacity", from: .number(ends[0]), to: .number(ends[1]), spring, duration: 1e30), at: 0)
      return { [layer] in layer.presentation(at: max(0, $0 - delay)).opacity }
    }
    let duration = try #require(numbers("duration"))[0]
    let curves = text.pieces(between: "controlPoints: ", and: ")").map { piece in
      let controls = piece.numbers.map { Double(Float($0)) }
      return TimingCurve.cubicBezier(CubicBezier(controls[0], controls[1], controls[2], controls[3]))
    }
    if text.contains("CABasicAnimation") {
      let ends = try [#require(numbers("fromValue"))[0], #require(numbers("toValue"))[0]]
      return { ends[0] + (ends[1] - ends[0]) * curves[0].value(at: max(0, min(($0 - delay) / duration, 1))) }
    }
    let (values, times) = (try #require(numbers("values")), try #require(numbers("keyTimes")))
    #expect(times.first == 0 && times.last == 1 && values.count == times.count)
    let functions = text.lines.filter { $0.hasPrefix("  CAMediaTimingFunction") }.map { line in
      let controls = line.numbers.map { Double(Float($0)) }
      return controls.isEmpty
        ? TimingCurve.linear : .cubicBezier(CubicBezier(controls[0], controls[1], controls[2], controls[3]))
    }
    #expect(functions.count == values.count - 1)
    let track = LayerTrack(values.map { .number($0) }, .init(keyTimes: times, timingCurves: functions))
    return { time in
      guard case .number(let value) = track.value(at: max(0, min((time - delay) / duration, 1))) else { return .nan }
      return value
    }
  }

  package static func swiftUI(_ text: String) throws -> Reading {
    if let arguments = text.between("interpolatingSpring(", ", value:") {
      let ends = try #require(text.between("isThere ? ", ")")).numbers
      return SpringReading.reading(
        arguments.numbers, from: ends[1], to: ends[0], isRelative: true,
        delay: text.between(".delay(", ")")?.numbers[0] ?? 0)
    }
    if let arguments = text.between("timingCurve(", ")") {
      let ends = try #require(text.between("isThere ? ", ")")).numbers
      let (controls, delay) = (arguments.numbers, text.between(".delay(", ")")?.numbers[0] ?? 0)
      return PlayedKeys(
        times: [delay, delay + controls[4]], values: [ends[1], ends[0]],
        segments: [.bezier(controls[0], controls[1], controls[2], controls[3])]
      ).value
    }
    var keys = PlayedKeys()
    var time = 0.0
    keys.times = [0]
    keys.values = [try #require(text.between("initialValue: ", ",")).numbers[0]]
    for line in text.lines where line.contains("Keyframe(") {
      let numbers = line.numbers
      if line.contains("MoveKeyframe") {
        keys.segments.append(.linear)
      } else {
        keys.segments.append(
          line.contains("CubicKeyframe")
            ? .hermite(numbers[2], numbers[3])
            : numbers.count > 2 ? .bezier(numbers[2], numbers[3], numbers[4], numbers[5]) : .linear)
        time += numbers[1]
      }
      keys.times.append(time)
      keys.values.append(numbers[0])
    }
    return keys.value
  }

  /// A number of an animation of several.
  package static func swiftUI(_ text: String, _ name: String) throws -> Reading {
    let start = try #require(text.between("var \(name) = ", "\n"))
    let track = try #require(text.between("KeyframeTrack(\\.\(name)) {", "\n  }"))
    let once = try swiftUI("initialValue: \(start), \(track)")
    guard text.contains("repeating: true") else { return once }
    let cycle = track.lines.reduce(0) { $0 + ($1.between("duration: ", ")")?.numbers.first ?? 0) }
    return { once($0.truncatingRemainder(dividingBy: cycle)) }
  }

  // MARK: Android

  /// Through the parser of paths: values from 0 to 1 for progress.
  package static func android(_ text: String) throws -> Reading {
    let path = try Path(parsing: try #require(text.between("android:pathData=\"", "\"")))
    var keys = PlayedKeys()
    func single(_ point: SIMD2<Double>) -> SIMD2<Double> { SIMD2(SIMD2<Float>(point)) }
    for element in path.elements {
      switch element {
      case .move(let point): keys.add(point.x, point.y, nil)
      case .line(let end):
        let point = single(end)
        keys.segments.append(.linear)
        keys.add(point.x, point.y, nil)
      case .cubic(let control, let other, let end):
        let (first, second, point) = (single(control), single(other), single(end))
        let (start, run) = (keys.times[keys.times.count - 1], point.x - keys.times[keys.times.count - 1])
        #expect(first.x >= start && second.x <= point.x && run >= 0)
        keys.segments.append(.points((first.x - start) / run, first.y, (second.x - start) / run, second.y))
        keys.add(point.x, point.y, nil)
      default: Issue.record("\(element)")
      }
    }
    #expect(keys.times.first == 0 && keys.values.first == 0 && keys.times.last == 1 && keys.values.last == 1)
    return keys.value
  }

  package static func compose(_ text: String) throws -> Reading {
    let ends = try [
      #require(text.between("snapTo(", ")")).numbers[0], #require(text.between("animateTo(", "f")).numbers[0],
    ].map { Double(Float($0)) }
    if let arguments = text.between("spring<Float>(", ")") {
      // Numbers with an f are 32-bit ones.
      let (ratio, stiffness) = (Double(Float(arguments.numbers[0])), Double(Float(arguments.numbers[1])))
      let speed = Double(Float(text.between("initialVelocity = ", ")")?.numbers[0] ?? 0))
      return SpringReading.reading(
        [1, stiffness, 2 * ratio * stiffness.squareRoot(), speed], from: ends[0], to: ends[1], isRelative: false)
    }
    if text.contains("tween<Float>") {
      let times = ["durationMillis = ", "delayMillis = "].map { text.between($0, ",")?.numbers[0] ?? .nan }
      let controls = try #require(text.between("CubicBezierEasing(", ")")).numbers.map { Double(Float($0)) }
      return PlayedKeys(
        times: [times[1] / 1000, (times[0] + times[1]) / 1000], values: ends,
        segments: [.bezier(controls[0], controls[1], controls[2], controls[3])]
      ).value
    }
    var keys = PlayedKeys()
    for line in text.lines where line.contains("f at ") {
      // The milliseconds are whole.
      let numbers = line.numbers.map { Double(Float($0)) }
      let easing: PlayedKeys.Segment? =
        line.contains("CubicBezierEasing")
        ? .bezier(numbers[2], numbers[3], numbers[4], numbers[5])
        : line.contains("LinearEasing") ? .linear : line.contains("Easing { 0f }") ? .hold : nil
      #expect(numbers[1] == numbers[1].rounded())
      keys.add(numbers[1] / 1000, numbers[0], easing)
    }
    return keys.value
  }

  /// A number of an animation of several.
  package static func compose(_ text: String, _ name: String) throws -> Reading {
    let start = try #require(text.between("val \(name) = Animatable(", "\n"))
    let track = try #require(text.between("\(name).animateTo(", "\n  }\n"))
    let once = try compose("snapTo(\(start)\nanimateTo(\(track)")
    let delay = (track.between("delayMillis = ", "\n")?.numbers[0] ?? 0) / 1000
    guard track.contains("infiniteRepeatable(") else { return { once($0 - delay) } }
    // A delay of the keyframes is a part of each cycle.
    let cycle = delay + (try #require(track.between("durationMillis = ", "\n")?.numbers.first)) / 1000
    let offset = (track.between("StartOffset(", ")")?.numbers.first ?? 0) / 1000
    let ahead = track.contains("StartOffsetType.FastForward") ? offset : -offset
    let first = Double(Float(start.numbers[0]))
    return { time in
      time + ahead < 0 ? first : once((time + ahead).truncatingRemainder(dividingBy: cycle) - delay)
    }
  }

  // MARK: Others

  package static func flutter(_ text: String) throws -> Reading {
    if let arguments = text.between("SpringDescription(", "controller") {
      let numbers = arguments.numbers
      return SpringReading.reading(
        [numbers[0], numbers[1], numbers[2], numbers[5]], from: numbers[3], to: numbers[4], isRelative: false,
        delay: text.line(with: "// After ")?.numbers[0] ?? 0)
    }
    let head = try #require(text.line(with: "// The controller's")).numbers
    let (duration, delay) = (head[0] / 1e6, head.count > 1 ? head[1] : 0)
    if let line = text.line(with: "final animation = Tween<double>") {
      let controls = try #require(text.between("const Cubic(", ")")).numbers
      return PlayedKeys(
        times: [delay, delay + duration], values: line.numbers,
        segments: [.bezier(controls[0], controls[1], controls[2], controls[3])]
      ).value
    }
    let lines = text.lines.filter { $0.contains("TweenSequenceItem(") }
    let weights = try lines.map { try #require($0.between("weight: ", ")")).numbers[0] }
    let whole = weights.reduce(0, +)
    var keys = PlayedKeys()
    var weight = 0.0
    for (line, part) in zip(lines, weights) {
      let numbers = line.numbers
      func time() -> Double { delay + weight / whole * duration }
      if line.contains("ConstantTween") {
        keys.add(time(), numbers[0], .hold)
        weight += part
        keys.add(time(), numbers[0], .linear)
        continue
      }
      keys.add(
        time(), numbers[0], line.contains("Cubic(") ? .bezier(numbers[2], numbers[3], numbers[4], numbers[5]) : .linear)
      weight += part
      keys.add(time(), numbers[1], .linear)
    }
    keys.segments.removeLast()
    return keys.value
  }

  /// The number of a node on an axis, in 32-bit arithmetic, as players compute.
  package static func gltf(
    _ text: String, _ property: AnimatedProperty, node: Int = 0, axis: Int = 0
  ) throws -> Reading {
    let root = try JSONDocument(parsing: text).root
    let uri = try #require(root["buffers"]?.elements?.first { _ in true }?["uri"]?.string)
    let bytes = Base64.bytes(String(uri.drop { $0 != "," }.dropFirst()))
    #expect(Double(bytes.count) == root["buffers"]?.elements?.first { _ in true }?["byteLength"]?.number)
    let views = try #require(root["bufferViews"]?.elements).map { $0 }[2 * node...2 * node + 1]
    let floats = views.flatMap { view in
      let (start, length) = (Int(view["byteOffset"]?.number ?? 0), Int(view["byteLength"]?.number ?? 0))
      return stride(from: start, to: start + length, by: 4).map { index in
        Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) })
      }
    }
    let count = floats.count / 10
    #expect(floats.count == 10 * count)
    let times = Array(floats[..<count])
    // The format has no other times.
    #expect(times[0] >= 0)
    func number(_ key: Int, _ part: Int) -> Float { floats[count + 9 * key + 3 * part + axis] }
    if property == .scale && axis == 0 {
      #expect((0..<9 * count).allSatisfy { floats[count + $0] == floats[count + $0 / 3 * 3] })
    }
    #expect(number(0, 0) == 0 && number(count - 1, 2) == 0 && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    return { time in
      // The time is the player's, and no number of the document: only what follows from it has 32 bits.
      guard time < Double(times[count - 1]) else { return Double(number(count - 1, 1)) }
      guard let index = times.lastIndex(where: { Double($0) <= time }) else { return Double(number(0, 1)) }
      let run = times[index + 1] - times[index]
      let t = Float(time - Double(times[index])) / run
      let (t2, t3) = (t * t, t * t * t)
      let first = (2 * t3 - 3 * t2 + 1) * number(index, 1) + run * (t3 - 2 * t2 + t) * number(index, 2)
      let second = (-2 * t3 + 3 * t2) * number(index + 1, 1) + run * (t3 - t2) * number(index + 1, 0)
      return Double(first + second)
    }
  }

  /// From 0 to 1.
  package static func token(_ text: String) throws -> Reading {
    let root = try JSONDocument(parsing: text).root
    let token = try #require(root["motion"])
    #expect(token["$type"]?.string == "transition")
    let value = try #require(token["$value"])
    let controls = try #require(value["timingFunction"]?.numbers)
    let (duration, delay) = (value["duration"]?["value"]?.number ?? .nan, value["delay"]?["value"]?.number ?? .nan)
    return PlayedKeys(
      times: [delay / 1000, (delay + duration) / 1000], values: [0, 1],
      segments: [.bezier(controls[0], controls[1], controls[2], controls[3])]
    ).value
  }
}

/// A spring's motion from its printed parameters.
enum SpringReading {
  static func reading(
    _ parameters: [Double], from start: Double, to end: Double, isRelative: Bool, delay: Double = 0
  ) -> ExportReaders.Reading {
    let spring = Spring(mass: parameters[0], stiffness: parameters[1], damping: parameters[2])
    // In distances if the velocity is: that of a large one may be infinite in value units.
    let (origin, unit) = isRelative ? (start, end - start) : (0, 1)
    let motion = SpringMotion(
      spring, from: isRelative ? 0 : start, to: isRelative ? 1 : end, velocity: parameters[3])
    return { origin + unit * motion.value(at: max(0, $0 - delay)) }
  }
}

/// Base64.
private enum Base64 {
  static func bytes(_ text: String) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for byte in text.utf8 {
      guard let digit = digits.firstIndex(of: byte) else { break }
      (bits, count) = (bits << 6 | digit, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}
