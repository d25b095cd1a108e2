public import LayerAnimation
import MotionCurves
import MotionKeyframes
import MotionPaths

extension ImportedAnimation {
  /// The animation of a layer: one of keyframes, or a group for several tracks.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` if a key path names a part that its property does not have, and for numbers
  ///   that a layer does not take.
  public var layerAnimation: Animation {
    get throws(ParameterError) {
      let timing = try MediaTiming(
        validatingBeginTime: beginTime, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses,
        fillMode: fillMode)
      var members: [Animation] = []
      for track in tracks {
        members.append(
          Animation(.property(try track.propertyAnimation), timingCurve: track.path == nil ? .linear : track.curves[0]))
      }
      guard members.count == 1 else { return Animation(.group(members), timing: timing) }
      members[0].timing = timing
      return members[0]
    }
  }
}

extension ImportedTrack {
  fileprivate var propertyAnimation: PropertyAnimation {
    get throws(ParameterError) {
      if let path {
        let track = try LayerTrack(validatingAlong: path, rotation: rotation, LayerTrack.Options(mode: .paced))
        return PropertyAnimation(try LayerKeyPath(parsing: keyPath), .keyframe(track))
      }
      let values = values.map { numbers -> LayerValue in
        switch numbers.count {
        case 1: .number(numbers[0])
        case 2: .point(SIMD2(numbers[0], numbers[1]))
        default: .numbers(numbers)
        }
      }
      let options = LayerTrack.Options(keyTimes: keyTimes, timingCurves: curves, keyTimeRule: .progress)
      return PropertyAnimation(
        try LayerKeyPath(parsing: keyPath), .keyframe(try LayerTrack(validating: values, options)),
        isAdditive: isAdditive, isCumulative: isCumulative)
    }
  }
}
