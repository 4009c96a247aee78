import { ownEntry } from '../kernel/index.ts'
import { type QuestKey, type User, withItems } from '../model/index.ts'

/** How many scrolls of a quest a player has; a negative count is zero. */
export const scrollsOf = ({ items }: User, key: QuestKey): number => Math.max(0, ownEntry(items.quests, key) ?? 0)

/** Adds this many scrolls; a negative number removes them, down to zero. */
export const withScrolls =
  (key: QuestKey, more: number) =>
  (user: User): User =>
    withItems(user, { quests: { ...user.items.quests, [key]: Math.max(0, scrollsOf(user, key) + more) } })
