import Foundation
import Testing

/// The style sheets of a page share one name space: a class that one component styles is no other's.
///
/// The kit's names are for all. Everything else belongs to one component: `.picture` of the presets once made the player's
/// card 96 pixels wide, and `.keys` of a card to flick hid its help on telephones.
@Suite struct ClassNameTests {
  /// The folders of each page, as `Scripts/build/web.py` and the pages of the tool join them.
  static let pages: [(name: String, folders: [String])] = [
    ("explorer", ["Kit", "Player", "Explorer"]), ("gallery", ["Kit", "Channels", "Gallery"]),
    ("player", ["Kit", "Player"]), ("scene", ["Kit", "Channels", "Scene"]),
  ]

  @Test(arguments: pages) func noComponentStylesAnothersClasses(name: String, folders: [String]) throws {
    let components = try components(of: folders)
    let shared = try #require(components["Kit"]).styled
    #expect(shared.contains("card") && components.count >= folders.count)
    for (component, own) in components where component != "Kit" {
      for (other, classes) in components where other != component && other != "Kit" {
        let clash = own.styled.subtracting(shared).intersection(classes.styled.union(classes.used))
        #expect(clash.isEmpty, "\(component) styles \(clash.sorted()), which \(other) has")
      }
    }
  }

  /// The classes that the check itself reads.
  @Test func classesOfStyleSheetsAndScripts() {
    let css = "/* .no */ @media (width > 1px) { .a.b > .c-d:not(.e)::before { width: 0.5em; } } [data-x=\".f\"] .g { }"
    #expect(Self.styled(in: css) == ["a", "b", "c-d", "e", "g"])
    let script = #"""
      element("p", { class: "a b" }, "not this"); element("i", { class: dash ? "c d" : "e", id: "f" });
      classList.toggle("g", true); `class="h"`
      """#
    #expect(Self.used(in: script) == ["a", "b", "c", "d", "e", "g", "h"])
  }

  private typealias Classes = (styled: Set<String>, used: Set<String>)

  private func components(of folders: [String]) throws -> [String: Classes] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/WebPages")
      .standardized
    var components: [String: Classes] = [:]
    for folder in folders {
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      for name in names {
        let kind = String(name.split(separator: ".").last ?? "")
        guard ["css", "js", "html"].contains(kind) else { continue }
        let text = try String(contentsOf: root.appending(path: folder).appending(path: name), encoding: .utf8)
        var classes = components[Self.component(of: name, in: folder)] ?? ([], [])
        if kind == "css" {
          classes.styled.formUnion(Self.styled(in: text))
        } else {
          classes.used.formUnion(Self.used(in: text))
        }
        components[Self.component(of: name, in: folder)] = classes
      }
    }
    return components
  }

  /// The views of the explorer are components: each has its style sheet and its folder.
  private static func component(of file: String, in folder: String) -> String {
    guard folder == "Explorer" else { return folder }
    let views = ["gesture", "compare", "editors", "export", "keyframes", "preset", "stage"]
    return views.first { file.lowercased().hasPrefix($0) } ?? folder
  }

  /// The classes that the selectors of a style sheet name.
  private static func styled(in css: String) -> Set<String> {
    let rules = css.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "").replacing(/"[^"]*"/, with: "")
    let selectors = rules.matches(of: /([^{};]+)\{/).map { $0.1 }.filter { !$0.contains("@") }
    return Set(selectors.flatMap { $0.matches(of: /\.([A-Za-z][\w-]*)/).map { String($0.1) } })
  }

  /// The classes that a script or a piece of HTML gives its elements.
  private static func used(in text: String) -> Set<String> {
    let lists = text.matches(of: /\bclass: ((?:"[^"]*"|[^,}"])+)/).flatMap { list in
      list.1.matches(of: /"([^"]*)"/).map { $0.1 }
    }
    let toggled =
      text.matches(of: /classList\.\w+\("([^"]*)"/).map { $0.1 } + text.matches(of: /\bclass="([^"]*)"/).map { $0.1 }
    return Set((lists + toggled).flatMap { $0.split(separator: " ") }.map(String.init))
  }
}
