// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // pocketsphinx.h includes its neighbours without their folder. Its pkg-config entry would say so too, but it also links the sound,
  // desktop and service libraries of sphinxad: 28 libraries at every start, for nothing.
  .unsafeFlags(["-Xcc", "-I/usr/include/pocketsphinx"]),
]

let package = Package(
  name: "selflie",
  products: [.executable(name: "selflie", targets: ["selflie"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CAlsa"),
    .systemLibrary(name: "CSphinx"),
    .target(
      name: "SelfLieCore",
      dependencies: [
        "CSQLite", "CAlsa", "CSphinx",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      // Judging speech takes ten times as long without, and most of the tests judge speech.
      swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .executableTarget(
      name: "selflie",
      dependencies: [
        "SelfLieCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      // What parses arguments and prints is as quick without, and to optimize it would be a quarter of a release build.
      swiftSettings: settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]),
    .testTarget(
      name: "SelfLieCoreTests",
      dependencies: ["SelfLieCore", "selflie", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// For `make fuzz` alone, whose compiler adds what the fuzzer needs.
if Context.environment["SELFLIE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: ["SelfLieCore", .product(name: "SystemPackage", package: "swift-system")],
      path: "Tests/Fuzz",
      swiftSettings: settings + [.enableExperimentalFeature("Extern")]))
}
