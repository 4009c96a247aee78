import type { Catalogue, LevelQuest } from '../content/catalogue.ts'
import type { DroppedItem } from '../kernel/index.ts'
import { type User, withFlags, withItems } from '../model/index.ts'

/** Quest scrolls that the player's level brings and that were not given yet, in content order. Reference, rules 1.3 step 6. */
export const levelQuestsDue = (catalogue: Catalogue, level: number, given: User['flags']['levelDrops']) =>
  catalogue.levelQuests.filter((quest) => level >= quest.level && !given[quest.key])

/** Gives the scrolls and notes that they were given. */
export const withLevelQuests = (user: User, quests: ReadonlyArray<LevelQuest>): User => {
  const scrolls = { ...user.items.quests }
  const given = { ...user.flags.levelDrops }
  for (const { key } of quests) {
    scrolls[key] = (scrolls[key] ?? 0) + 1
    given[key] = true
  }
  return withFlags(withItems(user, { quests: scrolls }), { levelDrops: given })
}

export const questDrop = ({ key }: LevelQuest): DroppedItem => ({ type: 'Quest', key })
