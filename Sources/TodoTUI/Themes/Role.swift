/// A part of the screen that a theme gives a look.
enum Role: Int, Hashable, Sendable, CaseIterable {
  /// Everything that no other role is for. Its background is that of the whole window.
  case text
  case heading, quiet, selected
  /// The selected row of a pane that does not have the keyboard.
  case selectedElsewhere
  case done, marked, hit, late, soon, group, tag, urgent, fault, key, field

  /// What it is called in the configuration.
  var name: String { "\(self)".kebabCase }

  /// The role of that name.
  init?(name: String) {
    guard let role = Role.allCases.first(where: { $0.name == name }) else { return nil }
    self = role
  }
}

extension String {
  /// `selectedElsewhere` as `selected-elsewhere`: how names are written in the configuration.
  var kebabCase: String {
    reduce(into: "") { text, character in
      if character.isUppercase { text += "-" }
      text += character.lowercased()
    }
  }
}
