import { toIso } from '../kernel/index.ts'
import type { Todo } from '../model/index.ts'
import { manaLimit } from '../stats/index.ts'
import { doneItems } from './checklist.ts'
import { type Effect, NO_EFFECT, type Scorer, gainsOf, manaOf } from './effects/index.ts'
import { forwardDelta, reverseDelta } from './value-delta.ts'

/** Completes or reopens a to-do; each ticked checklist item counts as one more score. docs/reference/rules.md 2.10, Todo. */
export const scoreTodo = (scorer: Scorer, todo: Todo): Effect<Todo> =>
  scorer.direction === 'up' ? finish(scorer, todo) : reopen(scorer, todo)

const finish = ({ totals, crit, now }: Scorer, todo: Todo): Effect<Todo> => {
  const delta = forwardDelta(todo.value, 'up') * (1 + doneItems(todo))
  return {
    ...NO_EFFECT,
    ...gainsOf({ delta, priority: todo.priority, crit, streak: 0 }, totals),
    task: { ...todo, value: todo.value + delta, completed: true, dateCompleted: toIso(now) },
    delta,
    learned: delta,
    mp: manaOf(todo, manaLimit(totals)) * crit,
  }
}

const reopen = ({ totals }: Scorer, todo: Todo): Effect<Todo> => {
  const times = 1 + doneItems(todo)
  const value = todo.value + reverseDelta(todo.value) * times
  const delta = forwardDelta(value, 'down') * times
  const { dateCompleted: _dateCompleted, ...open } = todo
  return {
    ...NO_EFFECT,
    ...gainsOf({ delta, priority: todo.priority, crit: 1, streak: 0 }, totals),
    task: { ...open, value, completed: false },
    delta,
    mp: -manaOf(todo, manaLimit(totals)),
  }
}
