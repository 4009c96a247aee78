import * as E from 'fp-ts/lib/Either.js'
import type { Result, GameEvent, RuleContext } from '../kernel/index.ts'
import { type Direction, type SharedTask, type Task, type User, withAchievements } from '../model/index.ts'
import { scoreOnce, type ScoreRefusals, type ScoreReport } from '../scoring/index.ts'
import { asSharedTask, asOwnTask } from '../shared-tasks/index.ts'
import { type Doable, isDoable, ticked, unticked } from './completion.ts'

export type ScoredFor = {
  readonly user: User
  readonly task: SharedTask
  readonly report: ScoreReport
  readonly events: ReadonlyArray<GameEvent>
}

/**
 * Scores a board task for the player who gets the rewards: like a personal task, but without the streak achievement, a
 * daily history, or a place in the player's lists. docs/reference/rules.md 13.4.
 */
export const scoreFor = (
  context: RuleContext,
  user: User,
  task: SharedTask,
  direction: Direction,
): Result<ScoreRefusals, ScoredFor> => {
  /** Each score moves the value; whether a daily or to-do is complete depends on who has done their part. */
  const mark = (valued: Doable): SharedTask =>
    direction === 'up' ? ticked(valued, user._id, context.now) : unticked(valued, user._id)
  const result = scoreOnce(context, task._id, direction)({ user, task: ready(asOwnTask(task, user), direction) })
  if (E.isLeft(result)) return result
  const { state, report, events } = result.right
  const scorer = withAchievements(state.user, { streak: user.achievements.streak })
  const scored = asSharedTask(state.task, task)
  return E.right({
    user: { ...scorer, tasksOrder: user.tasksOrder },
    task: isDoable(task) ? mark({ ...task, value: scored.value }) : scored,
    report,
    events: events.filter(({ type }) => type !== 'StreakReached'),
  })
}

/** Only the player's own part counts: it may be open while the task is complete, and vice versa. */
const ready = (task: Task, direction: Direction): Task =>
  task.type === 'daily' || task.type === 'todo' ? { ...task, completed: direction === 'down' } : task
