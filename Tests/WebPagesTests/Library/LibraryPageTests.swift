import Testing

@testable import WebPages

@Suite struct LibraryPageTests {
  private func page(_ text: String) -> LibraryPage? { LibraryPage(Array(text.utf8)) }

  private func html(_ text: String, title: String = "", request: String) throws -> String {
    String(decoding: try #require(page(text)).html(title: title, request: request.utf8), as: UTF8.self)
  }

  @Test func slotsAreFilled() throws {
    let text = "<title>{{title}}</title>{ {{ {{x}}\n{{request}}\n<i>é</i>"
    #expect(try html(text, title: "a < b", request: "{}") == "<title>a &lt; b</title>{ {{ {{x}}\n{}\n<i>é</i>")
  }

  @Test func aTitleOfItsOwnStays() throws {
    #expect(try html("<title>Own</title>{{request}}", title: "Other", request: "1") == "<title>Own</title>1")
  }

  @Test func nothingInARequestEndsItsScript() throws {
    let request = #"{"a":"</script><!--"}"#
    #expect(try html("{{request}}", request: request) == #"{"a":"\u003c/script>\u003c!--"}"#)
  }

  @Test func valuesAreNotSearchedForSlots() throws {
    #expect(try html("{{title}}|{{request}}", title: "T", request: "{{request}}{{title}}") == "T|{{request}}{{title}}")
  }

  @Test(arguments: ["", "{", "{{request}", "{{title}}", "<html></html>"])
  func otherFilesAreRefused(text: String) {
    #expect(page(text) == nil)
  }
}
