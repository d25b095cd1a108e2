import MotionEffects
import VectorScene

/// An effect that goes through the script of the command line, as a function of time.
struct ScriptedEffect {
  /// The names of its numbers.
  let channelNames: [String]
  /// When it is over.
  let endTime: Double
  /// The numbers at a time; nil for those of a part that is hidden.
  let channels: (Double) -> [Double?]
  /// The picture at a time.
  let scene: (Double) -> Scene

  /// An effect whose script has been told to it.
  init<Scripted: Effect>(_ effect: Scripted, endTime: Double) {
    channelNames = effect.channelNames
    self.endTime = endTime
    channels = effect.channels(at:)
    scene = effect.scene(at:)
  }

  /// A refresh effect that is pulled from 0 to 1, linearly, from time 0 on, begins when the pull is over, and is told
  /// to end.
  ///
  /// - Parameters:
  ///   - effect: the effect, idle.
  ///   - pull: how long it is pulled, in seconds.
  ///   - refresh: how long it runs until it is told to end.
  init<Scripted: RefreshEffect>(_ effect: Scripted, pull: Double, refresh: Double) {
    var running = effect
    running.pull(to: 1, at: 0)
    running.beginRefreshing(at: pull)
    running.endRefreshing(at: pull + refresh)
    /// The effect as it is known at a time: the pull is a state of its own at each moment.
    let known = { [running] (time: Double) -> Scripted in
      guard time < pull else { return running }
      var pulled = effect
      pulled.pull(to: max(time, 0) / pull, at: 0)
      return pulled
    }
    channelNames = effect.channelNames
    endTime = running.idleTime ?? pull + refresh
    channels = { known($0).channels(at: $0) }
    scene = { known($0).scene(at: $0) }
  }
}
