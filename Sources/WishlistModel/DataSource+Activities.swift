import FoundationEssentials

extension DataSource {
  /// Adds an activity for each line of `text` that is not blank, in that order, after those that are there.
  @discardableResult
  public func addActivities(_ text: String, to trip: Trip) -> [Activity] {
    let names = text.split(whereSeparator: \.isNewline).map(\.cleanedName).filter { !$0.isEmpty }
    guard canChange(trip), !names.isEmpty else { return [] }
    return transact(.addActivities, on: [trip.id]) { transaction in
      let now = now
      var activities = trip.activities
      let added = names.map { name in
        let id = ids.activityID { activities[$0] != nil }
        let activity = Activity(ActivityRecord(id: id, name: name, added: now), trip: trip)
        activities[id] = activity
        return activity
      }
      trip.activities = activities
      trip.activityOrder += added.map(\.id)
      trip.edited = now
      transaction.change(trip.id, .names)
      return added
    }
  }

  /// Renames an activity. A blank name changes nothing.
  public func rename(_ activity: Activity, to name: String) {
    let name = name.cleanedName
    guard let trip = owner(of: activity), !name.isEmpty, name != activity.name else { return }
    transact(.renameActivity, on: [trip.id]) { transaction in
      activity.rename(to: name)
      activity.edited = now
      trip.edited = now
      transaction.change(trip.id, .names)
    }
  }

  /// Ticks an activity, or takes the tick away.
  public func setComplete(_ activity: Activity, _ isComplete: Bool) {
    guard let trip = owner(of: activity), activity.isComplete != isComplete else { return }
    transact(isComplete ? .tick : .untick, on: [trip.id]) { transaction in
      let now = now
      activity.isComplete = isComplete
      activity.completed = isComplete ? now : nil
      activity.edited = now
      trip.edited = now
      transaction.change(trip.id)
    }
  }

  /// Ticks an open activity, and takes the tick from one that is done.
  public func toggle(_ activity: Activity) { setComplete(activity, !activity.isComplete) }

  /// Removes an activity.
  public func remove(_ activity: Activity) { remove([activity]) }

  /// Removes activities, in one action.
  public func remove(_ activities: [Activity]) {
    let owned = activities.compactMap { activity in owner(of: activity).map { (activity, $0) } }
    guard !owned.isEmpty else { return }
    transact(.removeActivities, on: owned.map(\.1.id)) { transaction in
      let now = now
      for (trip, pairs) in Dictionary(grouping: owned, by: \.1) {
        let gone = Set(pairs.map(\.0.id))
        trip.activities = trip.activities.filter { !gone.contains($0.key) }
        trip.activityOrder = trip.activityOrder.filter { !gone.contains($0) }
        trip.edited = now
        transaction.change(trip.id, .names)
      }
      for (activity, _) in owned { activity.trip = nil }
    }
  }

  /// Moves activities of a trip in own order: those at `offsets` go in front of the one at `destination`, which is
  /// counted before the move, as in `onMove`.
  public func moveActivities(of trip: Trip, fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) {
    let order = trip.activityOrder
    let moving = Set(offsets).filter(order.indices.contains)
    guard canChange(trip), (0...order.count).contains(destination) else { return }
    let staying: (Range<Int>) -> [Activity.ID] = { range in range.filter { !moving.contains($0) }.map { order[$0] } }
    let moved = staying(0..<destination) + moving.sorted().map { order[$0] } + staying(destination..<order.count)
    guard moved != order else { return }
    transact(.moveActivities, on: [trip.id]) { transaction in
      trip.activityOrder = moved
      trip.edited = now
      transaction.change(trip.id)
    }
  }

  /// The trip of an activity that may be changed.
  private func owner(of activity: Activity) -> Trip? {
    guard let trip = activity.trip, canChange(trip), trip.activities[activity.id] === activity else { return nil }
    return trip
  }
}
