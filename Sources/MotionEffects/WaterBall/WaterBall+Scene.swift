internal import MotionNumerics
internal import RealModule
public import VectorScene

extension WaterBall {
  /// The ball, the three waves inside it, and the score without its fraction.
  ///
  /// The waves are cut by the ball's outline as polygons, at the default size off the curves by less than 0.02 points,
  /// but for the two corners where a wave meets the outline, which lose up to 1. At a time that is not finite they are
  /// left out.
  public func scene(at time: Double) -> Scene {
    let diameter = parameters.diameter
    let center = SIMD2(0.5 * diameter, 0.5 * diameter)
    let ball = Path.circle(center: center, radius: 0.5 * diameter)
    var scene = Scene(
      size: [diameter, diameter], title: "water-ball", description: "A ball that fills with water, and its score.")
    scene.nodes = [.shape(Shape(ball, fill: Fill(Color(hex: 0xE8_F1F8))))]
    let alphas = [0.35, 0.5, 0.9]
    let waves = (waves(at: time) ?? []).enumerated().map { index, wave in
      Node.shape(Shape(water(below: wave), fill: Fill(Color(hex: 0x00_72B2, alpha: alphas[index]))))
    }
    scene.nodes.append(.group(Group(name: "waves", children: waves)))
    let score = score(at: time)
    if score.isFinite {
      let label = Label(
        "\(Int(score))", at: [center.x, 0.58 * diameter], size: 0.22 * diameter, weight: .bold, anchor: .middle,
        color: Color(hex: 0x22_2222))
      scene.nodes.append(.label(label))
    }
    return scene
  }

  /// The part of the ball below a wave.
  ///
  /// Its points are evenly spaced on the ball's outline, so that steep parts have as many as flat ones: at 160 points,
  /// with 1.25° between them, chords are off the outline by 0.005 points.
  private func water(below wave: SineWave) -> Path {
    let radius = 0.5 * parameters.diameter
    let steps = 144
    var surface: [SIMD2<Double>] = []
    var floor: [SIMD2<Double>] = []
    for step in 0...steps {
      let angle = Double.pi * Double(step) / Double(steps)
      let x = radius * (1 - Double.cos(angle))
      let halfHeight = radius * Double.sin(angle)
      let (top, bottom) = (radius - halfHeight, radius + halfHeight)
      surface.append(SIMD2(x, min(max(wave.value(at: x), top), bottom)))
      floor.append(SIMD2(x, bottom))
    }
    var path = Path(polyline: surface + floor.reversed())
    path.close()
    return path
  }
}
