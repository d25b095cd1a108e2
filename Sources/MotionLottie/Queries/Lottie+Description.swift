import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension LottieLayer: CustomStringConvertible {
    /// The layer by its fields, without those that it has not.
    public var description: String { fieldDescription(of: self) }
  }

  extension LottieGeometry: CustomStringConvertible {
    /// The geometry by its fields, without a size that it has not.
    public var description: String { fieldDescription(of: self) }
  }

  extension LottieImage: CustomStringConvertible {
    /// The image by its fields, without a picture that is not there.
    public var description: String { fieldDescription(of: self) }
  }
#endif
