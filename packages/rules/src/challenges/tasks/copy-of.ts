import { type DayClock, withDueDates } from '../../calendar/index.ts'
import { type Instant, toIso } from '../../kernel/index.ts'
import type { Challenge, Daily, SharedTask, Task, UserId } from '../../model/index.ts'
import { unticked } from '../../shared-tasks/index.ts'

/** The owner of the copy, its id, and the clock for its due dates. */
export type CopyOptions = {
  readonly id: Task['_id']
  readonly owner: UserId
  readonly clock: DayClock
  readonly now: Instant
}

/** A player's new copy of a challenge's task. docs/reference/rules.md 11.5. */
export const copyOf = (original: SharedTask, challenge: Challenge, { id, owner, clock, now }: CopyOptions): Task => {
  const common = {
    _id: id,
    userId: owner,
    tags: [challenge._id as string as Task['tags'][number]],
    challenge: linkTo(original, challenge),
    group: { assignedUsers: [], completedBy: {} },
    createdAt: toIso(now),
    updatedAt: toIso(now),
  }
  switch (original.type) {
    case 'habit':
      return { ...original, ...common, value: 0, history: [], counterUp: 0, counterDown: 0 }
    case 'daily':
      return withDueDates(
        { ...original, ...common, ...FRESH_DAILY, checklist: unticked(original.checklist) },
        clock,
        now,
      )
    case 'todo': {
      const { dateCompleted: _never, ...todo } = original
      return { ...todo, ...common, value: 0, completed: false, checklist: unticked(original.checklist) }
    }
    case 'reward':
      return { ...original, ...common }
  }
}

/** The link from a copy to its original. */
export const linkTo = (original: SharedTask, { _id, shortName }: Challenge): Task['challenge'] => ({
  id: _id,
  taskId: original._id,
  shortName,
})

const FRESH_DAILY: Pick<Daily, 'value' | 'streak' | 'completed' | 'history'> = {
  value: 0,
  streak: 0,
  completed: false,
  history: [],
}
