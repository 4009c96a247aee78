import * as E from 'fp-ts/lib/Either.js'
import type { QuestEffort } from '../day/index.ts'
import { lookUp, type Rule } from '../kernel/index.ts'
import { collectItems } from './collect-items.ts'
import { decided, draft, type QuestReport } from './decision.ts'
import { fightBoss } from './fight-boss.ts'
import { answerOfMember, type By, factsOf, type PartyState } from './party-state.ts'

/** `effort`: what the member's new day handed in. */
export type ResolveDay = By & { readonly effort: QuestEffort }

/**
 * What a member's finished day does to the quest of their party: nothing while they rest, when no quest runs, or when
 * they are not on it. Comes after their new day, on the documents that it left. Reference, rules 8.4.
 */
export const resolveDay: Rule<'catalogue' | 'seed', ResolveDay, never, PartyState, QuestReport> =
  ({ catalogue, seed }) =>
  ({ by, effort }) =>
  (state) => {
    const { quest } = state.party
    const user = lookUp(state.members, by)
    const facts = factsOf(catalogue.quests, state.party)
    const isOn = quest.active && answerOfMember(quest, by) === true
    if (user === undefined || facts === undefined || !isOn || user.preferences.sleep)
      return E.right(decided(state, by, draft(state)))
    const { objective } = facts
    const day =
      objective.type === 'boss'
        ? fightBoss(catalogue, { facts, boss: objective, effort, user })
        : collectItems(catalogue, { facts, collection: objective, effort, user, seed })
    return E.right(decided(state, by, day(state)))
  }
