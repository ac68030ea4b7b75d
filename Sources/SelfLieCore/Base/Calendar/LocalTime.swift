import FoundationEssentials
import Glibc

/// The local time of this machine.
public enum LocalTime {
  /// Returns the offset of the local time from Greenwich at a moment, in seconds, positive to the east.
  ///
  /// FoundationEssentials knows no time zone but Greenwich's, and would keep the first one that it finds. The C library looks each time
  /// whether the system has a new time zone, so that a sitting on a journey goes on in the new place. The corresponding C functions are
  /// `tzset` and `localtime_r`.
  public static func offset(at moment: Date) -> Int {
    guard var time = Int(exactly: moment.timeIntervalSince1970.rounded(.down)) else { return 0 }
    var local = unsafe tm()
    tzset()
    // The C library refuses years beyond its range.
    return unsafe localtime_r(&time, &local) == nil ? 0 : local.tm_gmtoff
  }
}
