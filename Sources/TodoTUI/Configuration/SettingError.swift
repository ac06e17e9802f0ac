/// Why a setting can't be taken, and which word of it is to blame.
struct SettingError: Error {
  let kind: ConfigurationFault.Kind
  let value: String

  init(_ kind: ConfigurationFault.Kind, value: String) {
    self.kind = kind
    self.value = value
  }
}
