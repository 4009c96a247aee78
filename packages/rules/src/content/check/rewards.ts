import type { Fault } from '../fault.ts'
import type { FileOf } from '../files/index.ts'
import type { ReadFile } from '../read-file.ts'
import { keyFault, ofKind, type PlacedKey } from './of-kind.ts'

type Files = ReadonlyArray<ReadFile>
type Quest = FileOf<'quests'>

/**
 * Quests and what they bring, both ways: every egg that only a quest can bring has its quest, every quest for an egg or a
 * potion brings one, none brings what is not out yet, and none that is for sale lacks its price. Silent where there are no eggs. Content facts,
 * section 1.
 */
export const rewardFaults = (files: Files): ReadonlyArray<Fault> => [
  ...eggsWithoutQuest(files),
  ...ofKind(files, 'quests').flatMap(({ path, value }) => [
    ...(ofKind(files, 'eggs').length === 0 ? [] : bringsNothing(path, value)),
    ...bringsTooEarly(path, value, releases(files)),
    ...cannotBeHad(path, value),
  ]),
]

const itemsOf = ({ drop }: Quest) => drop?.items ?? []

/** The keys of one kind that some quest brings. */
export const wonKeys = (files: Files, type: 'eggs' | 'hatchingPotions'): ReadonlySet<string> =>
  new Set(
    ofKind(files, 'quests').flatMap(({ value }) =>
      itemsOf(value).flatMap((item) => (item.type === type ? [item.key] : [])),
    ),
  )

/** The potions that checking in gives by their names. */
export const givenPotions = (files: Files): ReadonlyArray<string> =>
  ofKind(files, 'incentives').flatMap(({ value }) =>
    value.days.flatMap(({ rewards }) =>
      (rewards ?? []).flatMap((reward) => (reward.type === 'hatchingPotions' ? [reward.key] : [])),
    ),
  )

const eggsWithoutQuest = (files: Files): ReadonlyArray<Fault> => {
  if (ofKind(files, 'quests').length === 0) return []
  const won = wonKeys(files, 'eggs')
  return ofKind(files, 'eggs').flatMap(({ path: file, value }) =>
    value.eggs.flatMap(({ key, kind }, index) =>
      kind === 'quest' && key !== undefined && !won.has(key)
        ? [keyFault({ key, file, at: ['eggs', index, 'key'] }, `a quest egg, and no quest brings "${key}"`)]
        : [],
    ),
  )
}

/** What a quest of a category is for. */
const BRINGS: { readonly [Category in Quest['category']]?: ReadonlyArray<string> } = {
  pet: ['eggs', 'pets', 'mounts'],
  hatchingPotion: ['hatchingPotions'],
}

const bringsNothing = (file: string, quest: Quest): ReadonlyArray<Fault> => {
  const wanted = BRINGS[quest.category]
  if (wanted === undefined || itemsOf(quest).some(({ type }) => wanted.includes(type))) return []
  const at = { key: quest.key, file, at: ['drop'] }
  return [keyFault(at, `a quest of category ${quest.category} brings ${wanted.join(' or ')}, this one does not`)]
}

/** The days on which eggs and potions come out, as `eggs.Owl`. */
const releases = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    [
      ...ofKind(files, 'eggs').flatMap(({ value }) => value.eggs.map((egg) => ({ ...egg, type: 'eggs' }))),
      ...ofKind(files, 'hatchingPotions').flatMap(({ value }) =>
        value.potions.map((potion) => ({ ...potion, type: 'hatchingPotions' })),
      ),
    ].flatMap(({ type, key, released }) => (released === undefined ? [] : [[`${type}.${key}`, released] as const])),
  )

const bringsTooEarly = (file: string, quest: Quest, days: ReadonlyMap<string, string>): ReadonlyArray<Fault> =>
  itemsOf(quest).flatMap(({ type, key }, index) => {
    const day = days.get(`${type}.${key}`)
    if (day === undefined || (quest.released !== undefined && quest.released >= day)) return []
    const at: PlacedKey = { key, file, at: ['drop', 'items', index, 'key'] }
    const since = quest.released === undefined ? 'has always been out' : `is out since ${quest.released}`
    return [keyFault(at, `"${key}" comes out on ${day}, and the quest ${since}`)]
  })

/** Gold buys a quest of that category; the rest of the scrolls cost gems, come by themselves, or follow a part. */
const cannotBeHad = (
  file: string,
  { key, category, goldValue, value, unlock, previous }: Quest,
): ReadonlyArray<Fault> => {
  const at = { key, file, at: ['category'] }
  if (category === 'gold' && goldValue === undefined) return [keyFault(at, 'a quest for gold needs a "goldValue"')]
  const isFree = unlock !== undefined || previous !== undefined
  return value === null && goldValue === undefined && !isFree && category !== 'world'
    ? [keyFault({ ...at, at: ['value'] }, 'no gems, no gold and no "unlock" bring this scroll')]
    : []
}
