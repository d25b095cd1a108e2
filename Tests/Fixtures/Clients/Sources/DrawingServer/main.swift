// A server that draws requests of strangers. Every bad number gets an error that names the fault, and nothing traps.
// The server's own numbers need no `try`.

import MotionNumerics
import VectorScene

/// The request of a stranger.
struct Request {
  var name: String
  /// The measured points of a line.
  var points: [SIMD2<Double>] = [[0, 40], [40, 10], [80, 30]]
  /// The path of a marker, as SVG's path data.
  var way = "M0 0C0 40 80 40 80 0"
  var color = "#0072b2"
  var lineWidth = 2.0
  /// The size of the marker over time, in seconds.
  var sizes = [2.0, 6, 2]
  var sizeTimes = [0.0, 0.5, 1]
  var duration = 1.0
}

/// The picture of a request, which moves.
func drawing(of request: Request) throws -> String {
  let color = try Color(parsing: request.color)
  let line = try Path(validatingPolyline: request.points)
  let way = try Path(parsing: request.way)
  let walk = try PathMotion(validating: way, duration: request.duration, curve: .easeInOut)
  let size = try KeyframeTrack(validating: request.sizes, keyTimes: request.sizeTimes)

  let frames = try (0...4).map { frame in
    let time = request.duration * Double(frame) / 4
    let marker = try Path.circle(validatingCenter: walk.value(at: time), radius: size.value(at: time))
    return Scene(
      size: [100, 60], background: .white, title: request.name,
      nodes: [
        .shape(border),
        .group(
          Group(
            name: "chart", transform: .translation(x: 10, y: 10),
            children: [
              .shape(Shape(line, stroke: Stroke(color, width: request.lineWidth, join: .round))),
              .shape(Shape(marker, fill: Fill(.orange))),
            ])),
      ])
  }
  return try AnimatedScene(validatingFrames: frames, duration: request.duration).svg()
}

/// The server's own frame around every picture.
let border = Shape(
  .roundedRectangle(x: 2, y: 2, width: 96, height: 56, cornerRadius: 6),
  stroke: Stroke(.gray, width: 0.5, dash: [2, 1], trim: Stroke.Trim(to: 0.75)))

/// The server's own sign: a tick.
let tick: Path = "M4 12l5 5L20 6"
print("The tick is \(PathMeasure(tick).length) points long.")

let requests = [
  Request(name: "good"),
  Request(name: "a point that is no number", points: [[0, 40], [.nan, 10]]),
  Request(name: "no points", points: []),
  Request(name: "path data that ends early", way: "M0 0C0 40 80"),
  Request(name: "a way without a point", way: ""),
  Request(name: "a way too long", way: "M-9e307 0L9e307 0"),
  Request(name: "a colour by a word", color: "blueish"),
  Request(name: "a colour of five digits", color: "#12345"),
  Request(name: "a negative width", lineWidth: -1),
  Request(name: "an infinite width", lineWidth: .infinity),
  Request(name: "times that descend", sizeTimes: [0, 1, 0.5]),
  Request(name: "sizes without times", sizeTimes: []),
  Request(name: "a negative size", sizes: [2, -6, 2]),
  Request(name: "a size that is no number", sizes: [2, .nan, 2]),
  Request(name: "no duration", duration: 0),
  Request(name: "a duration that is no number", duration: .nan),
]
for request in requests {
  do {
    print("\(request.name): 200, \(try drawing(of: request).utf8.count) bytes")
  } catch let error as ParameterError {
    print("\(request.name): 400, \(error)")
  } catch let error as NotationError {
    print("\(request.name): 400, \(error)")
  } catch let error as SceneError {
    print("\(request.name): 400, \(error)")
  }
}
