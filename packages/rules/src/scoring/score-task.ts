import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, roll, type Rule, type World } from '../kernel/index.ts'
import type { Direction, Task, TaskOfPlayer } from '../model/index.ts'
import { totalsOf } from '../stats/index.ts'
import { buyReward } from './buy-reward.ts'
import { completeScore, type ScoreReport } from './complete-score.ts'
import { criticalMultiplier } from './critical-hit.ts'
import type { Effect, Scorer } from './effect.ts'
import { scoreDaily } from './score-daily.ts'
import { knownDirection, scorableTask } from './score-guards.ts'
import { scoreHabit } from './score-habit.ts'
import { scoreTodo } from './score-todo.ts'

export type ScoreTask = { readonly direction: string }

export type ScoreRefusals = 'directionUpDown' | 'sessionOutdated' | 'taskNotYours' | 'messageNotEnoughGold'

/** The player scores one of their tasks, up or down, and gets what it brings. Reference, rules 2.1 to 2.13. */
export const scoreTask: Rule<keyof World, ScoreTask, ScoreRefusals, TaskOfPlayer, ScoreReport> =
  (world) =>
  ({ direction }) =>
  (state) => {
    const known = knownDirection(direction)
    return E.isLeft(known) ? known : scoreOnce(world, state.task._id, known.right)(state)
  }

/** One of the scores of a command; `subject` keeps their throws apart. */
export const scoreOnce =
  (world: World, subject: string, direction: Direction) =>
  ({ user, task }: TaskOfPlayer): Answer<ScoreRefusals, Outcome<TaskOfPlayer, ScoreReport>> => {
    const scorable = scorableTask(user, task, direction)
    if (E.isLeft(scorable)) return scorable
    const totals = totalsOf(world.catalogue, user)
    const crit =
      direction === 'up'
        ? criticalMultiplier({ fell: roll(world.seed, `score.crit/${subject}`), total: totals.str })
        : 1
    const scorer = { user, totals, direction, crit, now: world.now }
    const effect = effectOf(scorer, task)
    return E.isLeft(effect) ? effect : E.right(completeScore({ world, subject, scorer }, effect.right))
  }

const effectOf = (scorer: Scorer, task: Task): Answer<'messageNotEnoughGold', Effect> => {
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
