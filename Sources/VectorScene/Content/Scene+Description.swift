import MotionCurves
internal import MotionSprings

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  // Its description is a text for people who do not see it.
  extension Scene: CustomDebugStringConvertible {
    /// The scene by its fields, without a background that it has not.
    public var debugDescription: String { fieldDescription(of: self) }
  }

  extension Group: CustomStringConvertible {
    /// The group by its fields, without a clip and what else it has not.
    public var description: String { fieldDescription(of: self) }
  }

  extension Shape: CustomStringConvertible {
    /// The shape by its fields, without a fill, a stroke or a shadow that it has not.
    public var description: String { fieldDescription(of: self) }
  }

  extension Label: CustomStringConvertible {
    /// The text by its fields, without a stroke that it has not.
    public var description: String { fieldDescription(of: self) }
  }

  extension AnimatedScene: CustomStringConvertible {
    /// The animation by its fields; without an end it repeats for ever.
    public var description: String { fieldDescription(of: self) }
  }
#endif
