import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  // A scene's `description` is a text for people who do not see it.
  extension Scene: CustomDebugStringConvertible {
    /// The scene by its fields, without a missing background.
    public var debugDescription: String { fieldDescription(of: self) }
  }

  extension Group: CustomStringConvertible {
    /// The group by its fields, without a missing clip and other missing parts.
    public var description: String { fieldDescription(of: self) }
  }

  extension Shape: CustomStringConvertible {
    /// The shape by its fields, without a missing fill, stroke or shadow.
    public var description: String { fieldDescription(of: self) }
  }

  extension Label: CustomStringConvertible {
    /// The text by its fields, without a missing stroke.
    public var description: String { fieldDescription(of: self) }
  }

  extension AnimatedScene: CustomStringConvertible {
    /// The animation by its fields; without an end it repeats for ever.
    public var description: String { fieldDescription(of: self) }
  }
#endif
