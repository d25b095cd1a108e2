/// The formats that ffmpeg writes.
package enum FilmFormat: String, Sendable, Hashable, CaseIterable {
  /// One palette for all frames; a pixel is transparent or not; delays in hundredths of a second, at least two.
  case gif
  /// H.264, without transparency: the frames have to be opaque, because their alpha is left out.
  case mp4
  /// VP9, with transparency.
  case webm

  /// The most frames a second.
  ///
  /// GIF: viewers show a delay below 2/100 s as 10/100 s. Source: the Chromium project, `image_frame_generator` and
  /// `GIFImageReader`; other programs do the same.
  package var greatestRate: Double { self == .gif ? 50 : 240 }

  /// The fewest frames a second: a delay of a GIF is at most 655.35 s, and ffmpeg takes the rate of a film as a
  /// fraction of numbers up to a million.
  package var leastRate: Double { self == .gif ? 0.0016 : 0.0001 }

  /// The greatest width and height: 16,384 for libx264 and, as measured, for libvpx.
  ///
  /// Beyond that, libvpx reports that it has no memory.
  package var greatestLength: Int { self == .gif ? PixelSize.greatestLength : 16_384 }

  /// Whether a picture without a background stays transparent.
  package var hasTransparency: Bool { self != .mp4 }
}
