import Testing

@Suite struct LottieBakeTests {
  private let documents: LottieFolder

  init() throws {
    documents = try LottieFolder()
    try documents.write(
      #"""
      {"v": "5.12.0", "fr": 10, "ip": 0, "op": 20, "w": 100, "h": 80, "layers": [{"ty": 3, "nm": "A", "ip": 0, "op": 20,
       "ks": {"r": {"k": 0, "x": "time * 10"}}}]}
      """#, to: "turn.json")
  }

  @Test func expressionsBecomeKeyframes() throws {
    let run = try Tool.run("lottie", "bake", documents.path("turn.json"))
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        #"{"r": {"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},{"t":20,"s":[20]}]}}"#))
    #expect(
      run.errors.hasSuffix("turn.json': /layers/0/ks/r: 2 keyframes, off by at most 0 at frames, 0 between\n"))
    let quiet = try Tool.run(
      "lottie", "bake", documents.path("turn.json"), "--quiet", "-o", documents.path("baked.json"))
    #expect(quiet.exitCode == 0 && quiet.errors.isEmpty && quiet.output.isEmpty)
    let info = try Tool.run("lottie", "info", documents.path("baked.json"))
    #expect(info.exitCode == 0 && !info.output.contains("expressions"))
  }

  @Test func whatFailsIsToldOrRefused() throws {
    let path = documents.path("expression.json")
    let run = try Tool.run("lottie", "bake", path)
    #expect(run.exitCode == 0 && run.errors.contains("/layers/1/ks/o: expression: wobble is not known"))
    #expect(!run.output.contains("wobble"))
    let strict = try Tool.run("lottie", "bake", path, "--strict")
    #expect(strict.exitCode == 65 && strict.output.isEmpty)
    #expect(try Tool.run("lottie", "bake", path, "--tolerance", "0").exitCode == 64)
    #expect(try Tool.run("lottie", "bake", documents.path("missing.json")).exitCode == 66)
  }
}
