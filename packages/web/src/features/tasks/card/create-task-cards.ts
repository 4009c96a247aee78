import { userDay } from '@daykeep/rules/calendar'
import type { Task } from '@daykeep/rules/model'
import { type CardContext, type TaskCardModel, toTaskCard } from './to-task-card.ts'

/** The inputs of a card besides its task, compared one by one with `===`. */
type Inputs = ReadonlyArray<unknown>

/**
 * Card models, cached by task. The rules keep the identity of unchanged tasks, so as long as the other inputs are the same,
 * a card is the same object and does not render again.
 */
export const createTaskCards = () => {
  const cache = new WeakMap<Task, { readonly inputs: Inputs; readonly card: TaskCardModel }>()
  return (context: CardContext) =>
    (task: Task): TaskCardModel => {
      const inputs = inputsOf(context, task)
      const cached = cache.get(task)
      if (cached !== undefined && inputs.every((input, index) => input === cached.inputs[index])) return cached.card
      const card = toTaskCard(context)(task)
      cache.set(task, { inputs, card })
      return card
    }
}

/** Of the instant only the player's day matters: nothing becomes due or late within a day. */
const inputsOf = ({ user, clock, now, pending }: CardContext, task: Task): Inputs => [
  user._id,
  user.tags,
  clock.dayStart,
  clock.timezoneOffset,
  userDay(clock, now),
  pending.has(task._id),
  task.type === 'reward' && user.stats.gp >= task.value,
]
