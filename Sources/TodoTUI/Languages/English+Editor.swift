/// What is told in English about editors.
extension English {
  func sentence(_ error: EditorError) -> String {
    switch error {
    case .notFound(let name):
      "can't run the editor \"\(name)\": set VISUAL or EDITOR to a program that is installed"
    case .ended(let name, let status, let file):
      "\"\(name)\" " + (status < 0 ? "was ended by signal \(-status)" : "ended with \(status)")
        + ", the notes are as they were" + (file.map { "; what was written is in \($0)" } ?? "")
    case .cannotWrite(let path, let reason):
      "can't write \(path): \(reason); TMPDIR can name a folder"
    case .notText(let file): "not UTF-8, so not taken over: what was written is in \(file)"
    }
  }
}
