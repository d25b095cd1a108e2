internal import MotionCurves
internal import MotionFitting

extension MotionExporter {
  /// Few keys that stay within the tolerance as a format prints them.
  ///
  /// The fit leaves a part of the tolerance to the rounding. If more decimals are not enough, it leaves a larger part,
  /// which may take more keys.
  func printedKeys(_ layout: KeyLayout) throws(ExportError) -> PrintedKeys {
    var nearest = Double.infinity
    // A jump between two rounded times takes exact times. If the rounding uses too much of the tolerance, more keys are
    // needed.
    for room in [0.98, 0.9] {
      for timing in layout.timings {
        guard let fit = try fit(timing, within: room * absoluteTolerance) else { continue }
        for refined in timing.refinements {
          let printed = try printed(fit, in: refined)
          if printed.maximumError <= tolerance { return printed }
          nearest = min(nearest, printed.maximumError)
          // So large an error has another cause than the last digits.
          if printed.maximumError > 3 * tolerance { break }
        }
      }
      // Then more keys do not help either; but less room may keep a jump that more room took for a part of the curve.
      if nearest.isFinite && nearest > 3 * tolerance { break }
    }
    guard nearest.isFinite else {
      throw .unrepresentable("no keys of this format stay within \(tolerance.shortestDecimal) of the distance")
    }
    throw .unrepresentable(
      "the format's numbers stay within \(nearest.roundedUp) of the distance at best, not \(tolerance.shortestDecimal)")
  }

  /// A time as it is read, or the nearby jump or vertical tangent of the motion that it stands for.
  ///
  /// There the rounding of a player's times must not matter. At a corner it is an error like others.
  func snapped(_ time: Double, within unit: Double) -> Double {
    let slack = 4 * unit * max(abs(time), abs(domain.lowerBound), duration)
    var last = time - slack
    while let found = motion.nextBreak(after: last), found.time <= time + slack {
      let isSteep = found.before.velocity.isInfinite || found.after.velocity.isInfinite
      if isSteep || abs(found.after.value - found.before.value) > 1e-3 * absoluteTolerance { return found.time }
      last = found.time
    }
    return time
  }

  /// Keys within a tolerance; nil if there are none with such times.
  private func fit(_ layout: KeyLayout, within tolerance: Double) throws(ExportError) -> KeyframeCurve? {
    let step = layout.time == layout.exactTime ? 0 : layout.time.step
    do {
      return try KeyframeCurve.approximating(
        motion, over: domain, tolerance: tolerance, shape: layout.shape, timeStep: step, endingAt: lastValue
      ).curve
    } catch {
      if error.parameter == "tolerance" { return nil }
      throw .parameter(error)
    }
  }

  /// A curve in the printed numbers of a format, with the resulting error.
  func printed(_ curve: KeyframeCurve, in layout: KeyLayout) throws(ExportError) -> PrintedKeys {
    var keys: [PrintedKeys.Key] = []
    var segments: [PrintedKeys.Segment] = []
    for (index, key) in curve.keys.enumerated() {
      let printed = PrintedKeys.Key(
        time: layout.time.printed(key.time - domain.lowerBound), value: layout.value.printed(key.value))
      if let last = keys.last {
        if printed.time <= last.time {
          try join(printed, to: &keys, &segments, layout)
          continue
        }
        segments.append(segment(from: curve.keys[index - 1], to: key, from: last, to: printed, layout))
      }
      keys.append(printed)
    }
    guard keys.allSatisfy({ $0.value.isFinite }) else { throw .tooLarge }
    guard keys[0].time < keys[keys.count - 1].time else {
      throw .unrepresentable("the motion is shorter than the times of this format can tell")
    }
    let played = try ExportError.checking { () throws(ParameterError) in
      try KeyframeCurve(validating: self.played(keys, segments, layout))
    }
    let error = try ExportError.checking { () throws(ParameterError) in
      try motion.largestError(of: played, over: domain, within: absoluteTolerance)
    }
    let largest = curve.keys.reduce(0) { max($0, abs($1.value)) }
    return PrintedKeys(
      keys: keys, segments: segments, maximumError: (error + layout.arithmetic * largest) / distance)
  }

  /// Adds a key at the time of the last one: a jump.
  ///
  /// In a format without jumps, a segment may hold its first value until the second key. It may replace the last
  /// segment if the motion stood still before the jump.
  private func join(
    _ key: PrintedKeys.Key, to keys: inout [PrintedKeys.Key], _ segments: inout [PrintedKeys.Segment],
    _ layout: KeyLayout
  ) throws(ExportError) {
    let last = keys.count - 1
    // A value that rounds to the same key adds no key.
    if key.value == keys[last].value { return }
    if layout.allowsJumps {
      segments.append(.linear)
      keys.append(PrintedKeys.Key(time: keys[last].time, value: key.value))
    } else if layout.allowsHolds && last > 0 && keys[last].value == keys[last - 1].value {
      segments[last - 1] = .hold
      keys[last].value = key.value
    } else if last == 0 || abs(layout.value.read(key.value) - layout.value.read(keys[last].value)) <= absoluteTolerance
    {
      // At the start nobody sees the value before the jump, and a jump within the tolerance may be skipped.
      keys[last].value = key.value
    } else {
      let time = (domain.lowerBound + layout.time.read(key.time)).shortestDecimal
      throw .unrepresentable("the motion jumps at \(time), which this format cannot do")
    }
  }

