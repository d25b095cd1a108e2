import MotionCurves
import MotionKeyframes
import MotionSprings

// Embedded Swift has no key paths.
#if !hasFeature(Embedded)
  extension EffectName {
    /// The parameters that can be set, in the order of the effect's parameters.
    package var parameters: [EffectParameter] {
      switch self {
      case .cubeRefresh: CubeRefresh.Parameters.descriptions
      case .checkmarkRefresh: CheckmarkRefresh.Parameters.descriptions
      case .gooeyIndicator: GooeyIndicatorSettings.descriptions
      case .popScale: PopScaleSettings.descriptions
      case .floatingTags: FloatingTags.Parameters.descriptions
      case .waterBall: WaterBall.Parameters.descriptions
      }
    }
  }

  /// The range of lengths and durations that serve as divisors.
  private let positive = ParameterError.positiveRange
  private let notNegative = ParameterError.notNegativeRange
  private let coordinates = -1e9...1e9
  /// The range of the decay and the frequency of a damped oscillation.
  private let rates = 0.0...1e9

  extension CubeRefresh.Parameters: NamedParameters {
    static var original: Self { Self() }

    static var fields: [ParameterField<Self>] {
      [
        .number("cubeUnit", \.cubeUnit, in: positive, "edge of a cube in points"),
        .color("topColor", \.topColor, "top faces"),
        .color("frontColor", \.frontColor, "front faces"),
        .color("sideColor", \.sideColor, "left faces"),
        .pair("shadowOffset", \.shadowOffset, in: coordinates, "from a top face to its shadow, in the layer's plane"),
        .number("shadowSize", \.shadowSize, in: notNegative, "edge of a shadow in points"),
        .color("shadowColor", \.shadowColor, "shadows"),
        .number("timeDuration", \.timeDuration, in: positive, "eight steps of the loop, in seconds"),
        .curve("curve", \.curve, "timing curve of a step, monotone within 0...1"),
        .number("startDelay", \.startDelay, in: notNegative, "before the first step, in seconds"),
        .number("completionDelay", \.completionDelay, in: notNegative, "behind the last step, in seconds"),
      ]
    }
  }

  extension CheckmarkRefresh.Parameters: NamedParameters {
    static var original: Self { Self() }

    static var fields: [ParameterField<Self>] {
      [
        .pair("size", \.size, in: positive, "width and height in points"),
        .number("lineWidth", \.lineWidth, in: notNegative, "width of the ring's line in points"),
        .color("color", \.color, "arrow, dot and check mark"),
        .color("ringColor", \.ringColor, "ring"),
        .number("animationDuration", \.animationDuration, in: positive, "collapse of the arrow head, in seconds"),
        .curve("arrowCurve", \.arrowCurve, "timing curve of the arrow"),
        .curve("dotCurve", \.dotCurve, "timing curve of the dot's growth"),
        .number("checkStartDuration", \.checkStartDuration, in: positive, "start of the check mark, in seconds"),
        .number("checkEndDuration", \.checkEndDuration, in: positive, "end of the check mark, in seconds"),
        .curve("checkCurve", \.checkCurve, "timing curve of the check mark"),
        .number("endDelay", \.endDelay, in: notNegative, "from the end of loading to the closing, in seconds"),
        .number("closingDuration", \.closingDuration, in: notNegative, "closing of the control, in seconds"),
        .word("smoothing", \.smoothing, "between the ticks of the dot's timer"),
      ]
    }
  }

  extension FloatingTags.Parameters: NamedParameters {
    static var original: Self { Self() }

    static var fields: [ParameterField<Self>] {
      [
        .pair("size", \.size, in: positive, "width and height of the screen in points"),
        .pair("leftStart", \.leftStart, in: coordinates, "centre of the left button"),
        .pair("rightStart", \.rightStart, in: coordinates, "centre of the right button"),
        .number("endSpread", \.endSpread, in: notNegative, "width of the range of end points"),
        .number("endY", \.endY, in: coordinates, "height of the end points"),
        .number("controlY", \.controlY, in: coordinates, "height of the control points"),
        .number("reach", \.reach, in: coordinates, "control points from the middle, in widths of the screen"),
        .number("duration", \.duration, in: positive, "life of a tag in seconds"),
        .curve("riseCurve", \.riseCurve, "timing curve along the path"),
        .curve("fadeCurve", \.fadeCurve, "timing curve of the fading; not in legacy"),
        .wholeNumber("seed", \.seed, in: 0...UInt64.max, "seed of the end points"),
        .color("leftColor", \.leftColor, "tags of the left button"),
        .color("rightColor", \.rightColor, "tags of the right button"),
        .color("buttonColor", \.buttonColor, "buttons"),
      ]
    }
  }

  extension WaterBall.Parameters: NamedParameters {
    static var original: Self { Self() }

    static var fields: [ParameterField<Self>] {
      [
        .number("diameter", \.diameter, in: positive, "ball and canvas, in points"),
        .number("startFill", \.startFill, in: 0...1, "filled part of the height at the start"),
        .number("targetFill", \.targetFill, in: 0...1, "filled part of the height at the end"),
        .number("startScore", \.startScore, in: coordinates, "score at the start"),
        .number("targetScore", \.targetScore, in: coordinates, "score at the end"),
        .number("growth", \.growth, in: positive, "mean speed of the level in points per second"),
        .curve("fillCurve", \.fillCurve, "timing curve of the filling"),
        .number("phaseSpeed", \.phaseSpeed, in: coordinates, "speed of the waves in radians per second"),
        .number("turn", \.turn, in: coordinates, "waves over the width of the ball, in radians"),
        .number("amplitude", \.amplitude, in: notNegative, "half of the least height of a crest, in points"),
        .curve("breathingCurve", \.breathingCurve, "timing curve of the breathing, each way; not in legacy"),
        .color("waterColor", \.waterColor, "water"),
        .color("ballColor", \.ballColor, "ball behind the water"),
        .color("scoreColor", \.scoreColor, "score"),
      ]
    }
  }

  /// The parameters of a gooey indicator and of its restoring, without the page width: the script drags by pages.
  struct GooeyIndicatorSettings: NamedParameters {
    private var parameters = GooeyIndicatorParameters()
    private var decay = 5.0
    private var frequency = 30.0
    private var duration = 0.8

    static var original: Self { Self() }

    static var fields: [ParameterField<Self>] {
      [
        .pair("size", \.parameters.size, in: positive, "width and height in points"),
        .number("diameter", \.parameters.diameter, in: positive, "ball in points, at most the width"),
        .wholeNumber("pageCount", \.parameters.pageCount, in: 2...10_000, "pages"),
        .number("stretch", \.parameters.stretch, in: 0...0.5, "top and bottom at full stretch, in diameters"),
        .color("color", \.parameters.color, "ball"),
        .color("lineColor", \.parameters.lineColor, "line and dots"),
        .number("decay", \.decay, in: rates, "decay of the restoring, over its duration"),
        .number("frequency", \.frequency, in: rates, "frequency of the restoring in radians, over its duration"),
        .number("duration", \.duration, in: 1 / 30...1e6, "restoring in seconds"),
      ]
    }

    /// The indicator at its first page.
    func effect(_ variant: EffectVariant) throws(ParameterError) -> GooeyIndicator<DampedRestoring> {
      let oscillation = try DampedOscillation(validatingDecay: decay, frequency: frequency)
      let restoring = try DampedRestoring(validating: oscillation, duration: duration, variant: variant)
      return try GooeyIndicator(validating: parameters, variant: variant, damped: restoring)
    }
  }

  /// The parameters of a popping heart.
  struct PopScaleSettings: NamedParameters {
    private var scales = [0.1, 1.3, 0.9, 1.1, 1]
    private var duration = 0.5
    private var color = PopScale<KeyframeTrack<Double>>().color

    static var original: Self { Self() }

    static var fields: [ParameterField<Self>] {
      [
        .numbers("scales", \.scales, in: coordinates, "scales of a pop, evenly spaced"),
        .number("duration", \.duration, in: positive, "pop in seconds"),
        .color("color", \.color, "heart"),
      ]
    }

    /// The heart before its first pop.
    func effect() throws(ParameterError) -> PopScale<KeyframeTrack<Double>> {
      var effect = try PopScale(validatingScales: scales, duration: duration)
      effect.color = color
      return effect
    }
  }
#endif
