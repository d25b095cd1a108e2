internal import MotionValues

/// What After Effects' properties can do over time.
extension ExpressionMachine {
  func keyFrames(of place: PropertyPlace) -> [Double] {
    switch world.tree(place.layer).entries[place.entry].source {
    case .group, .split: []
    case .number(let property): property.keyTimes
    case .vector(let property): property.keyTimes
    case .color(let property): property.keyTimes
    case .outline(let property): property.keyTimes
    case .gradient(let property): property.keyTimes
    case .text(let property): property.keyTimes
    }
  }

  // MARK: Members

  func propertyMember(_ word: ScriptWord, of place: PropertyPlace) throws(ScriptError) -> ScriptValue? {
    switch word {
    case .value:
      guard let result = try result(of: place, at: context.frame) else { return nil }
      return try scriptValue(result)
    case .numKeys: return .number(Double(keyFrames(of: place).count))
    case .velocity: return try velocity(of: place, at: context.frame)
    case .speed: return try speed(of: place, at: context.frame)
    case .name, .bodymovinName: return .text(world.tree(place.layer).entries[place.entry].name)
    case .propertyIndex:
      let tree = world.tree(place.layer)
      let entry = tree.entries[place.entry]
      let siblings = tree.children(of: entry.parent, in: entry.part)
      let numbers = PropertyNumbers.numbers(of: siblings.map { tree.entries[$0] }, in: entry.part)
      return .number(Double(siblings.firstIndex(of: place.entry).map { numbers[$0] } ?? 1))
    default: return nil
    }
  }

  func propertyCall(_ word: ScriptWord, of place: PropertyPlace, _ arguments: [ScriptValue]) throws(ScriptError)
    -> ScriptValue?
  {
    let first = arguments.first ?? .undefined
    switch word {
    case .valueAtTime:
      guard let result = try result(of: place, at: try frame(first)) else { return nil }
      return try scriptValue(result)
    case .velocityAtTime: return try velocity(of: place, at: try frame(first))
    case .speedAtTime: return try speed(of: place, at: try frame(first))
    case .loopIn, .loopOut, .loopInDuration, .loopOutDuration, .loopInShort, .loopOutShort:
      return try loop(word, place, arguments)
    case .wiggle: return try wiggle(place, arguments)
    case .smooth: return try smoothed(place, arguments)
    case .key:
      let count = keyFrames(of: place).count
      let number = try number(of: first)
      guard number >= 1, number <= Double(count) else { throw .failure("there is no keyframe \(try text(of: first))") }
      return host(.key(place, Int(number) - 1))
    case .nearestKey:
      let (times, frame) = (keyFrames(of: place), try frame(first))
      guard let nearest = times.indices.min(by: { (times[$0] - frame).magnitude < (times[$1] - frame).magnitude })
      else {
        throw .failure("there is no keyframe")
      }
      return host(.key(place, nearest))
    case .propertyGroup: return try group(around: place, first)
    case .points, .inTangents, .outTangents, .isClosed, .pointOnPath, .tangentOnPath, .normalOnPath:
      guard case .outline(let outline)? = try result(of: place, at: context.frame) else { return nil }
      return try pathCall(word, outline, arguments)
    default: return nil
    }
  }

  /// The frame of a time in seconds; the current one for none.
  private func frame(_ time: ScriptValue) throws(ScriptError) -> Double {
    time.isNothing ? context.frame : try number(of: time) * frameRate
  }

  private func numbers(of place: PropertyPlace, at frame: Double) throws(ScriptError) -> [Double] {
    guard let result = try result(of: place, at: frame) else { throw .failure("a group has no value") }
    return result.numbers
  }

  private func scriptValue(_ numbers: [Double], like place: PropertyPlace) throws(ScriptError) -> ScriptValue {
    if case .number = world.tree(place.layer).entries[place.entry].source { return .number(numbers.first ?? 0) }
    return try list(numbers)
  }

  // MARK: Keyframes

  func keyValue(_ place: PropertyPlace, _ key: Int) throws(ScriptError) -> ScriptValue {
    guard let result = try result(of: place, at: keyFrames(of: place)[key], isBase: true) else { return .undefined }
    return try scriptValue(result)
  }

  func keyMember(_ word: ScriptWord?, _ place: PropertyPlace, _ key: Int) throws(ScriptError) -> ScriptValue? {
    switch word {
    case .time: .number(keyFrames(of: place)[key] / frameRate)
    case .index: .number(Double(key + 1))
    case .value: try keyValue(place, key)
    default: nil
    }
  }

  // MARK: Change

  /// The change per second over the last thousandth of a second, as in lottie-web.
  private func velocity(of place: PropertyPlace, at frame: Double) throws(ScriptError) -> ScriptValue {
    let step = 0.001
    let (end, start) = (try numbers(of: place, at: frame), try numbers(of: place, at: frame - step * frameRate))
    return try scriptValue(zip(end, start).map { ($0 - $1) / step }, like: place)
  }

  private func speed(of place: PropertyPlace, at frame: Double) throws(ScriptError) -> ScriptValue {
    let velocity = try numbers(of: try velocity(of: place, at: frame))
    return .number(velocity.reduce(0) { $0 + $1 * $1 }.squareRoot())
  }

