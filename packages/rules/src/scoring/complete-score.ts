import { takeFirstStep } from '../achievements/index.ts'
import { dayClockOf, withDueDates } from '../calendar/index.ts'
import type { DroppedItem, GameEvent, Instant, Outcome, RuleContext } from '../kernel/index.ts'
import type { Task, TaskOfPlayer, User } from '../model/index.ts'
import { type StatUpdate, type Totals, totalsOf } from '../stats/index.ts'
import { applyEffect, type Effect, type Scorer } from './effects/index.ts'
import { type Finds, findDrops } from './drops/index.ts'

/** Extras of one score. docs/reference/api.md 3.11. */
export type ScoreExtras = {
  readonly crit?: number
  readonly streakBonus?: number
  readonly drop?: DroppedItem
  readonly quest?: { readonly progressDelta?: number; readonly collection?: 1 }
  readonly firstDrops?: NonNullable<Finds['firstDrops']>
}

/** `delta`: the change of the task's value; for an undone tick, the change that it takes back; 0 for a reward. */
export type ScoreReport = { readonly delta: number; readonly tmp: ScoreExtras }

/** One score in progress. `subject` makes its throws distinct from those of other scores in the same command. */
export type ScoreContext = { readonly context: RuleContext; readonly subject: string; readonly scorer: Scorer }

const NO_FINDS: Outcome<undefined, Finds>['report'] = {}

/**
 * Applies the effect of a score: due dates, stats, onboarding, drops, to-do order and the report.
 * docs/reference/rules.md 2.1 steps 6 to 9.
 */
export const completeScore = (score: ScoreContext, effect: Effect): Outcome<TaskOfPlayer, ScoreReport> => {
  const { user, direction, now } = score.scorer
  const task = withDates(user, effect.task, now)
  const damage = damageOf(score.scorer, effect)
  const updated = applyEffect(score.context.catalogue, score.scorer.totals, effect, damage ?? 0)(user)
  const afterFirstStep =
    direction === 'up' ? takeFirstStep('completedTask')(updated.state) : { state: updated.state, events: [] }
  const finds = findsOf(score, task, afterFirstStep.state)
  const report = {
    delta: effect.delta,
    tmp: extrasOf(score.scorer, effect, damage, { ...updated.report, ...finds.report }),
  }
  return {
    state: { user: withTodoOrder(finds.state, task), task },
    report,
    events: [...eventsOf(score.scorer, effect, damage), ...updated.events, ...afterFirstStep.events, ...finds.events],
  }
}

const withDates = (user: User, task: Task, now: Instant): Task =>
  task.type === 'daily' ? withDueDates(task, dayClockOf(user), now) : task

const damageOf = ({ direction, totals, crit }: Scorer, { task, delta }: Effect): number | undefined =>
  direction === 'up' && task.type !== 'reward' ? questDamageOf(task, delta, crit, totals) : undefined

/** A player's first completed task brings no drop. Totals are computed again only after a change of level. */
const findsOf = ({ context, subject, scorer }: ScoreContext, task: Task, user: User): Outcome<User, Finds> => {
  if (scorer.direction === 'down' || !scorer.user.achievements.completedTask)
    return { state: user, report: NO_FINDS, events: [] }
  const sameLevel = user.stats.lvl === scorer.user.stats.lvl
  const totals = sameLevel ? scorer.totals : totalsOf(context.catalogue, user)
  return findDrops({ ...context, subject }, { user, task, totals, crit: scorer.crit })
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

/** Damage that a score up adds to the pending damage to a quest boss, with or without a running quest. docs/reference/rules.md 2.8. */
const questDamageOf = (task: Task, delta: number, crit: number, { str }: Totals): number =>
  delta * crit * (task.type === 'habit' ? 0.5 + str / 400 : 1 + str / 200)

/** Removes a completed to-do from the player's order; appends a reopened one. docs/reference/rules.md 2.1 step 8. */
const withTodoOrder = (user: User, task: Task): User => {
  if (task.type !== 'todo') return user
  const { todos } = user.tasksOrder
  const isListed = todos.includes(task._id)
  if (isListed !== task.completed) return user
  const ordered = task.completed ? todos.filter((id) => id !== task._id) : [...todos, task._id]
  return { ...user, tasksOrder: { ...user.tasksOrder, todos: ordered } }
}
