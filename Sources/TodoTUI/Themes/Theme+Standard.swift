extension Theme {
  /// The themes that the program comes with, in the order in which they are gone through.
  static let standard = [terminal, light, dark, highContrast, mono]

  /// The terminal's own palette, whatever its owner has made of it.
  static let terminal = Theme(
    "terminal",
    [
      .marked: Style(foreground: .palette(6), .bold),
      .heading: Style(.bold), .quiet: Style(.dim), .selected: Style(.reverse),
      .selectedElsewhere: Style(.bold), .done: Style(.dim), .hit: Style(.underline),
      .late: Style(foreground: .palette(1), .bold), .soon: Style(foreground: .palette(3)),
      .group: Style(foreground: .palette(6)), .tag: Style(foreground: .palette(5)),
      .urgent: Style(foreground: .palette(1), .bold),
      .fault: Style(foreground: .palette(1), .bold), .key: Style(.bold), .field: Style(.underline),
    ])

  /// For a terminal with a light background, which stays as it is.
  static let light = Theme(
    "light",
    [
      .marked: Style(foreground: .palette(22), .bold),
      .heading: Style(foreground: .palette(24), .bold), .quiet: Style(foreground: .palette(241)),
      .selected: Style(foreground: .palette(16), background: .palette(153)),
      .selectedElsewhere: Style(background: .palette(254), .bold),
      .done: Style(foreground: .palette(242)),
      .hit: Style(background: .palette(229), .underline),
      .late: Style(foreground: .palette(124), .bold), .soon: Style(foreground: .palette(94)),
      .group: Style(foreground: .palette(24)), .tag: Style(foreground: .palette(90)),
      .urgent: Style(foreground: .palette(124), .bold),
      .fault: Style(foreground: .palette(124), .bold),
      .key: Style(foreground: .palette(18), .bold), .field: Style(.underline),
    ],
    few: [
      .marked: Style(foreground: .palette(2), .bold),
      .heading: Style(.bold), .quiet: .plain, .selected: Style(.reverse),
      .selectedElsewhere: Style(.bold), .done: Style(.dim), .hit: Style(.underline),
      .soon: Style(.underline), .group: Style(foreground: .palette(4)),
      .tag: Style(foreground: .palette(5)), .key: Style(.bold),
    ])

  /// For a terminal with a dark background, which stays as it is.
  static let dark = Theme(
    "dark",
    [
      .marked: Style(foreground: .palette(120), .bold),
      .heading: Style(foreground: .palette(153), .bold), .quiet: Style(foreground: .palette(247)),
      .selected: Style(foreground: .palette(231), background: .palette(24)),
      .selectedElsewhere: Style(background: .palette(238), .bold),
      .done: Style(foreground: .palette(245)),
      .hit: Style(foreground: .palette(222), .underline),
      .late: Style(foreground: .palette(210), .bold), .soon: Style(foreground: .palette(221)),
      .group: Style(foreground: .palette(80)), .tag: Style(foreground: .palette(182)),
      .urgent: Style(foreground: .palette(210), .bold),
      .fault: Style(foreground: .palette(210), .bold),
      .key: Style(foreground: .palette(117), .bold), .field: Style(.underline),
    ],
    few: [
      .marked: Style(foreground: .palette(10), .bold),
      .heading: Style(.bold), .quiet: .plain, .selected: Style(.reverse),
      .selectedElsewhere: Style(.bold), .done: Style(.dim), .hit: Style(.underline),
      .late: Style(foreground: .palette(9), .bold), .soon: Style(foreground: .palette(11)),
      .group: Style(foreground: .palette(14)), .tag: Style(foreground: .palette(13)),
      .urgent: Style(foreground: .palette(9), .bold),
      .fault: Style(foreground: .palette(9), .bold), .key: Style(.bold),
    ])

  /// White on black over the whole window, and nothing faint.
  static let highContrast = Theme(
    "high-contrast",
    [
      .marked: Style(foreground: .palette(120), .bold),
      .text: Style(foreground: .palette(231), background: .palette(16)), .heading: Style(.bold),
      .selected: Style(foreground: .palette(16), background: .palette(226), .bold),
      .selectedElsewhere: Style([.bold, .underline]), .done: Style(foreground: .palette(252)),
      .hit: Style(foreground: .palette(16), background: .palette(123), .underline),
      .late: Style(foreground: .palette(217), .bold), .soon: Style(foreground: .palette(228)),
      .group: Style(foreground: .palette(123)), .tag: Style(foreground: .palette(225)),
      .urgent: Style(foreground: .palette(217), .bold),
      .fault: Style(foreground: .palette(16), background: .palette(217), .bold),
      .key: Style(foreground: .palette(226), .bold), .field: Style(.underline),
    ],
    few: [
      .marked: Style(foreground: .palette(14), .bold),
      .text: Style(foreground: .palette(15), background: .palette(0)),
      .selected: Style(foreground: .palette(0), background: .palette(11), .bold),
      .done: .plain, .hit: Style(.underline),
      .late: Style(foreground: .palette(11), .bold), .soon: Style(foreground: .palette(11)),
      .group: Style(foreground: .palette(14)), .tag: Style(foreground: .palette(14)),
      .urgent: Style(foreground: .palette(11), .bold), .fault: Style([.bold, .reverse]),
      .key: Style(foreground: .palette(11), .bold),
    ])

  /// One colour.
  static let mono = Theme(
    "mono",
    [
      .marked: Style(.bold),
      .heading: Style(.bold), .quiet: Style(.dim), .selected: Style(.reverse),
      .selectedElsewhere: Style(.bold), .done: Style(.dim), .hit: Style(.underline),
      .late: Style(.bold), .urgent: Style(.bold), .fault: Style(.bold), .key: Style(.bold),
      .field: Style(.underline),
    ])
}
