import Glibc
import ViewTree
import WishlistStore
import WishlistViews

/// The user's editor: what `VISUAL` or `EDITOR` says, else vi.
struct ExternalEditor {
  /// The command as the shell understands it; it may have arguments.
  let command: String

  init(environment: (String) -> String?) {
    command = [environment("VISUAL"), environment("EDITOR")].compactMap(\.self).first { !$0.isEmpty } ?? "vi"
  }

  /// The editor that the environment of the process names.
  static var standard: ExternalEditor { ExternalEditor { name in getenv(name).map { String(cString: $0) } } }

  /// Edits a text in a file of its own. What the user wrote is never lost: where it can't be taken over, the file stays,
  /// and the message says where.
  @MainActor
  func edit(_ text: String, _ runProgram: RunProgramAction) -> TextEditing.Outcome {
    do throws(StoreProblem) {
      let folder = try TemporaryFolder.forEditing()
      let file = folder.path + "/notes.md"
      try TextFile.write(text.isEmpty ? "" : text + "\n", to: file)
      // The shell splits the command; the path is no part of what it splits.
      switch runProgram(["/bin/sh", "-c", command + " \"$1\"", "sh", file]) {
      case .ended(status: 0): break
      case .ended(status: 127):
        return failed("The editor \"\(command)\" was not found; set EDITOR to another.", text, folder)
      case .ended(let status):
        return failed("The editor \"\(command)\" ended with \(status); nothing is changed.", text, folder)
      case .notStarted(let reason): return failed("The editor can't be started: \(reason).", text, folder)
      }
      do throws(StoreProblem) {
        let edited = try TextFile.read(file)
        folder.remove()
        return .edited(edited)
      } catch {
        return failed(error.message, text, folder)
      }
    } catch {
      return .failed(message: error.message)
    }
  }

  /// Keeps the file only if there is something in it that would be lost.
  @MainActor
  private func failed(_ message: String, _ text: String, _ folder: TemporaryFolder) -> TextEditing.Outcome {
    let file = folder.path + "/notes.md"
    let now = try? TextFile.read(file)
    if access(file, F_OK) != 0 || now == "" || now == text + "\n" {
      folder.remove()
      return .failed(message: message)
    }
    return .failed(message: message + " What you wrote is in \(file).")
  }
}
