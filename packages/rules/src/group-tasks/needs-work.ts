import * as E from 'fp-ts/lib/Either.js'
import { refuse, type World } from '../kernel/index.ts'
import type { SharedTask, User } from '../model/index.ts'
import type { ScoreRefusals } from '../scoring/index.ts'
import { ownerOf } from '../social/permissions/index.ts'
import {
  actorOf,
  documentOf,
  done,
  type SocialRule,
  type Told,
  toldTo,
  withDocuments,
  withUser,
} from '../social/society/index.ts'
import { requestOf, withoutRequest } from './approval.ts'
import { type BoardRefusals, boardTaskNamed, type OnBoard, type OneBoardTask } from './board-task-named.ts'
import { hasDone, isDoable } from './completion.ts'
import { scoreFor } from './score-for.ts'

export type NeedsWork = OneBoardTask & { readonly user: string }

type Refusals = BoardRefusals | ScoreRefusals | 'needsWorkOnlyDailyTodo' | 'taskNotCompletedByUser'

/**
 * Sends a member's work back: what it brought is taken back, and a request for approval is forgotten. Checked in this
 * order: the task is there, it is a daily or to-do, that member did it, and only then the rights. Reference, rules 13.5.
 * Needs the task, its group and the member.
 */
export const needsWork: SocialRule<keyof World, NeedsWork, Refusals, SharedTask> = (world) => (params) => (society) => {
  const named = documentOf(society, 'sharedTasks', params.task)
  if (named === undefined || ownerOf(named) !== undefined) return refuse('messageTaskNotFound', { taskId: params.task })
  if (!isDoable(named)) return refuse('needsWorkOnlyDailyTodo')
  const isDone = hasDone(named, params.user)
  const member = documentOf(society, 'users', params.user)
  if (member === undefined || (!isDone && !waits(named, params.user))) return refuse('taskNotCompletedByUser')
  const found = boardTaskNamed(society, params, 'assign', world.now)
  if (E.isLeft(found)) return found
  const told = toldOf(actorOf(society, params.by), member, found.right)
  if (!isDone) {
    const task = withoutRequest(named, member)
    return done(withDocuments(society, 'sharedTasks', [task]), task, told)
  }
  const scored = scoreFor(world, member, named, 'down')
  if (E.isLeft(scored)) return scored
  const task = withoutRequest(scored.right.task, member)
  const state = withDocuments(withUser(society, scored.right.user), 'sharedTasks', [task])
  return done(state, task, [...toldTo(member._id, scored.right.events), ...told])
}

const waits = (task: SharedTask, user: string): boolean => {
  const request = requestOf(task, user)
  return request?.requested === true && !request.approved
}

const toldOf = (manager: User, member: User, { task, group }: OnBoard): ReadonlyArray<Told> => {
  if (manager._id === member._id) return []
  const event = {
    type: 'GroupTaskNeedsWork',
    task: { id: task._id, text: task.text },
    group: { id: group._id, name: group.name },
    manager: { id: manager._id, name: manager.profile.name },
  } as const
  return [{ to: member._id, event }]
}
