import JSONText
import MotionLottie
import MotionNumerics
import VectorScene

/// A page that plays a Lottie document: the document and the settings of the page.
struct LottiePage {
  /// The title of the page, and the name that the player shows.
  let name: String
  /// The bytes of the document as they were read.
  let document: [UInt8]
  /// The frames that are played.
  let frames: Range<Double>
  /// The values of `--set`, which replace those of the document.
  let settings: [LottieSetting]
  /// The colours of `--recolor`, each with the one in its place.
  let colors: [(Color, Color)]
  /// The images of the document; images from files are not part of its bytes.
  let images: [LottieImage]

  /// The request that `Sources/WebPages/Player/player.js` reads.
  var request: [UInt8] {
    let members = JSONWriter.object { json in
      json.member("name", name)
      json.member("from", json: frames.lowerBound.shortestDecimal)
      json.member("to", json: frames.upperBound.shortestDecimal)
      json.array("overrides") { array in
        for setting in settings {
          array.array {
            $0.element(setting.path.description)
            $0.element(setting.value)
          }
        }
      }
      json.member("colors", colors.map { "\($0.digits)-\($1.digits)" }.joined(separator: ","))
      json.object("images") { object in
        for image in images where !image.path.isEmpty {
          if let picture = image.picture { object.member(image.id, picture.dataURI) }
        }
      }
    }
    // A byte order mark may begin a document, but must not occur inside another.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = document.starts(with: mark) ? document.dropFirst(mark.count) : document[...]
    return members.utf8.dropLast() + Array(",\"document\":".utf8) + text + Array("}".utf8)
  }
}

extension Color {
  /// Its hexadecimal digits, as `Player/recoloring.js` reads them.
  fileprivate var digits: Substring { hex(withAlpha: false).dropFirst() }
}
