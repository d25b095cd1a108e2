import ArgumentParser
import MotionEffects
import MotionNumerics
import VectorScene

/// `--size` and `--background`: the canvas that a picture is fitted into.
struct CanvasOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The canvas in points, which the picture fits into.",
      valueName: "width x height"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "A colour such as #ff8800 or white, or none (default).", valueName: "color"))
  var background: String?

  /// Whether something is asked for.
  var isGiven: Bool { size != nil || background != nil }

  /// - Throws: ``CommandFailure/badData(_:)`` for a size or a colour that does not parse.
  func canvas() throws(CommandFailure) -> Canvas {
    Canvas(size: try parsedSize(), background: try parsedBackground())
  }

  private func parsedSize() throws(CommandFailure) -> SIMD2<Double>? {
    guard let size else { return nil }
    let lengths = size.split(separator: "x", omittingEmptySubsequences: false).map { Double(decimal: Array($0.utf8)) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw .badData("--size: expected WIDTHxHEIGHT, such as 320x200, found \(size.quoted)")
    }
    guard Canvas.lengths.contains(width), Canvas.lengths.contains(height) else {
      let range = "\(Canvas.lengths.lowerBound.shortestDecimal) to \(Canvas.lengths.upperBound.shortestDecimal)"
      throw .badData("--size: expected lengths from \(range), found \(size.quoted)")
    }
    return [width, height]
  }

  private func parsedBackground() throws(CommandFailure) -> Canvas.Background {
    switch background {
    case nil: return .unchanged
    case "none"?: return .color(nil)
    case let text?:
      guard let color = try? Color(parsing: text) else {
        throw .badData("--background: expected a colour such as #ff8800 or white, or none, found \(text.quoted)")
      }
      return .color(color)
    }
  }
}

extension Color {
  /// The visible colour when this one is drawn over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    Color(
      components: ground.components + alpha * (Color(red: red, green: green, blue: blue).components - ground.components)
    )
  }
}

/// A canvas for pictures of any size.
struct Canvas {
  /// The size of the canvas; nil for the size of the picture.
  let size: SIMD2<Double>?
  let background: Background
  /// The colour behind all pictures, also behind a translucent background; nil for none.
  var opaqueBackground: Color?

  enum Background {
    case unchanged
    /// A background colour; nil for a transparent background.
    case color(Color?)
  }

  /// The allowed range of width and height.
  static let lengths = 1.0...100_000.0

  /// The picture in the middle of the canvas, as large as fits, clipped at the picture's edges.
  func fitting(_ scene: Scene) -> Scene {
    var fitted = scene
    if case .color(let color) = background { fitted.background = color }
    if let opaqueBackground { fitted.background = fitted.background?.over(opaqueBackground) ?? opaqueBackground }
    guard let size, size != scene.size else { return fitted }
    let ratios = size / scene.size
    let scale = ratios.min()
    let margin = 0.5 * (size - scale * scene.size)
    let transform = Affine.translation(x: margin.x, y: margin.y).scaledBy(x: scale, y: scale)
    let edge = Path.rectangle(x: 0, y: 0, width: scene.size.x, height: scene.size.y)
    fitted.size = size
    fitted.nodes = [
      .group(Group(transform: transform, clip: ratios.x == ratios.y ? nil : Clip(edge), children: scene.nodes))
    ]
    return fitted
  }

  /// An animation whose pictures are in the middle of the canvas.
  func fitting(_ animation: AnimatedScene) -> AnimatedScene {
    let frames = animation.frames.map { fitting($0) }
    guard frames.count > 1 else {
      return AnimatedScene(frames: frames, duration: animation.duration, repeats: animation.repeats)
    }
    return AnimatedScene(frames: frames, at: animation.times, repeats: animation.repeats)
  }
}
