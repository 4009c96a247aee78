import * as E from 'fp-ts/lib/Either.js'
import { refuse, type RuleContext, toIso } from '../../kernel/index.ts'
import type { SharedTask, User } from '../../model/index.ts'
import type { ScoreRefusals } from '../../scoring/index.ts'
import { withoutRequest } from '../../shared-tasks/index.ts'
import { ownerOf } from '../../permissions/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type SharedRule,
  type AddressedEvent,
  eventsFor,
  withDocuments,
  withUser,
} from '../../documents/index.ts'
import { requestOf } from './approval.ts'
import { type BoardRefusals, requireBoardTask, type OnBoard, type OneBoardTask } from '../require-board-task.ts'
import { withLogEntry } from '../board-log.ts'
import { hasDone, isDoable } from '../completion.ts'
import { scoreFor } from '../score-for.ts'

export type NeedsWork = OneBoardTask & { readonly user: string }

type Refusals = BoardRefusals | ScoreRefusals | 'needsWorkOnlyDailyTodo' | 'taskNotCompletedByUser'

/**
 * Sends a member's work back: its rewards are taken back, and a request for approval is dropped. Checks in this order:
 * the task exists, it is a daily or to-do, the member did it, and the actor's rights. docs/reference/rules.md 13.5.
 */
export const needsWork: SharedRule<keyof RuleContext, NeedsWork, Refusals, SharedTask> =
  (context) => (params) => (documents) => {
    const sharedTask = findDocument(documents, 'sharedTasks', params.task)
    if (sharedTask === undefined || ownerOf(sharedTask) !== undefined)
      return refuse('messageTaskNotFound', { taskId: params.task })
    if (!isDoable(sharedTask)) return refuse('needsWorkOnlyDailyTodo')
    const isDone = hasDone(sharedTask, params.user)
    const member = findDocument(documents, 'users', params.user)
    if (member === undefined || (!isDone && !waits(sharedTask, params.user))) return refuse('taskNotCompletedByUser')
    const target = requireBoardTask(documents, params, 'assign', context.now)
    if (E.isLeft(target)) return target
    const entry = { act: 'sentBack', userId: member._id, date: toIso(context.now), by: params.actorId } as const
    const events = eventsOf(requireActor(documents, params.actorId), member, target.right)
    if (!isDone) {
      const task = withLogEntry(withoutRequest(sharedTask, member), entry)
      return succeed(withDocuments(documents, 'sharedTasks', [task]), task, events)
    }
    const scored = scoreFor(context, member, sharedTask, 'down')
    if (E.isLeft(scored)) return scored
    const task = withLogEntry(withoutRequest(scored.right.task, member), entry)
    const state = withDocuments(withUser(documents, scored.right.user), 'sharedTasks', [task])
    return succeed(state, task, [...eventsFor(member._id, scored.right.events), ...events])
  }

const waits = (task: SharedTask, user: string): boolean => {
  const request = requestOf(task, user)
  return request?.requested === true && !request.approved
}

const eventsOf = (manager: User, member: User, { task, group }: OnBoard): ReadonlyArray<AddressedEvent> => {
  if (manager._id === member._id) return []
  const event = {
    type: 'GroupTaskNeedsWork',
    task: { id: task._id, text: task.text },
    group: { id: group._id, name: group.name },
    manager: { id: manager._id, name: manager.profile.name },
  } as const
  return [{ to: member._id, event }]
}
