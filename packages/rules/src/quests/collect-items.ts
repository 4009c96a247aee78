import type { Catalogue, Collection, Quest } from '../content/catalogue.ts'
import type { QuestEffort } from '../day/index.ts'
import { lookUp, type Seed } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { type Draft, draft, followed } from './decision.ts'
import { finishQuest } from './finish-quest.ts'
import { type PartyState, withQuest } from './party-state.ts'
import { shuffled } from './shuffled.ts'

type Search = {
  readonly facts: Quest
  readonly collection: Collection
  readonly effort: QuestEffort
  readonly user: User
  readonly seed: Seed
}

type Counts = Readonly<Record<string, number>>

/**
 * A member's finds of the day: each is one of the things still missing, picked blindly, and what is more than needed is
 * lost. The quest is won when nothing is missing. Reference, rules 8.4.
 */
export const collectItems =
  (catalogue: Catalogue, { facts, collection, effort, user, seed }: Search) =>
  (state: PartyState): Draft => {
    const { quest } = state.party
    const before = quest.progress.collect
    const left = missing(collection, before)
    const taken = shuffled(seed, left).slice(0, Math.max(0, effort.collectedItems))
    const items = countedAs(collection, taken)
    const collect = { ...before, ...sums(before, items) }
    const gone = taken.length === 0 ? state : withQuest(state, { ...quest, progress: { ...quest.progress, collect } })
    const search = draft(gone, [{ type: 'user_found_items', user: user.profile.name, quest: facts.key, items }])
    if (taken.length < left.length) return search
    return followed(search, (after) => {
      const finished = finishQuest(catalogue, facts)(after)
      return { ...finished, chat: [{ type: 'all_items_found' }, ...finished.chat] }
    })
  }

/** One entry for each thing that is still to be found, in the order of the quest. */
const missing = ({ items }: Collection, found: Counts): ReadonlyArray<string> =>
  Object.entries(items).flatMap(([item, count]) =>
    Array.from({ length: Math.max(0, count - (lookUp(found, item) ?? 0)) }, () => item),
  )

const countedAs = ({ items }: Collection, taken: ReadonlyArray<string>): Counts =>
  Object.fromEntries(Object.keys(items).map((item) => [item, taken.filter((each) => each === item).length]))

const sums = (found: Counts, more: Counts): Counts =>
  Object.fromEntries(Object.entries(more).map(([item, count]) => [item, (lookUp(found, item) ?? 0) + count]))
