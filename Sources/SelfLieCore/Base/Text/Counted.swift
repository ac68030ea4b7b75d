/// Joins a count and a noun, with a plural "s" unless the count is 1: "1 line", "2 lines".
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
