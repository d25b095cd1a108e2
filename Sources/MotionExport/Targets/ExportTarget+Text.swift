extension ExportTarget {
  /// A motion as text for the system.
  ///
  /// - Parameters:
  ///   - exporter: the exporter of the motion.
  ///   - options: the options of the text; options without a meaning for the system are ignored.
  ///   - progress: is told the finished part, now and then.
  /// - Returns: the text.
  /// - Throws: ``ExportError`` if the motion cannot be written.
  package func text<Source>(
    of exporter: MotionExporter<Source>, _ options: TargetOptions, progress: (Double) -> Void = { _ in }
  ) throws(ExportError) -> ExportedText {
    switch self {
    case .css: try exporter.css(options.css, progress: progress)
    case .code: try exporter.code(options.language, name: options.css.name)
    case .keyframes where options.format == .waapi: try exporter.webAnimation(options.property)
    case .keyframes: try exporter.cssKeyframes(options.property, name: options.css.name)
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
  package func text(
    of exporter: AnimationExporter, _ options: TargetOptions, progress: (Double) -> Void = { _ in }
  ) throws(ExportError) -> ExportedText {
    switch self {
    case .keyframes where options.format == .waapi: try exporter.webAnimations()
    case .keyframes: try exporter.css(name: options.css.name)
    case .svg: try exporter.svg()
    case .lottie: try exporter.lottie(frameRate: options.frameRate)
    case .coreAnimation: try exporter.coreAnimation()
    case .css, .code, .swiftui, .android, .compose, .flutter, .gltf, .tokens:
      try text(of: try exporter.motion(), options, progress: progress)
    }
  }
}
