import MotionCurves

/// What a reader found in a text.
struct ReadText: Sendable {
  /// The motions, in the order of the text.
  let motions: [ImportedMotion]
  /// The parts that are meant to be motions or animations and cannot be read, or have no exact equal.
  let problems: [ImportError]
  /// The parts that say how something moves and are not among the motions.
  let remarks: [ImportRemark]
  /// The names of the animations, in the order of the text.
  let animationNames: [String]
  /// Reads an animation.
  let animation: @Sendable (String) throws(ImportError) -> ImportedAnimation
  /// The parts that say how something moves and are not in an animation.
  let remarksBeside: @Sendable (String) -> [ImportRemark]
}

extension ReadText {
  /// Creates the result of a reader that has read all animations; each has a name.
  init(
    motions: [ImportedMotion] = [], animations: [ImportedAnimation] = [], problems: [ImportError] = [],
    remarks: [ImportRemark] = []
  ) {
    var byName: [String: ImportedAnimation] = [:]
    for animation in animations { byName[animation.name] = animation }
    self.init(
      motions: motions, problems: problems, remarks: remarks, animationNames: animations.map { $0.name },
      animation: { [byName] name throws(ImportError) in
        guard let animation = byName[name] else { throw .noAnimation("animation", name, among: Array(byName.keys)) }
        return animation
      },
      remarksBeside: { name in
        // What cannot be read is left out of every animation.
        let unread = problems.compactMap { problem in problem.place.map { ImportRemark(problem.problem, at: $0) } }
        let others = animations.filter { $0.name != name }.compactMap { other in
          other.place.map { ImportRemark("the animation \(other.name.quoted)", at: $0) }
        }
        return remarks + unread + others
      })
  }
}

extension ImportError {
  /// The error for a name that nothing has.
  static func noAnimation(_ kind: String, _ name: String, among names: [String]) -> ImportError {
    let suggestion = NearestWord.nearest(to: name, among: names).map { "; did you mean \($0.quoted)?" } ?? ""
    return ImportError("no \(kind) \(name.quoted)\(suggestion)")
  }
}
