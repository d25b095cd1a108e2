import LayerAnimation
import MotionExport
import MotionNumerics

/// What `inbetween export` writes for another system.
enum ExportSource {
  /// A motion, over times, or as a whole.
  case motion(NotatedMotion, over: ClosedRange<Double>?)
  /// An animation document.
  case animation(ExportedDocument)

  /// What it is called in messages.
  var name: String {
    switch self {
    case .motion(let motion, _): motion.description.quoted
    case .animation(let document): document.name
    }
  }
}

/// An animation document that is exported.
struct ExportedDocument {
  /// The file's name in messages.
  let name: String
  /// The file's name without its folder and ending, for remarks.
  let title: String
  let animation: Animation
  let domain: ClosedRange<Double>?
  private let models: [LayerKeyPath: LayerValue]

  /// - Parameters:
  ///   - file: the file's name, as given and in messages.
  ///   - document: the document.
  ///   - domain: the times to be exported; nil for the whole animation.
  init(_ file: (path: String, name: String), _ document: AnimationDocument, over domain: ClosedRange<Double>?) {
    name = file.name
    title = file.path == "-" ? "an animation" : InputFile.baseName(of: file.path)
    animation = document.animation
    self.domain = domain
    var models: [LayerKeyPath: LayerValue] = [:]
    for channel in document.channels.all {
      if let keyPath = channel.keyPath { models[keyPath] = channel.model }
    }
    self.models = models
  }

  /// The exporter within a tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: as a part of the values' range.
  ///   - property: what a value without a key path, or with one of its own, moves.
  func exporter(within tolerance: Double, moving property: AnimatedProperty) throws(ExportError) -> AnimationExporter {
    let models = models
    return try AnimationExporter(
      animation, over: domain, tolerance: tolerance, title: title, custom: property, model: { models[$0] })
  }
}
