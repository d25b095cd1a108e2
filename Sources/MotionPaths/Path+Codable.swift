import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  // A path is stored as SVG's path data, `svgData`.
  //
  // Reading it gives an equal path, except for an arc whose rotation in radians is not that of any decimal of degrees:
  // its rotation comes back within an ulp.
  extension Path: Codable {}

  extension PathMotion.RotationMode: Codable {}

  extension PathMotion: Codable {
    private enum CodingKeys: String, CodingKey {
      case path
      case duration
      case curve
      case delay
      case pacing
      case keyTimes
      case curves
      case tolerance
    }

    /// The words for the pacings.
    private enum PacingName: String, Codable {
      case constantSpeed
      case bySegment
      case discrete
    }

    /// Writes the path as SVG's path data, the curves in their notation, and the numbers unchanged.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(measure.path, forKey: .path)
      try container.encode(duration, forKey: .duration)
      try container.encode(curve, forKey: .curve)
      try container.encode(delay, forKey: .delay)
      try container.encode(measure.tolerance, forKey: .tolerance)
      let (name, keyTimes, curves): (PacingName, [Double]?, [TimingCurve]) =
        switch pacing {
        case .constantSpeed: (.constantSpeed, nil, [])
        case .bySegment(let keyTimes, let curves): (.bySegment, keyTimes, curves)
        case .discrete(let keyTimes, let curves): (.discrete, keyTimes, curves)
        }
      try container.encode(name, forKey: .pacing)
      try container.encodeIfPresent(keyTimes, forKey: .keyTimes)
      if !curves.isEmpty { try container.encode(curves, forKey: .curves) }
    }

    /// Reads a motion.
    ///
    /// Only the path is required; missing values are the defaults of the initialiser.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let keyTimes = try container.decodeIfPresent([Double].self, forKey: .keyTimes)
      let curves = try container.decodeIfPresent([TimingCurve].self, forKey: .curves) ?? []
      let pacing: Pacing =
        switch try container.decodeIfPresent(PacingName.self, forKey: .pacing) ?? .constantSpeed {
        case .constantSpeed: .constantSpeed
        case .bySegment: .bySegment(keyTimes: keyTimes, curves: curves)
        case .discrete: .discrete(keyTimes: keyTimes, curves: curves)
        }
      let path = try container.decode(Path.self, forKey: .path)
      let duration = try container.decodeIfPresent(Double.self, forKey: .duration) ?? 1
      let curve = try container.decodeIfPresent(TimingCurve.self, forKey: .curve) ?? .linear
      let delay = try container.decodeIfPresent(Double.self, forKey: .delay) ?? 0
      let tolerance = try container.decodeIfPresent(Double.self, forKey: .tolerance) ?? 1e-9
      self = try decoder.checked(
        try PathMotion(
          validating: path, duration: duration, curve: curve, delay: delay, pacing: pacing, tolerance: tolerance))
    }
  }
#endif
