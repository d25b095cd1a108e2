import Testing

@testable import WebPages

@Suite struct JoinedScriptsTests {
  private func joined(_ modules: String...) -> String { JoinedScripts(modules.map { Array($0.utf8) }).text }

  @Test func modulesShareOneScope() {
    let first = """
      // What it is.

      /** One line. */
      export const a = 1;
      /**
       * Several lines,
       * export const c = 3;
       */
      export function f() {
        // A reason.
        return a; /* kept */
      }
      """
    let second = """
      import { a } from "./first.js";
      import {
        f,
      } from "./first.js";

      f(a);
      """
    #expect(
      joined(first, second) == """
        (() => {
        "use strict";
        const a = 1;
        function f() {
          return a; /* kept */
        }
        f(a);
        })();

        """)
  }

  /// In one scope no name can be declared twice.
  @Test func theNamesOfThePlayersModulesDiffer() {
    let script = JoinedScripts(ScenePlayer.modules).text
    let names = script.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^(?:const|let|class|function) ([A-Za-z]+)/).map { String($0.1) }
    }
    #expect(names.contains("Clock") && names.contains("Plot") && names.contains("Player"))
    #expect(Set(names).count == names.count, "\(names.filter { name in names.filter { $0 == name }.count > 1 })")
    #expect(!script.contains("import ") && !script.contains("export "))
  }
}
