import Foundation
import Testing

/// Each test has its own folder.
///
/// One browser at a time: several would slow each other down on two cores.
@Suite(.serialized) final class PagesInABrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  @Test(arguments: ["page.html", "Page.HTML"])
  func aNameThatEndsInHTMLGivesAPage(name: String) throws {
    let file = folder.file(name)
    let run = try Tool.run("plot", "0.5s ease", "spring(1 100 10)", "--velocity", "-o", file.path)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    let page = try text(of: file)
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>2 motions</title>"))
    #expect(page.contains("settles after 1.27 s, max 1.163"))
  }

  /// A browser, which must exist if all tests are required, `INBETWEEN_REQUIRE_ALL=1`.
  private static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile)

  private static let canOrMustRun =
    chromium != nil || ProcessInfo.processInfo.environment["INBETWEEN_REQUIRE_ALL"] == "1"

  /// The document that a browser makes from a page.
  private func document(of page: URL, fragment: String) throws -> String {
    let script = """
      exec timeout 120 "$1" --headless=new --no-sandbox --disable-gpu --user-data-dir="$3" --dump-dom \\
        --virtual-time-budget=2000 "$2" 2> /dev/null
      """
    let profile = folder.file("profile").path
    let chromium = try #require(Self.chromium, "no chromium, which INBETWEEN_REQUIRE_ALL=1 asks for")
    return try Tool.shell(script, chromium, page.absoluteString + fragment, profile).output
  }

  /// The readout's numbers, a row for each motion.
  private func readout(in document: String) -> [[Double]] {
    document.matches(of: /<tr style.*?<\/tr>/.dotMatchesNewlines()).map { row in
      row.0.matches(of: /<td class="number">(.*?)<\/td>/).compactMap { cell in
        Double(cell.1.replacing("\u{2212}", with: "-"))
      }
    }
  }

  @Test(.enabled(if: canOrMustRun), arguments: ["0", "0.5", "0.36276", "0.75", "1.2"])
  func thePageShowsTheValuesAtATime(time: String) throws {
    let page = folder.file("page.html")
    let motions = ["spring(1 100 10)", "0.9s ease-out-elastic", "1s steps(4)", "1s cubic-bezier(0.9, 0, 0.1, 1)"]
    #expect(try Tool.run(["plot"] + motions + ["--velocity", "-o", page.path], input: "").exitCode == 0)
    let document = try document(of: page, fragment: "#t=\(time)")
    let table = try Tool.run(["sample"] + motions + ["--at", time, "--velocity"], input: "").output
    let numbers = table.split(separator: "\n")[1].split(separator: ",").compactMap { Double($0) }
    let rows = readout(in: document)
    #expect(rows.count == motions.count)
    for (index, row) in rows.enumerated() {
      try #require(row.count == 2)
      // Half a unit of the last decimal, and the error of the lines between samples, a millionth of the height.
      #expect(abs(row[0] - numbers[1 + 2 * index]) <= 1.2e-5, "\(motions[index])")
      #expect(abs(row[1] - numbers[2 + 2 * index]) <= 2e-4, "\(motions[index])")
    }
    let shown = document.firstMatch(of: /<output>(.*?)<\/output>/).flatMap { Double($0.1) }
    #expect(shown == Double(time))
  }

  @Test(.enabled(if: canOrMustRun))
  func aTimeOutsideIsTheNearestAndNoneIsNone() throws {
    let page = folder.file("page.html")
    #expect(try Tool.run("plot", "linear", "-o", page.path).exitCode == 0)
    for (fragment, expected) in [("#t=7", [[1.0]]), ("#t=-7", [[0]]), ("#t=x", [[]]), ("", [[]])] {
      #expect(readout(in: try document(of: page, fragment: fragment)) == expected, "\(fragment)")
    }
  }

  @Test(.enabled(if: canOrMustRun))
  func pointerKeysAndLegendWork() throws {
    let page = folder.file("page.html")
    #expect(try Tool.run("plot", "linear", "ease", "--velocity", "-o", page.path).exitCode == 0)
    // The actions of a reader, as a script at the end of the page; the title returns the results.
    let script = """
      <script>
      const plot = document.querySelector(".plot"), box = plot.querySelector("svg").getBoundingClientRect();
      const output = document.querySelector("output"), seen = [];
      const point = (type, fraction) => {
        const x = box.left + box.width * fraction;
        plot.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: box.top + 50, pointerType: "mouse" }));
        seen.push(output.textContent);
      };
      const press = (key, shiftKey = false) => {
        plot.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey }));
        seen.push(output.textContent);
      };
      point("pointermove", 1); point("pointermove", 0); point("pointerleave", 0);
      press("Home"); press("ArrowRight"); press("ArrowRight", true); press("End"); press("ArrowLeft"); press("Escape");
      document.querySelectorAll("button")[1].click();
      press("ArrowRight");
      const shown = [...document.querySelectorAll("circle")].map((dot) => dot.getAttribute("display"));
      const off = [...document.querySelectorAll(".curves path")].map((path) => path.classList.contains("off"));
      document.title = [...seen, ...shown, ...off, plot.getAttribute("aria-valuetext")].join("|");
      </script>
      </body>
      """
    // Its policy knows its own script alone.
    let scripted = try text(of: page).replacing(/'sha256-[^']*'/, with: "'unsafe-inline'")
      .replacing("</body>", with: script)
    try Data(scripted.utf8).write(to: page)
    let title = try document(of: page, fragment: "").firstMatch(of: /<title>(.*?)<\/title>/)?.1.split(
      separator: "|", omittingEmptySubsequences: false)
    let expected =
      ["1.000", "0.000", "", "0.000", "0.005", "0.055", "1.000", "0.995", "", "0.005"]
      + ["inline", "none", "inline", "none", "false", "true", "false", "true"]
    #expect(title?.dropLast().map(String.init) == expected)
    #expect(title?.last?.hasPrefix("0.005; linear: 0.00500, 1.00000; ease: 0.0") == true, "\(title?.last ?? "")")
  }
}
