import FoundationEssentials
import Glibc

/// What the clocks on the walls show here.
public enum LocalTime {
  /// How far they are ahead of Greenwich's at a moment, in seconds. The corresponding C functions are `tzset` and `localtime_r`.
  ///
  /// FoundationEssentials knows no zone but Greenwich's, and would keep the one that it found first. The C library looks each time whether
  /// the system was told of another one, so that a sitting on a journey goes on in the new place.
  public static func offset(at moment: Date) -> Int {
    guard var time = Int(exactly: moment.timeIntervalSince1970.rounded(.down)) else { return 0 }
    var local = unsafe tm()
    tzset()
    // A year that the C library cannot count is not of this world.
    return unsafe localtime_r(&time, &local) == nil ? 0 : local.tm_gmtoff
  }
}
