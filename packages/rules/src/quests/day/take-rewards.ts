import type { Catalogue, Quest, QuestReward } from '../../catalogue/index.ts'
import { gearPath, unpin, withOwnedGear } from '../../inventory/index.ts'
import { type GameEvent, type Outcome, outcome, ownEntry } from '../../kernel/index.ts'
import {
  asKey,
  type GearKey,
  type PetKey,
  type User,
  withAchievements,
  withItems,
  withStats,
} from '../../model/index.ts'
import { updateStats } from '../../stats/index.ts'

/** Feeding points of a new pet. docs/reference/rules.md 8.5. */
const NEW_PET = 5

/**
 * Gives a participant the rewards of a finished quest: its count, gold, experience with its levels, and items.
 * docs/reference/rules.md 8.5.
 */
export const takeRewards =
  (catalogue: Catalogue, { key, drop }: Quest, isOwner: boolean) =>
  (user: User): Outcome<User, undefined> => {
    const counted = withQuestDone(user, key)
    const due = drop.items.filter(({ onlyOwner }) => isOwner || !onlyOwner)
    return withExperience(catalogue, due.reduce(withReward, counted), drop)
  }

/** How many times a player has finished a quest. */
export const timesDone = ({ achievements }: User, quest: Quest['key']): number =>
  Math.max(0, ownEntry(achievements.quests, quest) ?? 0)

const withQuestDone = (user: User, key: Quest['key']): User =>
  withAchievements(user, { quests: { ...user.achievements.quests, [key]: timesDone(user, key) + 1 } })

/** The ordinary stat update, except that a fallen player stays fallen unless a new level heals them. */
const withExperience = (catalogue: Catalogue, user: User, { gp, exp }: Quest['drop']): Outcome<User, undefined> => {
  if (gp === 0 && exp === 0) return outcome(user)
  const { stats } = user
  const { state, events } = updateStats(catalogue)({ hp: stats.hp, gp: stats.gp + gp, exp: stats.exp + exp })(user)
  const isHealed = events.some(({ type }: GameEvent) => type === 'LevelGained')
  return outcome(isHealed ? state : withStats(state, { hp: stats.hp }), events)
}

const withReward = (user: User, { type, key, count }: QuestReward): User => {
  switch (type) {
    case 'gear':
      return unpin(withOwnedGear(user, asKey<GearKey>(key)), gearPath(key))
    case 'pets':
      return withItems(user, { pets: { ...user.items.pets, [asKey<PetKey>(key)]: NEW_PET } })
    case 'mounts':
      return withItems(user, { mounts: { ...user.items.mounts, [asKey<PetKey>(key)]: true } })
    case 'eggs':
    case 'hatchingPotions':
    case 'food':
    case 'quests':
      return withItems(user, { [type]: withMore(user.items[type], key, count) })
  }
}

type Counts = Readonly<Record<string, number>>

const withMore = (counts: Counts, key: string, count: number): Counts => ({
  ...counts,
  [key]: (ownEntry(counts, key) ?? 0) + count,
})
