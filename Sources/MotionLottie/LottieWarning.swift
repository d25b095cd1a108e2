/// A part of a document that is drawn differently, or not at all.
public struct LottieWarning: Sendable, Hashable {
  /// The effect on the picture.
  public enum Effect: String, Sendable, Hashable, CaseIterable {
    /// The thing is left out.
    case ignored
    /// The thing is drawn nearly as it should be.
    case approximate
    /// The thing is drawn as it is without its animation.
    case `static`
  }

  /// The thing, in a few words, such as `expression`.
  public let feature: String
  /// The JSON pointer (RFC 6901) of the first place.
  public let pointer: String
  /// The number of places, at least 1.
  public internal(set) var count: Int
  /// The effect on the picture.
  public let effect: Effect
  /// The replacement in the picture, in a sentence.
  public let explanation: String
}

extension LottieWarning: CustomStringConvertible {
  /// One line: the place, the thing, its replacement, and the number of places if there are several.
  public var description: String {
    let places = count > 1 ? " (\(count) places)" : ""
    return "\(pointer): \(feature): \(explanation)\(places)"
  }
}

/// The warnings of a document, one for each feature, and for expressions one for each reason.
struct WarningList: Sendable {
  private var indices: [String: Int] = [:]
  private var collected: [LottieWarning] = []
  /// The most reasons that are told apart.
  private static let greatestReasonCount = 32

  /// Adds a place; its pointer is computed only if it is the first place of the feature, or of the reason.
  mutating func add(
    _ feature: String, _ effect: LottieWarning.Effect, _ explanation: String, at pointer: @autoclosure () -> String,
    reason: String? = nil
  ) {
    var key = feature
    if let reason, collected.count < Self.greatestReasonCount || indices[feature] == nil { key += " " + reason }
    if let index = indices[key] {
      collected[index].count += 1
      return
    }
    indices[key] = collected.count
    if reason != nil, indices[feature] == nil { indices[feature] = collected.count }
    collected.append(
      LottieWarning(feature: feature, pointer: pointer(), count: 1, effect: effect, explanation: explanation))
  }

  /// Adds an expression that cannot be read, or that fails.
  mutating func add(_ error: ScriptError, in text: String, at pointer: String) {
    let (line, column) = Script.place(of: error.offset, in: text)
    add(
      "expression", .ignored,
      "\(error.message), at line \(line), column \(column); the value or its keyframes are used", at: pointer,
      reason: error.message)
  }

  /// Changes the number of places of a feature, if it has any; 0 takes its warning away.
  mutating func setCount(of feature: String, to count: Int) {
    if let index = indices[feature] { collected[index].count = count }
  }

  /// All warnings, in the order of the pointers of their first places.
  var inOrder: [LottieWarning] {
    collected.filter { $0.count > 0 }.sorted { ($0.pointer, $0.feature) < ($1.pointer, $1.feature) }
  }
}
