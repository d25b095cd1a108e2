/// An option that some systems support, by its name.
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

/// How a motion is written, if a system leaves a choice.
package struct TargetOptions: Sendable {
  /// How a timing function is written.
  ///
  /// Its name also applies to keyframes, functions and tokens.
  package var css = CSSOptions()
  /// The property to move.
  package var property = AnimatedProperty.translate
  package var format = KeyframesFormat.css
  /// The frames per second, if time is counted in frames.
  package var frameRate = 60.0
  package var language = CodeLanguage.c

  /// Creates the default options.
  package init() {}
}
