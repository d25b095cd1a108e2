internal import JSONText
internal import MotionValues
public import VectorScene

extension Scene {
  /// The scene as an HTML page that needs no other file.
  ///
  /// The page shows the picture that `svg(decimals:idPrefix:)` writes, its title and its description. It fits narrow
  /// screens, and follows the reader's choice of light or dark. The same scene gives the same bytes.
  ///
  /// Its background is that of the paper around it. Without one the paper is white, also in the dark, unless
  /// `isForDarkness` says that its colours stand out from a dark ground too.
  ///
  /// - Throws: ``SceneError`` as `svg(decimals:idPrefix:)` does.
  public func html(decimals: Int = 3, isForDarkness: Bool = false) throws(SceneError) -> String {
    let picture = try svg(decimals: decimals)
    return ScenePage(scene: self, picture: picture, isForDarkness: isForDarkness, player: nil, notes: PageNotes()).html
  }
}

extension AnimatedScene {
  /// The animation as an HTML page that needs no other file.
  ///
  /// It is the page of a scene with a player. By pointer and by keys, the player plays and pauses, goes slowly, and
  /// moves from frame to frame and to any time. The picture can be put on a light or a dark stage. The player starts at
  /// once, unless the reader prefers reduced motion. Without scripts, only the picture plays. An animation of one frame
  /// gives the page of its scene.
  ///
  /// `notes` are the page's words and the numbers that it plots, at the times of the frames and with four decimals. The
  /// same frames and notes give the same bytes.
  ///
  /// - Throws: ``SceneError`` as `svg(decimals:idPrefix:)` does.
  /// - Complexity: that of `svg(decimals:idPrefix:)`, and one evaluation of the channels for each frame.
  public func html(
    decimals: Int = 3, isForDarkness: Bool = false, notes: PageNotes = PageNotes()
  ) throws(SceneError) -> String {
    let picture = try svg(decimals: decimals)
    let page = ScenePage(
      scene: frames[0], picture: picture, isForDarkness: isForDarkness, player: ScenePlayer(self), notes: notes)
    return page.html
  }
}

/// A picture as an HTML page.
private struct ScenePage {
  let scene: Scene
  /// The picture's SVG, which may be animated.
  let picture: String
  let isForDarkness: Bool
  /// The controls of an animated picture.
  let player: ScenePlayer?
  let notes: PageNotes

  var html: String {
    let title = notes.title ?? (scene.title.isEmpty ? "Picture" : scene.title)
    let sentence = notes.sentence ?? scene.description
    let width = FixedDecimal(places: 3).string(for: max(scene.size.x, Self.leastWidth))
    let body = Template(PackageResources.scene_html).filled(with: [
      "title": title.escapedForHTML,
      "description": sentence.isEmpty ? "" : "<p>" + sentence.escapedForHTML + "</p>",
      "remark": notes.remark.map { "<p class=\"remark\">" + $0.escapedForHTML + "</p>" } ?? "",
      "width": width,
      "ground": isForDarkness && scene.background == nil ? "picture for-darkness" : "picture",
      "paper": scene.background.map { "; --paper: " + $0.hex } ?? "",
      "picture": picture,
      "player": player?.elements(title: title, channels: notes.channels) ?? "",
      "source": notes.source.map(Self.footer) ?? "",
    ])
    let styleSheet = PackageResources.kit_css + PackageResources.channels_css + PackageResources.scene_css
    let script = player == nil ? nil : Array(JoinedScripts(ScenePlayer.modules).text.utf8)
    return WebPage(title: title, styleSheet: styleSheet, body: body, script: script).html
  }

  /// The width in pixels to which smaller pictures are enlarged: most effects are a few dozen points wide.
  private static let leastWidth = 400.0

  private static func footer(name: String, file: String) -> String {
    "<footer class=\"small muted\"><code>\(name.escapedForHTML)</code> — <code>\(file.escapedForHTML)</code></footer>"
  }
}

/// The data that the script of an animated picture plays.
struct ScenePlayer {
  /// The distinct times of the frames, as numbers and as text.
  private let times: [(time: Double, text: String)]
  private let repeats: Int?

  /// Creates the player of an animation; `nil` for a single frame, which cannot play.
  init?(_ animation: AnimatedScene) {
    guard animation.frames.count > 1 else { return nil }
    let format = FixedDecimal(places: 6)
    var times: [(time: Double, text: String)] = []
    for time in animation.times {
      let text = format.string(for: time)
      if times.last?.text != text { times.append((time, text)) }
    }
    self.times = times
    repeats = animation.repeats
  }

  /// The scripts of the player, in the order of their dependencies.
  static var modules: [[UInt8]] {
    [
      PackageResources.elements_js, PackageResources.numbers_js, PackageResources.choice_js, PackageResources.clock_js,
      PackageResources.transport_js, PackageResources.plot_js, PackageResources.channels_js,
      PackageResources.strips_js, PackageResources.values_js, PackageResources.player_js,
    ]
  }

  /// The place for the controls; the script makes them, because they do nothing without it.
  func elements(title: String, channels: PageNotes.Channels?) -> String {
    let animation = String(decoding: json(title: title, channels: channels).utf8.escapedInScript, as: UTF8.self)
    return Template(PackageResources.player_html).filled(with: ["animation": animation])
  }

  /// The animation for the script, as JSON with one line for each row of numbers.
  private func json(title: String, channels: PageNotes.Channels?) -> String {
    let names = (channels?.names ?? []).map(\.jsonString).joined(separator: ",")
    let rows = channels.map { channels in times.map { Self.row(channels.values($0.time)) } } ?? []
    return """
      {"title":\(title.jsonString),"repeats":\(repeats.map { String($0) } ?? "null"),
      "times":[\(times.map(\.text).joined(separator: ","))],
      "names":[\(names)],
      "values":[\(rows.joined(separator: ",\n"))]}
      """
  }

  /// Numbers that are hidden or infinite are null.
  private static func row(_ values: [Double?]) -> String {
    let format = FixedDecimal(places: 4)
    let texts = values.map { value in
      guard let value, value.isFinite else { return "null" }
      return format.string(for: value)
    }
    return "[" + texts.joined(separator: ",") + "]"
  }
}
