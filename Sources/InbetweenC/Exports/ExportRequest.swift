internal import MotionExport
internal import MotionNumerics

/// What is asked for: a system, what moves there, and what it is called.
struct ExportRequest {
  /// The systems, as `inbetween export` calls them, and the languages and formats of those that have several.
  enum Target: String, CaseIterable {
    case css
    case keyframes
    case webAnimation = "web-animation"
    case svg
    case lottie
    case coreAnimation = "core-animation"
    case swiftUI = "swiftui"
    case android
    case compose
    case flutter
    case gltf
    case tokens
    case c
    case javascript
    case swift
    case glsl
  }

  let target: Target
  let property: AnimatedProperty
  let name: String
  let tolerance: Double

  init(target: String?, property: String?, name: String?, tolerance: Double) throws(Refusal) {
    guard let target = target.flatMap({ Target(rawValue: $0) }) else {
      throw Refusal("target must be one of \(Target.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    guard let property = AnimatedProperty(rawValue: property ?? "translate") else {
      throw Refusal(
        "property must be one of \(AnimatedProperty.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    self.target = target
    self.property = property
    self.name = name ?? "motion"
    self.tolerance = tolerance
  }
}

extension OpenMotion {
  /// The motion as text for another system.
  func exported(_ request: ExportRequest) throws(Refusal) -> ExportedText {
    guard case .notated(let motion) = kind else {
      throw Refusal("only motions that have a notation are exported, not one that was handed over or fitted")
    }
    return try Refusal.instead { () throws(ExportError) in
      try request.text(of: try MotionExporter(motion, tolerance: request.tolerance))
    }
  }
}

extension ExportRequest {
  fileprivate func text(of exporter: MotionExporter<NotatedMotion>) throws(ExportError) -> ExportedText {
    switch target {
    case .css: try exporter.css(cssOptions)
    case .keyframes: try exporter.cssKeyframes(property, name: name)
    case .webAnimation: try exporter.webAnimation(property)
    case .svg: try exporter.svg(property)
    case .lottie: try exporter.lottie(property)
    case .coreAnimation: try exporter.coreAnimation(property)
    case .swiftUI: try exporter.swiftUI(property)
    case .android: try exporter.androidPathInterpolator()
    case .compose: try exporter.compose()
    case .flutter: try exporter.flutter()
    case .gltf: try exporter.gltf(property)
    case .tokens: try exporter.designToken(name: name)
    case .c: try exporter.code(.c, name: name)
    case .javascript: try exporter.code(.javascript, name: name)
    case .swift: try exporter.code(.swift, name: name)
    case .glsl: try exporter.code(.glsl, name: name)
    }
  }

  private var cssOptions: CSSOptions {
    var options = CSSOptions()
    options.name = name
    return options
  }
}
