/// What the page of an animation says beside its picture: words, and the numbers that move it.
public struct PageNotes: Sendable {
  /// The numbers that move a picture.
  public struct Channels: Sendable {
    /// Their names; what is before a last point is the name of a part, such as `cube0` of `cube0.x`.
    public let names: [String]
    /// The numbers at a time in seconds, one for each name; nil for those of a hidden part.
    public let values: @Sendable (_ time: Double) -> [Double?]

    /// Creates channels that are asked for at each frame of the animation.
    public init(names: [String], values: @escaping @Sendable (_ time: Double) -> [Double?]) {
      self.names = names
      self.values = values
    }
  }

  /// The heading; nil for the title of the scene.
  public var title: String?
  /// The sentence below the heading; nil for the description of the scene.
  public var sentence: String?
  /// What else is to be known before one looks at the picture.
  public var remark: String?
  /// What makes the picture, and the file where it is.
  public var source: (name: String, file: String)?
  /// The numbers, which the page plots and tabulates.
  public var channels: Channels?

  /// Creates notes; those that are nil are left out, or are what the scene says.
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
