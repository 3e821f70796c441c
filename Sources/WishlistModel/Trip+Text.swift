extension Trip {
  /// The trip as people write it down: its name, its subtitle, how far it is, and a line for each activity.
  public var textLines: [String] {
    var lines = [name]
    if let subtitle { lines.append(subtitle) }
    guard activityCount > 0 else { return lines + ["\(collection.title), nothing planned yet"] }
    let percent = Int(progress * 100)
    lines.append("\(collection.title), \(completedCount) of \(activityCount) done (\(percent) %)")
    lines.append("")
    return lines + sortedActivities.map { "  [\($0.isComplete ? "x" : " ")] \($0.name)" }
  }
}
