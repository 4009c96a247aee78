import type { Catalogue } from '../content/catalogue.ts'
import type { Outcome, Seed } from '../kernel/index.ts'
import { notify } from '../notifications/index.ts'
import { settle } from '../turn/index.ts'
import type { QuestReport } from './decision.ts'
import { type PartyState, withMembers } from './party-state.ts'

/**
 * What follows of a decision for each member whose document it changed: the ordinary follow-ups of every change, and the
 * notifications that the events call for. `seedOf`: a seed of its own for each member.
 */
export const settleMembers =
  (catalogue: Catalogue, seedOf: (id: string) => Seed) =>
  ({ state, report }: Outcome<PartyState, QuestReport>): PartyState =>
    withMembers(state, report.changed, (user, id) => {
      const seed = seedOf(id)
      const settled = settle(catalogue, seed)(user)
      return notify(seed)([...(report.told[id] ?? []), ...settled.events])(settled.state)
    })
