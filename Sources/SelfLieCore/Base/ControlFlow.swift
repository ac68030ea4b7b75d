/// Whether something that goes on step by step is to go on: the answer of a closure that is asked at each step.
public enum ControlFlow: Equatable, Sendable {
  case more, enough
}
