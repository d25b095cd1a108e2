import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension CheckmarkRefresh: CustomStringConvertible {
    /// The effect by its fields: its parameters and its calls.
    public var description: String { fieldDescription(of: self) }
  }

  extension CubeRefresh: CustomStringConvertible {
    /// The effect by its fields: its parameters and its calls.
    public var description: String { fieldDescription(of: self) }
  }
#endif
