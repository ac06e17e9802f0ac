/// The configuration file in English.
extension English {
  var settingTableHeadings: [String] { ["Setting", "Values", "Default", "What it is for"] }

  func describe(_ preference: Preference) -> String {
    switch preference {
    case .language: "The language; auto takes it from LC_ALL, LC_MESSAGES, LANG"
    case .theme: "How the parts of the screen look; a theme of your own can be named too"
    case .startList: "The list that is shown at the start, such as today, group:Work or tag:bills"
    case .sidebarWidth: "Columns of the side bar; never more than half of the window"
    case .weekStart: "The first day of a week, for due dates such as \"next week\""
    case .dateStyle:
      "Dates in the list, the detail pane and the history: tomorrow, 3 Dec, or 2026-12-03"
    case .hideDone: "Whether done items are hidden at the start; remember takes the last state"
    case .mouse: "Whether the mouse is used; without it the terminal's own selection works"
    }
  }

  func describe(_ role: Role) -> String {
    switch role {
    case .text: "everything else; its background fills the window"
    case .heading: "names of lists and sections, titles in the detail pane"
    case .quiet: "labels, hints, lines, counts"
    case .selected: "the selected row"
    case .selectedElsewhere: "the selected row of a pane without the keyboard"
    case .done: "done items"
    case .marked: "marked rows, and how many they are"
    case .hit: "words that were searched for"
    case .late: "overdue dates"
    case .soon: "dates of today"
    case .group: "names of groups"
    case .tag: "tags"
    case .urgent: "priorities"
    case .fault: "messages that something went wrong"
    case .key: "keys in hints and help"
    case .field: "text fields"
    }
  }

  func what(_ fault: ConfigurationFault) -> String {
    let (subject, value) = (fault.subject, fault.value)
    return switch fault.kind {
    case .isFolder: "this is a folder"
    case .unreadable(let reason): "can't be read: \(reason)"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB"
    case .notText: "not a text in UTF-8"
    case .notUTF8: "not UTF-8"
    case .noEqualsSign: "'\(subject)' is no setting"
    case .noSection: "\(subject) stands outside of a section"
    case .unknownSection: "unknown section [\(subject)]"
    case .unclosedSection: "[\(subject) has no closing bracket"
    case .noValue: "\(subject) has no value"
    case .repeated(let line): "\(subject) is already on line \(line)"
    case .unknownSetting: "unknown setting '\(subject)'"
    case .badValue: "\(subject) can't be '\(value)'"
    case .unknownCommand: "unknown command '\(subject)'"
    case .unknownPlace: "\(subject): no keys of it in '\(value)'"
    case .unreadableKey: "\(subject): '\(value)' is no key"
    case .sameKey(let other): "\(subject): \(value) arrives as \(other)"
    case .countKey: "\(subject): \(value) begins with a digit"
    case .textKey(let place): "\(subject): \(value) is text in \(place)"
    case .clash(let other, let line, let place):
      "\(value) of \(subject) clashes with \(other), line \(line), in \(place)"
    case .hides(let other, let key, let place):
      "\(value) of \(subject) hides \(key) of \(other) in \(place)"
    case .unreachable: "\(subject) would have no key"
    case .badThemeName: "[\(subject)] names no theme"
    case .unknownRole: "unknown role '\(subject)'"
    case .unknownBase: "\(subject) can't be '\(value)'"
    case .badLook: "\(subject): '\(value)' is no colour or attribute"
    case .misplacedColour: "\(subject): misplaced '\(value)'"
    }
  }

