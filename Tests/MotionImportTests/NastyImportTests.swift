import LottieImport
import MotionImport
import MotionNumerics
import TestSupport
import Testing

/// Texts with bytes changed, left out and doubled: they are read or refused.
@Suite struct NastyImportTests {
  private static let seeds = [
    """
    :root { --back: cubic-bezier(.34, 1.56, .64, 1); --url: url("a;b{c}"); --Spring: linear(0, 1.1 60%, 1) }
    .a > .b { transition: opacity 0.3s var(--back) 0.1s, transform 400ms steps(4, jump-both) }
    """,
    """
    .slide { animation: 800ms ease-in-out 0.1s 4 alternate both slide; }
    @keyframes slide { from { translate: 0; opacity: 0 } 30% { translate: 40px } to { translate: 1px; opacity: 100% } }
    """,
    #"{"fr":60,"layers":[{"nm":"A","ks":{"r":{"a":1,"k":[{"t":0,"s":[0],"h":1},{"t":9,"s":[5]}]}}}]}"#,
    """
    <svg><path id='p' d='M0 0h5'/><rect><animate attributeName='x' values='0;1;2' keyTimes='0;.5;1' dur='1:02' \
    begin='-5ms' repeatDur='3h'/><animateTransform type='scale' by='2 3' from='1' dur='1s'/></rect>
    <animateMotion dur='2' keyPoints='0;1' keyTimes='0;1' calcMode='linear'><mpath href='#p'/></animateMotion></svg>
    """,
    "<pathInterpolator a:controlX1='0.4' a:controlY1='0' a:pathData='M0 0C0 0 1 1 1 1'/>",
  ].map { Array($0.utf8) }

  @Test func noTextTraps() {
    var numbers = SplitMix64(seed: 33)
    let letters = Array("{}();:,'\"\\/*<>=%@-.0e[]&\u{0}ü ".utf8)
    var (read, refused) = (0, 0)
    for index in 0..<thorough(4000) {
      let kind = index % Self.seeds.count
      var bytes = Self.seeds[kind]
      for _ in 0..<Int.random(in: 0...4, using: &numbers) {
        let place = Int.random(in: 0..<max(1, bytes.count), using: &numbers)
        switch Int.random(in: 0...3, using: &numbers) {
        case 0: bytes.insert(numbers.element(of: letters), at: min(place, bytes.count))
        case 1 where place < bytes.count: bytes.remove(at: place)
        case 2: bytes.removeLast(min(bytes.count, place))
        default: bytes += bytes.prefix(place)
        }
      }
      if Self.isRead(bytes, kind) { read += 1 } else { refused += 1 }
    }
    #expect(read > 50 && refused > 50, "\(read) read, \(refused) refused")
  }

  private static func isRead(_ bytes: [UInt8], _ kind: Int) -> Bool {
    switch kind {
    case 2:
      guard let animation = try? ImportedAnimation(lottie: bytes, path: "A.r") else { return false }
      return (try? animation.layerAnimation) != nil
    case 4: return (try? MotionImporter(of: bytes, as: .android)) != nil
    default:
      guard let found = try? MotionImporter(of: bytes, as: kind == 3 ? .svg : .css) else { return false }
      for name in found.animationNames {
        _ = try? found.animation(named: name).layerAnimation
        _ = found.remarks(besideAnimationNamed: name)
      }
      return true
    }
  }
}
