import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension RefreshCalls: CustomStringConvertible {
    /// The calls so far, without those that were not made.
    public var description: String { fieldDescription(of: self) }
  }

  extension RefreshControl: CustomStringConvertible {
    /// The control by its fields: its effect and where it is.
    public var description: String { fieldDescription(of: self) }
  }
#endif
