import * as E from 'fp-ts/lib/Either.js'
import { type Outcome, refuse, type Result, roll, type Rule, type RuleContext } from '../kernel/index.ts'
import type { Direction, Reward, Task, TaskOfPlayer, User } from '../model/index.ts'
import { totalsOf } from '../stats/index.ts'
import { completeScore, type ScoreReport } from './complete-score.ts'
import { criticalMultiplier } from './critical-hit.ts'
import { type Effect, NO_EFFECT, type Scorer } from './effects/index.ts'
import { scoreDaily } from './score-daily.ts'
import { withNextTodo } from './next-todo.ts'
import { scoreHabit } from './score-habit.ts'
import { scoreTodo } from './score-todo.ts'

export type ScoreTask = { readonly direction: Direction }

export type ScoreRefusals = 'sessionOutdated' | 'dailyPaused' | 'taskNotYours' | 'messageNotEnoughGold'

/** Scores one of the player's tasks up or down and applies its effects. docs/reference/rules.md 2.1 to 2.13. */
export const scoreTask: Rule<keyof RuleContext, ScoreTask, ScoreRefusals, TaskOfPlayer, ScoreReport> =
  (context) =>
  ({ direction }) =>
  (state) =>
    scoreOnce(context, state.task._id, direction)(state)

/** One of the scores of a command; `subject` makes their throws distinct. */
export const scoreOnce =
  (context: RuleContext, subject: string, direction: Direction) =>
  ({ user, task }: TaskOfPlayer): Result<ScoreRefusals, Outcome<TaskOfPlayer, ScoreReport>> => {
    const scorable = scorableTask(user, task, direction)
    if (E.isLeft(scorable)) return scorable
    const totals = totalsOf(context.catalogue, user)
    const crit =
      direction === 'up'
        ? criticalMultiplier({ roll: roll(context.seed, `score.crit/${subject}`), total: totals.str })
        : 1
    const scorer = { user, totals, direction, crit, now: context.now }
    const effect = effectOf(scorer, task)
    if (E.isLeft(effect)) return effect
    return E.right(withNext(context, { user, task }, completeScore({ context, subject, scorer }, effect.right)))
  }

type Scored = Outcome<TaskOfPlayer, ScoreReport>

const withNext = (context: RuleContext, { user, task: before }: TaskOfPlayer, scored: Scored): Scored => {
  const { task } = scored.state
  if (before.type !== 'todo' || task.type !== 'todo' || !task.completed || task.recurrence === undefined) return scored
  const state = withNextTodo(context, { user, task: before }, { user: scored.state.user, task })
  const events = state.next === undefined ? [] : [{ type: 'TaskCreated' as const, task: state.next._id }]
  return { ...scored, state, events: [...scored.events, ...events] }
}

const effectOf = (scorer: Scorer, task: Task): Result<'messageNotEnoughGold', Effect> => {
  switch (task.type) {
    case 'habit':
      return E.right(scoreHabit(scorer, task))
    case 'daily':
      return E.right(scoreDaily(scorer, task))
    case 'todo':
      return E.right(scoreTodo(scorer, task))
    case 'reward':
      return buyReward(scorer, task)
  }
}

/** A custom reward costs its value in gold, whichever direction it is scored in. docs/reference/rules.md 2.10, Reward. */
const buyReward = ({ user }: Scorer, reward: Reward): Result<'messageNotEnoughGold', Effect<Reward>> => {
  if (reward.value > user.stats.gp) return refuse('messageNotEnoughGold', { missing: reward.value - user.stats.gp })
  return E.right({ ...NO_EFFECT, task: reward, gp: -reward.value })
}

/** Requires a task of the player's own that the score would change. docs/reference/rules.md 2.1 steps 2 and 4. */
const scorableTask = (
  user: User,
  task: Task,
  direction: Direction,
): Result<'sessionOutdated' | 'dailyPaused' | 'taskNotYours', Task> => {
  if (isTicked(user, task) === (direction === 'up')) return refuse('sessionOutdated')
  if (task.userId !== user._id) return refuse('taskNotYours')
  if (task.type === 'daily' && task.paused === true && direction === 'up') return refuse('dailyPaused')
  return E.right(task)
}

/** Whether a daily or to-do is completed; undefined for other kinds. Assignees of a group's task complete it individually. */
const isTicked = (user: User, task: Task): boolean | undefined => {
  if (task.type !== 'daily' && task.type !== 'todo') return undefined
  return task.group.assignedUsersDetail?.[user._id]?.completed ?? task.completed
}
