import LayerAnimation
import MotionExport
import MotionNumerics
import Testing

/// Names that other systems take for something else.
struct NameTests {
  private func exporter(_ text: String = "0.4s ease") throws -> MotionExporter<ParsedMotion> {
    try MotionExporter(ParsedMotion(parsing: text))
  }

  private func refusal(_ name: String, _ characters: String, _ words: String) -> ExportError {
    let allowed = "\(characters), and begin with a letter, but no word of \(words)"
    return .parameter(ParameterError(parameter: "name", value: "'\(name)'", allowed: allowed))
  }

  @Test(arguments: ["ease", "Ease-In-Out", "both", "ALTERNATE", "none", "revert-layer", "default", "auto"])
  func keyframesAreNoWordsOfCSS(name: String) throws {
    let refusal = refusal(name, "letters, digits, - and _", "CSS")
    #expect(refusal.description.hasSuffix("but no word of CSS, not '\(name)'"))
    let motion = try exporter()
    var options = CSSOptions()
    options.name = name
    #expect(throws: refusal) { try motion.cssKeyframes(name: name) }
    #expect(throws: refusal) { try motion.tailwind(.translate, options) }
    let animation = Animation.basic("position.x", from: 0, to: 80, duration: 1)
    #expect(throws: refusal) { try AnimationExporter(animation).css(name: name) }
    // Where the name is a part of another one, it has no meaning.
    #expect(try motion.css(options).text.contains("--\(name)-easing: "))
    #expect(try exporter("ease").tailwind(.translate, options).text.contains("--ease-\(name): ease;"))
  }

  @Test(arguments: ["easy", "ease_in", "motion", "ease-2"]) func otherNamesAreKeyframes(name: String) throws {
    #expect(try exporter().cssKeyframes(name: name).text.contains("animation: \(name) 400ms both;"))
  }

  @Test(
    arguments: [
      (.c, ["double", "exp", "expm1", "while", "main"]), (.javascript, ["class", "default", "await", "Math", "in"]),
      (.swift, ["in", "func", "expm1", "_", "default"]), (.python, ["class", "def", "math", "range", "for"]),
      (.glsl, ["float", "vec3", "sample", "for", "smoothstep"]),
    ] as [(CodeLanguage, [String])])
  func functionsAreNoWordsOfTheirLanguage(language: CodeLanguage, names: [String]) throws {
    for name in names {
      #expect(throws: refusal(name, "letters, digits and _", "the language")) {
        try exporter().code(language, name: name)
      }
    }
    let other = language == .python ? "switch" : "range"
    for name in ["motion", "ease", "Class", "slide_in", other] {
      #expect(try exporter().code(language, name: name).text.contains(" \(name)("))
    }
  }

  @Test func objectsOfScriptsAreNoWordsOfJavaScript() throws {
    let motion = try exporter("snappy")
    for name in ["class", "default", "new"] {
      let refusal = refusal(name, "letters, digits and _", "the language")
      #expect(throws: refusal) { try motion.framerMotion(name: name) }
      #expect(throws: refusal) { try motion.gsap(name: name) }
      #expect(throws: refusal) { try motion.reactSpring(name: name) }
    }
    #expect(throws: ExportError.self) { try motion.gsap(name: "gsap") }
    #expect(throws: ExportError.self) { try motion.gsap(name: "CustomEase") }
    #expect(throws: ExportError.self) { try motion.framerMotion(name: "animate") }
    #expect(throws: ExportError.self) { try motion.reactSpring(name: "useSpring") }
    #expect(try exporter().code(.javascript, name: "animate").text.contains("export function animate(t)"))
  }
}
