import Foundation

/// Lottie documents that tests describe, sample and draw.
enum ExampleLottie {
  /// A triangle that moves from (0, 10) to (100, 30) in 20 frames, 10 a second, at an opacity of 50 %; and a text.
  static let ball = document(rig: #""ks": {}"#)

  /// The same with something that is drawn otherwise than the document says.
  static let withExpression = document(rig: #""ks": {"o": {"a": 0, "k": 5, "x": "wobble(1, 2)"}}"#)

  /// A document with an image in a separate file.
  static func image(at path: String) -> String {
    """
    {"v": "5.12.0", "fr": 10, "ip": 0, "op": 20, "w": 100, "h": 80,
     "layers": [{"ty": 2, "nm": "Photo", "ip": 0, "op": 20, "refId": "one", "ks": {}}],
     "assets": [{"id": "one", "w": 40, "h": 30, "u": "", "p": "\(path)", "e": 0}],
     "markers": [{"cm": "pull", "tm": 0, "dr": 5}, {"cm": "spin", "tm": 5, "dr": 10}, {"cm": "done", "tm": 15, "dr": 5}]}
    """
  }

  /// A rectangle with dashes and gaps of a length.
  static func dashes(center: String, size: String, dash: Double) -> String {
    """
    {"v": "5.12.0", "fr": 10, "ip": 0, "op": 20, "w": 100, "h": 80,
     "layers": [{"ty": 4, "nm": "Dashes", "ip": 0, "op": 20, "shapes": [
       {"ty": "rc", "p": {"k": \(center)}, "s": {"k": \(size)}},
       {"ty": "st", "c": {"k": [0, 0, 0]}, "w": {"k": 3}, "o": {"k": 100}, "lc": 1,
        "d": [{"n": "d", "v": {"k": \(dash)}}, {"n": "g", "v": {"k": \(dash)}}]}]}]}
    """
  }

  private static func document(rig: String) -> String {
    """
    {"v": "5.12.0", "nm": "Ball \\"1\\"", "fr": 10, "ip": 0, "op": 20, "w": 100, "h": 80,
     "layers": [
      {"ty": 4, "nm": "Ball", "ind": 1, "parent": 2, "ip": 0, "op": 20,
       "ks": {"o": {"a": 0, "k": 50}, "p": {"a": 1, "k": [
         {"t": 0, "s": [0, 10], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 20, "s": [100, 30]}]}},
       "shapes": [
        {"ty": "sh", "nm": "Outline", "ks": {"a": 0, "k": {"c": true, "v": [[0, 0], [10, 0], [5, 8]],
          "i": [[0, 0], [0, 0], [1, 2]], "o": [[0, 0], [0, 0], [0, 0]]}}},
        {"ty": "fl", "nm": "Fill", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}}]},
      {"ty": 3, "nm": "Rig", "ind": 2, "ip": 5, "op": 15, \(rig)},
      {"ty": 5, "nm": "Title", "ind": 3, "ip": 0, "op": 20, "hd": true, "ks": {},
       "t": {"d": {"k": [{"t": 0, "s": {"t": "", "f": "F", "s": 20, "fc": [0, 0, 0]}}]}}}],
     "fonts": {"list": [{"fName": "F", "fFamily": "F", "fStyle": "Regular"}]},
     "chars": [{"ch": "a", "fFamily": "F", "style": "Regular", "size": 20, "w": 50, "data": {"shapes": []}}],
     "markers": [{"cm": "pull", "tm": 0, "dr": 5}, {"cm": "spin", "tm": 5, "dr": 10}, {"cm": "done", "tm": 15, "dr": 5},
      {"cm": "point", "tm": 3, "dr": 0}]}
    """
  }
}

/// A new folder with documents: `ball.json` and `expression.json`.
final class LottieFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(ExampleLottie.ball, to: "ball.json")
    try write(ExampleLottie.withExpression, to: "expression.json")
  }

  deinit {
    folder.remove()
  }

  func path(_ name: String) -> String { folder.file(name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.file(name))
  }
}
