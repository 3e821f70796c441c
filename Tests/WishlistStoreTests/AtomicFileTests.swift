import Glibc
import Testing

@testable import WishlistStore

struct AtomicFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func W18_aFileIsMadeWithItsFolders() throws {
    try scratch.write("new", to: "a/b/c.json")
    #expect(try scratch.text("a/b/c.json") == "new")
    #expect(try scratch.names("a/b") == ["c.json"])
    #expect(scratch.mode("a") == 0o700)
  }

  @Test func C88_theModeOfAFileStays() throws {
    try scratch.write("old", to: "a.json")
    #expect(chmod(scratch.path + "/a.json", 0o640) == 0)
    try scratch.write("new", to: "a.json")
    #expect(scratch.mode("a.json") == 0o640)
    #expect(try scratch.text("a.json") == "new")
  }

  @Test func C88_aLinkIsWrittenThrough() throws {
    try scratch.write("old", to: "real/a.json")
    #expect(symlink("real/a.json", scratch.path + "/link.json") == 0)
    #expect(symlink("real/missing.json", scratch.path + "/nowhere.json") == 0)
    try scratch.write("new", to: "link.json")
    try scratch.write("first", to: "nowhere.json")
    #expect(try scratch.text("real/a.json") == "new")
    #expect(try scratch.text("real/missing.json") == "first")
    var status = stat()
    #expect(lstat(scratch.path + "/link.json", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func C88_aWriteThatFailsHalfWayLeavesTheOldFileAndNothingElse() throws {
    try scratch.write("old", to: "a.json")
    let limit = SizeLimit(bytes: 4 << 20)
    defer { limit.lift() }
    #expect(throws: SystemError(code: EFBIG)) {
      try AtomicFile.write([UInt8](repeating: 32, count: 5 << 20), to: scratch.path + "/a.json")
    }
    #expect(try scratch.text("a.json") == "old")
    #expect(try scratch.names() == ["a.json"])
  }

  @Test func C88_aFileInPlaceOfAFolderIsAnErrorWithWords() throws {
    try scratch.write("a file", to: "a")
    let error = #expect(throws: SystemError.self) { try scratch.write("new", to: "a/b.json") }
    #expect(error?.reason == "a part of the path is a file, not a folder")
    #expect(try scratch.text("a") == "a file")
  }

  @Test func C127_theReasonNamesTheWayOut() {
    #expect(SystemError(code: ENOSPC).reason == "the disk is full; free some space")
    #expect(SystemError(code: EACCES).reason == "permission is denied; check who owns the file and its folder")
  }

  @Test func W18_aFileIsReplacedAndNotWrittenInto() throws {
    try scratch.write("old", to: "a.json")
    let descriptor = open(scratch.path + "/a.json", O_RDONLY)
    defer { close(descriptor) }
    try scratch.write("newer and longer", to: "a.json")
    // Who had it open still reads the old content whole.
    var buffer = [UInt8](repeating: 0, count: 100)
    #expect(read(descriptor, &buffer, 100) == 3)
  }

  @Test func W18_removingWhatIsNotThereIsFine() throws {
    try AtomicFile.remove(scratch.path + "/none.json")
  }
}

/// Makes writes fail beyond a size, as a full disk would. Large enough for whatever else the tests write meanwhile.
struct SizeLimit {
  private let old: rlimit

  init(bytes: rlim_t) {
    // The signal that would come with the error ends the program.
    signal(SIGXFSZ, SIG_IGN)
    var old = rlimit()
    getrlimit(__rlimit_resource_t(1), &old)
    var new = rlimit(rlim_cur: bytes, rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(1), &new)
    self.old = old
  }

  func lift() {
    var old = old
    setrlimit(__rlimit_resource_t(1), &old)
  }
}
