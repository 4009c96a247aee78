import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue, Collection, Quest } from '../../catalogue/index.ts'
import { sharedStep } from '../../documents/index.ts'
import { andThen, ownEntry, roll, type Seed } from '../../kernel/index.ts'
import type { Group, QuestEffort, User } from '../../model/index.ts'
import { partyIn, type QuestStep, withQuest } from '../party.ts'
import { finishQuest } from './finish-quest.ts'

type Search = {
  readonly party: Group
  readonly facts: Quest
  readonly collection: Collection
  readonly effort: QuestEffort
  readonly user: User
  readonly seed: Seed
}

type Counts = Readonly<Record<string, number>>

/**
 * Applies a member's finds of the day: each is a random one of the missing items, and surplus finds are lost. The quest
 * is won when nothing is missing. docs/reference/rules.md 8.4.
 */
export const collectItems =
  (catalogue: Catalogue, { party, facts, collection, effort, user, seed }: Search): QuestStep =>
  (documents) => {
    const { quest } = partyIn(documents, party)
    const before = quest.progress.collect
    const missingItems = missing(collection, before)
    const finds = shuffled(seed, missingItems).slice(0, Math.max(0, effort.collectedItems))
    const items = countedAs(collection, finds)
    const collect = { ...before, ...sums(before, items) }
    const updated =
      finds.length === 0
        ? documents
        : withQuest(documents, party, { ...quest, progress: { ...quest.progress, collect } })
    const line = { type: 'user_found_items', user: user.profile.name, quest: facts.key, items } as const
    const search = sharedStep(updated, [{ chat: party._id, line }])
    if (finds.length < missingItems.length) return search
    return pipe(search, andThen(finishQuest(catalogue, { party, facts, line: { type: 'all_items_found' } })))
  }

/** One entry for each missing item, in the order of the quest. */
const missing = ({ items }: Collection, collected: Counts): ReadonlyArray<string> =>
  Object.entries(items).flatMap(([item, count]) =>
    Array.from({ length: Math.max(0, count - (ownEntry(collected, item) ?? 0)) }, () => item),
  )

const countedAs = ({ items }: Collection, finds: ReadonlyArray<string>): Counts =>
  Object.fromEntries(Object.keys(items).map((item) => [item, finds.filter((each) => each === item).length]))

const sums = (collected: Counts, more: Counts): Counts =>
  Object.fromEntries(Object.entries(more).map(([item, count]) => [item, (ownEntry(collected, item) ?? 0) + count]))

/** Shuffles the list by the seed alone, swapping elements from its end. docs/reference/rules.md 8.4, D-COLLECT. */
const shuffled = <A>(seed: Seed, list: ReadonlyArray<A>): ReadonlyArray<A> => {
  const order = [...list]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(roll(seed, `quest.collect/${order.length - 1 - last}`) * (last + 1))
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}
