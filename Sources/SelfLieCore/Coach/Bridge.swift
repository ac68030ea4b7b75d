/// Softer forms of a sentence that its owner does not believe yet: J. Wood, E. Perunovic, J. Lee, Psychological Science 20, 2009, found
/// that what lies outside of what people hold possible is turned against itself.
public enum Bridge {
  /// The sentence as a way instead of a state, as a plan, and as said by somebody who wishes them well; those that there are.
  public static func forms(of text: String) -> [String] { [] }
}
