import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension RefreshCalls: CustomStringConvertible {
    /// The calls so far, without missing ones.
    public var description: String { fieldDescription(of: self) }
  }

  extension RefreshControl: CustomStringConvertible {
    /// The control by its fields: its effect and its state.
    public var description: String { fieldDescription(of: self) }
  }
#endif
