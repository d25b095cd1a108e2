/// Another layer, whose picture cuts a layer.
struct Matte: Sendable {
  /// The property of the other layer's picture that lets the layer through; the raw values are those of documents.
  enum Kind: Int, Sendable {
    case alpha = 1
    case invertedAlpha, luminance, invertedLuminance

    var isInverted: Bool { self == .invertedAlpha || self == .invertedLuminance }
    var isLuminance: Bool { self == .luminance || self == .invertedLuminance }
  }

  /// The place of the other layer in the composition.
  var source: Int
  var kind: Kind
}
