import type { Catalogue, Quest } from '../content/catalogue.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { type AchievementKey, asKey, hasAchievement, type User, withAchievements } from '../model/index.ts'
import { timesDone } from './take-rewards.ts'

/** Achievements of the lines that a quest was the last one missing of; each is had once. Reference, rules 8.5. */
export const questLinesDone =
  ({ questLines }: Catalogue, { key }: Quest) =>
  (user: User): Outcome<User, undefined> => {
    const gained = questLines.flatMap(({ achievement, quests }) => {
      const name = asKey<AchievementKey>(achievement)
      if (!quests.includes(key) || hasAchievement(user.achievements, name)) return []
      return quests.every((quest) => timesDone(user, quest) > 0) ? [name] : []
    })
    if (gained.length === 0) return outcome(user)
    return outcome(
      withAchievements(user, Object.fromEntries(gained.map((name) => [name, true]))),
      gained.map((achievement) => ({ type: 'QuestLineCompleted', achievement })),
    )
  }
