/// The release that this is; CHANGELOG.md says what is in it.
enum Version {
  static let number = "0.1.0"
}
