/// A system for which a motion can be written, by its name in `inbetween export` and in the interface for C.
///
/// ```swift
/// let export = try ExportTarget.swiftui.text(of: MotionExporter(motion), TargetOptions())
/// ```
///
/// A new target is an exporter in a folder of its name, and a case here with its row.
public enum ExportTarget: String, Sendable, Hashable, CaseIterable {
  /// CSS's timing functions.
  case css
  /// CSS's `@keyframes`, or JSON for the Web Animations API.
  case keyframes
  /// Theme variables of Tailwind CSS.
  case tailwind
  /// Motion for JavaScript and React, formerly Framer Motion.
  case motion
  /// GSAP.
  case gsap
  /// react-spring.
  case reactSpring = "react-spring"
  /// SVG documents with SMIL.
  case svg
  /// Lottie documents.
  case lottie
  /// Core Animation.
  case coreAnimation = "core-animation"
  /// SwiftUI.
  case swiftui
  /// Android's `pathInterpolator`.
  case android
  /// Jetpack Compose.
  case compose
  /// Flutter.
  case flutter
  /// glTF documents.
  case gltf
  /// Design tokens.
  case tokens
  /// A function of the time, in one of the ``CodeLanguage``s.
  case code

  /// What the target is, for people and programs.
  public var row: Row {
    switch self {
    case .css:
      Row(
        "a timing function as custom properties: linear() with the fewest stops, or CSS's own",
        [.name, .fewest, .budget, .minify, .fallback], [Form("css", "CSS timing function", .web, ["css"])])
    case .keyframes:
      Row(
        "CSS's @keyframes, or JSON for the Web Animations API", [.name, .property, .format],
        [
          Form("keyframes", "CSS @keyframes", .web, ["css"]),
          Form(
            "waapi", "Web Animations", .web, ["json"], "application/json", by: .format, unused: [.name],
            hasComments: false),
        ], movesInThePlane: true)
    case .tailwind:
      Row(
        "Tailwind CSS 4: theme variables of an ease and an animation, and the classes",
        [.name, .property, .fewest, .budget], [Form("tailwind", "Tailwind theme", .web, ["css"])])
    case .motion:
      Row(
        "JavaScript for Motion (Framer Motion): its spring, or keyframes", [.name, .property],
        [Form("motion", "Motion", .web, ["js", "mjs"])])
    case .gsap:
      Row(
        "JavaScript for GSAP: its ease, or the path of a CustomEase", [.name, .property],
        [Form("gsap", "GSAP", .web, ["js", "mjs"])])
    case .reactSpring:
      Row(
        "JavaScript for react-spring: its spring, or an easing", [.name, .property],
        [Form("react-spring", "react-spring", .web, ["js", "mjs"])])
    case .svg:
      Row(
        "an SVG document with SMIL", [.property], [Form("svg", "Animated SVG", .web, ["svg"], "image/svg+xml")],
        movesInThePlane: true)
    case .lottie:
      Row(
        "a Lottie document", [.property, .frameRate],
        [Form("lottie", "Lottie keyframes", .design, ["json"], "application/json", hasComments: false)],
        movesInThePlane: true)
    case .coreAnimation:
      Row(
        "Swift for layers", [.property], [Form("core-animation", "Core Animation", .apple, ["swift"])],
        movesInThePlane: true)
    case .swiftui:
      Row("Swift for views", [.property], [Form("swiftui", "SwiftUI", .apple, ["swift"])], movesInThePlane: true)
    case .android:
      // More than Android's own precision.
      Row("a pathInterpolator", [], [Form("android", "PathInterpolator XML", .android, ["xml"])], tolerance: 5e-3)
    case .compose:
      Row(
        "Kotlin for Jetpack Compose; this text was not run", [], [Form("compose", "Jetpack Compose", .android, ["kt"])],
        movesInThePlane: true)
    case .flutter: Row("Dart for Flutter; this text was not run", [], [Form("flutter", "Flutter", .android, ["dart"])])
    case .gltf:
      Row(
        "a glTF document with a node that moves", [.property],
        [Form("gltf", "glTF", .design, ["gltf"], "model/gltf+json", hasComments: false)], movesInThePlane: true)
    case .tokens:
      // One cubic-bezier cannot come nearer to most motions.
      Row(
        "a design token: a transition with the nearest cubic-bezier", [.name],
        [Form("tokens", "Design token", .design, ["json"], "application/json", hasComments: false)], tolerance: 2e-2)
    case .code:
      Row(
        "a function of the time in C, JavaScript, Swift, Python or GLSL, without dependencies", [.name, .language],
        [
          Form("c", "C function", .code, ["c", "h"], by: .language),
          Form("javascript", "JavaScript function", .web, ["js", "mjs"], by: .language),
          Form("swift", "Swift function", .apple, ["swift"], by: .language),
          Form("python", "Python function", .code, ["py"], by: .language),
          Form("glsl", "Shader (GLSL)", .code, ["glsl", "frag", "vert"], by: .language),
        ])
    }
  }
}

