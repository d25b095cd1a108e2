import SceneRaster
import Testing
import VectorScene

/// Sizes in pixels, and pictures beside each other.
struct PictureTests {
  @Test func sizes() throws {
    let scene = Scene(size: [100, 50.5])
    #expect(PixelSize(of: scene, scale: 1) == PixelSize(width: 100, height: 51))
    #expect(PixelSize(of: scene, scale: 2) == PixelSize(width: 200, height: 101))
    #expect(PixelSize(of: Scene(size: [40, 40]), scale: 10.000000000000002) == PixelSize(width: 400, height: 400))
    #expect(PixelSize(of: Scene(size: [0, 1e-3]), scale: 1) == PixelSize(width: 1, height: 1))
    for scale in [1e6, .infinity, .nan, -1, 1e300] { #expect(PixelSize(of: scene, scale: scale) == nil || scale < 0) }
    #expect(PixelSize(width: 32767, height: 8192) != nil && PixelSize(width: 32767, height: 8193) == nil)
    #expect(PixelSize(width: 16384, height: 16384) != nil && PixelSize(width: 16384, height: 16385) == nil)
    #expect(PixelSize(width: 0, height: 1) == nil && PixelSize(width: 1, height: 32768) == nil)
  }

  #if os(macOS) || os(Linux)
    @Test(arguments: [(2, 0), (-1, 1), (0, 2), (1, -1)]) func pixelsOutsideTrap(x: Int, y: Int) async {
      await #expect(processExitsWith: .failure) { [x, y] in
        let picture = PixelPicture(size: PixelSize(width: 2, height: 2)!, bytes: [UInt8](repeating: 9, count: 16))
        _ = picture[x, y]
      }
    }
  #endif

  @Test func comparison() throws {
    let size = try #require(PixelSize(width: 2, height: 1))
    let first = PixelPicture(size: size, bytes: [255, 0, 0, 255, 10, 20, 30, 0])
    // The colour of a transparent pixel does not count.
    let second = PixelPicture(size: size, bytes: [255, 0, 0, 255, 90, 90, 90, 0])
    #expect(PictureComparison(first, second).greatestDistance == 0)
    let third = PixelPicture(size: size, bytes: [205, 0, 0, 255, 10, 20, 30, 0])
    let comparison = PictureComparison(first, third)
    #expect(
      comparison.differingShare == 0.5 && comparison.greatestDistance == 50 && comparison.meanDistance == 50.0 / 8)
    #expect(comparison.difference[0, 0] == [220, 0, 40, 255] && comparison.difference[1, 0] == [255, 255, 255, 255])
    #expect(PictureComparison(first, third, threshold: 50).differingShare == 0)
  }

  /// Of black nothing but the alpha can differ; where both differ, both count.
  @Test func comparisonOfAlpha() throws {
    let size = try #require(PixelSize(width: 3, height: 2))
    let first = PixelPicture(
      size: size, bytes: [0, 0, 0, 255, 255, 255, 255, 255] + [UInt8](repeating: 0, count: 16))
    let second = PixelPicture(
      size: size, bytes: [0, 0, 0, 205, 255, 255, 255, 155] + [UInt8](repeating: 0, count: 16))
    let comparison = PictureComparison(first, second)
    #expect(comparison.meanDistance == (50 + 4 * 100) / 24.0 && comparison.greatestDistance == 100)
    #expect(comparison.differingShare == 2 / 6.0)
    #expect(PictureComparison(second, first).meanDistance == comparison.meanDistance)
  }
}
