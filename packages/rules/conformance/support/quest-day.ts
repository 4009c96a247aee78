import { resolveDay } from '../../src/quests/index.ts'
import { answerOf } from '../../test-kit/expect.ts'
import { fullCatalogue } from './full-catalogue.ts'
import {
  changedInMember,
  changedInQuest,
  idOf,
  partyGiven,
  prefixed,
  type QuestCase,
  questFaults,
  throwsOfShuffle,
} from './quest-case.ts'

/** Plays a member's finished day against the quest of the party, and tells where answer and case disagree. */
export const faultsOfQuestDay = (given: QuestCase): ReadonlyArray<string> => {
  const before = partyGiven(given)
  const params = { by: idOf(given.cron.user ?? 0), effort: given.cron.progress }
  const world = { catalogue: fullCatalogue, seed: throwsOfShuffle(given) }
  const { state, report } = answerOf(resolveDay(world)(params)(before))
  const members = given.users.flatMap((_, index) => {
    const [was, is] = [before.members[idOf(index)], state.members[idOf(index)]]
    return was === undefined || is === undefined
      ? []
      : Object.entries(prefixed(`users.${index}`, changedInMember(was, is, report.told)))
  })
  const changed = { ...changedInQuest(before.party.quest, state.party.quest), ...Object.fromEntries(members) }
  return questFaults(changed, report.chat, given)
}
