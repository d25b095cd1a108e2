import MotionCurves

extension PasteFamily {
  /// The options of the Web Animations API, whose times are milliseconds and whose `easing` is CSS's.
  ///
  /// Source: https://drafts.csswg.org/web-animations-1/#the-effecttiming-dictionaries; without an easing it is linear.
  static let webAnimations = PasteFamily("Web Animations") { text throws(PasteHint) in
    let call = text.nodes.firstNode { $0.isWebAnimation }
    let jQuery = text.nodes.firstNode { $0.kind == .call && ["$", "jquery"].contains($0.text.folded) }
    guard call == nil || jQuery == nil else {
      throw PasteHint("jQuery's easing is ease-in-out-sine; write it as '300ms ease-in-out-sine'")
    }
    let fields = call?.webAnimationOptions ?? text.nodes.firstObject { $0["easing"]?.kind == .text }
    guard let fields, fields.has("easing", "duration") else { return nil }
    let reading = try webAnimation(fields)
    let hasEasings = call?.children.first.map { [$0].firstNode { $0.label == "easing" } != nil } ?? false
    return hasEasings ? reading.remarking("the easings of its keyframes are left out") : reading
  }

  private static func webAnimation(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    let easing = fields["easing"]?.text ?? "linear"
    guard let curve = try? ParsedMotion(parsing: easing), curve.timingCurve != nil else {
      throw PasteHint("expected a timing function for easing, found \(easing.quotedBriefly)")
    }
    let reading = PastedReading.curve(
      curve.description, duration: fields.seconds("duration", inMilliseconds: true)
    ).delayed(fields, inMilliseconds: true)
    let direction = fields["direction"]?.text ?? "normal"
    let repeated = reading.leavingOut("endDelay", "iterationStart", of: fields).repeating(
      PastedRepetition(
        count: fields.count("iterations") ?? 1,
        isAlternating: direction == "alternate" || direction.hasPrefix("alternate-")
      ))
    return direction.hasSuffix("reverse") ? repeated.remarking("\(direction) begins forwards here") : repeated
  }
}

extension PastedNode {
  /// Whether the node calls `element.animate(keyframes, options)`; Motion's `animate` is no member, or its own.
  fileprivate var isWebAnimation: Bool {
    guard kind == .call, children.count > 1 else { return false }
    let isMethod = lastName == "animate" && children.count == 2 && (isMember || !["", "motion"].contains(path))
    return isMethod || text == "KeyframeEffect"
  }

  /// The options behind the keyframes, or a duration in their place; nil for a name.
  fileprivate var webAnimationOptions: [PastedNode]? {
    guard let options = children.last else { return nil }
    if options.kind == .group { return options.children }
    guard options.number != nil else { return nil }
    var duration = options
    duration.label = "duration"
    return [duration]
  }
}
