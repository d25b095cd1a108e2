import MotionCurves

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension MediaTiming: Codable {
    private enum CodingKeys: String, CodingKey {
      case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode
    }

    /// Writes the values that differ from the defaults; an infinite count or duration is the text `infinite`.
    public func encode(to encoder: any Encoder) throws {
      let usual = MediaTiming()
      var container = encoder.container(keyedBy: CodingKeys.self)
      if beginTime != usual.beginTime { try container.encode(beginTime, forKey: .beginTime) }
      if duration != usual.duration { try container.encode(duration, forKey: .duration) }
      if speed != usual.speed { try container.encode(speed, forKey: .speed) }
      if timeOffset != usual.timeOffset { try container.encode(timeOffset, forKey: .timeOffset) }
      if repeatCount != usual.repeatCount { try container.encode(Repetition(repeatCount), forKey: .repeatCount) }
      if repeatDuration != usual.repeatDuration {
        try container.encode(Repetition(repeatDuration), forKey: .repeatDuration)
      }
      if autoreverses != usual.autoreverses { try container.encode(autoreverses, forKey: .autoreverses) }
      if fillMode != usual.fillMode { try container.encode(fillMode, forKey: .fillMode) }
    }

    /// Reads a timing; a missing value is the default.
    ///
    /// - Throws: `DecodingError` for a number that the throwing initialiser refuses.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let usual = MediaTiming()
      let beginTime = try container.decodeIfPresent(Double.self, forKey: .beginTime) ?? usual.beginTime
      let duration = try container.decodeIfPresent(Double.self, forKey: .duration) ?? usual.duration
      let speed = try container.decodeIfPresent(Double.self, forKey: .speed) ?? usual.speed
      let timeOffset = try container.decodeIfPresent(Double.self, forKey: .timeOffset) ?? usual.timeOffset
      let count = try container.decodeIfPresent(Repetition.self, forKey: .repeatCount)
      let span = try container.decodeIfPresent(Repetition.self, forKey: .repeatDuration)
      let autoreverses = try container.decodeIfPresent(Bool.self, forKey: .autoreverses) ?? usual.autoreverses
      let fillMode = try container.decodeIfPresent(FillMode.self, forKey: .fillMode) ?? usual.fillMode
      self = try decoder.checked(
        try Self(
          validatingBeginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset,
          repeatCount: count?.number ?? usual.repeatCount, repeatDuration: span?.number ?? usual.repeatDuration,
          autoreverses: autoreverses, fillMode: fillMode))
    }

    /// A number that may be infinite; JSON has no infinite number.
    private struct Repetition: Codable {
      let number: Double

      private static let infinite = "infinite"

      init(_ number: Double) { self.number = number }

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          guard text == Self.infinite else {
            throw DecodingError.dataCorruptedError(
              in: container, debugDescription: "expected a number or \"\(Self.infinite)\"")
          }
          number = .infinity
        } else {
          number = try container.decode(Double.self)
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if number == .infinity { try container.encode(Self.infinite) } else { try container.encode(number) }
      }
    }
  }

  extension FillMode: Codable {}
#endif
