import Foundation
import Testing

/// Documents where commands take motions: plotted, sampled, described, checked, fitted and exported.
@Suite final class MovingDocumentCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try Data(text.utf8).write(to: folder.file(name)) }
  }

  deinit {
    folder.remove()
  }

  private static let files = [
    "a.css": """
    :root { --back: cubic-bezier(.34, 1.56, .64, 1) }
    .slide { animation: slide 1s ease-in-out both }
    .spin { animation: spin 2s linear infinite }
    @keyframes slide { from { translate: 0; opacity: 0 } to { translate: 100px; opacity: 1 } }
    @keyframes spin { from { rotate: 0rad } to { rotate: 6rad } }
    """,
    "fade.json": """
    { "type": "basic", "keyPath": "opacity", "fromValue": 0, "toValue": 1, "duration": 0.5, "timingFunction": "ease-out" }
    """,
    "spring.json": """
    { "type": "spring", "keyPath": "position.x", "fromValue": 0, "toValue": 300, "mass": 1, "stiffness": 100, "damping": 10 }
    """,
    "interpolator.xml": "<overshootInterpolator android:tension=\"2\"/>", "ball.json": ExampleLottie.ball,
    "rows.csv": "time_ms,value\n0,0\n50,0.5\n100,0.75\n150,0.9\n200,0.95\n250,1\n",
  ]

  private func path(_ name: String) -> String { folder.file(name).path }

  private func run(_ words: String..., input: String = "") throws -> Tool.Result {
    let words = words.map { Self.files[$0] == nil ? $0 : path($0) }
    return try Tool.run(words, input: input)
  }

  // MARK: Plots

  @Test(arguments: [
    (["a.css"], "slide.transform.translation.x"), (["a.css", "snappy"], "a slide.opacity"),
    (["a.css", "--key-path", "--back"], "cubic-bezier(0.34, 1.56, 0.64, 1)"), (["fade.json"], "opacity"),
    (["fade.json", "spring.json", "--velocity"], "position.x velocity"), (["ball.json"], "Ball.Transform.Position.1"),
    (["ball.json", "--key-path", "Ball.Position.0"], "Ball.Transform.Position.0"),
    (["interpolator.xml"], "cubic-bezier("),
    (["rows.csv", "snappy"], "recorded"), (["rows.csv"], "recorded"),
  ]) func everythingThatMovesIsPlotted(words: [String], part: String) throws {
    let run = try Tool.run(["plot"] + words.map { Self.files[$0] == nil ? $0 : path($0) }, input: "")
    #expect(run.exitCode == 0 && run.output.hasPrefix("<svg"), "\(run.errors)")
    #expect(run.output.contains(part))
  }

  @Test func aSystemIsPlottedAsSimulateDrawsIt() throws {
    let document = ExampleDocument.path("bouncing-ball")
    let plot = try Tool.run("plot", document)
    let simulated = try Tool.run("simulate", document, "--plot").output
    #expect(plot.exitCode == 0 && plot.output == simulated)
    let part = try Tool.run("plot", document, "--key-path", "dull", "--to", "1")
    #expect(part.exitCode == 0 && part.output.contains("dull.position") && !part.output.contains("lively"))
  }

  @Test func anAnimationIsPlottedAsAnimateDrawsIt() throws {
    let picture = folder.file("k.svg").path
    #expect(try run("animate", "fade.json", "-o", picture).exitCode == 0)
    let drawn = try text(of: folder.file("k.svg"))
    let plot = try run("plot", "fade.json").output
    #expect(drawn.hasPrefix("<svg") && drawn == plot)
    #expect(try run("animate", "fade.json", "--plot").output == drawn)
    let rate = try run("animate", "fade.json", "--rate", "9", "-o", picture)
    #expect(rate.exitCode == 64 && rate.errors.contains("they do not go with a picture"))
    let film = try run("animate", "fade.json", "-o", folder.file("k.gif").path)
    #expect(film.exitCode == 64 && film.errors.contains(".npy, .svg, .html, .htm, .png or .rgba"))
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let run = try run("plot", "a.css")
    let name = path("a.css").quotedForMessages
    #expect(
      run.errors == """
        inbetween: \(name): left out: --back, which takes progress; --key-path '--back' shows it alone
        inbetween: one run of an infinite repetition: spin; --to shows more

        """)
    // Beside a curve that takes progress, that is what is wanted.
    let curves = try Tool.run("plot", path("a.css"), "ease")
    #expect(curves.exitCode == 0 && curves.errors.contains("left out: slide.opacity, which takes seconds"))
    #expect(curves.output.contains("a --back") && !curves.output.contains("opacity"))
  }

  @Test func standardInputIsADocument() throws {
    let css = try run("plot", "-", input: Self.files["a.css"] ?? "")
    #expect(css.exitCode == 0 && css.output.contains("slide.opacity"))
    let table = try Tool.shell("\"$0\" sample snappy | \"$0\" plot - snappy")
    #expect(table.exitCode == 0 && table.output.contains("recorded"))
    let pipe = try Tool.shell("\"$0\" plot <(cat \"$1\")", path("fade.json"))
    #expect(pipe.exitCode == 0 && pipe.output.contains("opacity"), "\(pipe.errors)")
    #expect(try run("plot", "-", "--data", "-").exitCode == 64)
  }

  // MARK: Tables

  @Test func aTableHasTheNamesOfTheDocument() throws {
    #expect(try run("sample", "fade.json", "--rate", "4").output == "time,value\n0,0\n0.25,0.6846431874274607\n0.5,\n")
    let both = try run("sample", "fade.json", "1s linear", "--at", "0,0.25").output
    #expect(both == "time,fade,value2\n0,0,0\n0.25,0.6846431874274607,0.25\n")
    let animate = try run("animate", "fade.json", "--rate", "30").output
    #expect(try run("sample", "fade.json", "--rate", "30").output == animate)
    let lottie = try run("sample", "ball.json", "--key-path", "Ball.Position", "--at", "0,1,2").output
    #expect(
      lottie == "time,Ball.Transform.Position.0,Ball.Transform.Position.1\n0,0,10\n1,50,20\n2,100,30\n")
    let velocity = PrintedTable(try run("sample", "spring.json", "--velocity", "--at", "0.1").output)
    let motion = PrintedTable(try Tool.run("sample", "spring(1 100 10) 0 -> 300", "--velocity", "--at", "0.1").output)
    #expect(velocity.columns == ["time", "value", "value.velocity"])
    #expect(velocity.rows[0][2] == motion.rows[0][2])
  }

  @Test func oneRunOfAnInfiniteAnimation() throws {
    let run = try Tool.shell("\"$0\" import \"$1\" --name spin 2>/dev/null | \"$0\" animate - --rate 2", path("a.css"))
    #expect(run.exitCode == 0 && run.output == "time,value\n0,0\n0.5,1.5\n1,3\n1.5,4.5\n2,0\n")
    #expect(run.errors == "inbetween: standard input: one run of an infinite repetition; --to shows more\n")
    let more = try Tool.run(
      ["animate", "-", "--to", "3", "--rate", "1"],
      input: #"{ "type": "basic", "toValue": 1, "duration": 2, "repeatCount": "infinity" }"#)
    #expect(more.errors.isEmpty && more.output.hasSuffix("3,0.5\n"))
  }

  // MARK: Fits and checks

  @Test func aDocumentIsFitted() throws {
    let spring = try run("fit", "spring", "spring.json")
    #expect(spring.exitCode == 0 && spring.output.hasPrefix("spring(1 ") && spring.output.contains("certified"))
    let curve = try run("fit", "cubic-bezier", "--motion", "fade.json")
    #expect(curve.exitCode == 0 && curve.output.hasPrefix("0.5s cubic-bezier("))
    let lottie = try run("fit", "linear", "ball.json", "--key-path", "Ball.Position.0", "--tolerance", "0.01")
    #expect(lottie.output.hasPrefix("2s linear(0 0%, 1 100%) 0 -> 100\n"), "\(lottie.errors)")
    #expect(lottie.output.contains("measured at"))
    let oneRun = try run("fit", "linear", "a.css", "--key-path", "spin", "--tolerance", "0.001")
    #expect(oneRun.output.hasPrefix("2s linear(0 0%, 1 100%) 0 -> 6\n"), "\(oneRun.output)")
    let several = try run("fit", "spring", "a.css")
    #expect(several.exitCode == 65 && several.errors.contains("choose with --key-path from"))
    let column = try run("fit", "spring", "fade.json", "--column", "x")
    #expect(column.exitCode == 64 && column.errors.contains("--key-path chooses from a document"))
    let table = try run("fit", "spring", "rows.csv", "--key-path", "x")
    #expect(table.exitCode == 64 && table.errors.contains("--column chooses from a table"))
  }

  @Test func aRecordingIsHeldAgainstADocument() throws {
    let good = try Tool.shell(
      "\"$0\" sample 'spring(1 100 10) 0 -> 300' --rate 60 | \"$0\" check - \"$1\" --tolerance 1e-9",
      path("spring.json"))
    #expect(good.exitCode == 0 && good.output.hasPrefix("spring\nwithin the tolerance  yes\n"), "\(good.errors)")
    let bad = try Tool.shell(
      "\"$0\" sample 'spring(1 100 11) 0 -> 300' | \"$0\" check - \"$1\" --tolerance 1", path("spring.json"))
    #expect(bad.exitCode == 1 && bad.output.contains("within the tolerance  no"))
    let lottie = try Tool.shell(
      "\"$0\" sample '2s linear 10 -> 30' | \"$0\" check - \"$1\" --key-path Ball.Position.1 --tolerance 1e-9",
      path("ball.json"))
    #expect(lottie.exitCode == 0, "\(lottie.output)")
    let runs = try Tool.shell(
      "\"$0\" sample \"$1\" --key-path spin --to 6 --rate 30 | \"$0\" check - \"$1\" --key-path spin --tolerance 1e-9",
      path("a.css"))
    #expect(runs.exitCode == 0 && runs.errors.isEmpty, "\(runs.output)")
  }

  @Test func standardInputOfAFitIsAnyFormat() throws {
    for format in ["csv", "json", "ndjson", "npy", "tsv"] {
      let fit = try Tool.shell("\"$0\" sample 'spring(1 100 10)' --rate 60 --format \(format) | \"$0\" fit spring -")
      #expect(fit.exitCode == 0 && fit.output.hasPrefix("spring(1 "), "\(format): \(fit.errors)")
    }
    let document = try Tool.shell("\"$0\" fit spring <(cat \"$1\")", path("spring.json"))
    #expect(document.exitCode == 0 && document.output.contains("certified"), "\(document.errors)")
  }

  // MARK: Descriptions

  @Test func documentsAreDescribed() throws {
    let fade = try run("describe", "fade.json").output
    #expect(fade.contains("an animation document\n") && fade.contains("value     is 0.5s ease-out, from 0, to 1,"))
    let json = try run("describe", "fade.json", "--format", "json").output
    #expect(
      json == """
        {"kind":"animation","type":"basic","duration":0.5,"endTime":0.5,"fillMode":"removed","parts":[{"name":"value",\
        "motion":"0.5s ease-out","start":0,"end":1,"minimum":0,"maximum":1,"duration":0.5}]}

        """)
    let css = try run("describe", "a.css")
    #expect(css.errors.isEmpty && css.output.contains("--back                         is cubic-bezier("))
    #expect(css.output.contains("spin                           from 0, to 6,"))
    let system = try Tool.run("describe", ExampleDocument.path("chain")).output
    #expect(system.contains("a document of bodies and springs on a line\n") && system.contains("\nmethod "))
    #expect(system.contains("drift of the energy  none\n"))
    let undamped = try Tool.run("describe", ExampleDocument.path("duffing"), "--format", "json").output
    let drift = try #require(undamped.firstMatch(of: /"energyDrift":([0-9.e-]+)/))
    #expect(try #require(Double(drift.1)) <= 1e-11)
    #expect(
      try Tool.run("describe", ExampleDocument.path("jelly"), "--format", "json").output.contains("\"space\":\"plane\"")
    )
    let info = try run("lottie", "info", "ball.json").output
    #expect(try run("describe", "ball.json").output == info)
    let facts = try run("lottie", "info", "ball.json", "--format", "json").output
    #expect(try run("describe", "ball.json", "--format", "json").output == facts)
    let table = try run("describe", "rows.csv", "--precision", "2").output
    #expect(table.contains("rows   6\nfrom   0 s\nto     0.25 s\nvalue  from 0, to 1, minimum 0, maximum 1\n"))
    let members = (0..<300).map { #"{ "type": "basic", "keyPath": "k\#($0)", "toValue": 1 }"# }.joined(separator: ",")
    let many = try Tool.run(
      ["describe", "-"], input: #"{ "type": "group", "duration": 1, "animations": [\#(members)] }"#)
    #expect(many.exitCode == 0 && many.output.contains("numbers   300\n"))
    #expect(many.errors.contains("the first 66 of 300 numbers are described"))
    // A word alone is described, too.
    #expect(try Tool.run(path("fade.json")).output == fade)
  }

  // MARK: Exports

  @Test func documentsAreExported() throws {
    let fade = try run("export", "swiftui", "fade.json").output
    #expect(fade.contains("Animation.timingCurve(0, 0, 0.58, 1, duration: 0.5)"))
    let slide = try run("export", "keyframes", "a.css", "--key-path", "slide")
    #expect(slide.exitCode == 0 && slide.output.contains("@keyframes motion-translate {"))
    #expect(
      try run("export", "css", "a.css", "--key-path", "--back").output.contains("cubic-bezier(0.34, 1.56, 0.64, 1)"))
    let several = try run("export", "css", "a.css")
    #expect(several.exitCode == 65 && several.errors.contains("choose with --key-path from 'slide', 'spin', '--back'"))
    let lottie = try run("export", "css", "ball.json", "--key-path", "Ball.Position.0").output
    #expect(lottie.contains("linear(0, 1)") || lottie.contains("linear"), "\(lottie)")
    let system = try Tool.run("export", "svg", ExampleDocument.path("bouncing-ball"), "--key-path", "dull")
    #expect(system.exitCode == 0 && system.output.contains("<animate"), "\(system.errors)")
    let table = try run("export", "css", "rows.csv")
    #expect(table.exitCode == 65 && table.errors.contains("inbetween fit finds its motion"))
  }

  /// A file that is called like a command or a motion hides neither.
  @Test func namesOfCommandsAndMotionsComeFirst() throws {
    for name in ["plot", "ease", "presets"] { try Data("{".utf8).write(to: folder.file(name)) }
    let script = "cd \"$1\" && \"$0\" describe ease && \"$0\" presets | head -n 1; \"$0\" describe ./ease"
    let run = try Tool.shell(script, folder.path)
    #expect(run.output.hasPrefix("ease\nminimum ") && run.output.contains("swiftui") || run.output.contains("spring("))
    #expect(run.exitCode == 65 && run.errors.hasPrefix("inbetween: './ease': "))
    #expect(try Tool.shell("cd \"$1\" && \"$0\" plot", folder.path).exitCode == 64)
  }

  // MARK: Errors

  @Test(arguments: [
    (["plot", "nowhere.json"], 66, "'nowhere.json': No such file or directory"),
    (["describe", "/"], 66, "Is a directory"),
    (["plot", "ease", "--key-path", "x"], 65, "--key-path 'x': nothing fits; there is no document"),
    (["describe", "ease", "--key-path", "x"], 65, "--key-path is for documents"),
    (["sample", "-", "-"], 65, "standard input is one document"),
    (["sample", "-", "--at", "-"], 64, "either a document or the times"),
    (["plot", "-"], 65, "standard input: "),
  ]) func badInputIsRefused(words: [String], code: Int, part: String) throws {
    let run = try Tool.run(words, input: "")
    #expect(run.exitCode == Int32(code) && run.output.isEmpty && run.errors.contains(part), "\(run.errors)")
  }

  @Test func anUnknownKeyPathNamesWhatThereIs() throws {
    let run = try run("plot", "a.css", "--key-path", "slid")
    #expect(run.exitCode == 65)
    #expect(
      run.errors.contains(
        "'slid': nothing fits; there is 'slide.transform.translation.x', 'slide.opacity', 'spin' or '--back'"))
  }
}

extension String {
  /// The text as messages quote it: cut short.
  fileprivate var quotedForMessages: String { "'" + (count > 80 ? prefix(80) + "…" : self) + "'" }
}
