/// The answer of a closure that is asked at each step of some work: whether the work goes on.
public enum ControlFlow: Equatable, Sendable {
  case more, enough
}
