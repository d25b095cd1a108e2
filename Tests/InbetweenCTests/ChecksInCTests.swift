import ChecksInC
import Testing

/// The programs in C, which also check the library for C.
///
/// Each ends its process at the first thing that is not so.
@Suite struct ChecksInCTests {
  @Test func motions() async { await #expect(processExitsWith: .success) { check_motions() } }
  @Test func fits() async { await #expect(processExitsWith: .success) { check_fits() } }
  @Test func exports() async { await #expect(processExitsWith: .success) { check_exports() } }
  @Test func imports() async { await #expect(processExitsWith: .success) { check_imports() } }
  @Test func animations() async { await #expect(processExitsWith: .success) { check_animations() } }
  @Test func followers() async { await #expect(processExitsWith: .success) { check_followers() } }
  @Test func axes() async { await #expect(processExitsWith: .success) { check_axes() } }
  @Test func tables() async { await #expect(processExitsWith: .success) { check_tables() } }
  @Test func curves() async { await #expect(processExitsWith: .success) { check_curves() } }
  @Test func pools() async { await #expect(processExitsWith: .success) { check_pools() } }
  @Test func paths() async { await #expect(processExitsWith: .success) { check_paths() } }
  @Test func tracks() async { await #expect(processExitsWith: .success) { check_tracks() } }
  @Test func effects() async { await #expect(processExitsWith: .success) { check_effects() } }
  @Test func lottie() async { await #expect(processExitsWith: .success) { check_lottie() } }
}
