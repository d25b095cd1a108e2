import CInbetween
import InbetweenC
import MotionEffects
import PageWords
import Testing
import VectorScene

/// The functions of C for effects, called as by a page.
///
/// They are called outside of the macros, behind which the pointers to texts and arrays are no longer valid.
@Suite struct EffectFunctionsTests {
  private func opened(_ kind: EffectKind, _ variant: EffectVariant = .exact) throws -> OpaquePointer {
    let handle = inbetween_effect_open(kind.name, variant.rawValue, nil, 0)
    return try #require(handle)
  }

  private func script(
    _ kind: EffectKind, _ variant: EffectVariant = .exact, pull: Double = 0.5, refresh: Double = 2
  ) throws -> OpaquePointer {
    let handle = inbetween_effect_open_script(kind.name, variant.rawValue, pull, refresh, nil, 0)
    return try #require(handle)
  }

  /// The words as JSON; none of them has a character that is escaped.
  private func about(_ kind: EffectKind) -> String {
    func string(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
    let words = kind.words
    return #"{"title":\#(string(words.title)),"sentence":\#(string(words.sentence)),"flaw":\#(string(words.flaw)),"#
      + #""remedy":\#(string(words.remedy)),"type":\#(string(words.type)),"file":\#(string(words.file)),"#
      + #""gesture":"\#(kind.gesture.rawValue)","action":"\#(words.action)","hint":"\#(words.hint)"}"#
  }

  @Test func scriptsAreThoseOfTheLibrary() throws {
    #expect(returnedText(inbetween_effect_names) == EffectKind.all.map(\.name).joined(separator: "\n"))
    for kind in EffectKind.all {
      for variant in EffectVariant.allCases {
        let handle = try script(kind, variant, pull: 0.3, refresh: 1.1)
        defer { inbetween_effect_close(handle) }
        let script = ScriptedEffect(kind, variant: variant, pull: 0.3, refresh: 1.1)
        #expect(returnedText { inbetween_effect_name(handle, $0, $1) } == kind.name)
        #expect(returnedText { inbetween_effect_summary(handle, $0, $1) } == kind.summary)
        #expect(returnedText { inbetween_effect_about(handle, $0, $1) } == about(kind))
        let names = returnedText { inbetween_effect_channel_names(handle, $0, $1) }
        #expect(names == script.channelNames.joined(separator: "\n"))
        #expect(inbetween_effect_end_time(handle) == script.endTime)
        for time in [-1, 0, 0.2, 0.9, 1.7, 100, .nan] {
          #expect(returnedText { inbetween_effect_phase(handle, time, $0, $1) } == script.phaseName(at: time))
          let channels = script.channels(at: time)
          var numbers = [Double](repeating: 7, count: channels.count)
          let count = inbetween_effect_channels(handle, time, &numbers, numbers.count)
          #expect(count == channels.count)
          for (number, channel) in zip(numbers, channels) {
            #expect((channel ?? .nan).bitPattern == number.bitPattern || number.isNaN)
          }
          let picture = returnedText { inbetween_effect_svg(handle, time, "a-", $0, $1) }
          let expected = try script.scene(at: time).svg(idPrefix: "a-")
          #expect(picture == expected)
        }
        #expect(inbetween_effect_list_offset(handle, 1) == 0)
      }
    }
  }

  @Test func inputReachesTheEffect() throws {
    let handle = try opened(.cubeRefresh)
    defer { inbetween_effect_close(handle) }
    func phase(_ time: Double) -> String { returnedText { inbetween_effect_phase(handle, time, $0, $1) } }
    #expect(inbetween_effect_grab(handle, 0) == INBETWEEN_OK)
    #expect(inbetween_effect_drag(handle, 0, 300, 0.2) == INBETWEEN_OK)
    #expect(inbetween_effect_release(handle, 0.3) == INBETWEEN_OK)
    #expect(phase(1) == "looping")
    #expect(inbetween_effect_list_offset(handle, 2) == 55)
    #expect(inbetween_effect_finish(handle, 2) == INBETWEEN_OK)
    #expect(phase(9) == "idle")
    #expect(inbetween_effect_tap(handle, 10) == INBETWEEN_OK)
    #expect(phase(11) == "looping")
  }

  /// A page that is open for long keeps only the taps that its plot shows.
  @Test func forgetsEarlyEvents() throws {
    let handle = try opened(.floatingTags)
    defer { inbetween_effect_close(handle) }
    for tap in 0..<10 { #expect(inbetween_effect_tap(handle, Double(tap)) == INBETWEEN_OK) }
    #expect(inbetween_effect_forget(handle, 8.5) == INBETWEEN_OK)
    #expect(returnedText { inbetween_effect_channel_names(handle, $0, $1) }.hasPrefix("tag8.x\n"))
    var numbers = [Double](repeating: 0, count: 4)
    let count = inbetween_effect_channels(handle, 9, &numbers, 4)
    #expect(count > 4 && numbers[3].isFinite)
    // The effects themselves trap for a time that is forgotten.
    func picture(_ time: Double) -> String { returnedText { inbetween_effect_svg(handle, time, nil, $0, $1) } }
    #expect(inbetween_effect_forget(handle, 3) == INBETWEEN_OK)
    #expect(picture(2) == picture(8.5) && picture(2) != picture(8.6))
    #expect(inbetween_effect_forget(handle, 20) == INBETWEEN_OK)
    #expect(inbetween_effect_tap(handle, 19) == INBETWEEN_PARAMETER && inbetween_effect_tap(handle, 20) == INBETWEEN_OK)
    for kind in EffectKind.all {
      let other = try opened(kind)
      #expect(inbetween_effect_forget(other, 8.5) == INBETWEEN_OK)
      #expect(returnedText { inbetween_effect_svg(other, 9, nil, $0, $1) }.hasSuffix("</svg>\n"))
      inbetween_effect_close(other)
    }
  }

  /// The effects themselves trap for such a time, and want their input in order.
  @Test(arguments: EffectKind.all) func inputThatCannotBeIsRefused(kind: EffectKind) throws {
    let handle = try opened(kind)
    defer { inbetween_effect_close(handle) }
    let names = returnedText { inbetween_effect_channel_names(handle, $0, $1) }
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(inbetween_effect_grab(handle, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_effect_drag(handle, 1, 1, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_effect_drag(handle, bad, 0, 1) == INBETWEEN_PARAMETER)
      #expect(inbetween_effect_drag(handle, 0, bad, 1) == INBETWEEN_PARAMETER)
      #expect(inbetween_effect_release(handle, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_effect_tap(handle, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_effect_finish(handle, bad) == INBETWEEN_PARAMETER)
    }
    #expect(inbetween_effect_forget(handle, .nan) == INBETWEEN_PARAMETER)
    #expect(inbetween_effect_forget(handle, .infinity) == INBETWEEN_PARAMETER)
    #expect(returnedText { inbetween_effect_channel_names(handle, $0, $1) } == names)
    #expect(inbetween_effect_grab(handle, 1) == INBETWEEN_OK)
    #expect(inbetween_effect_release(handle, 0.9) == INBETWEEN_PARAMETER)
    #expect(inbetween_effect_release(handle, 1) == INBETWEEN_OK)
    #expect(returnedText { inbetween_effect_svg(handle, 2, nil, $0, $1) }.hasSuffix("</svg>\n"))
  }

  @Test func refusesBadNamesAndDurations() {
    func message(_ name: String, _ variant: String, pull: Double = 0.5, refresh: Double = 2) -> String {
      returnedText {
        #expect(inbetween_effect_open_script(name, variant, pull, refresh, $0, $1) == nil)
        return 0
      }
    }
    #expect(message("cube", "exact").contains("cube-refresh, checkmark-refresh"))
    #expect(message("pop-scale", "new").contains("exact, legacy"))
    #expect(message("cube-refresh", "exact", pull: 0).contains("pull"))
    #expect(message("cube-refresh", "exact", refresh: .nan).contains("refresh"))
  }

  @Test(arguments: ["ä", "a b", "<"]) func prefixesAreIdentifiers(prefix: String) throws {
    let handle = try script(.waterBall)
    defer { inbetween_effect_close(handle) }
    let length = inbetween_effect_svg(handle, 1, prefix, nil, 0)
    #expect(length == -1)
  }
}

/// The text that a function of C writes into a buffer.
private func returnedText(_ write: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> String {
  var text = [CChar](repeating: 0, count: 1 << 17)
  _ = text.withUnsafeMutableBufferPointer { write($0.baseAddress, $0.count) }
  return textBeforeZero(text)
}
