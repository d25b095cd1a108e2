import MotionCurves
import MotionSprings

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ScrollMotion: Codable {
    private enum CodingKeys: CodingKey {
      case axis, time, offset, heldFrom, heldAt, excess, finger, released, sent
    }

    /// Decodes the axis and what moves the content: an `offset` at rest, a finger, a motion after a release or to a
    /// place.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      axis = try container.decode(ScrollAxis.self, forKey: .axis)
      lastTime = try container.decodeIfPresent(Double.self, forKey: .time) ?? -.infinity
      finger = try container.decodeIfPresent(VelocityTracker<Double>.self, forKey: .finger) ?? VelocityTracker()
      if let motion = try container.decodeIfPresent(BoundedMotion.self, forKey: .released) {
        course = .released(motion)
      } else if let motion = try container.decodeIfPresent(SpringMotion<Double>.self, forKey: .sent) {
        course = .sent(motion)
      } else if let offset = try container.decodeIfPresent(Double.self, forKey: .offset) {
        course = .resting(at: offset)
      } else {
        course = .held(
          from: try container.decode(Double.self, forKey: .heldFrom),
          at: try container.decode(Double.self, forKey: .heldAt),
          excess: try container.decodeIfPresent(Double.self, forKey: .excess) ?? 0)
      }
      guard lastTime < .infinity, value(at: lastTime).isFinite else {
        throw DecodingError.dataCorruptedError(
          forKey: .axis, in: container, debugDescription: "the offset must be finite, and the time not infinite")
      }
    }

    /// Encodes the axis and what moves the content.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(axis, forKey: .axis)
      if lastTime.isFinite { try container.encode(lastTime, forKey: .time) }
      switch course {
      case .resting(let offset): try container.encode(offset, forKey: .offset)
      case .held(let origin, let place, let excess):
        try container.encode(origin, forKey: .heldFrom)
        try container.encode(place, forKey: .heldAt)
        if excess != 0 { try container.encode(excess, forKey: .excess) }
        try container.encode(finger, forKey: .finger)
      case .released(let motion): try container.encode(motion, forKey: .released)
      case .sent(let motion): try container.encode(motion, forKey: .sent)
      }
    }
  }
#endif
