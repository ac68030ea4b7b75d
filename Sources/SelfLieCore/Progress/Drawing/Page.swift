/// A picture with its figures as a page for a browser: one file, without scripts, for light and dark screens.
public struct Page: Sendable {
  /// The subject of the page, such as an affirmation's text.
  let title: String
  /// The figures, each with its name.
  let rows: [(name: String, value: String)]
  /// The days of the milestones, each with its count.
  let milestones: [(count: Int, day: Day)]
  /// The SVG document.
  let picture: String

  /// Creates a page.
  /// - Parameter picture: The document of a `Picture`.
  public init(title: String, rows: [(name: String, value: String)], milestones: [(count: Int, day: Day)], picture: String) {
    self.title = title
    self.rows = rows
    self.milestones = milestones
    self.picture = picture
  }

  /// The whole HTML file.
  public var document: String {
    let figures = rows.map { "<tr><th scope=\"row\">\(XMLText($0.name))</th><td>\(XMLText($0.value))</td></tr>" }
    let list = milestones.map { "<li><b>\($0.count)</b> on \(XMLText("\($0.day)"))</li>" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(XMLText(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(XMLText(title))</h1>
      <div>
      \(picture)</div>
      <table>
      \(figures.joined(separator: "\n"))
      </table>
      \(list.isEmpty ? "" : "<h2>Milestones</h2>\n<ol>\n\(list.joined(separator: "\n"))\n</ol>\n")</main>
      </body>
      </html>

      """
  }

  private static let style = """
    body { margin: 0; background: #fff; color: #222; font: 16px/1.5 sans-serif }
    main { max-width: 820px; margin: 0 auto; padding: 24px 16px 48px }
    h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere } h2 { font-size: 1.1rem }
    div { overflow-x: auto } svg { width: 100%; min-width: 600px; height: auto; display: block } svg .title { display: none }
    table { border-collapse: collapse; margin-top: 16px } th { text-align: left; font-weight: normal; color: #666; padding: 2px 24px 2px 0; vertical-align: top }
    ol { columns: 2; padding-left: 0; list-style: none }
    @media (prefers-color-scheme: dark) { body { background: #16191d; color: #ddd } th { color: #999 } }
    """
}
