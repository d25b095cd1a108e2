import MotionCurves

// Embedded Swift cannot inspect the fields of a value.
#if !hasFeature(Embedded)
  extension Transaction: CustomStringConvertible {
    /// The transaction by its fields; a missing curve is left out.
    public var description: String { fieldDescription(of: self) }
  }

  extension AnimationEvent: CustomStringConvertible {
    /// The event by its fields; a missing key is left out.
    public var description: String { fieldDescription(of: self) }
  }

  extension FromToBy: CustomStringConvertible {
    /// The values by their names; missing values are left out.
    public var description: String { fieldDescription(of: self) }
  }

  extension LayerTrack.Options: CustomStringConvertible {
    /// The options by their names; missing key times are left out.
    public var description: String { fieldDescription(of: self) }
  }
#endif
