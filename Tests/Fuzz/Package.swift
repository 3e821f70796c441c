// swift-tools-version: 6.2

import PackageDescription

// Hands the input parser whatever libFuzzer comes up with. `.ci/fuzz` builds and runs it.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Wishlist", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzInput",
      dependencies: [
        .product(name: "NcursesTerminal", package: "Wishlist"), .product(name: "ViewTree", package: "Wishlist"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
