import {
  type Documents,
  findDocument,
  type SharedEvent,
  type SharedRule,
  succeed,
  withUser,
} from '../../documents/index.ts'
import type { QuestEffort, User } from '../../model/index.ts'
import { statMoves } from '../../stats/index.ts'
import { answerOfMember, factsOf } from '../party.ts'
import { collectItems } from './collect-items.ts'
import { fightBoss } from './fight-boss.ts'

/** `effort`: the member's effort, as reported by their new day. */
export type ResolveDay = { readonly effort: QuestEffort }

/**
 * Applies a member's finished day to their party's quest, unless they rest, no quest runs, or they are not on it. Runs
 * after their new day, on the resulting documents. docs/reference/rules.md 8.4.
 */
export const resolveDay: SharedRule<'catalogue' | 'seed', ResolveDay, never, undefined, SharedEvent> =
  ({ catalogue, seed }) =>
  ({ actorId, effort }) =>
  (documents) => {
    const user = findDocument(documents, 'users', actorId)
    const party = findDocument(documents, 'groups', user?.party._id ?? '')
    if (user === undefined || party === undefined) return succeed(documents, undefined)
    const facts = factsOf(catalogue.quests, party.quest)
    const isOn = party.quest.active && answerOfMember(party.quest, user._id) === true
    if (facts === undefined || !isOn || user.preferences.sleep) return succeed(documents, undefined)
    const { objective } = facts
    const resolve =
      objective.type === 'boss'
        ? fightBoss(catalogue, { party, facts, boss: objective, effort, user })
        : collectItems(catalogue, { party, facts, collection: objective, effort, user, seed })
    const { state, events } = resolve(documents)
    return succeed(withQuestNoted(state, user), undefined, events)
  }

/** Notes in the member's day report what the quest did to them. docs/decisions/116-day-reports.md. */
const withQuestNoted = (documents: Documents, before: User): Documents => {
  const user = findDocument(documents, 'users', before._id)
  if (user?.dayReport === undefined) return documents
  const moves = statMoves(before.stats, user.stats)
  if (moves === undefined) return documents
  const { dayReport } = user
  const rows = [...dayReport.rows, { cause: 'quest', ...moves } as const]
  return withUser(documents, { ...user, dayReport: { ...dayReport, rows } })
}
