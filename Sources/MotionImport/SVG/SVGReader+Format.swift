import MotionNotation

extension ImportFormat {
  /// An SVG document, whose animations are SMIL: `animate`, `animateTransform`, `animateMotion` and `set`.
  public static let svg = ImportFormat(
    "svg", "an SVG document: animate, animateTransform, animateMotion and set", ending: "svg"
  ) { source throws(ImportError) in
    let reader = try SVGReader(parsing: source)
    let animations = reader.animations
    return ReadText(
      motions: animations.compactMap { $0.tween }, animations: animations, problems: reader.problems,
      remarks: reader.remarks)
  }
}

extension ImportedAnimation {
  /// The animation as a motion, if it is one run of one number between two keys.
  fileprivate var tween: ImportedMotion? {
    guard let place, tracks.count == 1, repeatCount == 1, tracks[0].values.count == 2, tracks[0].values[0].count == 1,
      !tracks[0].isAdditive,
      let motion = try? ParsedMotion(
        tween: tracks[0].curves[0], from: tracks[0].values[0][0], to: tracks[0].values[1][0], duration: duration,
        delay: beginTime)
    else { return nil }
    return ImportedMotion(name: name, motion: motion, place: place)
  }
}
