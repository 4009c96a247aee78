import { type Instant, toIso } from '../kernel/index.ts'
import type { SharedTask, UserId } from '../model/index.ts'

/** A task that can be done: a daily or a to-do of a board. */
export type Doable = Extract<SharedTask, { readonly type: 'daily' | 'todo' }>

export const isDoable = (task: SharedTask): task is Doable => task.type === 'daily' || task.type === 'todo'

/** Has this player done their part of it? */
export const hasDone = ({ group, completed }: Doable, user: string): boolean => {
  if (group.assignedUsers.length > 0) return group.assignedUsersDetail?.[user]?.completed === true
  return completed && group.completedBy.userId === user
}

/** The task after this player did their part: whole when everybody has whom it was given to. Reference, rules 13.4. */
export const ticked = (task: Doable, user: UserId, now: Instant): Doable => {
  const { group } = task
  if (group.assignedUsers.length === 0)
    return whole({ ...task, group: { ...group, completedBy: { userId: user, date: toIso(now) } } }, now)
  const detail = group.assignedUsersDetail?.[user]
  if (detail === undefined) return task
  const done = { ...detail, completed: true, completedDate: toIso(now) }
  const after = { ...task, group: { ...group, assignedUsersDetail: { ...group.assignedUsersDetail, [user]: done } } }
  return after.group.assignedUsers.every((id) => hasDone(after, id)) ? whole(after, now) : after
}

const whole = (task: Doable, now: Instant): Doable =>
  task.type === 'daily'
    ? { ...task, completed: true, streak: task.streak + 1 }
    : { ...task, completed: true, dateCompleted: toIso(now) }

/** The task after this player's part was taken back; a daily loses the day only if it was whole. Reference, rules 13.4. */
export const unticked = (task: Doable, user: UserId): Doable => {
  const { group } = task
  const detail = group.assignedUsersDetail?.[user]
  const open: Doable['group'] =
    detail === undefined
      ? { ...group, completedBy: {} }
      : {
          ...group,
          completedBy: {},
          assignedUsersDetail: { ...group.assignedUsersDetail, [user]: withoutDate(detail) },
        }
  if (task.type === 'daily')
    return { ...task, group: open, completed: false, streak: task.completed ? task.streak - 1 : task.streak }
  const { dateCompleted: _done, ...todo } = task
  return { ...todo, group: open, completed: false }
}

type Detail = NonNullable<SharedTask['group']['assignedUsersDetail']>[string]

const withoutDate = ({ completedDate: _done, ...detail }: Detail): Detail => ({ ...detail, completed: false })

/**
 * Whose part goes back when a tick is taken back: the one it was given to, else who did it; of several, the player who
 * takes it back if it was given to them, else who did their part last. Reference, rules 2.1 step 3.
 */
export const doerOf = ({ group }: Doable, actor: UserId): string => {
  const { assignedUsers, assignedUsersDetail = {}, completedBy } = group
  if (assignedUsers.length === 1) return assignedUsers[0] ?? actor
  if (completedBy.userId !== undefined) return completedBy.userId
  if (assignedUsers.includes(actor)) return actor
  const done = assignedUsers.filter((id) => assignedUsersDetail[id]?.completed === true)
  const dateOf = (id: string) => assignedUsersDetail[id]?.completedDate ?? ''
  return done.sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1))[0] ?? actor
}
