import type { User } from '../../model/index.ts'
import { reuseUnchanged } from '../../primitives/index.ts'
import { replaceAppearance } from './replace-appearance.ts'
import { either, replaceInList, replaceKeys, replaceValues, sum } from './successors.ts'
import { type RetiredKeys, type Successors, successorsByKind } from './successors-by-kind.ts'

/**
 * Replaces the keys that content retired (`data/retired.json`) in a stored player by their successors. Counts that meet
 * under one key are added; keys without a successor are dropped. A player without retired keys keeps their identity.
 */
export const replaceRetiredKeys = (catalogue: RetiredKeys): ((user: User) => User) => {
  const isNothingRetired = Object.values(catalogue.retired).every((keys) => Object.keys(keys).length === 0)
  if (isNothingRetired) return (user) => user
  const successors = successorsByKind(catalogue)
  return (user) =>
    reuseUnchanged(user, {
      ...user,
      ...replaceAppearance(user, successors),
      items: replaceItems(user.items, successors),
      achievements: replaceAchievements(user.achievements, successors),
      flags: { ...user.flags, levelDrops: replaceKeys(user.flags.levelDrops, successors.quests, either) },
      party: replaceQuest(user.party, successors),
      pinnedItems: replacePins(user.pinnedItems, successors),
      unpinnedItems: replacePins(user.unpinnedItems, successors),
      pinnedItemsOrder: replaceInList(user.pinnedItemsOrder, successors.pin),
    })
}

const replaceItems = (items: User['items'], successors: Successors): User['items'] => ({
  ...items,
  gear: {
    owned: replaceKeys(items.gear.owned, successors.gear, either),
    equipped: replaceValues(items.gear.equipped, successors.gear),
    costume: replaceValues(items.gear.costume, successors.gear),
  },
  // Feeding points are no counts: if two pets become one, the one fed more stays.
  pets: replaceKeys(items.pets, successors.pets, Math.max),
  mounts: replaceKeys(items.mounts, successors.mounts, (one, other) => one || other),
  eggs: replaceKeys(items.eggs, successors.eggs, sum),
  hatchingPotions: replaceKeys(items.hatchingPotions, successors.hatchingPotions, sum),
  food: replaceKeys(items.food, successors.food, sum),
  quests: replaceKeys(items.quests, successors.quests, sum),
  currentPet: successors.pets(items.currentPet) ?? '',
  currentMount: successors.mounts(items.currentMount) ?? '',
})

/** `quests`, `challenges` and `ultimateGearSets` are collections beside the achievements, and keep their names. */
const replaceAchievements = (achievements: User['achievements'], successors: Successors): User['achievements'] => {
  const { quests, challenges, ultimateGearSets, ...byKey } = achievements
  const replaced = replaceKeys<unknown, string>(byKey, successors.achievements, mergeAchievements)
  return {
    ...replaced,
    streak: achievements.streak,
    perfect: achievements.perfect,
    challenges,
    ultimateGearSets,
    quests: replaceKeys(quests, successors.quests, sum),
  }
}

const mergeAchievements = (one: unknown, other: unknown): unknown =>
  typeof one === 'number' && typeof other === 'number' ? sum(one, other) : one || other

const replaceQuest = (party: User['party'], { quests }: Successors): User['party'] => {
  const { key, completed } = party.quest
  const replaced = {
    ...(key === undefined ? {} : { key: key === null ? null : (quests(key) ?? null) }),
    ...(completed === undefined ? {} : { completed: completed === null ? null : (quests(completed) ?? null) }),
  }
  return { ...party, quest: { ...party.quest, ...replaced } }
}

const replacePins = (pins: User['pinnedItems'], { pin }: Successors): User['pinnedItems'] => {
  const replaced = new Map<string, User['pinnedItems'][number]>()
  for (const { type, path } of pins) {
    const currentKey = pin(path)
    if (currentKey !== undefined && !replaced.has(currentKey)) replaced.set(currentKey, { type, path: currentKey })
  }
  return [...replaced.values()]
}
