import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension Animation: Codable {
    private enum CodingKeys: String, CodingKey {
      case timing, timingCurve, isRemovedOnCompletion, content
    }

    /// Writes the content, and the other values that differ from the defaults.
    ///
    /// - Throws: `EncodingError` for an animation by a ``LayerMotion``, which holds a closure.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if timing != MediaTiming() { try container.encode(timing, forKey: .timing) }
      if timingCurve != .linear { try container.encode(timingCurve, forKey: .timingCurve) }
      if !isRemovedOnCompletion { try container.encode(isRemovedOnCompletion, forKey: .isRemovedOnCompletion) }
      try container.encode(content, forKey: .content)
    }

    /// Reads an animation; values except the content may be missing, and are then the defaults.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode(Content.self, forKey: .content),
        timing: try container.decodeIfPresent(MediaTiming.self, forKey: .timing) ?? MediaTiming(),
        timingCurve: try container.decodeIfPresent(TimingCurve.self, forKey: .timingCurve) ?? .linear,
        isRemovedOnCompletion: try container.decodeIfPresent(Bool.self, forKey: .isRemovedOnCompletion) ?? true)
    }
  }

  extension Animation.Content: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case property, group, transition
    }

    /// Writes an object of one field: `property`, `group` or `transition`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .property(let property): try container.encode(property, forKey: .property)
      case .group(let members): try container.encode(members, forKey: .group)
      case .transition(let transition): try container.encode(transition, forKey: .transition)
      }
    }

    /// Reads an object of one field: `property`, `group` or `transition`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .property: self = .property(try container.decode(PropertyAnimation.self, forKey: .property))
      case .group: self = .group(try container.decode([Animation].self, forKey: .group))
      case .transition: self = .transition(try container.decode(Transition.self, forKey: .transition))
      }
    }
  }
#endif
