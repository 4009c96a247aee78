import type { ContentIssue } from '../issue.ts'
import type { FileOf, DecodedFile } from '../file-kinds/index.ts'
import { keyIssue, filesOfKind, type LocatedKey } from './files-of-kind.ts'

type Files = ReadonlyArray<DecodedFile>
type Quest = FileOf<'quests'>

/**
 * Quests and what they bring, both ways: every egg that only a quest can bring has its quest, every quest for an egg or a
 * potion brings one, none brings what is not out yet, and none that is for sale lacks its price. Silent where there are no eggs.
 * docs/reference/content-facts.md 1.
 */
export const rewardIssues = (files: Files): ReadonlyArray<ContentIssue> => [
  ...eggsWithoutQuest(files),
  ...filesOfKind(files, 'quests').flatMap(({ path, value }) => [
    ...(filesOfKind(files, 'eggs').length === 0 ? [] : missingReward(path, value)),
    ...unreleasedRewards(path, value, releases(files)),
    ...unobtainableQuest(path, value),
  ]),
]

const itemsOf = ({ drop }: Quest) => drop?.items ?? []

/** The keys of one kind that some quest brings. */
export const questRewardKeys = (files: Files, type: 'eggs' | 'hatchingPotions'): ReadonlySet<string> =>
  new Set(
    filesOfKind(files, 'quests').flatMap(({ value }) =>
      itemsOf(value).flatMap((item) => (item.type === type ? [item.key] : [])),
    ),
  )

/** The potions that checking in gives by their names. */
export const checkInPotions = (files: Files): ReadonlyArray<string> =>
  filesOfKind(files, 'incentives').flatMap(({ value }) =>
    value.days.flatMap(({ rewards }) =>
      (rewards ?? []).flatMap((reward) => (reward.type === 'hatchingPotions' ? [reward.key] : [])),
    ),
  )

const eggsWithoutQuest = (files: Files): ReadonlyArray<ContentIssue> => {
  if (filesOfKind(files, 'quests').length === 0) return []
  const won = questRewardKeys(files, 'eggs')
  return filesOfKind(files, 'eggs').flatMap(({ path: file, value }) =>
    value.eggs.flatMap(({ key, kind }, index) =>
      kind === 'quest' && key !== undefined && !won.has(key)
        ? [keyIssue({ key, file, at: ['eggs', index, 'key'] }, `a quest egg, and no quest brings "${key}"`)]
        : [],
    ),
  )
}

/** What a quest of a category is for. */
const REWARD_OF_CATEGORY: { readonly [Category in Quest['category']]?: ReadonlyArray<string> } = {
  pet: ['eggs', 'pets', 'mounts'],
  hatchingPotion: ['hatchingPotions'],
}

const missingReward = (file: string, quest: Quest): ReadonlyArray<ContentIssue> => {
  const expected = REWARD_OF_CATEGORY[quest.category]
  if (expected === undefined || itemsOf(quest).some(({ type }) => expected.includes(type))) return []
  const at = { key: quest.key, file, at: ['drop'] }
  return [keyIssue(at, `a quest of category ${quest.category} brings ${expected.join(' or ')}, this one does not`)]
}

/** The days on which eggs and potions come out, as `eggs.Owl`. */
const releases = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    [
      ...filesOfKind(files, 'eggs').flatMap(({ value }) => value.eggs.map((egg) => ({ ...egg, type: 'eggs' }))),
      ...filesOfKind(files, 'hatchingPotions').flatMap(({ value }) =>
        value.potions.map((potion) => ({ ...potion, type: 'hatchingPotions' })),
      ),
    ].flatMap(({ type, key, released }) => (released === undefined ? [] : [[`${type}.${key}`, released] as const])),
  )

const unreleasedRewards = (
  file: string,
  quest: Quest,
  days: ReadonlyMap<string, string>,
): ReadonlyArray<ContentIssue> =>
  itemsOf(quest).flatMap(({ type, key }, index) => {
    const day = days.get(`${type}.${key}`)
    if (day === undefined || (quest.released !== undefined && quest.released >= day)) return []
    const at: LocatedKey = { key, file, at: ['drop', 'items', index, 'key'] }
    const since = quest.released === undefined ? 'has always been out' : `is out since ${quest.released}`
    return [keyIssue(at, `"${key}" comes out on ${day}, and the quest ${since}`)]
  })

/** Gold buys a quest of that category; the rest of the scrolls cost gems, come by themselves, or follow a part. */
const unobtainableQuest = (
  file: string,
  { key, category, goldValue, value, unlock, previous }: Quest,
): ReadonlyArray<ContentIssue> => {
  const at = { key, file, at: ['category'] }
  if (category === 'gold' && goldValue === undefined) return [keyIssue(at, 'a quest for gold needs a "goldValue"')]
  const isFree = unlock !== undefined || previous !== undefined
  return value === null && goldValue === undefined && !isFree && category !== 'world'
    ? [keyIssue({ ...at, at: ['value'] }, 'no gems, no gold and no "unlock" bring this scroll')]
    : []
}
