// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The API of AppKit that Scripts/check/apple calls to show a layer, without bodies: see SwiftUI.swift.

import Foundation
@_exported import QuartzCore

@MainActor
open class NSApplication {
  public static let shared = NSApplication()
}

@MainActor
open class NSView {
  public init(frame: CGRect) {}
  open var wantsLayer = false
  open var layer: CALayer? = CALayer()
}

@MainActor
open class NSWindow {
  public struct StyleMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var borderless: StyleMask { StyleMask(rawValue: 0) }
  }

  public enum BackingStoreType { case buffered }

  public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {}
  open var contentView: NSView?
  open func orderFrontRegardless() {}
}
