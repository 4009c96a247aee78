export { loadArt } from './art.ts'
export { bags, type Bags } from './bags.ts'
export { aDayReport } from './day-report.ts'
export { castAmong, type CastResult, type CastScene } from './groups/casting.ts'
export { aCatalogue, aFood, aGear, anEgg, aPotion, aQuest } from './content.ts'
export { expectSound } from './expect-sound-svg.ts'
export { outcomeOf, expectOutcome, expectRefusal, stateAfter } from './expect.ts'
export { fromInput, sharedFromInput, userFromInput } from './from-input.ts'
export { type Acts, type Transitions, transitionsOf } from './transitions.ts'
export {
  aParty,
  aPartyQuest,
  changedUsers,
  addressedIn,
  eventsOf,
  linesIn,
  memberId,
  PARTY,
  partyIn,
  type QuestAction,
  questActions,
} from './groups/party.ts'
export {
  A_PLAN,
  aChallenge,
  aGroup,
  aMessage,
  aPerson,
  aPrivateMessage,
  aShared,
  documentsWith,
  idOf,
  onBoardOf,
} from './groups/people.ts'
export { staffDocuments } from './groups/staff.ts'
export { seedWhere } from './seed.ts'
export { aDaily, aHabit, aReward, aTodo, EVERY_DAY } from './task.ts'
export { aPlayer, aUser, type DeepPartial, NOON, overlay } from './user.ts'
export { goldenNumbers, goldenRows } from './golden.ts'
export { loadCatalogue } from './catalogue.ts'
export { loadListedCatalogue } from './listed-catalogue.ts'
export { aCalendar } from './calendar.ts'
export { recordingSeed } from './recording-seed.ts'
export {
  anyActor,
  anyInstantAround,
  anyParams,
  anyPlayer,
  anyTasks,
  anyDocuments,
  anyUser,
  sharedParams,
} from './arbitrary/index.ts'
export { deepFreeze } from './deep-freeze.ts'
export { PINNED_ACTS } from './pinned-acts.ts'
export { changedButEqual } from './changed-but-equal.ts'
export { forMoney } from './money.ts'
export { selectDocuments } from './groups/select-documents.ts'
export { JUNE, aVisitor, keysIn, linesOf, toLine } from './shop-visit.ts'
export { shopCatalogue } from './shop-catalogue.ts'
export { resultOf } from './result-of.ts'
export { SPECIFIED_CALLS, specifiedWorld } from './specified-refusals.ts'
