import AppKit
import Foundation
import QuartzCore

/// A layer in a window, whose time stands still: its presentation shows an animation at any time that is asked for.
@MainActor
final class Stage {
  private let window = NSWindow(
    contentRect: CGRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.borderless], backing: .buffered, defer: false
  )
  private let layer = CALayer()

  init() {
    _ = NSApplication.shared
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.wantsLayer = true
    window.contentView = view
    window.orderFrontRegardless()
    view.layer?.addSublayer(layer)
    layer.speed = 0
  }

  /// What a property shows at times of an animation that begins at 0.
  ///
  /// The times are above 0: an animation begins when it is committed, and the time of the layer is 0 then.
  func values(of animation: CAAnimation, at times: [Double], read: (CALayer) -> [Double]) -> [[Double]] {
    animation.isRemovedOnCompletion = false
    animation.fillMode = .both
    layer.timeOffset = 0
    layer.add(animation, forKey: "recorded")
    CATransaction.flush()
    defer { layer.removeAllAnimations() }
    return times.map { time in
      layer.timeOffset = time
      CATransaction.flush()
      guard let shown = layer.presentation() else {
        fatalError("The layer has no presentation: is there a window server?")
      }
      return [time] + read(shown)
    }
  }
}
