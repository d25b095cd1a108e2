import MotionNumerics
import PlotParts
import VectorScene

/// A picture of a motion along a path: the path with a dot for each sample, and the speed below it.
struct PathPicture {
  private let motion: PathMotion
  private let samples: [SIMD2<Double>]
  private let title: String

  /// The most dots: more would hide the path.
  private static let maximumSampleCount = 2000
  private static let size = SIMD2(960.0, 460.0)
  private static let margin = 28.0

  /// - Throws: ``CommandFailure/badData(_:)`` for more samples than can be told apart.
  init(_ motion: PathMotion, at progress: SampleTimes, title: String) throws(CommandFailure) {
    let limit = Self.maximumSampleCount
    guard progress.count <= limit else {
      throw .badData("\(progress.count) samples to be plotted, at most \(limit) are allowed")
    }
    self.motion = motion
    self.title = title
    samples = progress.times(of: 0..<progress.count).map(motion.value(at:))
  }

  /// Writes the picture, or a page with the speed alone.
  ///
  /// - Throws: ``CommandFailure``, or a usage error for an output name that is not that of a picture.
  func write(to output: OutputOptions, pixels: PixelOptions) throws {
    let format = try output.format(or: PictureFormat.svg)
    if format == .html { return try speed.write(to: output, pixels: pixels) }
    if let still = format.pixels {
      return try pixels.plotDrawing().writeStill(scene, as: still, to: output.output)
    }
    try Output.writePicture(to: output.output) { () throws(SceneError) in try scene.svg(decimals: 2) }
  }

  /// The speed against the progress.
  private var speed: CurvePlot {
    let points = GraphPoints(over: 0...1, corners: []) { progress in
      let velocity = motion.velocity(at: progress)
      return (velocity * velocity).sum().squareRoot()
    }
    let series = CurvePlot.Series(name: "speed", times: points.times, values: points.values, extent: points.inside)
    return CurvePlot(
      title: "", xLabel: "progress",
      panes: [
        CurvePlot.Pane(
          yLabel: "speed (units of the path in a unit of progress)", series: [series], references: [0])
      ],
      isBare: true, size: [Self.size.x - 2 * Self.margin, 360])
  }

  /// The path, as large as fits, above the speed.
  private var scene: Scene {
    var headings = HeadingStack(x: Self.margin, y: Self.margin, width: Self.size.x - 2 * Self.margin)
    headings.add(title, size: 20, weight: .bold, color: PlotInk.text)
    headings.add(caption, size: 13, color: PlotInk.muted)
    headings.addSpace(14)
    let top = headings.bottom
    let speed = speed.scene()
    let frame = Rectangle(
      x: Self.margin, y: top, width: Self.size.x - 2 * Self.margin, height: Self.size.y - top)
    let below = Group(transform: .translation(x: Self.margin, y: Self.size.y + 24), children: speed.nodes)
    return Scene(
      size: [Self.size.x, Self.size.y + 24 + speed.size.y + Self.margin], background: .white, title: title,
      description:
        "A path of length \(motion.measure.length.rounded(places: 3)) with \(samples.count) samples; \(caption)",
      nodes: headings.nodes + drawing(in: frame) + [.group(below)])
  }

  /// A caption with the place and the length of the path.
  private var caption: String {
    let box = motion.measure.path.bounds
    let place =
      box.map { box in
        let (x, y) = (box.minX.rounded(places: 3), box.minY.rounded(places: 3))
        return "x \(x) to \(box.maxX.rounded(places: 3)), y \(y) to \(box.maxY.rounded(places: 3)) (downwards), "
      } ?? ""
    return "\(place)length \(motion.measure.length.rounded(places: 3)); the circle is the start"
  }

  private func drawing(in frame: Rectangle) -> [Node] {
    let path = motion.measure.path
    guard let box = path.bounds else { return [] }
    let room = 14.0
    // A straight path has no height, and one point no size at all.
    let scale = min(
      (frame.width - 2 * room) / max(box.width, .leastNormalMagnitude),
      (frame.height - 2 * room) / max(box.height, .leastNormalMagnitude), 1e6)
    let (middle, center) = (SIMD2(box.midX, box.midY), SIMD2(frame.midX, frame.midY))
    let map = { (point: SIMD2<Double>) in center + (point - middle) * scale }
    let offset = center - middle * scale
    let transform = Affine(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
    let line = Shape(path.transformed(by: transform), stroke: Stroke(SeriesStyle.color(0), width: 2.25, join: .round))
    let dots = samples.map { sample in
      Node.shape(
        Shape(
          .circle(center: map(sample), radius: 3.5), fill: Fill(SeriesStyle.color(1)),
          stroke: Stroke(.white, width: 1)))
    }
    let start = Shape(
      .circle(center: map(motion.value(at: 0)), radius: 7), stroke: Stroke(PlotInk.text, width: 1.5))
    return [.shape(line)] + dots + [.shape(start)]
  }
}
