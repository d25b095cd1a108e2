import MotionNumerics
import SceneRaster
import VectorScene

/// Draws pictures as pixels: stills, frames and films.
struct PixelDrawing {
  /// Pixels for a point.
  let scale: Double
  /// Font files, in addition to the fonts of the system.
  let fonts: [String]

  /// Writes a picture.
  ///
  /// - Throws: ``CommandFailure``.
  func writeStill(_ scene: Scene, as format: StillPixels, to path: String?) throws(CommandFailure) {
    let bytes = try Self.drawing { () throws(RasterError) in
      let rasteriser = try Rasteriser(fonts: fonts)
      switch format {
      case .png: return try rasteriser.png(of: scene, scale: scale)
      case .rgba: return try rasteriser.picture(of: scene, scale: scale).bytes
      }
    }
    try Output.write(to: path) { (sink) throws(SystemError) in sink.append(bytes) }
    // The bytes do not contain the size.
    if format == .rgba, let size = PixelSize(of: scene, scale: scale) {
      CommandFailure.warn("1 frame of \(size) pixels")
    }
    var losses = PixelLosses()
    losses.look(at: scene)
    losses.warn()
  }

  /// Runs a closure that draws, and turns its errors into failures of the command.
  static func drawing<Result: ~Copyable>(_ draw: () throws(RasterError) -> Result) throws(CommandFailure) -> Result {
    do {
      return try draw()
    } catch {
      switch error {
      case .missingProgram(Rasteriser.helperName):
        throw .missingProgram(RasterError.missingHelper)
      case .missingProgram(FilmEncoder.programName):
        throw .missingProgram(
          "\(FilmEncoder.programName), which writes GIF, MP4 and WebM, is not there; APNG needs none")
      case .missingProgram(let name): throw .missingProgram("\(name) is not there")
      case .failedProgram(let name, let reason): throw .failedProgram("\(name): \(reason)")
      case .scene(let error): throw .badData("the picture cannot be written: \(error)")
      case .refused(let reason): throw .badData("the picture cannot be drawn: \(reason)")
      }
    }
  }
}

/// The formats of a single picture of pixels.
enum StillPixels {
  case png
  /// Only four bytes for each pixel, with straight alpha.
  case rgba
}

/// Collects the parts of all frames that pixels do not show as the scenes say, and warns once.
struct PixelLosses {
  private var found: Set<SVGApproximation> = []

  mutating func look(at scene: Scene) {
    for approximation in scene.svgApproximations {
      // No loss: librsvg reads large pictures if it is allowed to, and draws conic gradients as other programs do.
      switch approximation {
      case .conicGradient, .largePicture: break
      case .plusLighter: if scene.losesPlusLighter { found.insert(.plusLighter) }
      case .turnedFilter, .webP, .fineDashes: found.insert(approximation)
      }
    }
  }

  func warn() {
    for approximation in SVGApproximation.allCases where found.contains(approximation) {
      switch approximation {
      case .plusLighter: CommandFailure.warn("the pixels lack a plus-lighter: it is drawn as normal")
      case .turnedFilter: CommandFailure.warn("the pixels of a filter in something turned are not turned with it")
      case .webP: CommandFailure.warn("the pixels lack a WebP picture")
      case .fineDashes: DashLoss.warn()
      case .conicGradient, .largePicture: break
      }
    }
  }
}
