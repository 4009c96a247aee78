import type { Catalogue } from '../../catalogue/index.ts'
import type { Outcome } from '../../kernel/index.ts'
import { type Daily, type TaskOfPlayer, type User, withQuestProgress } from '../../model/index.ts'
import { damageOf, doneFraction, forwardDelta, trainedBy } from '../../scoring/index.ts'
import { totalsOf, updateStats } from '../../stats/index.ts'

/** By choice, the part of the cost that is left. docs/decisions/121-gentle-days.md. */
const SHARES = { half: 0.5, none: 0 } as const

/**
 * A missed daily costs health in proportion to its unticked items and ends its streak; one that was skipped does neither.
 * docs/reference/rules.md 2.10 and 3.5.
 */
export const missDaily = (
  catalogue: Catalogue,
  user: User,
  daily: Daily,
  skipped = false,
): Outcome<TaskOfPlayer<Daily>, undefined> => {
  const { missedDailies } = user.preferences
  const share = skipped ? 0 : missedDailies === undefined ? 1 : SHARES[missedDailies]
  // The party's quest is a matter of several players: there the whole of it counts.
  const whole = forwardDelta(daily.value, 'down') * (1 - doneFraction(daily))
  const delta = whole * share
  const damage = damageOf(daily, delta, totalsOf(catalogue, user))
  const { stats } = user
  const updated = updateStats(catalogue)({
    hp: stats.hp + damage,
    gp: stats.gp,
    exp: stats.exp,
    training: trainedBy(user.preferences, stats.training, daily, delta),
  })(withBossDamage(user, whole * Math.min(daily.priority, 1)))
  const missed = {
    ...daily,
    value: daily.value + delta,
    streak: skipped || keepsStreak(user, daily) ? daily.streak : 0,
  }
  return {
    state: { user: updated.state, task: missed },
    report: undefined,
    events: [{ type: 'DailyMissed', task: daily._id, damage: -damage }, ...updated.events],
  }
}

/** Adds to the damage of a quest boss to the party; the task's priority counts as 1 at most. */
const withBossDamage = (user: User, damage: number): User =>
  withQuestProgress(user, { down: user.party.quest.progress.down + damage })

/** Frost keeps the streaks of the player's own dailies. */
const keepsStreak = ({ stats }: User, { challenge, group }: Daily): boolean =>
  stats.buffs.streaks && challenge.id === undefined && group.id === undefined
