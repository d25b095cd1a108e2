import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension PropertyAnimation: Codable {
    private enum CodingKeys: String, CodingKey {
      case keyPath, form, isAdditive, isCumulative
    }

    /// Writes the key path and the form, and the switches that are on.
    ///
    /// - Throws: `EncodingError` for a ``LayerMotion``, which holds a closure.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(keyPath, forKey: .keyPath)
      try container.encode(form, forKey: .form)
      if isAdditive { try container.encode(isAdditive, forKey: .isAdditive) }
      if isCumulative { try container.encode(isCumulative, forKey: .isCumulative) }
    }

    /// Reads the key path and the form; a missing switch is off.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode(LayerKeyPath.self, forKey: .keyPath), try container.decode(Form.self, forKey: .form),
        isAdditive: try container.decodeIfPresent(Bool.self, forKey: .isAdditive) ?? false,
        isCumulative: try container.decodeIfPresent(Bool.self, forKey: .isCumulative) ?? false)
    }
  }

  extension PropertyAnimation.Form: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case basic, keyframe, spring
    }

    /// The fields of a spring animation, in the order of the case.
    private enum SpringKeys: String, CodingKey {
      case ends, parameters
    }

    /// Writes an object of one field: `basic`, `keyframe`, or `spring` with its `ends` and `parameters`.
    ///
    /// - Throws: `EncodingError` for a ``LayerMotion``, which holds a closure.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .basic(let ends): try container.encode(ends, forKey: .basic)
      case .keyframe(let track): try container.encode(track, forKey: .keyframe)
      case .spring(let ends, let parameters):
        var fields = container.nestedContainer(keyedBy: SpringKeys.self, forKey: .spring)
        try fields.encode(ends, forKey: .ends)
        try fields.encode(parameters, forKey: .parameters)
      case .motion(let motion):
        throw EncodingError.invalidValue(
          motion,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "a motion holds a closure and cannot be stored: store keyframes of it"))
      }
    }

    /// Reads an object of one field: `basic`, `keyframe` or `spring`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .basic: self = .basic(try container.decode(FromToBy.self, forKey: .basic))
      case .keyframe: self = .keyframe(try container.decode(LayerTrack.self, forKey: .keyframe))
      case .spring:
        let fields = try container.nestedContainer(keyedBy: SpringKeys.self, forKey: .spring)
        self = .spring(
          try fields.decodeIfPresent(FromToBy.self, forKey: .ends) ?? FromToBy(),
          try fields.decodeIfPresent(SpringParameters.self, forKey: .parameters) ?? SpringParameters())
      }
    }
  }
#endif
