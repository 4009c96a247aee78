import type { SharedTask, User } from '../model/index.ts'

/** The task without this assignee; the same object if they were not one. */
export const withoutAssignee = (task: SharedTask, { _id }: Pick<User, '_id'>): SharedTask => {
  const { assignedUsers, assignedUsersDetail = {} } = task.group
  if (!assignedUsers.includes(_id)) return task
  const { [_id]: _gone, ...others } = assignedUsersDetail
  return {
    ...task,
    group: { ...task.group, assignedUsers: assignedUsers.filter((id) => id !== _id), assignedUsersDetail: others },
  }
}

/** The task without this player's request for approval; the same task if there was none. */
export const withoutRequest = (task: SharedTask, { _id }: Pick<User, '_id'>): SharedTask => {
  const { approval } = task.group
  if (approval?.requests?.[_id] === undefined) return task
  const { [_id]: _gone, ...requests } = approval.requests
  return { ...task, group: { ...task.group, approval: { ...approval, requests } } }
}
