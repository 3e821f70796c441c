extension Trip {
  /// The trip as a value.
  public var record: TripRecord {
    TripRecord(
      id: id, name: name, subtitle: subtitle, collection: collection, created: created, edited: edited, photo: photo,
      notes: notes, isReadOnly: isReadOnly, activities: sortedActivities.map(\.record))
  }

  /// Takes over what differs in `record`; equal values are not written, so that nobody is told.
  func update(from record: TripRecord) {
    rename(to: record.name)
    setSubtitle(record.subtitle)
    if collection != record.collection { collection = record.collection }
    if created != record.created { created = record.created }
    if edited != record.edited { edited = record.edited }
    if photo != record.photo { photo = record.photo }
    if notes != record.notes { notes = record.notes }
    if isReadOnly != record.isReadOnly { isReadOnly = record.isReadOnly }
    update(activities: record.activities)
  }

  /// Makes the activities those of `records`, keeping the objects of the ones that stay.
  func update(activities records: [ActivityRecord]) {
    var byID = activities
    var order: [Activity.ID] = []
    var kept: Set<Activity.ID> = []
    for record in records where kept.insert(record.id).inserted {
      order.append(record.id)
      if let activity = byID[record.id] {
        activity.update(from: record)
      } else {
        byID[record.id] = Activity(record, trip: self)
      }
    }
    if byID.count != order.count {
      for (id, activity) in byID where !kept.contains(id) {
        activity.trip = nil
        byID[id] = nil
      }
    }
    // Which activities there are is compared by object, so that an unchanged set isn't written.
    if byID != activities { activities = byID }
    if order != activityOrder { activityOrder = order }
  }

  func rename(to newName: String) {
    guard name.utf8.elementsEqual(newName.utf8) == false else { return }
    name = newName
    foldedName = FoldedText(newName)
  }

  func setSubtitle(_ newSubtitle: String?) {
    guard subtitle != newSubtitle else { return }
    subtitle = newSubtitle
    foldedSubtitle = newSubtitle.map { FoldedText($0) }
  }
}