  /// The mean of values around a time.
  private func smoothed(_ place: PropertyPlace, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    let width = arguments.isEmpty ? 0.2 : try number(of: arguments[0])
    let count = arguments.count > 1 ? try number(of: arguments[1]).place() : 5
    let center = try frame(arguments.count > 2 ? arguments[2] : .undefined)
    guard (1...1000).contains(count) else { throw .failure("smooth takes 1 to 1000 samples") }
    var sums: [Double] = []
    for sample in 0..<count {
      let offset = count > 1 ? (Double(sample) / Double(count - 1) - 0.5) * width : 0
      let numbers = try numbers(of: place, at: center + offset * frameRate)
      sums = sums.isEmpty ? numbers : zip(sums, numbers).map { $0 + $1 }
    }
    return try scriptValue(sums.map { $0 / Double(count) }, like: place)
  }

  /// Smooth noise around the value, in each component.
  ///
  /// After Effects does not say what its noise is; this one is ours. It depends on the seed, the property and the time
  /// alone, and changes `frequency` times a second by up to `amplitude`.
  private func wiggle(_ place: PropertyPlace, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    guard arguments.count >= 2 else { throw .failure("wiggle needs a frequency and an amplitude") }
    let (frequency, amplitude) = (try number(of: arguments[0]), try number(of: arguments[1]))
    let octaves = arguments.count > 2 ? try number(of: arguments[2]).place(default: 1) : 1
    let factor = arguments.count > 3 ? try number(of: arguments[3]) : 0.5
    let frame = try frame(arguments.count > 4 ? arguments[4] : .undefined)
    var numbers = try numbers(of: place, at: frame)
    try take(numbers.count * max(1, min(octaves, 16)))
    for component in numbers.indices {
      var (rate, size) = (frequency, amplitude)
      for octave in 0..<max(1, min(octaves, 16)) {
        let seed = seedBits(UInt64(truncatingIfNeeded: 64 * component + octave + 1))
        numbers[component] += size * ScriptNoise.value(at: frame / frameRate * rate, seed: seed)
        (rate, size) = (rate * 2, size * factor)
      }
    }
    return try scriptValue(numbers, like: place)
  }

  // MARK: Loops

  /// Repeats keyframes before the first or after the last one.
  private func loop(_ word: ScriptWord, _ place: PropertyPlace, _ arguments: [ScriptValue]) throws(ScriptError)
    -> ScriptValue?
  {
    let times = keyFrames(of: place)
    let isIn = word == .loopIn || word == .loopInDuration || word == .loopInShort
    let kind = arguments.isEmpty ? "cycle" : ScriptNames.simple(try text(of: arguments[0]))
    let amount = arguments.count > 1 ? try number(of: arguments[1]) : 0
    func value(at frame: Double) throws(ScriptError) -> PropertyResult {
      guard let result = try result(of: place, at: frame, isBase: true) else { throw .failure("a group has no value") }
      return result
    }
    let now = context.frame
    guard times.count > 1, let first = times.first, let last = times.last, isIn ? now < first : now > last else {
      return try scriptValue(try value(at: now))
    }
    // The part that is repeated.
    var (start, end) = (first, last)
    if word == .loopInDuration || word == .loopOutDuration {
      let layer = world.layer(place.layer).value
      if isIn {
        end = amount > 0 ? first + amount * frameRate : layer.outFrame
      } else {
        start = amount > 0 ? last - amount * frameRate : layer.inFrame
      }
    } else if amount >= 1, amount < Double(times.count - 1) {
      if isIn { end = times[Int(amount)] } else { start = times[times.count - 1 - Int(amount)] }
    }
    let span = end - start
    guard span > 0, span.isFinite else { return try scriptValue(try value(at: now)) }
    if kind == "continue" {
      // Along the tangent at the end: the change over a thousandth of a frame.
      let (edge, step) = isIn ? (first, 0.001) : (last, -0.001)
      let edgeValue = try value(at: edge)
      let inside = try value(at: edge + step).numbers
      let numbers = zip(edgeValue.numbers, inside).map { $0 + ($1 - $0) / step * (now - edge) }
      return try scriptValue(edgeValue.replacing(numbers: numbers))
    }
    // Cycles since the start, negative before it.
    let cycles = ((now - start) / span).rounded(.down)
    let inside = now - start - cycles * span
    switch kind {
    case "pingpong":
      let isBackwards = cycles.truncatingRemainder(dividingBy: 2) != 0
      return try scriptValue(try value(at: start + (isBackwards ? span - inside : inside)))
    case "offset":
      let current = try value(at: start + inside)
      let (from, to) = (try value(at: start).numbers, try value(at: end).numbers)
      guard !current.numbers.isEmpty else { return try scriptValue(current) }
      let numbers = current.numbers.enumerated().map { $0.element + (to[$0.offset] - from[$0.offset]) * cycles }
      return try scriptValue(current.replacing(numbers: numbers))
    default: return try scriptValue(try value(at: start + inside))
    }
  }
}

extension Property {
  /// The frames of the keys, also behind an expression or a slot; none for a property without keyframes.
  var keyTimes: [Double] {
    switch self {
    case .keyframed(let keyframes): keyframes.times
    case .slot(_, let property): property.keyTimes
    case .scripted(let scripted): scripted.base.keyTimes
    case .constant, .computed: []
    }
  }
}
