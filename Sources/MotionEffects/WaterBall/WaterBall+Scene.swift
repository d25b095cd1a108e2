internal import MotionPaths
internal import MotionValues
public import VectorScene

extension WaterBall {
  /// The ball, the three waves inside it, and the score without its fraction.
  ///
  /// The outlines of the waves are longer than the ball is wide. They stay the same during a lap of eight waves: only
  /// the transform of their group changes, which keeps an animation of scenes short. The error of the outlines is less
  /// than 4·10⁻⁴ of their amplitude 2A, 0.007 points at the default sizes. At a time that is not finite they are left
  /// out.
  public func scene(at time: Double) -> Scene {
    let diameter = parameters.diameter
    let center = SIMD2(0.5 * diameter, 0.5 * diameter)
    let ball = Path.circle(center: center, radius: 0.5 * diameter)
    var scene = Scene(
      size: [diameter, diameter], title: "Water ball", description: "A ball that fills with water, and its score.")
    scene.nodes = [.shape(Shape(ball, fill: Fill(parameters.ballColor)))]
    if let water = water(at: time) {
      scene.nodes.append(.group(Group(name: "waves", clip: ball, children: [.group(water)])))
    }
    let score = score(at: time)
    if score.isFinite {
      let label = Label(
        "\(Int(score))", at: [center.x, 0.58 * diameter], size: 0.22 * diameter, weight: .bold, anchor: .middle,
        color: parameters.scoreColor)
      scene.nodes.append(.label(label))
    }
    return scene
  }

  private static let alphas = [0.35, 0.5, 0.9]

  /// The three waves; nil for a time at which they are not finite.
  private func water(at time: Double) -> Group? {
    let (level, breathing, phase) = (level(at: time), amplitude.factor(at: time), wavePhase(at: time))
    guard level.isFinite && breathing.isFinite && phase.isFinite else { return nil }
    let outline = WaterOutline(parameters)
    let lap = outline.isWavy ? WaterOutline.lap(of: phase) : (isOdd: false, phase: 0)
    let paths = (0..<Self.waveCount).map { wave in
      let shift = phaseShift(ofWave: wave)
      return outline.isWavy ? outline.wave(phase: shift) : outline.line(phase: phase + shift)
    }
    let origin = Affine.translation(x: outline.start(phase: lap.phase), y: level)
    return Group(
      // A different name is a different element, so that an animation does not move the waves back from lap to lap.
      name: lap.isOdd ? "odd-lap" : "even-lap", transform: origin.scaledBy(x: 1, y: breathing),
      children: zip(paths, Self.alphas).map { path, alpha in
        var color = parameters.waterColor
        color.alpha *= alpha
        return .shape(Shape(path, fill: Fill(color)))
      })
  }
}
