/// An option that some systems have, by its name.
package enum TargetOption: String, Sendable, CaseIterable {
  case name
  case property
  case format
  case frameRate = "frame-rate"
  case fewest
  case budget
  case minify
  case fallback
  case language
}

/// The formats of keyframes.
package enum KeyframesFormat: String, Sendable, CaseIterable {
  /// A style sheet with `@keyframes`.
  case css
  /// JSON for `element.animate(keyframes, options)`.
  case waapi
}

/// How a motion is written, where a system leaves a choice.
package struct TargetOptions: Sendable {
  /// How a timing function is written; its name is that of keyframes, functions and tokens too.
  package var css = CSSOptions()
  /// What moves.
  package var property = AnimatedProperty.translate
  package var format = KeyframesFormat.css
  /// The frames of a second, where time is counted in them.
  package var frameRate = 60.0
  package var language = CodeLanguage.c

  /// The usual options.
  package init() {}
}
