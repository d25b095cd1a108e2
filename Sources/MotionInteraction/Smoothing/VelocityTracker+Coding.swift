import MotionCurves

extension VelocityTracker {
  /// The stored samples, from the oldest to the last.
  private var samples: (times: [Double], values: [Value]) {
    let ages = (0..<times.count).reversed()
    return (ages.map { times[place($0)] }, ages.map { values[place($0)] })
  }
}

extension VelocityTracker: Equatable {
  /// Two trackers are equal if their parameters and their stored samples are.
  public static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    let (some, others) = (a.samples, b.samples)
    return a.fit == b.fit && a.window == b.window && a.pause == b.pause && some.times == others.times
      && some.values == others.values
  }
}

extension VelocityTracker: Hashable where Value: Hashable {
  /// Hashes the parameters and the stored samples.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fit)
    hasher.combine(window)
    hasher.combine(pause)
    hasher.combine(samples.times)
    hasher.combine(samples.values)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension VelocityTracker.Fit: Codable {
    private enum Name: String, Codable {
      case line, parabola
    }

    /// Decodes the name of the fit.
    public init(from decoder: any Decoder) throws {
      switch try Name(from: decoder) {
      case .line: self = .line
      case .parabola: self = .parabola
      }
    }

    /// Encodes the name of the fit.
    public func encode(to encoder: any Encoder) throws {
      let name: Name = self == .line ? .line : .parabola
      try name.encode(to: encoder)
    }
  }

  extension VelocityTracker: Codable where Value: Codable {
    private enum CodingKeys: CodingKey {
      case fit, window, pause, times, values
    }

    /// Decodes the parameters and the samples; only the last 128 samples are kept.
    ///
    /// - Throws: a `DecodingError` for a missing value, a number outside its domain, or times that do not ascend.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let fit = try container.decode(Fit.self, forKey: .fit)
      let window = try container.decode(Double.self, forKey: .window)
      let pause = try container.decode(Double.self, forKey: .pause)
      self = try decoder.checked(try Self(validatingFit: fit, window: window, pause: pause))
      let times = try container.decodeIfPresent([Double].self, forKey: .times) ?? []
      let values = try container.decodeIfPresent([Value].self, forKey: .values) ?? []
      guard times.count == values.count else {
        throw DecodingError.dataCorruptedError(
          forKey: .times, in: container,
          debugDescription: "there must be as many times as values, not \(times.count) for \(values.count)")
      }
      var last = -Double.infinity
      for (time, value) in zip(times, values) {
        guard time > last && time.isFinite && value.isFinite else {
          throw DecodingError.dataCorruptedError(
            forKey: .times, in: container, debugDescription: "times must ascend, and samples be finite")
        }
        last = time
        add(value, at: time)
      }
    }

    /// Encodes the parameters and the samples, from the oldest to the last one.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(fit, forKey: .fit)
      try container.encode(window, forKey: .window)
      try container.encode(pause, forKey: .pause)
      let samples = samples
      try container.encode(samples.times, forKey: .times)
      try container.encode(samples.values, forKey: .values)
    }
  }
#endif
