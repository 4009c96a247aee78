import type { SharedTask, Task, User } from '../../model/index.ts'

/** The shared task as if it were this player's own, so that the rules of own tasks can be run on it. */
export const lent = (task: SharedTask, to: User): Task => ({
  ...task,
  userId: to._id,
  challenge: {},
  group: { assignedUsers: [], completedBy: {} },
})

/** What ties a shared task to its board or its challenge. */
export type Links = Pick<SharedTask, 'challenge' | 'group'>

export const NO_LINKS: Links = { challenge: {}, group: { assignedUsers: [], completedBy: {} } }

/** The task as nobody's own again. It has no alias: those are for own tasks only. */
export const givenBack = ({ userId: _lent, alias: _own, ...task }: Task, { challenge, group }: Links): SharedTask => ({
  ...task,
  challenge,
  group,
})
