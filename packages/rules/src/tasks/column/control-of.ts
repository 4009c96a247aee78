import { type DayClock, isDue } from '../../calendar/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { Task, UserId } from '../../model/index.ts'

export type Viewer = { readonly userId: UserId; readonly clock: DayClock; readonly now: Instant }

/**
 * `dimmed`: the task is done or not due; its control still works, so that a tick can be undone.
 * `interactive`: the viewer may use the control at all.
 */
export type Control = { readonly dimmed: boolean; readonly interactive: boolean }

/** The state of a task's control for a viewer. docs/reference/application.md 4, Task controls. */
export const controlOf = (task: Task, viewer: Viewer): Control => ({
  dimmed: isDimmed(task, viewer),
  interactive: isInteractive(task, viewer.userId),
})

const isDimmed = (task: Task, { userId, clock, now }: Viewer): boolean => {
  if (task.type !== 'todo' && task.type !== 'daily') return false
  if (task.completed || task.group.assignedUsersDetail?.[userId]?.completed === true) return true
  return task.type === 'daily' && !isDue(task, clock, now)
}

/** Nobody can score the original of a challenge task; a group's task with assignees can be scored by them only. */
export const isInteractive = (
  { userId, challenge, group }: { readonly userId?: UserId } & Pick<Task, 'challenge' | 'group'>,
  viewer: UserId,
): boolean => {
  if (challenge.id !== undefined && userId === undefined) return false
  return group.id === undefined || group.assignedUsers.length === 0 || group.assignedUsers.includes(viewer)
}
