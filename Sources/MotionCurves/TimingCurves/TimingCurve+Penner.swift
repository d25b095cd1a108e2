// Penner's thirty easings by their names; `PennerEasing` has the formulas.

extension TimingCurve {
  // MARK: Sine

  /// Penner's `ease-in-sine`: the arc of a sine, slow at the start.
  public static var easeInSine: TimingCurve { .penner(.sine, .easeIn) }
  /// Penner's `ease-out-sine`: the arc of a sine, slow at the end.
  public static var easeOutSine: TimingCurve { .penner(.sine, .easeOut) }
  /// Penner's `ease-in-out-sine`: the arc of a sine, slow at both ends.
  public static var easeInOutSine: TimingCurve { .penner(.sine, .easeInOut) }

  // MARK: Quad

  /// Penner's `ease-in-quad`: a parabola, slow at the start.
  public static var easeInQuad: TimingCurve { .penner(.quad, .easeIn) }
  /// Penner's `ease-out-quad`: a parabola, slow at the end.
  public static var easeOutQuad: TimingCurve { .penner(.quad, .easeOut) }
  /// Penner's `ease-in-out-quad`: a parabola, slow at both ends.
  public static var easeInOutQuad: TimingCurve { .penner(.quad, .easeInOut) }

  // MARK: Cubic

  /// Penner's `ease-in-cubic`: p³, slow at the start.
  public static var easeInCubic: TimingCurve { .penner(.cubic, .easeIn) }
  /// Penner's `ease-out-cubic`: p³, slow at the end.
  public static var easeOutCubic: TimingCurve { .penner(.cubic, .easeOut) }
  /// Penner's `ease-in-out-cubic`: p³, slow at both ends.
  public static var easeInOutCubic: TimingCurve { .penner(.cubic, .easeInOut) }

  // MARK: Quart

  /// Penner's `ease-in-quart`: p⁴, slow at the start.
  public static var easeInQuart: TimingCurve { .penner(.quart, .easeIn) }
  /// Penner's `ease-out-quart`: p⁴, slow at the end.
  public static var easeOutQuart: TimingCurve { .penner(.quart, .easeOut) }
  /// Penner's `ease-in-out-quart`: p⁴, slow at both ends.
  public static var easeInOutQuart: TimingCurve { .penner(.quart, .easeInOut) }

  // MARK: Quint

  /// Penner's `ease-in-quint`: p⁵, slow at the start.
  public static var easeInQuint: TimingCurve { .penner(.quint, .easeIn) }
  /// Penner's `ease-out-quint`: p⁵, slow at the end.
  public static var easeOutQuint: TimingCurve { .penner(.quint, .easeOut) }
  /// Penner's `ease-in-out-quint`: p⁵, slow at both ends.
  public static var easeInOutQuint: TimingCurve { .penner(.quint, .easeInOut) }

  // MARK: Expo

  /// Penner's `ease-in-expo`: powers of two, slow at the start.
  public static var easeInExpo: TimingCurve { .penner(.expo, .easeIn) }
  /// Penner's `ease-out-expo`: powers of two, slow at the end.
  public static var easeOutExpo: TimingCurve { .penner(.expo, .easeOut) }
  /// Penner's `ease-in-out-expo`: powers of two, slow at both ends.
  public static var easeInOutExpo: TimingCurve { .penner(.expo, .easeInOut) }

  // MARK: Circ

  /// Penner's `ease-in-circ`: the arc of a circle, slow at the start.
  public static var easeInCirc: TimingCurve { .penner(.circ, .easeIn) }
  /// Penner's `ease-out-circ`: the arc of a circle, slow at the end.
  public static var easeOutCirc: TimingCurve { .penner(.circ, .easeOut) }
  /// Penner's `ease-in-out-circ`: the arc of a circle, slow at both ends.
  public static var easeInOutCirc: TimingCurve { .penner(.circ, .easeInOut) }

  // MARK: Back

  /// Penner's `ease-in-back`: 10 % beyond the start, slow at the start.
  public static var easeInBack: TimingCurve { .penner(.back, .easeIn) }
  /// Penner's `ease-out-back`: 10 % beyond the end, slow at the end.
  public static var easeOutBack: TimingCurve { .penner(.back, .easeOut) }
  /// Penner's `ease-in-out-back`: 10 % beyond both ends, slow at both ends.
  public static var easeInOutBack: TimingCurve { .penner(.back, .easeInOut) }

  // MARK: Elastic

  /// Penner's `ease-in-elastic`: an oscillation, slow at the start.
  public static var easeInElastic: TimingCurve { .penner(.elastic, .easeIn) }
  /// Penner's `ease-out-elastic`: an oscillation, slow at the end.
  public static var easeOutElastic: TimingCurve { .penner(.elastic, .easeOut) }
  /// Penner's `ease-in-out-elastic`: an oscillation, slow at both ends.
  public static var easeInOutElastic: TimingCurve { .penner(.elastic, .easeInOut) }

  // MARK: Bounce

  /// Penner's `ease-in-bounce`: a ball that bounces, slow at the start.
  public static var easeInBounce: TimingCurve { .penner(.bounce, .easeIn) }
  /// Penner's `ease-out-bounce`: a ball that bounces, slow at the end.
  public static var easeOutBounce: TimingCurve { .penner(.bounce, .easeOut) }
  /// Penner's `ease-in-out-bounce`: a ball that bounces, slow at both ends.
  public static var easeInOutBounce: TimingCurve { .penner(.bounce, .easeInOut) }
}
