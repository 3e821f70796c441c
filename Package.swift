// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Wishlist",
  products: [
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "ViewTreeFoundation", targets: ["ViewTreeFoundation"]),
    .library(name: "NcursesTerminal", targets: ["NcursesTerminal"]),
    .executable(name: "wishlist", targets: ["wishlist"]),
    .executable(name: "list10k", targets: ["list10k"]),
    .executable(name: "list10k-c", targets: ["list10k-c"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
    .executable(name: "LayoutGallery", targets: ["LayoutGallery"]),
  ],
  targets: [
    // The declarative view module: pure Swift, but for the width of a character.
    .target(name: "CWidth"),
    .target(name: "ViewTree", dependencies: ["CWidth"]),

    // Texts of dates, numbers and attributed strings, for programs that use Foundation.
    .target(name: "ViewTreeFoundation", dependencies: ["ViewTree"]),

    // The terminal: the only targets that know of ncurses.
    .target(name: "CTerminal", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "NcursesTerminal", dependencies: ["ViewTree", "CTerminal"]),

    // The app.
    .target(name: "WishlistModel"),
    .target(name: "WishlistStore", dependencies: ["WishlistModel"]),
    .target(name: "WishlistViews", dependencies: ["ViewTree", "WishlistModel"]),
    .executableTarget(
      name: "wishlist",
      dependencies: ["ViewTree", "NcursesTerminal", "WishlistModel", "WishlistStore", "WishlistViews"],
      resources: [.embedInCode("Samples.json")]),

    // Each container with its rule, for looking at by eye.
    .executableTarget(name: "LayoutGallery", dependencies: ["ViewTree", "NcursesTerminal"]),

    // What the speed is measured with: the same program on ViewTree and in plain C.
    .executableTarget(name: "list10k", dependencies: ["ViewTree", "NcursesTerminal"]),
    .target(
      name: "CBenchmarks", path: "Sources/Benchmarks/CBenchmarks", linkerSettings: [.linkedLibrary("util")]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["ViewTree", "NcursesTerminal", "CBenchmarks"],
      exclude: ["CBenchmarks", "RESULTS.md"]),
    .executableTarget(name: "list10k-c", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),

    .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
    .testTarget(name: "ViewTreeFoundationTests", dependencies: ["ViewTreeFoundation"]),
    .testTarget(name: "NcursesTerminalTests", dependencies: ["NcursesTerminal"]),
    .testTarget(name: "WishlistModelTests", dependencies: ["WishlistModel"]),
    .testTarget(name: "WishlistStoreTests", dependencies: ["WishlistStore"]),
    .testTarget(
      name: "WishlistViewsTests", dependencies: ["WishlistViews", "WishlistStore", "NcursesTerminal"]),
    .testTarget(name: "LayoutGalleryTests", dependencies: ["LayoutGallery"]),
    .executableTarget(
      name: "LifeCycleProgram", dependencies: ["ViewTree", "NcursesTerminal"], path: "Tests/LifeCycleProgram"),
    .testTarget(name: "TerminalTests", dependencies: ["wishlist", "LifeCycleProgram"]),
  ],
  swiftLanguageModes: [.v6]
)
