import Testing

@testable import TodoTUI

@Suite("Colours and looks as they are written")
struct ColourTests {
  @Test("a look keeps each of its parts while another is changed")
  func parts() {
    let colours: [Colour] = [
      .standard, .palette(0), .palette(255), .rgb(0, 0, 0), .rgb(1, 2, 255), .rgb(255, 255, 255),
    ]
    for foreground in colours {
      for background in colours {
        var style = Style(foreground: foreground, background: background, [.bold, .underline])
        #expect(style.foreground == foreground && style.background == background)
        #expect(style.attributes == [.bold, .underline])
        style.foreground = background
        style.attributes = .dim
        style.background = .palette(7)
        #expect(style == Style(foreground: background, background: .palette(7), .dim))
      }
    }
  }

  @Test(
    "A look can be read and is written the same way",
    arguments: [
      "plain", "bold", "red", "bright-blue on black bold", "on 153", "208 dim underline",
      "#ffaf00 on #000001 bold dim underline reverse",
    ])
  func roundTrip(_ text: String) throws {
    #expect(try Style(notation: text).notation == text)
  }

  @Test("What is no look is refused, with the word that is to blame")
  func refused() {
    for (text, error) in [
      ("rot", Style.NotationError.unknownWord("rot")), ("256", .unknownWord("256")),
      ("-1", .unknownWord("-1")), ("#ff00", .unknownWord("#ff00")),
      ("#gggggg", .unknownWord("#gggggg")), ("１２", .unknownWord("１２")),
      ("red on", .misplaced("on")), ("red blue", .misplaced("blue")),
      ("on 1 on 2", .misplaced("on")), ("on bold", .unknownWord("bold")),
    ] {
      #expect(throws: error) { try Style(notation: text) }
    }
  }

  @Test("Mixed colours become the nearest that there are")
  func nearest() {
    #expect(Colour.rgb(255, 175, 0).index(among: 256) == 214)
    #expect(Colour.rgb(8, 8, 8).index(among: 256) == 232)
    #expect(Colour.rgb(0, 0, 0).index(among: 256) == 16)
    #expect(Colour.rgb(250, 5, 5).index(among: 16) == 9)
    #expect(Colour.rgb(200, 0, 0).index(among: 8) == 1)
    #expect(Colour.palette(231).index(among: 16) == 15)
    #expect(Colour.palette(9).index(among: 8) == 1)
    #expect(Colour.palette(214).index(among: 256) == 214)
    #expect(Colour.standard.index(among: 256) == nil)
    #expect(Colour.rgb(1, 2, 3).index(among: 0) == nil)
  }

  @Test("Every colour of the palette is nearest to itself", arguments: 16..<256)
  func itself(_ index: Int) throws {
    let (red, green, blue) = try #require(Colour.palette(UInt8(index)).components)
    let found = Colour.rgb(UInt8(red), UInt8(green), UInt8(blue)).index(among: 256)
    let same = try #require(found.flatMap { Colour.palette(UInt8($0)).components })
    #expect(same == (red, green, blue))
  }
}
