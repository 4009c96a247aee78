import { userDay } from '@daykeep/rules/calendar'
import type { Task, TaskType } from '@daykeep/rules/model'
import { type CardContext, type TaskCardModel, toTaskCard } from './to-task-card.ts'

/** What all cards depend on besides their tasks, compared one by one with `===`. */
type Shared = ReadonlyArray<unknown>

type Cached = {
  readonly shared: Shared
  readonly pending: boolean
  readonly affordable: boolean
  readonly card: TaskCardModel
}

/**
 * Card models, cached by task. The rules keep the identity of unchanged tasks, so as long as the other inputs are the same,
 * a card is the same object and does not render again.
 */
export const createTaskCards = () => {
  const cache = new WeakMap<Task, Cached>()
  let latest: Shared = []
  return (context: CardContext) => {
    const inputs = sharedInputs(context)
    if (inputs.some((input, index) => input !== latest[index])) latest = inputs
    const shared = latest
    const toCard = toTaskCard(context)
    return (task: Task): TaskCardModel => {
      const pending = context.pending.has(task._id)
      const affordable = task.type === 'reward' && context.user.stats.gp >= task.value
      const cached = cache.get(task)
      if (cached?.shared === shared && cached.pending === pending && cached.affordable === affordable)
        return cached.card
      const card = toCard(task)
      cache.set(task, { shared, pending, affordable, card })
      return card
    }
  }
}

/** What all cards of a type depend on besides their tasks: while it is the same, those of the same tasks are. */
export const cardInputs = (context: CardContext, type: TaskType): ReadonlyArray<unknown> => [
  ...sharedInputs(context),
  context.pending,
  type === 'reward' ? context.user.stats.gp : undefined,
]

/** Of the instant only the player's day matters: nothing becomes due or late within a day. */
const sharedInputs = ({ user, clock, now }: CardContext): Shared => [
  user._id,
  user.tags,
  clock.dayStart,
  clock.timezoneOffset,
  userDay(clock, now),
]
