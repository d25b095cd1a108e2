package import JSONText
public import LayerAnimation

/// A checked animation document, the input of `inbetween animate`: JSON with Core Animation's names.
///
/// ```swift
/// let document = try AnimationDocument(parsing: bytes, name: "slide.json")
/// let exporter = try AnimationExporter(document.animation)
/// ```
public struct AnimationDocument: Sendable {
  /// The animation, with the durations that a layer would give it.
  public package(set) var animation: Animation
  /// Its channels, in the order of the columns.
  package let channels: AnimationChannels
  /// The names of the columns; the time comes first.
  package let columnNames: [String]

  /// The largest number of members in a group, and of values in a keyframe animation.
  package static let maximumCount = 100_000

  /// Parses and checks a document.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in UTF-8, at most ``MotionImporter/greatestByteCount``.
  ///   - name: the name of the document in messages; none if it is empty.
  /// - Throws: ``DocumentError``, which names the document, the location and the expected value.
  public init(parsing bytes: [UInt8], name: String = "") throws(DocumentError) {
    let location = DocumentLocation(document: name)
    try self.init(JSONDocument(parsing: bytes, at: location).root, at: location)
  }

  /// Checks the contents of a document.
  package init(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) {
    var reader = AnimationReader()
    animation = try reader.animation(value, at: location).resolved()
    channels = reader.channels
    let isLone = if case .group = animation.content { false } else { true }
    columnNames = try channels.columnNames(isLone: isLone)
  }

  /// The time at which the animation ends, if its parent begins at 0; nil if it never ends.
  ///
  /// Core Animation gives an undamped spring the greatest finite Float as its settling duration. That counts as no end.
  public var endTime: Double? {
    let end = animation.timing.endTime
    return end < Double(Float.greatestFiniteMagnitude) ? end : nil
  }

  /// The end of a table or a picture that names none: that of the animation, or of one run of an infinite repetition.
  ///
  /// A run forth and back counts as one.
  package var usualEnd: Double? {
    if let endTime { return endTime > 0 ? endTime : nil }
    let timing = animation.timing
    let run = (timing.autoreverses ? 2 : 1) * timing.duration / timing.speed.magnitude
    let end = timing.beginTime + run
    return end > 0 && end < Double(Float.greatestFiniteMagnitude) ? end : nil
  }

  /// The model values that the document gives, and zeros for those of other properties.
  package var models: [LayerKeyPath: LayerValue] {
    channels.all.reduce(into: [:]) { models, channel in
      if let keyPath = channel.keyPath { models[keyPath] = channel.model }
    }
  }
}
