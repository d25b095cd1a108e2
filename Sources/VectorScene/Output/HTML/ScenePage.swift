/// A picture as an HTML page that needs nothing but itself.
struct ScenePage {
  let scene: Scene
  /// The picture's SVG, which may play.
  let picture: String
  /// What controls it, if it plays.
  let player: ScenePlayer?

  var html: String {
    let title = XMLWriter.escaped(scene.title.isEmpty ? "Picture" : scene.title)
    let description = scene.description.isEmpty ? "" : "<p>" + XMLWriter.escaped(scene.description) + "</p>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(ScenePageStyle.styleSheet)
      .picture > svg { width: \(FixedDecimal(places: 3).string(for: max(scene.size.x, Self.leastWidth)))px; }
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(description)<div class="picture">
      \(picture)</div>
      \(player?.controls ?? "")</main>
      \(player == nil ? "" : "<script>\n" + ScenePlayer.script + "\n</script>\n")</body>
      </html>

      """
  }

  /// Smaller pictures are enlarged to so many pixels: most effects are a few dozen points wide.
  private static let leastWidth = 400.0
}

/// How a page looks; its colours are those of the pages of plots.
enum ScenePageStyle {
  static let styleSheet = """
    :root { color-scheme: light dark; --paper: #ffffff; --text: #1a1a1a; --muted: #595959; --accent: #0072b2; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #141518; --text: #ececec; --muted: #a9abb0; --accent: #4aa3e8; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    main { max-width: 1024px; margin: 0 auto; padding: 28px 32px; }
    h1 { margin: 0 0 6px; font-size: 22px; line-height: 1.3; overflow-wrap: anywhere; }
    p { margin: 0; color: var(--muted); overflow-wrap: anywhere; }
    /* Light in the dark too: the colours of a picture are made for paper. */
    .picture { margin: 18px 0; padding: 16px; background: #ffffff; border-radius: 6px; forced-color-adjust: none; }
    .picture > svg { display: block; margin: 0 auto; max-width: 100%; height: auto; max-height: 70vh; }
    .player { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; }
    .player[hidden] { display: none; }
    button { min-width: 5.5em; padding: 6px 14px; border: 1px solid var(--muted); border-radius: 6px; }
    button { background: none; color: var(--text); font: inherit; cursor: pointer; }
    input { flex: 1 1 160px; min-width: 0; margin: 0; accent-color: var(--accent); }
    output { min-width: 9.5em; margin-left: auto; text-align: right; font-variant-numeric: tabular-nums; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 640px) {
      main { padding: 16px 12px; }
      h1 { font-size: 19px; }
    }
    """
}
