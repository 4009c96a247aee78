import { DAY, fromIso } from '../kernel/index.ts'
import type { Todo } from '../model/index.ts'
import type { Step } from './new-day.ts'
import { isSubscribedAt } from './subscribed.ts'

/** Days for which finished to-dos are kept. Reference, rules 3.4 step 0. */
export const TODOS_KEPT = { days: 30, daysOfSubscribers: 90 } as const

/** To-dos finished long ago go, but for those of challenges and groups. */
export const forgetOldTodos: Step =
  ({ world }) =>
  (day) => {
    const kept = isSubscribedAt(day.user, world.now) ? TODOS_KEPT.daysOfSubscribers : TODOS_KEPT.days
    const oldest = world.now - kept * DAY
    const left = day.tasks.filter((task) => !(task.type === 'todo' && isForgotten(task, oldest)))
    return left.length === day.tasks.length ? day : { ...day, tasks: left }
  }

const isForgotten = ({ completed, dateCompleted, challenge, group }: Todo, oldest: number): boolean =>
  completed &&
  dateCompleted !== undefined &&
  fromIso(dateCompleted) < oldest &&
  challenge.id === undefined &&
  group.id === undefined
