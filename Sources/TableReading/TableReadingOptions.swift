/// What a reader of tables is told beside the table: the meaning of its times where it says none, and limits.
public struct TableReadingOptions: Sendable, Hashable {
  /// The unit of times that have none in their head or cells; nil is seconds.
  public var timeUnit: TimeUnit?
  /// The number of frames, ticks or samples per second, for times that count them; above 0.
  public var frameRate: Double?
  /// The most rows of a table.
  public var maximumRowCount: Int
  /// The most cells of a row.
  public var maximumColumnCount: Int
  /// The size of the largest table in bytes.
  public var maximumByteCount: Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - timeUnit: the unit of times without one; by default seconds.
  ///   - frameRate: frames per second, finite and above 0. Without it a table that counts frames has no times in seconds.
  ///   - maximumRowCount: ten million.
  ///   - maximumColumnCount: 65,536.
  ///   - maximumByteCount: 256 MiB.
  public init(
    timeUnit: TimeUnit? = nil, frameRate: Double? = nil, maximumRowCount: Int = 10_000_000,
    maximumColumnCount: Int = 1 << 16, maximumByteCount: Int = 256 << 20
  ) {
    self.timeUnit = timeUnit
    self.frameRate = frameRate
    self.maximumRowCount = maximumRowCount
    self.maximumColumnCount = maximumColumnCount
    self.maximumByteCount = maximumByteCount
  }
}
