import MotionCurves

/// An effect of this module: its row of the catalogue.
///
/// The row stands in the folder of its effect, and says all that tools and pages have to know of it. An effect that has
/// the name `water-ball` is the type `WaterBall`, in the file and the folder of that name.
///
/// ```swift
/// for kind in EffectKind.all { print(kind.name, kind.summary) }
/// let water = ScriptedEffect(.waterBall)
/// ```
public struct EffectKind: Sendable {
  /// The way in which hands move an effect.
  public enum Gesture: String, Sendable, Hashable, CaseIterable {
    /// A list is pulled down to load: the effect is a ``RefreshEffect``.
    case pull
    /// A part of the picture is dragged.
    case drag
    /// The picture is tapped.
    case tap
  }

  /// The name in the command line and the gallery.
  public let name: String
  /// A short description.
  public let summary: String
  /// The way in which hands move it.
  public let gesture: Gesture
  /// What the script does with it, such as `is dragged one page in 0.5 s and released`.
  public let script: String
  /// The effect with its script.
  let scripted: @Sendable (ScriptOrder) throws(ParameterError) -> ScriptedEffect
  /// The effect in its hands, before they touch it.
  package let inHands: @Sendable (EffectVariant) -> EffectBox
  // Parameters are set by key paths, which Embedded Swift lacks.
  #if !hasFeature(Embedded)
    /// The parameters that can be set, in the order of the effect's parameters.
    package let parameters: [EffectParameter]
  #endif

  /// Creates a row: `make` makes the effect with parameters from outside, `play` plays its script, and `hand` gives it into
  /// hands.
  init<Parameters: NamedParameters, Made: Effect, InHands: PlayedEffect>(
    _ name: String, _ summary: String, gesture: Gesture, script: String,
    make: @escaping @Sendable (Parameters, EffectVariant) throws(ParameterError) -> Made,
    play: @escaping @Sendable (Made, PullTimes) -> ScriptedEffect, hand: @escaping @Sendable (Made) -> InHands
  ) {
    (self.name, self.summary, self.gesture, self.script) = (name, summary, gesture, script)
    scripted = { order throws(ParameterError) in
      play(try make(Parameters(order.settings), order.variant), order.times)
    }
    inHands = { PlayedEffectBox(hand(Self.original(make, $0))) }
    #if !hasFeature(Embedded)
      parameters = Parameters.descriptions
    #endif
  }

  private static func original<Parameters: NamedParameters, Made>(
    _ make: (Parameters, EffectVariant) throws(ParameterError) -> Made, _ variant: EffectVariant
  ) -> Made {
    ParameterError.orTrap(try make(Parameters.original, variant))
  }
}

extension EffectKind {
  /// All effects: the list that a new effect joins.
  public static let all: [EffectKind] = [
    .cubeRefresh, .checkmarkRefresh, .gooeyIndicator, .popScale, .floatingTags, .waterBall,
  ]

  /// The effect of a name; nil if none has it.
  public init?(named name: String) {
    guard let kind = Self.all.first(where: { $0.name == name }) else { return nil }
    self = kind
  }

  /// Whether the effect is a ``RefreshEffect``, which is pulled and shows loading.
  package var isRefresh: Bool { gesture == .pull }

  /// The names of its numbers before anything happens; none for an effect whose events bring their numbers.
  public var channelNames: [String] { inHands(.exact).channelNames }
}

/// Names tell effects apart.
extension EffectKind: Hashable, CustomStringConvertible {
  /// Whether two rows are of the same effect.
  public static func == (one: EffectKind, other: EffectKind) -> Bool { one.name == other.name }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

/// An order for a script.
struct ScriptOrder {
  let variant: EffectVariant
  let times: PullTimes
  let settings: [EffectSetting]
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension EffectVariant: Codable {}
#endif
