import type { Catalogue } from '../../catalogue/index.ts'
import type { Outcome } from '../../kernel/index.ts'
import { type User, withAchievements, withQuestProgress } from '../../model/index.ts'
import { manaLimit, type StatUpdate, type Totals, updateStats } from '../../stats/index.ts'
import type { Effect } from './effect.ts'
import { manaAfter } from './mana.ts'
import { trainedBy } from './training.ts'

/** Applies a score's effect to the player, level-ups included. `damage`: to add to the pending damage to a quest boss. */
export const applyEffect = (
  catalogue: Catalogue,
  totals: Totals,
  effect: Effect,
  damage: number,
): ((user: User) => Outcome<User, StatUpdate>) => {
  const { task, hp, gp, exp, mp, learned, streaks } = effect
  return (user) => {
    const { stats } = user
    const figures = { hp: stats.hp + hp, gp: stats.gp + gp, exp: stats.exp + exp }
    const proposed =
      task.type === 'reward'
        ? figures
        : {
            ...figures,
            mp: manaAfter(stats.mp, mp, manaLimit(totals)),
            training: trainedBy(user.preferences, stats.training, task, learned),
          }
    return updateStats(catalogue)(proposed)(withStreaks(withDamage(user, damage), streaks))
  }
}

const withDamage = (user: User, damage: number): User =>
  damage === 0 ? user : withQuestProgress(user, { up: user.party.quest.progress.up + damage })

const withStreaks = (user: User, change: Effect['streaks']): User => {
  const streak = Math.max(0, user.achievements.streak + change)
  return streak === user.achievements.streak ? user : withAchievements(user, { streak })
}
