import type { LoginReward } from '../../catalogue/index.ts'
import { withOwnedGear } from '../../inventory/index.ts'
import { asKey, type User, withAchievements, withItems } from '../../model/index.ts'

/** Grants one reward of a check-in. docs/reference/rules.md 3.9. */
export const withLoginReward = (user: User, reward: LoginReward): User => {
  switch (reward.type) {
    case 'gear':
      return withOwnedGear(user, reward.key)
    case 'background':
      return {
        ...user,
        purchased: { ...user.purchased, background: { ...user.purchased.background, [reward.key]: true } },
      }
    case 'achievement':
      return withAchievements(user, { [asKey(reward.key)]: true })
    case 'eggs':
    case 'hatchingPotions':
    case 'food':
    case 'quests':
      return withMore(user, reward)
  }
}

const withMore = (user: User, { type, key, count }: Extract<LoginReward, { count: number }>): User => {
  const counts: Readonly<Record<string, number>> = user.items[type]
  return withItems(user, { [type]: { ...counts, [key]: (counts[key] ?? 0) + count } })
}