extension ExportTarget {
  /// A motion as text for the system.
  ///
  /// - Parameters:
  ///   - exporter: the exporter of the motion.
  ///   - options: the options of the text; options without a meaning for the system are ignored.
  ///   - progress: is told the finished part, now and then.
  /// - Returns: the text.
  /// - Throws: ``ExportError`` if the motion cannot be written.
  public func text<Source>(
    of exporter: MotionExporter<Source>, _ options: TargetOptions, progress: (Double) -> Void = { _ in }
  ) throws(ExportError) -> ExportedText {
    switch self {
    case .css: try exporter.css(options.css, progress: progress)
    case .code: try exporter.code(options.language, name: options.css.name)
    case .keyframes where options.format == .waapi: try exporter.webAnimation(options.property)
    case .keyframes: try exporter.cssKeyframes(options.property, name: options.css.name)
    case .tailwind: try exporter.tailwind(options.property, options.css, progress: progress)
    case .motion: try exporter.framerMotion(options.property, name: options.css.name)
    case .gsap: try exporter.gsap(options.property, name: options.css.name)
    case .reactSpring: try exporter.reactSpring(options.property, name: options.css.name)
    case .svg: try exporter.svg(options.property)
    case .lottie: try exporter.lottie(options.property, frameRate: options.frameRate)
    case .coreAnimation: try exporter.coreAnimation(options.property)
    case .swiftui: try exporter.swiftUI(options.property)
    case .android: try exporter.androidPathInterpolator()
    case .compose: try exporter.compose()
    case .flutter: try exporter.flutter()
    case .gltf: try exporter.gltf(options.property)
    case .tokens: try exporter.designToken(name: options.css.name)
    }
  }

  /// An animation as text for the system: its keys, or a motion if the system moves only one number.
  ///
  /// - Parameters:
  ///   - exporter: the exporter of the animation.
  ///   - options: the options of the text; options without a meaning for the system are ignored.
  ///   - progress: is told the finished part, now and then.
  /// - Returns: the text.
  /// - Throws: ``ExportError`` if the animation cannot be written.
  public func text(
    of exporter: AnimationExporter, _ options: TargetOptions, progress: (Double) -> Void = { _ in }
  ) throws(ExportError) -> ExportedText {
    // As it is, if the system has the same.
    let isShape = (self == .swiftui || self == .compose) && exporter.hasShape
    if !isShape, let text = try keyedText(of: exporter, options) { return text }
    let written = try text(of: try exporter.motion(), options, progress: progress)
    guard let begin = exporter.loop?.delay, begin != 0 else { return written }
    return ExportedText(
      written.text, remark: written.remark, maximumError: written.maximumError,
      warnings: written.warnings + ["the animation begins at \(begin.plainText) s, which the text does not have"])
  }

  /// The text for a system that has keys of several properties; nil for systems that move only one number.
  private func keyedText(
    of exporter: AnimationExporter, _ options: TargetOptions
  ) throws(ExportError) -> ExportedText? {
    switch self {
    case .keyframes where options.format == .waapi: try exporter.webAnimations()
    case .keyframes: try exporter.css(name: options.css.name)
    case .svg: try exporter.svg()
    case .lottie: try exporter.lottie(frameRate: options.frameRate)
    case .coreAnimation: try exporter.coreAnimation()
    case .swiftui: try exporter.swiftUI()
    case .compose: try exporter.compose()
    case .gltf: try exporter.gltf()
    case .css, .code, .android, .flutter, .tokens, .tailwind, .motion, .gsap, .reactSpring: nil
    }
  }
}
