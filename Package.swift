// swift-tools-version: 6.0
import PackageDescription

/// The arrows of docs/ARCHITECTURE.md: what a target lists here is all that it may import.
let package = Package(
  name: "mytodo",
  products: [
    .executable(name: "mytodo", targets: ["mytodo"]),
    .library(name: "TodoCore", targets: ["TodoCore"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(name: "CSignals"),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CLinux"),
    .target(name: "TodoText", dependencies: ["CUTF8Proc"]),
    .target(name: "TodoCore", dependencies: ["TodoText", "CSQLite", "CLinux"]),
    .target(name: "TodoTUI", dependencies: ["TodoCore", "TodoText"]),
    .executableTarget(
      name: "mytodo",
      dependencies: ["TodoTUI", "TodoCore", "TodoText", "CNcurses", "CSignals"]),
    // What `make bench` runs; it is not installed. Its floor, in C, is built without SwiftPM, which
    // would link Swift's library into it.
    .systemLibrary(name: "CPty"),
    .executableTarget(name: "bench", dependencies: ["TodoCore", "TodoText", "CSQLite", "CPty"]),
    .testTarget(name: "TodoTextTests", dependencies: ["TodoText"]),
    .testTarget(
      name: "TodoCoreTests", dependencies: ["TodoCore"], exclude: ["Fixtures"]),
    .testTarget(name: "TodoTUITests", dependencies: ["TodoTUI", "TodoCore"]),
    .testTarget(name: "BenchTests", dependencies: ["bench"]),
    .testTarget(name: "EndToEndTests", dependencies: ["mytodo", "TodoCore", "CPty"]),
  ],
  swiftLanguageModes: [.v6]
)
