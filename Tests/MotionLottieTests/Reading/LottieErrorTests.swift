import MotionLottie
import Testing

/// Texts that are no Lottie animation, and their errors.
struct LottieErrorTests {
  private func error(_ text: String) -> String? {
    do throws(LottieError) {
      _ = try LottieAnimation(parsing: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func textThatIsNoJSONIsRefusedWithItsPlace() {
    #expect(error("") == "line 1, column 1: expected a value, found nothing")
    #expect(error("{\"v\": \"5\",\n \"fr\": 30,}") == "line 2, column 10: expected a value after the comma, found '}'")
    #expect(error("[1, 2]") == "expected an object, as every Lottie document is")
    #expect(error("PK\u{3}\u{4}rest") == "a .lottie archive; unpack it, and read the animation's JSON inside")
  }

  @Test(arguments: ["fr", "ip", "op", "w", "h"])
  func whatEveryDocumentHasIsAskedFor(key: String) {
    let values = ["fr": "30", "ip": "0", "op": "60", "w": "100", "h": "80"]
    func text(_ value: String?) -> String {
      var members = values
      members[key] = value
      return "{\(members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")), \"layers\": []}"
    }
    #expect(error(text("1")) == nil)
    #expect(error(text("[1]")) == nil)
    #expect(error(text(nil)) == "expected the number \(key), found none")
    for bad in ["\"30\"", "null", "{}", "[]", "true"] {
      #expect(error(text(bad)) == "/\(key): expected a number", "\(bad)")
    }
    #expect(error(text("-1e13"))?.hasPrefix("/\(key): expected a number of at most 10^12, found ") == true)
  }

  @Test(arguments: ["fr", "w", "h"])
  func sizesAndRatesAreAboveZero(key: String) {
    for bad in ["0", "-30"] {
      var members = ["fr": "30", "w": "100", "h": "80"]
      members[key] = bad
      let text = members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      let found = error("{\(text), \"ip\": 0, \"op\": 60, \"layers\": []}")
      #expect(found?.hasPrefix("/\(key): expected a number above 0, found ") == true)
    }
  }

  @Test func theLastFrameIsNotBeforeTheFirst() {
    func text(_ first: Double, _ last: Double) -> String {
      "{\"fr\": 30, \"ip\": \(first), \"op\": \(last), \"w\": 1, \"h\": 1, \"layers\": []}"
    }
    #expect(error(text(5, 4)) == "/op: expected a frame at or after ip, 5.0, found 4.0")
    #expect(error(text(5, 5)) == nil)
  }

  @Test func layersAreAnArray() {
    func text(_ layers: String) -> String { "{\"fr\": 30, \"ip\": 0, \"op\": 6, \"w\": 1, \"h\": 1\(layers)}" }
    #expect(error(text("")) == "expected an array of layers")
    #expect(error(text(", \"layers\": {}")) == "/layers: expected an array of layers")
  }

  @Test func nestingIsLimited() {
    func text(_ depth: Int) -> String {
      LottieText.document(
        members: "\"x\": \(String(repeating: "[", count: depth))\(String(repeating: "]", count: depth))")
    }
    #expect(error(text(511)) == nil)
    #expect(error(text(512))?.contains("nested deeper than 512 levels") == true)
  }

  @Test func aByteOrderMarkAndDuplicateKeysAreRead() throws {
    let text = LottieText.document(members: #""w": 7, "nm": "last""#)
    #expect(try LottieAnimation(parsing: [0xEF, 0xBB, 0xBF] + Array(text.utf8)).size == [7, 80])
  }
}
