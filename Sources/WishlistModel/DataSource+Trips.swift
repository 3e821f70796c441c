import FoundationEssentials

extension DataSource {
  /// Adds a trip, with the activities of the draft. Nil if the name is blank.
  @discardableResult
  public func addTrip(_ draft: TripDraft) -> Trip? {
    guard draft.isValid else { return nil }
    let now = now
    let id = ids.tripID(for: draft.name) { trips[$0] != nil }
    var record = TripRecord(id: id, name: "", collection: draft.collection, created: now)
    apply(draft, to: &record, now: now)
    return transact(.addTrip, on: [id]) { transaction in
      put([record], &transaction)
      return trips[id]
    }
  }

  /// Adds a trip. Nil if the name is blank.
  @discardableResult
  public func addTrip(name: String, subtitle: String? = nil, collection: TripCollection, photo: String? = nil) -> Trip?
  {
    addTrip(TripDraft(name: name, subtitle: subtitle ?? "", collection: collection, photo: photo ?? ""))
  }

  /// Adds trips as they are, ids and dates included, and updates those that are there: what an import does.
  public func add(_ records: [TripRecord]) {
    let records = records.filter { trips[$0.id]?.isReadOnly != true }
    transact(.importTrips, on: records.map(\.id)) { put(records, &$0) }
  }

  /// Saves all that was edited in a draft: fields, names and order of activities, new and dropped ones. Activities
  /// whose name was made blank are removed. A blank name of the trip itself leaves the name as it is.
  public func save(_ draft: TripDraft, to trip: Trip) {
    guard canChange(trip) else { return }
    let old = trip.record
    var record = old
    apply(draft, to: &record, now: now)
    guard record != old else { return }
    record.edited = now
    transact(.editTrip, on: [trip.id]) { put([record], &$0) }
  }

  /// Edits a trip: `edit(trip) { $0.subtitle = "Norway" }`.
  public func edit(_ trip: Trip, _ change: (inout TripDraft) -> Void) {
    var draft = trip.draft
    change(&draft)
    save(draft, to: trip)
  }

  /// Replaces the notes of a trip; nothing but blanks is none. Line ends at the end go.
  public func setNotes(_ notes: String, of trip: Trip) {
    guard canChange(trip) else { return }
    let end = notes.lastIndex { !$0.isWhitespace }
    var record = trip.record
    record.notes = end.map { String(notes[...$0]) }
    guard record.notes != trip.notes else { return }
    record.edited = now
    transact(.editNotes, on: [trip.id]) { put([record], &$0) }
  }

  /// Removes a trip.
  public func remove(_ trip: Trip) {
    guard canChange(trip) else { return }
    transact(.removeTrip, on: [trip.id]) { $0.remove([trip.id]) }
  }

  /// Whether a trip is one of ours, and not read-only.
  func canChange(_ trip: Trip) -> Bool { trips[trip.id] === trip && !trip.isReadOnly }

  private func apply(_ draft: TripDraft, to record: inout TripRecord, now: Date) {
    if draft.isValid { record.name = draft.name.cleanedName }
    record.subtitle = draft.subtitle.cleanedName.nonEmpty
    record.collection = draft.collection
    record.photo = draft.photo.cleanedName.nonEmpty
    let old = Dictionary(record.activities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    record.activities = draft.activities.compactMap { activity in
      guard let name = activity.name.cleanedName.nonEmpty else { return nil }
      guard var known = old[activity.id] else {
        let id = ids.activityID { id in old[id] != nil || draft.activities.contains { $0.id == id } }
        return ActivityRecord(id: id, name: name, added: now)
      }
      if known.name != name {
        known.name = name
        known.edited = now
      }
      return known
    }
  }
}

extension String {
  /// The text, nil if it's empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
