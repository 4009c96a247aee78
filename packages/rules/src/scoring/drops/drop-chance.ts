import { diminishing } from '../../kernel/index.ts'
import type { Task, User } from '../../model/index.ts'
import type { Totals } from '../../stats/index.ts'
import { doneItems } from '../checklist.ts'
import { VALUES } from '../value-delta.ts'

/** The upper bound of the drop chance, approached by diminishing returns. */
const HIGHEST_CHANCE = 0.75

/** What the drop chance depends on. `task`: after the score; `crit`: the multiplier, 1 without a critical hit. */
export type LuckyScore = { readonly user: User; readonly task: Task; readonly totals: Totals; readonly crit: number }

/** The chance of a drop, from 0 up to 0.75. docs/reference/rules.md 2.12 step 1. */
export const dropChance = ({ user, task, totals, crit }: LuckyScore): number => {
  const fromValue = Math.min(Math.abs(task.value - VALUES.highest), 37.5) / 150 + 0.02
  const luck =
    fromValue *
    task.priority *
    (1 + Math.max(0, 80 - 5 * user.stats.lvl) / 100) *
    (1 + streakOf(task) / 100) *
    (1 + totals.per / 100) *
    (1 + (user.contributor.level ?? 0) / 40) *
    (1 + (user.achievements.rebirths ?? 0) / 20) *
    (1 + user.achievements.streak / 200) *
    crit *
    (1 + 0.5 * doneItems(task))
  return diminishing(luck, HIGHEST_CHANCE)
}

const streakOf = (task: Task): number => (task.type === 'daily' ? task.streak : 0)
