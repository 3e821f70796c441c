import Glibc
import Testing

@testable import WishlistStore

/// Folders of runs that were killed go at the next one.
@Suite(.serialized) struct TemporaryFolderTests {
  private func age(_ path: String) {
    let old = timespec(tv_sec: time(nil) - 3600, tv_nsec: 0)
    _ = utimensat(AT_FDCWD, path, [old, old], 0)
  }

  private func make(_ pattern: String) throws -> String {
    var bytes = pattern.utf8CString.map(\.self)
    try #require(mkdtemp(&bytes) != nil)
    return String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    let used = try TemporaryFolder()
    let left = try make("/tmp/wishlist-sample-XXXXXX")
    let other = try make("/tmp/wishlist-other-XXXXXX")
    try TextFile.write("x", to: left + "/trips/rome.json")
    let young = try make("/tmp/wishlist-sample-XXXXXX")
    let edited = try TemporaryFolder.forEditing()
    let link = left + "-link"
    symlink(other, link)
    for path in [used.path, left, other, edited.path] { age(path) }
    let new = try TemporaryFolder()
    #expect(access(left, F_OK) != 0)
    for path in [used.path, other, young, edited.path, link, new.path] { #expect(access(path, F_OK) == 0, "\(path)") }
    for folder in [used, edited, new] { folder.remove() }
    for path in [other, young] { rmdir(path) }
    unlink(link)
  }
}