  /// The segment between two keys, relative to the printed keys.
  private func segment(
    from key: KeyframeCurve.Key, to next: KeyframeCurve.Key, from printed: PrintedKeys.Key,
    to printedNext: PrintedKeys.Key, _ layout: KeyLayout
  ) -> PrintedKeys.Segment {
    let (out, into) = (key.outgoing, next.incoming)
    let duration = next.time - key.time
    if layout.shape == .thirds {
      return .hermite(
        start: layout.handle.printed(3 * out.change / duration), end: layout.handle.printed(3 * into.change / duration))
    }
    if layout.shape == .free {
      func time(_ time: Double) -> Double {
        max(printed.time, min(layout.time.printed(time - domain.lowerBound), printedNext.time))
      }
      return .points(
        x1: time(key.time + out.duration), y1: layout.value.printed(key.value + out.change),
        x2: time(next.time - into.duration), y2: layout.value.printed(next.value - into.change))
    }
    let rise = next.value - key.value
    guard rise != 0 && printedNext.value != printed.value else { return .linear }
    func fraction(_ part: Double) -> Double { max(0, min(layout.handle.printed(part), 1)) }
    let (y1, y2) = (out.change / rise, 1 - into.change / rise)
    let isRising = layout.shape == .monotonic
    return .bezier(
      x1: fraction(out.duration / duration), y1: isRising ? fraction(y1) : layout.handle.printed(y1),
      x2: fraction(1 - into.duration / duration), y2: isRising ? fraction(y2) : layout.handle.printed(y2))
  }

  /// The curve that a player computes from printed keys, in the motion's units.
  private func played(
    _ keys: [PrintedKeys.Key], _ segments: [PrintedKeys.Segment], _ layout: KeyLayout
  ) -> [KeyframeCurve.Key] {
    func time(_ index: Int) -> Double {
      snapped(domain.lowerBound + layout.time.read(keys[index].time), within: layout.time.rounding.unit)
    }
    var played = [KeyframeCurve.Key(layout.value.read(keys[0].value), at: time(0))]
    for (index, segment) in segments.enumerated() {
      let last = played[played.count - 1]
      let (end, value) = (time(index + 1), layout.value.read(keys[index + 1].value))
      guard end > last.time else {
        played.append(KeyframeCurve.Key(value, at: last.time))
        continue
      }
      if case .hold = segment {
        played += [KeyframeCurve.Key(last.value, at: end), KeyframeCurve.Key(value, at: end)]
        continue
      }
      let (out, into) = handles(of: segment, from: last, to: KeyframeCurve.Key(value, at: end), layout)
      played[played.count - 1] = KeyframeCurve.Key(last.value, at: last.time, incoming: last.incoming, outgoing: out)
      played.append(KeyframeCurve.Key(value, at: end, incoming: into))
    }
    return played
  }

  private func handles(
    of segment: PrintedKeys.Segment, from key: KeyframeCurve.Key, to next: KeyframeCurve.Key, _ layout: KeyLayout
  ) -> (KeyframeCurve.Handle, KeyframeCurve.Handle) {
    let (duration, rise) = (next.time - key.time, next.value - key.value)
    switch segment {
    case .linear, .hold:
      let third = KeyframeCurve.Handle(duration: duration / 3, change: rise / 3)
      return (third, third)
    case .bezier(let x1, let y1, let x2, let y2):
      return (
        KeyframeCurve.Handle(duration: x1 * duration, change: y1 * rise),
        KeyframeCurve.Handle(duration: (1 - x2) * duration, change: (1 - y2) * rise)
      )
    case .points(let x1, let y1, let x2, let y2):
      func part(_ time: Double) -> Double {
        max(0, min(domain.lowerBound + layout.time.read(time) - key.time, duration))
      }
      return (
        KeyframeCurve.Handle(duration: part(x1), change: layout.value.read(y1) - key.value),
        KeyframeCurve.Handle(duration: duration - part(x2), change: next.value - layout.value.read(y2))
      )
    case .hermite(let start, let end):
      func handle(_ slope: Double) -> KeyframeCurve.Handle {
        KeyframeCurve.Handle(duration: duration / 3, change: slope / layout.handle.unit * duration / 3)
      }
      return (handle(start), handle(end))
    }
  }
}
