import { type Answer, refuse, toIso, type World } from '../kernel/index.ts'
import { asKey, type Group, type SharedTask, type User, type UserId } from '../model/index.ts'
import { runsBoard } from '../social/permissions/index.ts'
import { done, type Society, type SocialOutcome, type Told, withDocuments } from '../social/society/index.ts'
import type { BoardScoreReport } from './score-board-task.ts'

type Request = NonNullable<NonNullable<SharedTask['group']['approval']>['requests']>[string]

/** How a player's request to have the task approved stands, if they made one. */
export const requestOf = ({ group }: SharedTask, user: string): Request | undefined => group.approval?.requests?.[user]

/** The task with this player's request. */
export const withRequest = (task: SharedTask, user: string, request: Request): SharedTask => {
  const { approval = { required: true } } = task.group
  return {
    ...task,
    group: { ...task.group, approval: { ...approval, requests: { ...approval.requests, [user]: request } } },
  }
}

/** The task without this player's request; the same task if there was none. */
export const withoutRequest = (task: SharedTask, { _id }: Pick<User, '_id'>): SharedTask => {
  const { approval } = task.group
  if (approval?.requests?.[_id] === undefined) return task
  const { [_id]: _gone, ...requests } = approval.requests
  return { ...task, group: { ...task.group, approval: { ...approval, requests } } }
}

/** Does a leader or manager have to look at it first? Their own tasks they approve by doing them. Reference, rules 13.6. */
export const needsApproval = (task: SharedTask, actor: User, group: Group): boolean =>
  task.group.approval?.required === true && requestOf(task, actor._id)?.approved !== true && !runsBoard(actor, group)

type Asking = { readonly actor: User; readonly task: SharedTask; readonly group: Group }

/** The first time, leader and managers are asked, and nothing is scored; after that it takes their answer. */
export const askForApproval = (
  { now }: World,
  society: Society,
  { actor, task, group }: Asking,
): Answer<'taskRequiresApproval', SocialOutcome<BoardScoreReport>> => {
  if (requestOf(task, actor._id)?.requested === true) return refuse('taskRequiresApproval')
  const asked = withRequest(task, actor._id, { requested: true, requestedDate: toIso(now), approved: false })
  const event = {
    type: 'GroupTaskApprovalRequested',
    group: group._id,
    task: { id: task._id, text: task.text },
    user: { id: actor._id, name: actor.profile.name },
    direction: 'up',
  } as const
  const told = runnersOf(group).map((to): Told => ({ to, event }))
  return done(withDocuments(society, 'sharedTasks', [asked]), { delta: 0, tmp: {}, task: asked, waits: true }, told)
}

/** Leader and managers, by id. */
export const runnersOf = ({ leader, managers }: Group): ReadonlyArray<UserId> => [
  ...new Set([leader, ...Object.keys(managers).map((id) => asKey<UserId>(id))]),
]
