/// The notes on the page of an animation, beside its picture: words, and the numbers that move the picture.
public struct PageNotes: Sendable {
  /// The numbers that move a picture.
  public struct Channels: Sendable {
    /// The names of the numbers; the text before the last point is the name of a part, such as `cube0` of `cube0.x`.
    let names: [String]
    /// The numbers at a time in seconds, one for each name; nil for the numbers of a hidden part.
    let values: @Sendable (_ time: Double) -> [Double?]

    /// Creates channels, whose values are computed at each frame of the animation.
    public init(names: [String], values: @escaping @Sendable (_ time: Double) -> [Double?]) {
      self.names = names
      self.values = values
    }
  }

  /// The heading; nil for the title of the scene.
  var title: String?
  /// The sentence below the heading; nil for the description of the scene.
  var sentence: String?
  /// Other information to read before looking at the picture.
  var remark: String?
  /// The name of the code that makes the picture, and its file.
  var source: (name: String, file: String)?
  /// The numbers that the page plots and tabulates.
  var channels: Channels?

  /// Creates notes; a note that is nil is left out, or taken from the scene.
  public init(
    title: String? = nil, sentence: String? = nil, remark: String? = nil, source: (name: String, file: String)? = nil,
    channels: Channels? = nil
  ) {
    self.title = title
    self.sentence = sentence
    self.remark = remark
    self.source = source
    self.channels = channels
  }
}
