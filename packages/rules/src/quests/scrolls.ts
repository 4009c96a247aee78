import { lookUp } from '../kernel/index.ts'
import { type QuestKey, type User, withItems } from '../model/index.ts'

/** Scrolls of a quest that a player has; less than none is none. */
export const scrollsOf = ({ items }: User, key: QuestKey): number => Math.max(0, lookUp(items.quests, key) ?? 0)

/** So many scrolls more, or less; never fewer than none. */
export const withScrolls =
  (key: QuestKey, more: number) =>
  (user: User): User =>
    withItems(user, { quests: { ...user.items.quests, [key]: Math.max(0, scrollsOf(user, key) + more) } })