  func advice(_ fault: ConfigurationFault) -> String {
    func oneOf(_ names: [String]) -> String { "write one of: " + names.joined(separator: ", ") }
    func mean(_ name: String?, else names: [String]) -> String {
      name.map { "did you mean \($0)?" } ?? oneOf(names)
    }
    return switch fault.kind {
    case .isFolder: "put a text file there or remove it"
    case .unreadable: "check it and its permissions"
    case .tooLarge, .notText: "write it anew, starting from config.example"
    case .notUTF8: "save the file as UTF-8"
    case .noEqualsSign: "write name = value"
    case .noSection: "put [interface] or [keys] above it"
    case .unknownSection(let name):
      name.map { "did you mean [\($0)]?" } ?? "there are [interface], [keys] and [theme NAME]"
    case .unclosedSection: "write [\(fault.subject)]"
    case .noValue: "write one after the equals sign, or remove the line"
    case .repeated: "the first one counts, remove one of them"
    case .unknownSetting(let name): mean(name, else: Preference.allCases.map(\.rawValue))
    case .badValue(let allowed): oneOf([allowed])
    case .unknownCommand(let name):
      name.map { "did you mean \($0)?" } ?? "config.example has them all"
    case .unknownPlace(let places): oneOf(places)
    case .unreadableKey: "write keys as in x, dd, <c-r>, <a-x>, <space>, <f2>"
    case .sameKey(let other): "write \(other)"
    case .countKey: "digits are counts, begin with another key"
    case .textKey: "take a single key with Ctrl or Alt, or a named one"
    case .clash: "give one of them another key"
    case .hides(let other, _, let place):
      "give \(other) another key too, or none"
        + (fault.hasPlace ? "" : ", or name other places than \(place): \(fault.subject)@PLACE")
    case .unreachable: "leave it a key"
    case .badThemeName: "write [theme NAME], the name in one word"
    case .unknownRole(let name): mean(name, else: Role.allCases.map(\.name))
    case .unknownBase(let themes): oneOf(themes)
    case .badLook: "write e.g. red bold, black on 153, or #ffaf00 underline"
    case .misplacedColour: "write COLOUR on COLOUR and attributes"
    }
  }

  func sentence(_ fault: ConfigurationFault, path: String) -> String {
    "\(path):\(fault.place)\(what(fault)), \(advice(fault))"
  }

  func noFaults(_ path: String) -> String { "\(path): no faults" }

  func noConfiguration(_ path: String) -> String {
    "\(path): there is no such file, so the defaults hold"
  }

  func exampleText(_ part: ConfigurationExample.Part) -> [String] {
    switch part {
    case .top:
      [
        "An example configuration of mytodo with every setting at its default.",
        "Copy it to ~/.config/mytodo/config (or $XDG_CONFIG_HOME/mytodo/config), remove the # before",
        "what you want to change, and see with mytodo --check-config whether it is right.",
        "It is read at the start. A line that is wrong costs that one setting.",
        "A comment begins with # at the start of a line or after a blank.",
      ]
    case .keys:
      [
        "command = keys, in place of the standard ones; none takes them away.",
        "A key is a letter or a sign, or <c-x> for Ctrl-x, <a-x> for Alt-x, <space>, <ret>, <esc>,",
        "<tab>, <s-tab>, <up>, <pagedown>, <f1>, <lt> for <, <hash> for #; dd is two keys, one after",
        "the other. command@place = keys holds in that place only; without it, in all of its places.",
        "Places: the panes list, sidebar and detail; search, line (a line of text), picker (of groups);",
        "form-text, form-group, form-names, form-chosen (a name at rest, typed, chosen), form-choice and",
        "form-notes (fields of the edit form); choice and yes-no (questions); help and help-filter.",
        "Where text is typed only single keys with Ctrl or Alt and named ones count; in questions and in",
        "the help another command's own key goes before. To have it otherwise, name the place.",
        "A key that another command has by default goes over if that command keeps one.",
      ]
    case .themes:
      [
        "A theme of your own: role = COLOUR on COLOUR and attributes, all of them optional.",
        "Colours: default, black, red, green, yellow, blue, magenta, cyan, white, bright-black to",
        "bright-white, 0 to 255, or #rrggbb (the nearest of 256 where the terminal mixes none).",
        "Attributes: bold, dim, underline, reverse, or plain for none.",
        "Roles that are not named look as in the theme that it is based on.",
      ]
    case .places(let names): ["Places: " + (names.isEmpty ? "all" : names.joined(separator: ", "))]
    case .values(let text): ["Values: " + text]
    }
  }
}
