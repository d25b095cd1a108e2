import Foundation
import MotionNumerics
import TestSupport
import Testing

@testable import VectorScene

/// The bytes of pictures as text, and back.
@Suite struct PictureTests {
  private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  /// Foundation's base64 is the oracle.
  @Test func base64OfAllLengths() throws {
    var generator = SplitMix64(seed: 6)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var text: [UInt8] = []
      Base64.append(bytes, to: &text)
      #expect(String(decoding: text, as: UTF8.self) == Data(bytes).base64EncodedString())
      #expect(Base64.bytes(of: text) == bytes)
      #expect(Base64.bytes(of: text.filter { $0 != UInt8(ascii: "=") }) == bytes)
      let broken = text.flatMap { [$0, UInt8(ascii: "\n")] }
      #expect(Base64.bytes(of: broken) == bytes)
    }
    #expect(Base64.bytes(of: "-_-_".utf8) == Base64.bytes(of: "+/+/".utf8))
    #expect(Base64.bytes(of: "+/+/".utf8) == [0xFB, 0xFF, 0xBF])
  }

  @Test(arguments: ["A", "AAAAA", "AA!A", "AA==A", "ÄÄÄÄ", "=A"]) func damagedBase64(text: String) {
    #expect(Base64.bytes(of: text.utf8) == nil)
  }

  @Test func dataURIs() throws {
    let uri = "data:image/png;base64,\(Data(png).base64EncodedString())"
    #expect(try Picture(parsing: uri, size: [3, 4]) == Picture(png, mediaType: .png, size: [3, 4]))
    // The bytes count, not the name; the name is any case; escapes are read in base64, too.
    for name in ["image/jpeg", "IMAGE/PNG", "", "text/plain;charset=utf-8"] {
      let other = "  DATA:\(name);BASE64,\(Data(png).base64EncodedString().replacing("=", with: "%3d"))"
      #expect(try Picture(parsing: other, size: [3, 4]) == Picture(png, mediaType: .png, size: [3, 4]))
    }
    #expect(try Picture(parsing: "data:image/jpg;base64,AAAA", size: .one).mediaType == .jpeg)
    #expect(try Picture(parsing: "data:image/svg+xml,%3Csvg/%3E", size: .one).data == Array("<svg/>".utf8))
  }

  @Test(arguments: [
    "", "data:", "http://a/b.png", "data:image/png;base64", "data:image/png;base64,A", "data:image/png;base64,A*BC",
    "data:image/svg+xml,%3", "data:image/svg+xml,%GG", "data:image/bmp;base64,AAAA", "data:,x",
  ])
  func otherURIsAreRefused(uri: String) {
    let error = #expect(throws: SceneError.self) { try Picture(parsing: uri, size: .one) }
    #expect(error?.field == "uri")
  }

  @Test func aURIThatIsTooLongIsRefusedBeforeItIsDecoded() {
    let uri = "data:image/png;base64," + String(repeating: "A", count: Picture.greatestByteCount / 3 * 4 + 1024)
    #expect(throws: SceneError.self) { try Picture(parsing: uri, size: .one) }
  }

  @Test func formatsByTheirFirstBytes() {
    let webP = Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8".utf8)
    for (bytes, type) in [
      (png, Picture.MediaType.png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF89a".utf8), .gif), (webP, .webP),
      (Array("\u{FEFF} \n<?xml".utf8), .svg), ([], nil), (Array(png.prefix(7)), nil), (Array("RIFF1234WAVE".utf8), nil),
      (Array("text <svg>".utf8), nil),
    ] as [([UInt8], Picture.MediaType?)] {
      #expect(Picture.MediaType(of: bytes) == type)
    }
  }

  @Test func anImageIsStretched() throws {
    let svg = try Scene(size: [9, 9], nodes: [.image(Picture([1, 2], mediaType: .gif, size: [3, 4.5]))]).svg()
    let image = try #require(try XMLReader.read(svg).all("image").first)
    #expect(
      image.attributes == [
        "width": "3", "height": "4.5", "preserveAspectRatio": "none", "href": "data:image/gif;base64,AQI=",
      ])
  }

  /// Bytes that are used again and again are written as often, and counted as often.
  @Test func picturesHaveALimitTogether() throws {
    let bytes = [UInt8](repeating: 0, count: Picture.greatestByteCount)
    let picture = Node.image(Picture(bytes, mediaType: .png, size: .one))
    var scene = Scene(size: [1, 1], nodes: Array(repeating: picture, count: 5))
    let many = try #require(#expect(throws: SceneError.self) { try scene.validateNumbers() })
    #expect(many.place == "nodes[4]" && many.field == "data")
    scene.nodes.removeLast()
    #expect(throws: Never.self) { try scene.validateNumbers() }
    let inMask = Node.group(Group(mask: [picture]))
    scene.nodes.append(inMask)
    #expect(throws: SceneError.self) { try scene.validateNumbers() }
    for bytes in [[], bytes + [0]] {
      let error = #expect(throws: SceneError.self) {
        try Scene(size: [1, 1], nodes: [.image(Picture(bytes, mediaType: .png, size: .one))]).svg()
      }
      #expect(error?.value == "\(bytes.count) bytes")
    }
  }
}
