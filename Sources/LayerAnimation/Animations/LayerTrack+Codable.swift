import MotionCurves
import MotionKeyframes
import MotionPaths
import MotionSprings

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension LayerTrack: Codable {
    private enum CodingKeys: String, CodingKey {
      case source, options
    }

    /// Writes the source, and the options unless they are the defaults; reading prepares the track anew.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(source, forKey: .source)
      if options != Options() { try container.encode(options, forKey: .options) }
    }

    /// Reads a track.
    ///
    /// - Throws: `DecodingError` for a track that the throwing initialisers refuse.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let options = try container.decodeIfPresent(Options.self, forKey: .options) ?? Options()
      switch try container.decode(Source.self, forKey: .source) {
      case .values(let values):
        self = try decoder.checked(try Self(validating: values, options))
      case .path(let path, let rotation, let tolerance):
        self = try decoder.checked(
          try Self(validatingAlong: path, rotation: rotation, options, tolerance: tolerance))
      }
    }
  }

  extension LayerTrack.Source: Codable {
    private enum CodingKeys: String, CodingKey {
      case values, path, rotation, tolerance
    }

    /// Writes `values`, or `path` with `rotation` and `tolerance`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .values(let values): try container.encode(values, forKey: .values)
      case .path(let path, let rotation, let tolerance):
        try container.encode(path, forKey: .path)
        try container.encodeIfPresent(rotation, forKey: .rotation)
        try container.encode(tolerance, forKey: .tolerance)
      }
    }

    /// Reads `values` or `path`; a missing `tolerance` is that of ``LayerTrack/init(along:rotation:_:tolerance:)``.
    ///
    /// - Throws: `DecodingError` for both, and for neither.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.values) != container.contains(.path) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected either values or a path"))
      }
      if container.contains(.values) {
        self = .values(try container.decode([LayerValue].self, forKey: .values))
      } else {
        self = .path(
          try container.decode(Path.self, forKey: .path),
          rotation: try container.decodeIfPresent(PathMotion.RotationMode.self, forKey: .rotation),
          tolerance: try container.decodeIfPresent(Double.self, forKey: .tolerance) ?? 1e-9)
      }
    }
  }

  extension LayerTrack.Options: Codable {
    private enum CodingKeys: String, CodingKey {
      case mode, keyTimes, timingCurves, springs, tensions, continuities, biases, keyTimeRule
    }

    /// Writes the options that differ from the defaults.
    public func encode(to encoder: any Encoder) throws {
      let usual = Self()
      var container = encoder.container(keyedBy: CodingKeys.self)
      if mode != usual.mode { try container.encode(mode, forKey: .mode) }
      try container.encodeIfPresent(keyTimes, forKey: .keyTimes)
      if !timingCurves.isEmpty { try container.encode(timingCurves, forKey: .timingCurves) }
      if !springs.isEmpty { try container.encode(springs, forKey: .springs) }
      if !tensions.isEmpty { try container.encode(tensions, forKey: .tensions) }
      if !continuities.isEmpty { try container.encode(continuities, forKey: .continuities) }
      if !biases.isEmpty { try container.encode(biases, forKey: .biases) }
      if keyTimeRule != usual.keyTimeRule { try container.encode(keyTimeRule, forKey: .keyTimeRule) }
    }

    /// Reads options; a missing option is the default.
    ///
    /// Creating a track checks the options.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let usual = Self()
      self.init(
        mode: try container.decodeIfPresent(CalculationMode.self, forKey: .mode) ?? usual.mode,
        keyTimes: try container.decodeIfPresent([Double].self, forKey: .keyTimes),
        timingCurves: try container.decodeIfPresent([TimingCurve].self, forKey: .timingCurves) ?? [],
        springs: try container.decodeIfPresent([Spring?].self, forKey: .springs) ?? [],
        tensions: try container.decodeIfPresent([Double].self, forKey: .tensions) ?? [],
        continuities: try container.decodeIfPresent([Double].self, forKey: .continuities) ?? [],
        biases: try container.decodeIfPresent([Double].self, forKey: .biases) ?? [],
        keyTimeRule: try container.decodeIfPresent(KeyTimeRule.self, forKey: .keyTimeRule) ?? usual.keyTimeRule)
    }
  }

  extension KeyTimeRule: Codable {}
#endif
