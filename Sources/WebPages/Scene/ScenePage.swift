public import VectorScene

extension Scene {
  /// The scene as an HTML page that needs no other file.
  ///
  /// The page shows the picture that `svg(decimals:idPrefix:)` writes, its title and its description. It fits narrow
  /// screens, and follows the reader's choice of light or dark. The same scene gives the same bytes.
  ///
  /// In the dark the picture is on white paper, unless it has a background of its own or `isForDarkness` says that its
  /// colours stand out from a dark ground too.
  ///
  /// - Throws: ``SceneError`` as `svg(decimals:idPrefix:)` does.
  public func html(decimals: Int = 3, isForDarkness: Bool = false) throws(SceneError) -> String {
    let picture = try svg(decimals: decimals)
    return ScenePage(scene: self, picture: picture, isForDarkness: isForDarkness, player: nil).html
  }
}

extension AnimatedScene {
  /// The animation as an HTML page that needs no other file.
  ///
  /// It is the page of a scene with a button that plays and pauses, and a slider that moves from frame to frame by
  /// pointer and by keys. It plays at once, unless the reader prefers reduced motion; without scripts the picture plays
  /// alone. An animation of one frame is the page of its scene. The same frames give the same bytes.
  ///
  /// - Throws: ``SceneError`` as `svg(decimals:idPrefix:)` does.
  /// - Complexity: that of `svg(decimals:idPrefix:)`.
  public func html(decimals: Int = 3, isForDarkness: Bool = false) throws(SceneError) -> String {
    let picture = try svg(decimals: decimals)
    return ScenePage(scene: frames[0], picture: picture, isForDarkness: isForDarkness, player: ScenePlayer(self)).html
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

  var html: String {
    let title = scene.title.isEmpty ? "Picture" : scene.title
    let width = FixedDecimal(places: 3).string(for: max(scene.size.x, Self.leastWidth))
    let body = Template(PackageResources.scene_html).filled(with: [
      "title": title.escapedForHTML,
      "description": scene.description.isEmpty ? "" : "<p>" + scene.description.escapedForHTML + "</p>",
      "width": width,
      "ground": isForDarkness || scene.background != nil ? "picture for-darkness" : "picture",
      "picture": picture,
      "player": player?.controls ?? "",
    ])
    let page = WebPage(
      title: title, styleSheet: PackageResources.scene_css, body: body,
      script: player == nil ? nil : PackageResources.player_js)
    return page.html
  }

  /// The width in pixels to which smaller pictures are enlarged: most effects are a few dozen points wide.
  private static let leastWidth = 400.0
}

/// The button, the slider and the read-out of an animated picture.
private struct ScenePlayer {
  /// The distinct times of the frames, as text.
  private let times: [String]
  private let repeats: Int?

  /// Creates the player of an animation; `nil` for a single frame, which cannot play.
  init?(_ animation: AnimatedScene) {
    guard animation.frames.count > 1 else { return nil }
    let format = FixedDecimal(places: 6)
    var times: [String] = []
    for time in animation.times {
      let text = format.string(for: time)
      if times.last != text { times.append(text) }
    }
    self.times = times
    repeats = animation.repeats
  }

  /// The elements, hidden until the script shows them: without it they do nothing.
  var controls: String {
    Template(PackageResources.player_html).filled(with: [
      "times": times.joined(separator: " "),
      "repeats": repeats.map { " data-repeats=\"" + String($0) + "\"" } ?? "",
      "last-frame": String(times.count - 1),
    ])
  }
}
