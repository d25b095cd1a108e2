import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension Transaction: CustomStringConvertible {
    /// The transaction by its fields, without a curve that it has not.
    public var description: String { fieldDescription(of: self) }
  }

  extension AnimationEvent: CustomStringConvertible {
    /// The event by its fields, without a key that its animation has not.
    public var description: String { fieldDescription(of: self) }
  }

  extension FromToBy: CustomStringConvertible {
    /// The values by their names, without those that are not given.
    public var description: String { fieldDescription(of: self) }
  }

  extension LayerTrack.Options: CustomStringConvertible {
    /// The options by their names, without key times that are not given.
    public var description: String { fieldDescription(of: self) }
  }
#endif
