import Glibc

/// The lines of a text, one after the other in memory, each ended by a zero.
struct Lines {
  private var bytes: [CChar]
  private var starts: [Int] = []

  init(_ text: String) {
    bytes = Array(text.utf8CString)
    let newline = CChar(UInt8(ascii: "\n"))
    if bytes.count > 1, bytes[bytes.count - 2] != newline { bytes.insert(newline, at: bytes.count - 1) }
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      var start = first
      while let end = strchr(start, Int32(newline)) {
        starts.append(start - first)
        end.pointee = 0
        start = end + 1
      }
    }
  }

  var count: Int { starts.count }

  subscript(index: Int) -> String {
    bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { String(cString: $0 + starts[index]) } ?? "" }
  }

  /// The lines that contain `part`.
  func indices(of part: String) -> [Int] {
    let part = Array(part.utf8CString)
    var found: [Int] = []
    found.reserveCapacity(count)
    bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      for index in starts.indices where strstr(first + starts[index], part) != nil { found.append(index) }
    }
    return found
  }
}
