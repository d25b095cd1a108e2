internal import MotionNumerics

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension EffectWords: CustomStringConvertible {
    /// The words by what they are about, without those that there are not.
    public var description: String { fieldDescription(of: self) }
  }

  extension RefreshCalls: CustomStringConvertible {
    /// The calls so far, without those that were not made.
    public var description: String { fieldDescription(of: self) }
  }

  extension RefreshControl: CustomStringConvertible {
    /// The control by its fields: its effect and where it is.
    public var description: String { fieldDescription(of: self) }
  }

  extension CheckmarkRefresh: CustomStringConvertible {
    /// The effect by its fields: its parameters and its calls.
    public var description: String { fieldDescription(of: self) }
  }

  extension CubeRefresh: CustomStringConvertible {
    /// The effect by its fields: its parameters and its calls.
    public var description: String { fieldDescription(of: self) }
  }
#endif
