import Testing

@Suite struct PresetsTests {
  @Test func areListedWithTheirMotions() throws {
    let all = try Tool.run("presets").output.split(separator: "\n")
    #expect(all.count == 48 && all.contains { $0.hasPrefix("swiftui.snappy ") && $0.contains("spring(1 ") })
    let some = try Tool.run("presets", "react-spring").output
    #expect(some.split(separator: "\n").count == 6 && some.contains("react-spring.wobbly    spring(1 180 12)\n"))
    let json = try Tool.run("presets", "swiftui", "--format", "json").output
    #expect(json.hasPrefix(#"[{"name":"swiftui.smooth","motion":"spring(1 "#) && json.hasSuffix("}]\n"))
    let wobbly = try Tool.run("presets", "Wobbly").output
    #expect(wobbly == "react-spring.wobbly  spring(1 180 12)\n")
    #expect(try Tool.run("presets", "ios").output == Tool.run("presets", "swiftui").output)
    #expect(try Tool.run("presets", "android").output.contains("material.standard "))
    #expect(try Tool.run("presets", "reactSpring").output == some)
    let wrong = try Tool.run("presets", "reactspirng")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("Did you mean 'react-spring'?"))
  }

  /// The search of the explorer, which reads the same words.
  @Test func areFoundInOtherWords() throws {
    #expect(try Tool.run("presets", "easeOutBack").output == "ease-out-back\n")
    let calm = try Tool.run("presets", "calm ios").output
    #expect(calm.contains("swiftui.smooth ") && !calm.contains("bouncy") && !calm.contains("material"))
    #expect(try Tool.run("presets", "170 26").output.hasPrefix("react-spring.default  spring(1 170 26)\n"))
  }
}
