import * as E from 'fp-ts/lib/Either.js'
import type { Answer, GameEvent, World } from '../kernel/index.ts'
import { type Direction, type SharedTask, type Task, type User, withAchievements } from '../model/index.ts'
import { scoreOnce, type ScoreRefusals, type ScoreReport } from '../scoring/index.ts'
import { givenBack, lent } from '../social/shared-tasks/index.ts'
import { isDoable, ticked, unticked } from './completion.ts'

export type ScoredFor = {
  readonly user: User
  readonly task: SharedTask
  readonly report: ScoreReport
  readonly events: ReadonlyArray<GameEvent>
}

/**
 * A score of a board's task, for the player who gets what it brings: as for an own task, but without a full streak, a
 * history of days, and a place in the player's lists. Reference, rules 13.4.
 */
export const scoreFor = (
  world: World,
  user: User,
  task: SharedTask,
  direction: Direction,
): Answer<ScoreRefusals, ScoredFor> => {
  const answer = scoreOnce(world, task._id, direction)({ user, task: ready(lent(task, user), direction) })
  if (E.isLeft(answer)) return answer
  const { state, report, events } = answer.right
  const scorer = withAchievements(state.user, { streak: user.achievements.streak })
  return E.right({
    user: { ...scorer, tasksOrder: user.tasksOrder },
    task: completed(task, givenBack(state.task, task), direction, user, world),
    report,
    events: events.filter(({ type }) => type !== 'StreakReached'),
  })
}

/** What counts is the player's own part, which may be open while the task is done, and the other way round. */
const ready = (task: Task, direction: Direction): Task =>
  task.type === 'daily' || task.type === 'todo' ? { ...task, completed: direction === 'down' } : task

/** The value moves with each score; the rest of a daily or to-do by who has done their part. */
const completed = (
  before: SharedTask,
  scored: SharedTask,
  direction: Direction,
  user: User,
  world: World,
): SharedTask => {
  if (!isDoable(before)) return scored
  const valued = { ...before, value: scored.value }
  return direction === 'up' ? ticked(valued, user._id, world.now) : unticked(valued, user._id)
}
