import EffectGallery
import MotionEffects
import Testing
import VectorScene

/// The C functions, called as by the page.
@Suite struct GalleryExportsTests {
  private func text(_ handle: UnsafeMutableRawPointer, _ start: UnsafeMutablePointer<UInt8>?) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: Int(galleryTextLength(handle))), as: UTF8.self)
  }

  @Test func scriptsAreThoseOfTheLibrary() throws {
    #expect(galleryEffectCount() == 6)
    for (index, name) in EffectName.allCases.enumerated() {
      for variant in EffectVariant.allCases {
        let handle = try #require(galleryOpenScript(Int32(index), variant == .legacy ? 1 : 0, 0.3, 1.1))
        defer { galleryClose(handle) }
        let script = ScriptedEffect(name, variant: variant, pull: 0.3, refresh: 1.1)
        #expect(text(handle, galleryName(handle)) == name.rawValue)
        #expect(text(handle, gallerySummary(handle)) == name.summary)
        #expect(text(handle, galleryChannelNames(handle)) == script.channelNames.joined(separator: "\n"))
        #expect(galleryEndTime(handle) == script.endTime)
        for time in [-1, 0, 0.2, 0.9, 1.7, 100] {
          #expect(text(handle, galleryPhase(handle, time)) == script.phaseName(at: time))
          let numbers = UnsafeBufferPointer(start: galleryChannels(handle, time), count: script.channelNames.count)
          let channels = script.channels(at: time)
          for (number, channel) in zip(numbers, channels) {
            #expect(channel.map { $0 == number } ?? number.isNaN)
          }
          let picture = text(handle, gallerySVG(handle, time))
          #expect(picture.hasPrefix("<svg") && picture.hasSuffix("</svg>\n"))
        }
        #expect(galleryListOffset(handle, 1) == 0)
      }
    }
  }

  @Test func inputReachesTheEffect() throws {
    let handle = try #require(galleryOpenInteractive(0, 0))
    defer { galleryClose(handle) }
    galleryGrab(handle, 0)
    galleryDrag(handle, 0, 300, 0.2)
    galleryRelease(handle, 0.3)
    #expect(text(handle, galleryPhase(handle, 1)) == "looping")
    #expect(galleryListOffset(handle, 2) == 55)
    galleryFinish(handle, 2)
    #expect(text(handle, galleryPhase(handle, 9)) == "idle")
    galleryTap(handle, 10)
    #expect(text(handle, galleryPhase(handle, 11)) == "looping")
  }

  /// A page that is open for long keeps only the taps that its plot shows.
  @Test func forgetsEarlyEvents() throws {
    let handle = try #require(galleryOpenInteractive(4, 0))
    defer { galleryClose(handle) }
    for tap in 0..<10 { galleryTap(handle, Double(tap)) }
    galleryForget(handle, 8.5)
    #expect(text(handle, galleryChannelNames(handle)).hasPrefix("tag8.x\n"))
    #expect(galleryChannels(handle, 9)?[3].isFinite == true)
    for effect in [0, 1, 2, 3, 5] as [Int32] {
      let other = try #require(galleryOpenInteractive(effect, 0))
      galleryForget(other, 8.5)
      #expect(text(other, gallerySVG(other, 9)).hasSuffix("</svg>\n"))
      galleryClose(other)
    }
  }

  /// Several pictures stand in one page.
  @Test func identifiersOfOpenEffectsDiffer() throws {
    let handles = try (0..<2).map { _ in try #require(galleryOpenScript(5, 0, 0.5, 2)) }
    defer { for handle in handles { galleryClose(handle) } }
    let pictures = handles.map { text($0, gallerySVG($0, 1)) }
    let identifiers = pictures.map { picture in
      Set(picture.matches(of: /id="([^"]*)"/).map { String($0.output.1) })
    }
    #expect(identifiers[0].isDisjoint(with: identifiers[1]))
  }

  /// The effects themselves trap for such a time.
  @Test(arguments: 0..<6 as Range<Int32>) func inputThatIsNotFiniteIsIgnored(effect: Int32) throws {
    let handle = try #require(galleryOpenInteractive(effect, 0))
    defer { galleryClose(handle) }
    let names = text(handle, galleryChannelNames(handle))
    for bad in [Double.nan, .infinity, -.infinity] {
      galleryGrab(handle, bad)
      galleryDrag(handle, 1, 1, bad)
      galleryRelease(handle, bad)
      galleryTap(handle, bad)
      galleryFinish(handle, bad)
      galleryGrab(handle, 1)
      galleryDrag(handle, bad, 0, 1)
      galleryDrag(handle, 0, bad, 1)
      galleryRelease(handle, 1)
    }
    #expect(text(handle, galleryChannelNames(handle)) == names)
    #expect(text(handle, gallerySVG(handle, 2)).hasSuffix("</svg>\n"))
  }

  @Test func refusesBadIndicesAndDurations() {
    #expect(galleryOpenScript(6, 0, 0.5, 2) == nil)
    #expect(galleryOpenScript(-1, 0, 0.5, 2) == nil)
    #expect(galleryOpenScript(0, 0, 0, 2) == nil)
    #expect(galleryOpenScript(0, 0, 1, .nan) == nil)
    #expect(galleryOpenInteractive(6, 1) == nil)
  }
}
