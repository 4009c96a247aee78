import { type Instant, toIso } from '../kernel/index.ts'
import type { SharedTask, UserId } from '../model/index.ts'

/** A board task that can be completed: a daily or a to-do. */
export type Doable = Extract<SharedTask, { readonly type: 'daily' | 'todo' }>

/** Whether a board task is one that can be completed: habits and rewards cannot. */
export const isDoable = (task: SharedTask): task is Doable => task.type === 'daily' || task.type === 'todo'

/** Has this player completed their part of the task? */
export const hasDone = ({ group, completed }: Doable, user: string): boolean => {
  if (group.assignedUsers.length > 0) return group.assignedUsersDetail?.[user]?.completed === true
  return completed && group.completedBy.userId === user
}

/** Marks this player's part as done. The task is complete once every assignee is done. docs/reference/rules.md 13.4. */
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

/**
 * Takes this player's part back. A daily loses a day of its streak only if it was complete. docs/reference/rules.md
 * 13.4.
 */
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
 * Whose part is undone when a tick is taken back: the only assignee, else the player who completed the task; among
 * several assignees the actor if assigned, else whoever finished last. docs/reference/rules.md 2.1 step 3.
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
