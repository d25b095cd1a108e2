import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension LottieLayer: CustomStringConvertible {
    /// The layer by its fields, without missing ones.
    public var description: String { fieldDescription(of: self) }
  }

  extension LottieGeometry: CustomStringConvertible {
    /// The geometry by its fields, without a missing size.
    public var description: String { fieldDescription(of: self) }
  }

  extension LottieImage: CustomStringConvertible {
    /// The image by its fields, without a missing picture.
    public var description: String { fieldDescription(of: self) }
  }
#endif
