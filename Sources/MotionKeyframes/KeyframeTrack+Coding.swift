// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  public import MotionCurves

  extension KeyframeTrack: Encodable where Value: Encodable, Value.Precise: Encodable {
    /// Writes the `keyframes`, the `mode` or the `spline` between them, and the `timingCurve` if it is not linear.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TrackCodingKeys.self)
      try container.encode(keyframes, forKey: .keyframes)
      switch storage.rule {
      case .mode(let mode): try container.encode(mode, forKey: .mode)
      case .spline(let spline): try container.encode(spline, forKey: .spline)
      }
      if timingCurve != .linear { try container.encode(timingCurve, forKey: .timingCurve) }
    }
  }

  extension KeyframeTrack: Decodable where Value: Decodable, Value.Precise: Decodable {
    /// Reads a track; without `mode` and `spline` it is linear.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: TrackCodingKeys.self)
      let keyframes = try container.decode([Keyframe<Value>].self, forKey: .keyframes)
      let curve = try container.decodeIfPresent(TimingCurve.self, forKey: .timingCurve) ?? .linear
      let mode = try container.decodeIfPresent(CalculationMode.self, forKey: .mode)
      guard let spline = try container.decodeIfPresent(Spline<Value.Precise>.self, forKey: .spline) else {
        self = try decoder.checked(try Self(validating: keyframes, mode: mode ?? .linear, timingCurve: curve))
        return
      }
      guard mode == nil else {
        throw DecodingError.dataCorruptedError(
          forKey: .spline, in: container, debugDescription: "a track with a mode has no spline")
      }
      storage = try decoder.checked(
        try TrackStorage.make(
          try KeyList(keyframes) { $0.precise }, .spline(spline), hasDefaultTimes: false, curve: curve))
    }
  }

  extension InterpolatedTrack: Encodable where Value: Encodable {
    /// Writes the `keyframes`, the `mode`, and the `timingCurve` if it is not linear.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TrackCodingKeys.self)
      try container.encode(keyframes, forKey: .keyframes)
      try container.encode(mode, forKey: .mode)
      if timingCurve != .linear { try container.encode(timingCurve, forKey: .timingCurve) }
    }
  }

  extension InterpolatedTrack: Decodable where Value: Decodable {
    /// Reads a track; without a `mode` it is linear.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: TrackCodingKeys.self)
      let keyframes = try container.decode([Keyframe<Value>].self, forKey: .keyframes)
      let curve = try container.decodeIfPresent(TimingCurve.self, forKey: .timingCurve) ?? .linear
      let mode = try container.decodeIfPresent(CalculationMode.self, forKey: .mode) ?? .linear
      self = try decoder.checked(try Self(validating: keyframes, mode: mode, timingCurve: curve))
    }
  }

  private enum TrackCodingKeys: String, CodingKey {
    case keyframes, mode, spline, timingCurve
  }
#endif
