public import VectorScene

/// A Lottie animation: a document of layers, shapes and keyframes, drawn at any frame.
///
/// ```swift
/// let animation = try LottieAnimation(parsing: json)
/// for warning in animation.warnings { print(warning) }
/// let picture = try animation.scene(at: 12.5).svg()
/// ```
///
/// A frame is a scene. Nothing is kept from one frame to the next, and the same frame has the same bits each time.
/// Parts of a document that are not drawn are in ``warnings``, with their places.
///
/// - Complexity: parsing takes time in proportion to the document. A frame takes time in proportion to its visible
///   content; a property takes O(log *n*) for *n* keyframes.
///
/// Source: Lottie Animation Community, *Lottie Specification*, version 1.0.1; where it leaves a choice, the behaviour
/// of Lottie's first player, lottie-web.
public struct LottieAnimation: Sendable {
  /// A document is large and shared.
  private final class Storage: Sendable {
    let document: LottieDocument

    init(_ document: LottieDocument) {
      self.document = document
    }
  }

  /// The greatest size of a document in MiB.
  package static let greatestMebibytes = LottieLimits.byteCount >> 20

  private let storage: Storage

  init(_ document: LottieDocument) {
    storage = Storage(document)
  }

  var document: LottieDocument { storage.document }

  /// Reads a document in UTF-8.
  ///
  /// ```swift
  /// let animation = try LottieAnimation(parsing: json) { font in
  ///   try? Array(Data(contentsOf: folder.appending(path: font.path)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - json: the document.
  ///   - fonts: gives the bytes of a font that the document does not hold, or `nil` for one that is not there; it is
  ///     called for each font with a path. Texts without letters are shown by the fonts of who shows the picture.
  /// - Throws: ``LottieError`` for a text that is not JSON, for a document without a size, frame rate, frames or
  ///   layers, and for a document beyond the limits. These are 64 MiB, 512 nested arrays and objects, and 200,000
  ///   layers; the layers of a precomposition count as often as they are shown.
  public init(parsing json: [UInt8], fonts: (LottieFont) -> [UInt8]? = { _ in nil }) throws(LottieError) {
    self.init(try LottieDocument(parsing: json, fonts: fonts))
  }

  /// Reads a document, as from bytes.
  public init(parsing json: String, fonts: (LottieFont) -> [UInt8]? = { _ in nil }) throws(LottieError) {
    try self.init(parsing: Array(json.utf8), fonts: fonts)
  }

  /// The name of the animation; empty for none.
  public var name: String { document.name }
  /// The width and height in points.
  public var size: SIMD2<Double> { document.size }
  /// The frames per second, above 0.
  public var frameRate: Double { document.frameRate }
  /// The frames of the animation, without the last; often from 0, and not always whole numbers.
  public var frames: Range<Double> { document.frames }
  /// The duration in seconds.
  public var duration: Double { (frames.upperBound - frames.lowerBound) / frameRate }
  /// The named times, in the order of the document.
  public var markers: [LottieMarker] { document.markers }
  /// The first marker for people who want less motion; nil if there is none: see ``LottieMarker/isReducedMotion``.
  public var reducedMotionMarker: LottieMarker? { markers.first { $0.isReducedMotion } }
  /// The parts that are drawn differently from the document, in the order of the pointers of their first places.
  ///
  /// - Complexity: in a document with expressions, the time of a few frames, as the expressions are tried.
  public var warnings: [LottieWarning] {
    var warnings = document.warnings
    for (expression, error) in document.world?.failures() ?? [] {
      warnings.add(error, in: expression.script.text, at: expression.pointer)
    }
    return warnings.inOrder
  }
  /// The parts of the format that the document uses, with the numbers of their places.
  public var features: [LottieFeature: Int] { document.features }
  /// The greatest level of the features, 0…11: see ``LottieFeature/level``.
  package var level: Int { features.keys.reduce(0) { max($0, $1.level) } }

  /// The picture of a frame, which may lie between whole numbers.
  ///
  /// Frames before the first one show the first. From the end of ``frames`` on, the picture is the limit from the left:
  /// the last picture. A frame that is NaN shows nothing. Each layer is a group named by its key path: the names of the
  /// precompositions around it and its own name, joined by dots. A frame with more than 100,000 layers or a million
  /// curves holds the first of them; stops of gradients, dashes, letters and effects count like curves. A frame with
  /// more than 100 nested groups holds the outer ones.
  public func scene(at frame: Double) -> Scene {
    var builder = SceneBuilder(document)
    var nodes = builder.nodes(of: 0, at: document.limited(frame), names: .instance(0))
    if document.hasDeepGroups { nodes = nodes.cut(below: LottieLimits.sceneDepth) }
    return Scene(size: size, title: name, nodes: nodes)
  }
}

extension LottieDocument {
  /// The frame to be drawn for any frame.
  func limited(_ frame: Double) -> Double {
    let last = frames.upperBound - .beforeEnd
    return frame < frames.lowerBound
      ? frames.lowerBound : frame >= frames.upperBound ? max(frames.lowerBound, last) : frame
  }
}
