import type { Catalogue, Quest, QuestReward } from '../content/catalogue.ts'
import { gearPath, unpin } from '../inventory/index.ts'
import { type GameEvent, lookUp, type Outcome, outcome } from '../kernel/index.ts'
import { asKey, type GearKey, type PetKey, type User, withAchievements, withItems, withStats } from '../model/index.ts'
import { updateStats } from '../stats/index.ts'

/** Points of a pet that is just there. Reference, rules 8.5. */
const NEW_PET = 5

/** What one who took part has of a finished quest: its count, gold, experience with its levels, and things. Reference, rules 8.5. */
export const takeRewards =
  (catalogue: Catalogue, { key, drop }: Quest, isOwner: boolean) =>
  (user: User): Outcome<User, undefined> => {
    const counted = withQuestDone(user, key)
    const due = drop.items.filter(({ onlyOwner }) => isOwner || !onlyOwner)
    return withExperience(catalogue, due.reduce(withReward, counted), drop)
  }

/** How often a player has done a quest. */
export const timesDone = ({ achievements }: User, quest: Quest['key']): number =>
  Math.max(0, lookUp(achievements.quests, quest) ?? 0)

const withQuestDone = (user: User, key: Quest['key']): User =>
  withAchievements(user, { quests: { ...user.achievements.quests, [key]: timesDone(user, key) + 1 } })

/** A fallen player whom no level heals stays fallen: only that differs from the ordinary stat update. */
const withExperience = (catalogue: Catalogue, user: User, { gp, exp }: Quest['drop']): Outcome<User, undefined> => {
  if (gp === 0 && exp === 0) return outcome(user)
  const { stats } = user
  const { state, events } = updateStats(catalogue)({ hp: stats.hp, gp: stats.gp + gp, exp: stats.exp + exp })(user)
  const isHealed = events.some(({ type }: GameEvent) => type === 'LevelGained')
  return outcome(isHealed ? state : withStats(state, { hp: stats.hp }), events)
}

const withReward = (user: User, { type, key, count }: QuestReward): User => {
  switch (type) {
    case 'gear': {
      const { gear } = user.items
      const owned = { ...gear.owned, [asKey<GearKey>(key)]: true }
      return unpin(withItems(user, { gear: { ...gear, owned } }), gearPath(key))
    }
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
  [key]: (lookUp(counts, key) ?? 0) + count,
})
