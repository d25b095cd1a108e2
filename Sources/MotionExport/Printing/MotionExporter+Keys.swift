internal import MotionNumerics

extension MotionExporter {
  /// Few keys that stay within the tolerance as a format prints them.
  ///
  /// The fit leaves a part of the tolerance to the rounding; where more decimals are not enough, a larger one, which may take
  /// more keys.
  func printedKeys(_ layout: KeyLayout) throws(ExportError) -> PrintedKeys {
    var nearest = Double.infinity
    var refusal: ParameterError?
    // A jump has to be where it is: times with all their digits, if need be.
    for layout in [layout, layout.withExactTimes] {
      for room in [0.98, 0.9] {
        let fit: KeyframeCurve
        do throws(ParameterError) {
          fit = try KeyframeCurve.approximating(
            motion, over: domain, tolerance: room * absoluteTolerance, shape: layout.shape, timeStep: layout.time.step,
            endingAt: lastValue
          ).curve
        } catch {
          refusal = error
          continue
        }
        for digits in 0...4 {
          let printed = try printed(fit, in: layout.finer(by: digits))
          if printed.maximumError <= tolerance { return printed }
          nearest = min(nearest, printed.maximumError)
        }
      }
      guard motion.nextBreak(after: domain.lowerBound) != nil else { break }
    }
    if let refusal, nearest == .infinity { throw .parameter(refusal) }
    throw .unrepresentable(
      "the format's numbers stay within \(nearest.roundedUp) of the distance at best, not \(tolerance.shortestDecimal)")
  }

  /// A time as it is read, or the motion's break that it stands for: the rounding of a player's own numbers does not matter.
  func snapped(_ time: Double, within unit: Double) -> Double {
    let slack = 4 * unit * max(abs(time), abs(domain.lowerBound), duration)
    guard let found = motion.nextBreak(after: time - slack), abs(found.time - time) <= slack else { return time }
    return found.time
  }

  /// A curve in the numbers of a format, with the error that they make.
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
    let played = try ExportError.checking { () throws(ParameterError) in
      try KeyframeCurve(validating: self.played(keys, segments, layout))
    }
    let error = try ExportError.checking { () throws(ParameterError) in
      try motion.largestError(of: played, over: domain, within: absoluteTolerance)
    }
    return PrintedKeys(keys: keys, segments: segments, maximumError: error / distance)
  }

  /// Adds a key at the time of the last one: a jump.
  ///
  /// A format without jumps has segments that hold their first value until the second key, which is the same where the
  /// motion stood still before the jump.
  private func join(
    _ key: PrintedKeys.Key, to keys: inout [PrintedKeys.Key], _ segments: inout [PrintedKeys.Segment],
    _ layout: KeyLayout
  ) throws(ExportError) {
    let last = keys.count - 1
    if layout.allowsJumps {
      segments.append(.linear)
      keys.append(PrintedKeys.Key(time: keys[last].time, value: key.value))
    } else if last > 0 && keys[last].value == keys[last - 1].value {
      segments[last - 1] = .hold
      keys[last].value = key.value
    } else if last == 0 || abs(layout.value.read(key.value) - layout.value.read(keys[last].value)) <= absoluteTolerance
    {
      // At the start nothing is seen of the value before the jump; and what is within the tolerance is passed by.
      keys[last].value = key.value
    } else {
      let time = (domain.lowerBound + layout.time.read(key.time)).shortestDecimal
      throw .unrepresentable("the motion jumps at \(time), which this format cannot do")
    }
  }

  /// What is between two keys, in parts of the printed ones.
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
    let rise = next.value - key.value
    guard rise != 0 && printedNext.value != printed.value else { return .linear }
    func fraction(_ part: Double) -> Double { max(0, min(layout.handle.printed(part), 1)) }
    let (y1, y2) = (out.change / rise, 1 - into.change / rise)
    let isRising = layout.shape == .monotonic
    return .bezier(
      x1: fraction(out.duration / duration), y1: isRising ? fraction(y1) : layout.handle.printed(y1),
      x2: fraction(1 - into.duration / duration), y2: isRising ? fraction(y2) : layout.handle.printed(y2))
  }

  /// The curve that a player makes of printed keys, in the motion's units.
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
      let (out, into) = handles(of: segment, duration: end - last.time, rise: value - last.value, layout)
      played[played.count - 1] = KeyframeCurve.Key(last.value, at: last.time, incoming: last.incoming, outgoing: out)
      played.append(KeyframeCurve.Key(value, at: end, incoming: into))
    }
    return played
  }

  private func handles(
    of segment: PrintedKeys.Segment, duration: Double, rise: Double, _ layout: KeyLayout
  ) -> (KeyframeCurve.Handle, KeyframeCurve.Handle) {
    switch segment {
    case .linear, .hold:
      let third = KeyframeCurve.Handle(duration: duration / 3, change: rise / 3)
      return (third, third)
    case .bezier(let x1, let y1, let x2, let y2):
      return (
        KeyframeCurve.Handle(duration: x1 * duration, change: y1 * rise),
        KeyframeCurve.Handle(duration: (1 - x2) * duration, change: (1 - y2) * rise)
      )
    case .hermite(let start, let end):
      func handle(_ slope: Double) -> KeyframeCurve.Handle {
        KeyframeCurve.Handle(duration: duration / 3, change: slope / layout.handle.unit * duration / 3)
      }
      return (handle(start), handle(end))
    }
  }
}
