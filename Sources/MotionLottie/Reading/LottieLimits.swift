/// The limits that bound the memory and the time that a document from outside can take.
enum LottieLimits {
  /// The greatest size of a document in bytes.
  static let byteCount = 64 << 20
  /// The greatest nesting of arrays and objects.
  static let jsonDepth = 512
  /// The greatest nesting of precompositions.
  static let precompositionDepth = 64
  /// The greatest nesting of groups of shapes.
  static let groupDepth = 128
  static let gradientStops = 256
  /// The greatest number of dashes and gaps of a stroke; After Effects writes at most six.
  static let dashes = 256
  static let masks = 256
  static let letters = 10_000
  static let textAnimators = 32
  /// The greatest number of copies of a repeater.
  static let copies = 1024
  /// The greatest number of points of a star or polygon.
  static let points = 10_000
  /// The greatest number of ridges of a segment with zig-zag.
  static let ridges = 10_000
  /// The most segments of outlines in a frame, with the dashes, stops, letters and effects of each copy.
  static let segments = 1_000_000
  /// The most layers drawn in a frame, counted with those of precompositions.
  static let layers = 100_000
  /// The most layers of a document, counted with those of precompositions as often as these are shown.
  static let unfoldedLayers = 200_000
  /// The greatest nesting of groups in a scene; deeper scenes cannot be written.
  static let sceneDepth = 100
  /// The most properties that a query finds.
  static let properties = 500_000
  /// The most properties that a query looks at.
  static let propertyLooks = 4_000_000
  /// The most layers whose spans are checked in a frame, counted with those of precompositions.
  static let looks = 500_000
  /// The greatest magnitude of a number; larger ones are limited to it.
  static let greatestNumber = 1e12
}
