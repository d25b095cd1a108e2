import JSONText
import MotionLottie
import MotionNumerics
import VectorScene

/// A Lottie document as a page that plays it: the document itself, and what the page is to do with it.
struct LottiePage {
  /// The title, and what the player calls it.
  let name: String
  /// The document as it was read.
  let document: [UInt8]
  /// The frames that are played.
  let frames: Range<Double>
  /// Values in the place of the document's: `--set`.
  let settings: [LottieSetting]
  /// The images, of which those from files are not in the document.
  let images: [LottieImage]

  /// What `Sources/WebPages/Player/player.js` reads.
  var request: [UInt8] {
    let pictures = images.filter { !$0.path.isEmpty }.compactMap { image in
      image.picture.map { (key: image.id, value: $0.dataURI.jsonString) }
    }
    let overrides = settings.map { String.jsonArray([$0.path.description.jsonString, $0.value.jsonString]) }
    let members = String.jsonObject([
      ("name", name.jsonString), ("from", frames.lowerBound.shortestDecimal), ("to", frames.upperBound.shortestDecimal),
      ("overrides", .jsonArray(overrides)), ("images", .jsonObject(pictures)),
    ])
    // A mark of the byte order may stand before a document, not within another.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = document.starts(with: mark) ? document.dropFirst(mark.count) : document[...]
    return members.utf8.dropLast() + Array(",\"document\":".utf8) + text + Array("}".utf8)
  }
}
