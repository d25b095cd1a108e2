import MotionCurves

/// The cubics through a track's keys: the form to which all modes and rules are lowered.
struct LoweredKeys<Value: VectorValue> {
  /// The start time of each cubic, and the end time of the last.
  var knots: [Double]
  /// One cubic for each interval between two knots: a line for a jump or a spring, constant for a held value.
  var pieces: [CubicPiece<Value>]
}

extension KeyList where Value: VectorValue {
  /// The cubics through the keys, by a spline or, for nil, as lines.
  ///
  /// - Throws: ``ParameterError`` if the spline rejects the values, or a segment overflows.
  func lowered(by spline: Spline<Value>?) throws(ParameterError) -> LoweredKeys<Value> {
    guard values.count > 1 else {
      return LoweredKeys(knots: times, pieces: [CubicPiece(from: values[0], to: values[0])])
    }
    var lowered = LoweredKeys<Value>(knots: times, pieces: [])
    lowered.pieces.reserveCapacity(values.count)
    var key = 0
    while key < values.count - 1 {
      let end = spline == nil ? key + 1 : sectionEnd(from: key)
      if let spline, end > key {
        lowered.append(KeySection(keys: key..<end + 1, of: times), by: spline, of: values)
        key = end
      } else {
        lowered.pieces.append(CubicPiece(from: values[key], to: isHeld(key) ? values[key] : values[key + 1]))
        key += 1
      }
    }
    lowered.closeLastHold(of: self)
    try lowered.requireFinite()
    return lowered
  }

  /// The last key that a spline reaches from a key: the next key before a jump, a hold or a spring, or the last key of the
  /// track.
  private func sectionEnd(from start: Int) -> Int {
    var end = start
    while end < values.count - 1, !isHeld(end), !isOnSpring(end), times[end] < times[end + 1] { end += 1 }
    return end
  }

  /// Requires all values to be finite.
  func requireFinite(_ parameter: String) throws(ParameterError) {
    for index in values.indices where !values[index].isFinite {
      throw ParameterError(parameter: parameter, value: "infinite or NaN at index \(index)", allowed: "finite")
    }
  }
}

extension LoweredKeys {
  /// Adds the cubics of a section.
  fileprivate mutating func append(_ section: KeySection, by spline: Spline<Value>, of values: [Value]) {
    var section = section
    let slopes = section.slopes(by: spline, of: values)
    let count = section.segmentCount
    for segment in 0..<count {
      let key = section.keys.lowerBound + segment
      pieces.append(
        CubicPiece(
          from: values[key], slope: Value(scalars: { slopes[$0 * count + segment].start }),
          to: values[key + 1], slope: Value(scalars: { slopes[$0 * count + segment].end })))
    }
  }

  /// Adds a jump to the last key's value if a value holds until the last key.
  fileprivate mutating func closeLastHold(of keys: KeyList<Value>) {
    let last = keys.values.count - 1
    guard keys.isHeld(last - 1), keys.values[last] != keys.values[last - 1] else { return }
    knots.append(keys.times[last])
    pieces.append(CubicPiece(from: keys.values[last], to: keys.values[last]))
  }

  fileprivate func requireFinite() throws(ParameterError) {
    // One sum for all is faster than a test of each.
    if pieces.reduce(Value.zero, { $0 + $1.zeroIfFinite }).isFinite { return }
    for index in pieces.indices where !pieces[index].zeroIfFinite.isFinite {
      throw ParameterError(
        parameter: "values", value: "overflowing between keys \(index) and \(index + 1)",
        allowed: "so near to each other that differences and slopes are finite")
    }
  }
}
