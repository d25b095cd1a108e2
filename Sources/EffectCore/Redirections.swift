// Names that people who know UIKit's refresh control try first. Each message names the call of this library.

extension RefreshControl {
  /// UIKit's name: a value without a clock is told the time.
  @available(*, unavailable, message: "a control has no clock: beginRefreshing(at:)")
  public mutating func beginRefreshing() {}

  /// UIKit's name: a value without a clock is told the time.
  @available(*, unavailable, message: "a control has no clock: endRefreshing(at:)")
  public mutating func endRefreshing() {}

  /// UIKit's name: a value without a clock is told the time.
  @available(*, unavailable, message: "a control has no clock: phase(at: time) == .refreshing")
  public var isRefreshing: Bool { false }
}

extension RefreshEffect {
  /// UIKit's name: a value without a clock is told the time.
  @available(*, unavailable, message: "an effect has no clock: beginRefreshing(at:)")
  public mutating func beginRefreshing() {}

  /// UIKit's name: a value without a clock is told the time.
  @available(*, unavailable, message: "an effect has no clock: endRefreshing(at:)")
  public mutating func endRefreshing() {}

  /// UIKit's name: a value without a clock is told the time.
  @available(*, unavailable, message: "an effect has no clock: !isIdle(at: time)")
  public var isRefreshing: Bool { false }
}
