/// A file of plain text, as an editor writes it.
public enum TextFile {
  /// Replaces the content, atomically.
  public static func write(_ text: String, to file: String) throws(StoreProblem) {
    do throws(SystemError) { try AtomicFile.write(Array(text.utf8), to: file) } catch {
      throw .notWritten(file: file, reason: error.reason)
    }
  }

  /// The content; what is not UTF-8 is a problem.
  public static func read(_ file: String) throws(StoreProblem) -> String {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileReader.bytes(of: file) } catch {
      throw .unreadable(file: file, reason: error.reason)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(file: file, reason: "it is not UTF-8")
    }
    return text
  }
}
