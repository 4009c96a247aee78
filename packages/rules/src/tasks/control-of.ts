import { type DayClock, isDue } from '../calendar/index.ts'
import type { Instant } from '../kernel/index.ts'
import type { Task, UserId } from '../model/index.ts'

/** Who looks at a task, and when. */
export type Viewer = { readonly userId: UserId; readonly clock: DayClock; readonly now: Instant }

/**
 * `dimmed`: nothing waits to be done; the control still works, so that a tick can be taken back.
 * `interactive`: the viewer may use the control at all.
 */
export type Control = { readonly dimmed: boolean; readonly interactive: boolean }

/** How the control of a task looks to a viewer. Application specification, section 4, Task controls. */
export const controlOf = (task: Task, viewer: Viewer): Control => ({
  dimmed: isDimmed(task, viewer),
  interactive: isInteractive(task, viewer.userId),
})

const isDimmed = (task: Task, { userId, clock, now }: Viewer): boolean => {
  if (task.type !== 'todo' && task.type !== 'daily') return false
  if (task.completed || task.group.assignedUsersDetail?.[userId]?.completed === true) return true
  return task.type === 'daily' && !isDue(task, clock, now)
}

/** A challenge's original is nobody's to score; a task given to others of a group is theirs. */
export const isInteractive = (
  { userId, challenge, group }: { readonly userId?: UserId } & Pick<Task, 'challenge' | 'group'>,
  viewer: UserId,
): boolean => {
  if (challenge.id !== undefined && userId === undefined) return false
  return group.id === undefined || group.assignedUsers.length === 0 || group.assignedUsers.includes(viewer)
}
