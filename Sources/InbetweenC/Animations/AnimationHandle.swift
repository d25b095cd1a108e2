internal import JSONText
internal import LayerAnimation
internal import MotionExport
internal import MotionImport
internal import MotionNumerics

/// An animation document behind a handle.
final class AnimationHandle: Sendable {
  private let document: AnimationDocument
  private let samples: AnimationSamples

  private init(_ document: AnimationDocument) {
    self.document = document
    samples = AnimationSamples(document)
  }

  /// Reads a document.
  static func parsed(_ bytes: [UInt8]) throws(CallError) -> AnimationHandle {
    AnimationHandle(try CallError.instead { () throws(DocumentError) in try AnimationDocument(parsing: bytes) })
  }

  /// Its end, the end of one run, and its tracks, as a JSON object on one line.
  var description: String {
    JSONWriter.object { json in
      json.member("duration", json: document.endTime?.shortestDecimal ?? "null")
      json.member("run", json: document.usualEnd?.shortestDecimal ?? "null")
      json.array("tracks") { tracks in
        for channel in document.channels.all {
          tracks.object { track in
            track.member("keyPath", channel.keyPath?.description)
            track.strings("components", channel.components)
          }
        }
      }
    }
  }

  /// The track of a property, or of the transition without one.
  func track(of keyPath: String?) -> (index: Int, componentCount: Int)? {
    guard let index = document.channels.all.firstIndex(where: { $0.keyPath?.description == keyPath }) else {
      return nil
    }
    return (index, document.channels.all[index].components.count)
  }

  /// Writes the numbers of a track at all times.
  func sample(_ track: Int, _ samples: CallerSamples) {
    let places = samples.values.places
    var place = 0
    for time in samples.times.numbers {
      for number in self.samples.numbers(of: track, at: time) {
        places[place] = number
        place += 1
      }
    }
  }

  /// The animation as text for another system.
  func exported(_ request: ExportRequest) throws(CallError) -> ExportedText {
    let models = document.models
    return try CallError.instead { () throws(ExportError) in
      let exporter = try AnimationExporter(
        document.animation, tolerance: request.tolerance, custom: request.options.property,
        model: { models[$0] ?? LayerState().value(at: $0) })
      return try request.target.text(of: exporter, request.options)
    }
  }
}
