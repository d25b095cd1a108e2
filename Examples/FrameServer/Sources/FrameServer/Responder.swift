import Foundation
import MotionNumerics
import SceneRaster
import VectorScene

/// An answer of the server.
struct Response {
  var status = "200 OK"
  var type = "image/svg+xml"
  var body: [UInt8]

  init(svg: String) { body = Array(svg.utf8) }

  init(png: [UInt8]) { (type, body) = ("image/png", png) }

  init(status: String, _ message: String) {
    (self.status, type, body) = (status, "text/plain", Array("\(message)\n".utf8))
  }

  /// The whole message of HTTP.
  var bytes: [UInt8] {
    let head = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close", "", "",
    ]
    return Array(head.joined(separator: "\r\n").utf8) + body
  }
}

/// Answers `/frame.svg`, `/frame.png` and `/film.svg`, each with `motion=…`, frames with `time=…` in seconds.
struct Responder {
  func answer(to target: String) -> Response {
    guard let address = URLComponents(string: target.replacing("+", with: "%20")) else {
      return Response(status: "400 Bad Request", "no address: \(target)")
    }
    let parts = Dictionary((address.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    let (text, time) = (parts["motion"] ?? "snappy", Double(parts["time"] ?? "0") ?? 0)
    guard text.utf8.count < 200, time.isFinite else {
      return Response(status: "400 Bad Request", "too long, or no time")
    }
    do {
      let motion = try ParsedMotion(parsing: text)
      switch address.path {
      case "/frame.svg": return Response(svg: try scene(of: motion, at: time).svg())
      case "/frame.png": return Response(png: try Rasteriser().png(of: scene(of: motion, at: time), scale: 2))
      case "/film.svg":
        let end = min(motion.domain(tolerance: 0.001)?.upperBound ?? 3, 10)
        let frames = (0...60).map { scene(of: motion, at: end * Double($0) / 60) }
        return Response(svg: try AnimatedScene(validatingFrames: frames, duration: end).svg())
      default: return Response(status: "404 Not Found", "there are /frame.svg, /frame.png and /film.svg")
      }
    } catch let error as RasterError {
      return Response(status: "501 Not Implemented", "\(error)")
    } catch {
      return Response(status: "400 Bad Request", "\(error)")
    }
  }

  /// A ball on a rail: 0 is at the left, 1 at the right.
  private func scene(of motion: ParsedMotion, at time: Double) -> Scene {
    let place = min(max(motion.value(at: time), -0.2), 1.2)
    let rail = Shape("M60 30H240", stroke: Stroke(.gray, width: 2, cap: .round))
    let ball = Shape(.circle(center: [60 + 180 * place, 30], radius: 18), fill: Fill(.orange))
    return Scene(
      size: [300, 60], background: .white, title: "A ball at \(time) s",
      nodes: [.shape(rail), .group(Group(name: "ball", children: [.shape(ball)]))])
  }
}
