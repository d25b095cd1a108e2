internal import MotionCurves

/// How the numbers of the first column become times in seconds, and what is to be said about it.
struct TimeScale {
  /// The name of the column, without its unit.
  let name: String
  /// What the column counts instead of seconds; nil for times.
  let counted: String?
  let remark: String?
  private let unit: TimeUnit
  private let framesPerSecond: Double

  /// Decides between what a table says about its times and what its reader was told.
  ///
  /// The table's word counts before the options, which answer where it says nothing.
  ///
  /// - Parameters:
  ///   - head: the head of the column; nil if there is none.
  ///   - unitBeside: the unit in the cells or in a row of units; nil if there is none.
  ///   - options: the unit of times without one, and the rate of frames.
  init(head: TimeHead?, unitBeside: TimeUnit?, options: TableReadingOptions) {
    let headUnit = head?.counted == nil ? head?.unit : nil
    let place = head.map { " in \(Quotation.of($0.text))" } ?? ""
    let rate = options.frameRate.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    let said = headUnit ?? unitBeside
    let unit = said ?? (head?.counted != nil ? head?.unit : options.timeUnit)
    if unit == .frames || unit == nil && head?.counted != nil {
      // Days and beats have no rate of frames.
      let isTimed = unit == .frames && rate != nil
      counted = isTimed ? nil : head?.counted ?? "frames"
      // The name of what was counted would be wrong for seconds.
      name = isTimed && head?.counted != nil ? "time" : head?.name ?? "time"
      self.unit = isTimed ? .frames : .seconds
      framesPerSecond = rate ?? 1
      remark = isTimed ? "times\(place) are read as frames, \((rate ?? 1).shortestDecimal) per second" : nil
      return
    }
    counted = nil
    name = head?.name ?? "time"
    self.unit = unit ?? .seconds
    framesPerSecond = 1
    let isContrary = said != nil && options.timeUnit != nil && options.timeUnit != said
    if let said, said != .seconds || isContrary {
      remark = "times\(place) are read as \(said.rawValue)" + (isContrary ? ", as the table says" : "")
    } else {
      remark = rate == nil ? nil : "times\(place) are not frames: the frame rate is not used"
    }
  }

  /// Brings times to seconds.
  func apply(to times: inout [Double]) {
    guard unit != .seconds else { return }
    for index in times.indices { times[index] = unit.seconds(times[index], framesPerSecond: framesPerSecond) }
  }
}
