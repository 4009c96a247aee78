import { takeFirstStep } from '../achievements/index.ts'
import { dayClockOf, withDueDates } from '../calendar/index.ts'
import type { DroppedItem, GameEvent, Instant, Outcome, World } from '../kernel/index.ts'
import type { Task, TaskOfPlayer, User } from '../model/index.ts'
import { type StatUpdate, totalsOf } from '../stats/index.ts'
import { applyEffect } from './apply-effect.ts'
import type { Effect, Scorer } from './effect.ts'
import { type Finds, findDrops } from './find-drops.ts'
import { questDamageOf } from './quest-damage.ts'
import { withTodoOrder } from './todo-order.ts'

/** What one score brought along. Reference, api 3.11. */
export type ScoreExtras = {
  readonly crit?: number
  readonly streakBonus?: number
  readonly drop?: DroppedItem
  readonly quest?: { readonly progressDelta?: number; readonly collection?: 1 }
  readonly firstDrops?: NonNullable<Finds['firstDrops']>
}

/** `delta`: the change of the task's value; the one taken back when a tick is undone; 0 for a reward. */
export type ScoreReport = { readonly delta: number; readonly tmp: ScoreExtras }

/** One score on its way: `subject` keeps its throws apart from those of other scores in the same command. */
export type ScoreInHand = { readonly world: World; readonly subject: string; readonly scorer: Scorer }

const NO_FINDS: Outcome<undefined, Finds>['report'] = {}

/** Everything that follows once it is known what the score does. Reference, rules 2.1 steps 6 to 9. */
export const completeScore = (score: ScoreInHand, effect: Effect): Outcome<TaskOfPlayer, ScoreReport> => {
  const { user, direction, now } = score.scorer
  const task = withDates(user, effect.task, now)
  const damage = damageOf(score.scorer, effect)
  const updated = applyEffect(score.world.catalogue, score.scorer.totals, effect, damage ?? 0)(user)
  const stepped =
    direction === 'up' ? takeFirstStep('completedTask')(updated.state) : { state: updated.state, events: [] }
  const found = findsOf(score, task, stepped.state)
  const report = {
    delta: effect.delta,
    tmp: extrasOf(score.scorer, effect, damage, { ...updated.report, ...found.report }),
  }
  return {
    state: { user: withTodoOrder(found.state, task), task },
    report,
    events: [...eventsOf(score.scorer, effect, damage), ...updated.events, ...stepped.events, ...found.events],
  }
}

const withDates = (user: User, task: Task, now: Instant): Task =>
  task.type === 'daily' ? withDueDates(task, dayClockOf(user), now) : task

const damageOf = ({ direction, totals, crit }: Scorer, { task, delta }: Effect): number | undefined =>
  direction === 'up' && task.type !== 'reward' ? questDamageOf(task, delta, crit, totals) : undefined

/** The very first task of a player brings no drop. Only a new level moves the totals. */
const findsOf = ({ world, subject, scorer }: ScoreInHand, task: Task, user: User): Outcome<User, Finds> => {
  if (scorer.direction === 'down' || !scorer.user.achievements.completedTask)
    return { state: user, report: NO_FINDS, events: [] }
  const sameLevel = user.stats.lvl === scorer.user.stats.lvl
  const totals = sameLevel ? scorer.totals : totalsOf(world.catalogue, user)
  return findDrops({ ...world, subject }, { user, task, totals, crit: scorer.crit })
}

const extrasOf = (
  { crit }: Scorer,
  { streakBonus }: Effect,
  damage: number | undefined,
  { drop, firstDrops, collection }: StatUpdate & Finds,
): ScoreExtras => {
  const extras: { -readonly [Name in keyof ScoreExtras]: ScoreExtras[Name] } = {}
  if (crit !== 1) extras.crit = crit
  if (streakBonus !== 0) extras.streakBonus = streakBonus
  if (drop !== undefined) extras.drop = drop
  if (firstDrops !== undefined) extras.firstDrops = firstDrops
  if (damage !== undefined || collection !== undefined)
    extras.quest = {
      ...(damage === undefined ? {} : { progressDelta: damage }),
      ...(collection === undefined ? {} : { collection }),
    }
  return extras
}

const eventsOf = (
  { crit, direction }: Scorer,
  { task, delta, streakBonus, streaks }: Effect,
  damage: number | undefined,
): ReadonlyArray<GameEvent> => {
  const events: GameEvent[] = [{ type: 'TaskScored', task: task._id, direction, delta }]
  if (crit !== 1) events.push({ type: 'CriticalHit', task: task._id, multiplier: crit })
  if (streakBonus > 0) events.push({ type: 'StreakBonusEarned', task: task._id, gold: streakBonus })
  if (streaks === 1 && task.type === 'daily')
    events.push({ type: 'StreakReached', task: task._id, streak: task.streak })
  if (damage !== undefined) events.push({ type: 'QuestProgressed', task: task._id, damage })
  return events
}
