/// A Lottie document in which a rounded square moves.
struct LottieTemplate {
  let transform: Transform
  let size: SIMD2<Double>
  let frameRate: Double
  let lastFrame: Double
  let remark: String

  var text: String {
    let frames = (lastFrame.rounded(.down) + 1).plainText
    let parts = [
      ("o", transform.opacity), ("r", transform.rotation),
      ("p", "{\"s\":true,\"x\":\(transform.x),\"y\":\(transform.y)}"), ("a", "{\"a\":0,\"k\":[0,0]}"),
      ("s", transform.scale),
    ]
    return """
      {"v":"5.7.0","fr":\(frameRate.plainText),"ip":0,"op":\(frames),"w":\(size.x.plainText),\
      "h":\(size.y.plainText),"nm":"motion","ddd":0,"assets":[],
      "meta":{"g":"inbetween","d":\(remark.json)},
      "layers":[{"ty":4,"nm":"motion","ind":1,"ip":0,"op":\(frames),"st":0,"sr":1,"bm":0,"ao":0,"ddd":0,
      "ks":{\(parts.map { "\"\($0)\":\($1)" }.joined(separator: ",\n"))},
      "shapes":[{"ty":"gr","nm":"shape","it":[
      {"ty":"rc","nm":"rectangle","d":1,"p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,40]},"r":{"a":0,"k":8}},
      {"ty":"fl","nm":"fill","c":{"a":0,"k":[0.2,0.4,0.9]},"o":{"a":0,"k":100},"r":1},
      {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":\(transform.innerScale),\
      "r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}]}

      """
  }
}

extension LottieTemplate {
  /// The parts of a layer's transform as JSON.
  struct Transform {
    var opacity = still(100)
    var rotation = still(0)
    var x = still(0)
    var y = still(0)
    var scale = "{\"a\":0,\"k\":[100,100]}"
    /// A second scale, inside the scale of the layer.
    var innerScale = "{\"a\":0,\"k\":[100,100]}"

    static func still(_ value: Double) -> String { "{\"a\":0,\"k\":\(value.plainText)}" }

    static func animated(_ keys: [String]) -> String { "{\"a\":1,\"k\":[\(keys.joined(separator: ","))]}" }
  }
}
