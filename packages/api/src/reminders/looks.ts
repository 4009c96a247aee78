import type { Instant } from '@daykeep/rules/kernel'
import type { Preferences, Task, User } from '@daykeep/rules/model'
import { randomUUID } from 'node:crypto'
import type { Write } from '../store/index.ts'

/** From `dueAt` on somebody has to look what of a player is due. It goes with that look, which leaves the next one. */
export type ReminderLook = { readonly userId: string; readonly dueAt: Instant }

export const toLookWrite = (userId: string, dueAt: Instant): Write => ({
  type: 'insert',
  collection: 'reminderLooks',
  id: `${userId}/${randomUUID()}`,
  body: { userId, dueAt },
})

/** What decides when a player is reminded, besides their tasks. */
const DECIDING = ['dayStart', 'timezoneOffset', 'timeZone'] as const satisfies ReadonlyArray<keyof Preferences>

type Change = {
  readonly before: Pick<User, '_id' | 'preferences'>
  readonly after: Pick<User, 'preferences'>
  /** Those that the command changed or made, as they are now. */
  readonly tasks: ReadonlyArray<Task>
}

/** A look at once, where a command may have changed when a player is reminded. */
export const lookAfter = ({ before, after, tasks }: Change, now: Instant): readonly Write[] => {
  const isMoved = DECIDING.some((name) => before.preferences[name] !== after.preferences[name])
  const isReminding = tasks.some(({ reminders }) => reminders.length > 0)
  const [summarizedBefore, summarized] = [before, after].map(
    ({ preferences }) => preferences.emailNotifications['daySummary'],
  )
  return isMoved || isReminding || summarizedBefore !== summarized ? [toLookWrite(before._id, now)] : []
}
