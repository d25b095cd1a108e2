import LottieArchive
import MotionNumerics
import Testing

/// Containers that are damaged, or made to do harm.
struct HostileContainerTests {
  @Test(arguments: [
    ("absolute.zip", LottieContainerError.Problem.unsafePath), ("backslash.zip", .unsafePath),
    ("drive.zip", .unsafePath), ("slip.zip", .unsafePath), ("big.zip", .tooLarge), ("bomb.zip", .tooLarge),
    ("bomb.tgs", .tooLarge), ("checksum.zip", .damaged), ("longer.zip", .damaged), ("shorter.zip", .damaged),
    ("overlap.zip", .damaged), ("trailing.zip", .damaged), ("empty.zip", .missing), ("missing.lottie", .missing),
    ("encrypted.zip", .encrypted), ("method.zip", .unsupported), ("repeated.zip", .duplicatePath),
  ])
  func hostileContainersAreRefused(file: String, problem: LottieContainerError.Problem) throws {
    let error = ContainerFile.error(try ContainerFile.bytes("hostile/" + file))
    #expect(error?.problem == problem)
    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: ["first.lottie", "streamed.lottie", "sticker.tgs"])
  func containersCutOffAnywhereAreRefused(file: String) throws {
    let bytes = try ContainerFile.bytes("good/" + file)
    for count in 0..<bytes.count {
      #expect(ContainerFile.error(Array(bytes[..<count])) != nil, "\(count) of \(bytes.count) bytes")
    }
  }

  @Test(arguments: [
    "first.lottie", "second.lottie", "stored.lottie", "streamed.lottie", "themed.lottie", "lettered.lottie",
    "folder.zip", "folders.zip",
    "sticker.tgs",
  ])
  func mutantsAreOpenedOrRefused(file: String) throws {
    let bytes = try ContainerFile.bytes("good/" + file)
    var random = SplitMix64(seed: 47)
    var refused = 0
    for _ in 0..<2000 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        mutant[Int.random(in: 0..<mutant.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if ContainerFile.error(mutant) != nil { refused += 1 }
    }
    // Dates, versions and other bytes that nobody reads may change.
    #expect(refused > 800)
  }
}
