import Testing

@testable import SceneRaster

/// PNG files that move, put together from files.
struct AnimatedPNGTests {
  /// A file of 2 × 1 pixels whose pixels are any bytes: nothing here looks into them.
  private func file(_ data: [[UInt8]], width: UInt32 = 2) -> [UInt8] {
    let header = width.bigEndianBytes + UInt32(1).bigEndianBytes + [8, 6, 0, 0, 0]
    let chunks =
      [PNGChunk("IHDR", header), PNGChunk("sRGB", [0])] + data.map { PNGChunk("IDAT", $0) } + [PNGChunk("IEND")]
    return PNGChunk.signature + chunks.flatMap(\.encoded)
  }

  /// The sums of IEND and of the letters that the standard of CRC-32 is checked with.
  @Test func sums() {
    #expect(PNGChunk("IEND").encoded == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    #expect(CRC32.sum(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func filesThatAreCutOffAreNone() {
    let file = file([[1, 2, 3]])
    let ends = (8...file.count).filter { PNGChunk.chunks(of: Array(file[..<$0])) != nil }
    // The signature alone, and the ends of the four chunks.
    #expect(ends == [8, 33, 46, 61, 73])
    #expect(PNGChunk.chunks(of: Array(file.dropFirst())) == nil)
  }

  @Test func theParts() throws {
    var writer = AnimatedPNG(frameCount: 2, delays: FrameDelays(rate: 60), loopCount: 3)
    var bytes = try writer.bytes(of: file([[1, 2], [3]]))
    bytes += try writer.bytes(of: file([[4], [5, 6]])) + writer.end
    let chunks = try #require(PNGChunk.chunks(of: bytes))
    #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "IDAT", "fcTL", "fdAT", "fdAT", "IEND"])
    #expect(chunks[1].bytes == [0, 0, 0, 2, 0, 0, 0, 3])
    // Its number, the whole picture, 1/60 s, replacing what was there.
    #expect(chunks[2].bytes == [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 60, 0, 0])
    #expect(chunks[3].bytes == [1, 2] && chunks[4].bytes == [3])
    #expect(chunks[5].bytes.prefix(4) == [0, 0, 0, 1])
    #expect(chunks[6].bytes == [0, 0, 0, 2, 4] && chunks[7].bytes == [0, 0, 0, 3, 5, 6])
  }

  @Test func otherFilesAreRefused() throws {
    var writer = AnimatedPNG(frameCount: 2, delays: FrameDelays(rate: 60))
    #expect(throws: RasterError.self) { try writer.bytes(of: []) }
    #expect(throws: RasterError.self) { try writer.bytes(of: Array(file([[1]]).dropLast(3))) }
    _ = try writer.bytes(of: file([[1]]))
    #expect(throws: RasterError.self) { try writer.bytes(of: file([[1]], width: 3)) }
    _ = try writer.bytes(of: file([[1]]))
    #expect(throws: RasterError.self) { try writer.bytes(of: file([[1]])) }
  }
}
