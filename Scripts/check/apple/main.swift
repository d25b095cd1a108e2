// Records what SwiftUI and Core Animation answer, on a Mac, into Vectors/apple:
//
//     swiftc -O Scripts/check/apple/*.swift -o recorder && ./recorder Vectors/apple
//
// The files have the system's version. `python3 -m check apple` compares them with the library's answers.

import Foundation

guard CommandLine.arguments.count == 2 else { fatalError("usage: recorder FOLDER") }
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let stage = Stage()
try recordSwiftUISprings().write(into: folder)
try recordCoreAnimationSprings(on: stage).write(into: folder)
try recordTimingFunctions(on: stage).write(into: folder)
try recordKeyframes(on: stage).write(into: folder)
