import FoundationEssentials
import Testing

@testable import WishlistModel

@MainActor
struct GoalTests {
  @Test func W4_thereAre18GoalsInAFixedOrder() {
    #expect(
      Goal.basic.map(\.title) == [
        "1 Activity", "5 Activities", "10 Activities", "1 Trip", "3 Trips", "5 Trips",
        "Spring Explorer", "3 Spring Trips", "5 Spring Trips", "Summer Explorer", "3 Summer Trips", "5 Summer Trips",
        "Fall Explorer", "3 Fall Trips", "5 Fall Trips", "Winter Explorer", "3 Winter Trips", "5 Winter Trips",
      ])
    #expect(Goal.basic.map(\.threshold) == [1, 5, 10] + Array(repeating: [1, 3, 5], count: 5).flatMap(\.self))
    #expect(Goal.withID("fall-1")?.sentence == "You completed a fall trip.")
    #expect(Set(Goal.allCases.map(\.id)).count == Goal.allCases.count)
  }

  @Test func W4_furtherTiersComeAfterAndChangeNothingAboutTheOthers() {
    #expect(Array(Goal.allCases.prefix(18)) == Goal.basic)
    #expect(
      Goal.allCases.dropFirst(18).map(\.title) == ["25 Activities", "50 Activities", "100 Activities", "All Seasons"])
    #expect(dataSource().goals.milestones.map(\.goal) == Goal.basic)
    let data = dataSource([tripRecord("a", (0..<10).map { "x \($0)" })])
    #expect(data.goals.milestones.map(\.goal.title).contains("25 Activities"))
    #expect(!data.goals.milestones.map(\.goal.title).contains("50 Activities"))
  }

  @Test(arguments: [
    ("activities-1", 1, 1), ("activities-10", 6, 10), ("activities-5", 5, 5), ("trips-1", 1, 1), ("trips-3", 2, 3),
    ("spring-3", 0, 3), ("fall-1", 1, 1), ("fall-3", 1, 3), ("winter-1", 1, 1), ("seasons-4", 2, 4),
  ])
  func W4_oneFunctionGivesAGoalsProgress(id: Goal.ID, count: Int, threshold: Int) throws {
    let data = dataSource([
      tripRecord("a", .fall, ["x one", "x two", "x three"]), tripRecord("b", .winter, ["x one", "x two"]),
      tripRecord("c", .spring, ["x one", "two"]), tripRecord("d", .spring, []),
    ])
    let progress = try #require(Goal.withID(id)).progress(in: data.summary)
    #expect(progress == GoalProgress(count: count, threshold: threshold))
  }

  @Test func C124_planningIsNotDoing() {
    let data = dataSource([tripRecord("a", ["one", "two"]), tripRecord("b", [])])
    #expect(data.summary == WishlistSummary())
    #expect(data.goals.achieved.isEmpty)
  }

  @Test func W4_evaluationIsIdempotentAndSaysWhatWasGainedAndLost() throws {
    var ledger = GoalLedger()
    let done = dataSource([tripRecord("a", .fall, ["x one"])]).summary
    let date = TestClock.date(7)
    let gained = ledger.evaluate(done) { _ in date }
    #expect(gained.gained.map(\.id) == ["activities-1", "trips-1", "fall-1"])
    #expect(gained.lost.isEmpty)
    let before = ledger
    #expect(ledger.evaluate(done) { _ in TestClock.date(8) }.isEmpty)
    #expect(ledger == before)
    let lost = ledger.evaluate(WishlistSummary()) { _ in TestClock.date(9) }
    #expect(lost.lost.map(\.id) == ["activities-1", "trips-1", "fall-1"])
    #expect(ledger.firstEarned == before.firstEarned)
  }

  @Test func W4_aLostGoalKeepsItsDateForWhenItIsMetAgain() throws {
    let data = dataSource([openTrip("a", .summer, 2)])
    let activity = try #require(data.trip("a")?.sortedActivities.first)
    data.setComplete(activity, true)
    let earned = try #require(data.goals.achieved.first?.earned)
    data.setComplete(activity, false)
    #expect(data.goals.achieved.isEmpty)
    #expect(data.goals.milestones.first?.goal.id == "activities-1")
    #expect(data.goals.milestones.first?.firstEarned == earned)
    data.setComplete(activity, true)
    #expect(data.goals.achieved.map(\.earned) == [earned])
  }

  @Test func W4_severalGoalsMakeOneMessage() throws {
    let data = dataSource([openTrip("a", .fall, 1)])
    data.setComplete(try #require(data.trip("a")?.sortedActivities.first), true)
    #expect(data.announcement?.message == "3 goals earned: 1 Activity, 1 Trip, Fall Explorer")
    data.dismissAnnouncement()
    #expect(data.announcement == nil)
  }

  @Test func W4_theBannerGoesWhenItsGoalIsLostAndComesAnewWhenItIsMetAgain() throws {
    let data = dataSource([openTrip("a", .fall, 2)])
    let activity = try #require(data.trip("a")?.sortedActivities.first)
    data.setComplete(activity, true)
    #expect(data.announcement?.id == 1)
    #expect(data.announcement?.message == "Goal earned: 1 Activity")
    data.setComplete(activity, false)
    #expect(data.announcement == nil)
    data.setComplete(activity, true)
    #expect(data.announcement?.id == 2)
  }

  @Test func W10_achievedGoalsAreNewestFirst() throws {
    let data = dataSource([openTrip("a", .fall, 2), openTrip("b", .winter, 4)])
    for trip in [data.trip("a"), data.trip("b")] {
      for activity in try #require(trip).sortedActivities { data.setComplete(activity, true) }
    }
    #expect(
      data.goals.achieved.map(\.goal.title) == [
        "Winter Explorer", "5 Activities", "1 Trip", "Fall Explorer", "1 Activity",
      ])
    #expect(data.lastEarned?.goal.title == "Winter Explorer")
  }

  @Test func W4_goalsOfTripsThatComeWithTheirPastAreDatedByIt() {
    let data = dataSource([tripRecord("a", .fall, created: 100, ["x one", "x two", "x three", "x four", "x five"])])
    let dates = Dictionary(uniqueKeysWithValues: data.goals.achieved.map { ($0.goal.id, $0.earned) })
    #expect(
      dates == [
        "activities-1": TestClock.date(100), "activities-5": TestClock.date(104), "trips-1": TestClock.date(104),
        "fall-1": TestClock.date(104),
      ])
    #expect(data.announcement == nil)
  }
}
