import { resolveDay } from '../../src/quests/index.ts'
import { outcomeOf, linesIn } from '../../test-kit/index.ts'
import { fullCatalogue } from './full-catalogue.ts'
import {
  changedInMember,
  changedInQuest,
  idOf,
  partyIn,
  partyOf,
  prefixed,
  type QuestCase,
  questFaults,
  throwsOfShuffle,
} from './quest-case.ts'

/** Plays a member's finished day against the quest of the party, and tells where answer and case disagree. */
export const faultsOfQuestDay = (testCase: QuestCase): ReadonlyArray<string> => {
  const before = partyOf(testCase)
  const params = { actorId: idOf(testCase.cron.user ?? 0), effort: testCase.cron.progress }
  const context = { catalogue: fullCatalogue, seed: throwsOfShuffle(testCase) }
  const { state, events } = outcomeOf(resolveDay(context)(params)(before))
  const members = testCase.users.flatMap((_, index) => {
    const [was, is] = [before.users[idOf(index)], state.users[idOf(index)]]
    return was === undefined || is === undefined
      ? []
      : Object.entries(prefixed(`users.${index}`, changedInMember(was, is, events)))
  })
  const changed = { ...changedInQuest(partyIn(before).quest, partyIn(state).quest), ...Object.fromEntries(members) }
  return questFaults(changed, linesIn(events), testCase)
}
