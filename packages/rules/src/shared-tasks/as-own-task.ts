import type { SharedTask, Task, User } from '../model/index.ts'

/** Presents a shared task as this player's own, so that the rules for personal tasks apply. */
export const asOwnTask = (task: SharedTask, owner: User): Task => ({
  ...task,
  userId: owner._id,
  challenge: {},
  group: { assignedUsers: [], completedBy: {} },
})

/** The links of a shared task to its board or challenge. */
export type Links = Pick<SharedTask, 'challenge' | 'group'>

export const NO_LINKS: Links = { challenge: {}, group: { assignedUsers: [], completedBy: {} } }

/** Turns the task back into a shared one. It has no alias: only personal tasks do. */
export const asSharedTask = (
  { userId: _lent, alias: _own, ...task }: Task,
  { challenge, group }: Links,
): SharedTask => ({
  ...task,
  challenge,
  group,
})
