import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Instant, refuse } from '../kernel/index.ts'
import type { Challenge, Group, SharedTask, Task, User } from '../model/index.ts'
import { authorizeChallengeAction } from './authorize-challenge.ts'
import { authorizeGroupAction } from './authorize-group.ts'
import { isMember } from './membership.ts'

/** Any kind of task, as an id finds it. */
export type AnyTask = Task | SharedTask

/** The actor and the task, with the group of its board, or its challenge and the group of that. */
export type TaskRequest = {
  readonly actor: User
  readonly task: AnyTask | undefined
  readonly group?: Group | undefined
  readonly challenge?: Challenge | undefined
  readonly now: Instant
}

/** `collapse`: fold or unfold the checklist only. `unlink`: take over a copy of a challenge's task. */
export type TaskAction = 'read' | 'edit' | 'collapse' | 'assign' | 'unlink' | 'tickItem'

type Refusals =
  | 'messageTaskNotFound'
  | 'taskNotYours'
  | 'groupNotFound'
  | 'onlyGroupLeaderCanEditTasks'
  | 'onlyGroupTasksCanBeAssigned'
  | 'onlyChalLeaderEditTasks'
  | 'cantOnlyUnlinkChalTask'

/** The owner of a personal task; undefined for tasks of boards and challenges. */
export const ownerOf = (task: AnyTask): Task['userId'] | undefined => ('userId' in task ? task.userId : undefined)

/** May the player do this with the task? The task, or why not. docs/reference/api.md 4.6; scoring has its own. */
export const authorizeTaskAction = (action: TaskAction, request: TaskRequest): Result<Refusals, AnyTask> => {
  const { task } = request
  if (task === undefined) return refuse('messageTaskNotFound')
  const reason =
    ownerOf(task) === undefined ? reasonForShared(action, request, task) : reasonForOwned(action, request, task)
  return reason === undefined ? E.right(task) : refuse(reason)
}

const reasonForOwned = (action: TaskAction, { actor }: TaskRequest, task: AnyTask): Refusals | undefined => {
  if (action === 'assign') return 'onlyGroupTasksCanBeAssigned'
  if (ownerOf(task) !== actor._id) return action === 'tickItem' ? 'taskNotYours' : 'messageTaskNotFound'
  return action === 'unlink' && task.challenge.id === undefined ? 'cantOnlyUnlinkChalTask' : undefined
}

const reasonForShared = (action: TaskAction, request: TaskRequest, task: AnyTask): Refusals | undefined =>
  task.group.id === undefined ? reasonForOriginal(action, request) : reasonForBoard(action, request)

const reasonForBoard = (action: TaskAction, { actor, group, now }: TaskRequest): Refusals | undefined => {
  switch (action) {
    case 'read':
      return group !== undefined && isMember(actor, group) ? undefined : 'messageTaskNotFound'
    case 'tickItem':
      return group !== undefined && isMember(actor, group) ? undefined : 'taskNotYours'
    case 'collapse':
      return refusalOf(authorizeGroupAction('readBoard', { actor, group, now }))
    case 'edit':
    case 'assign':
      return refusalOf(authorizeGroupAction('editBoard', { actor, group, now }))
    case 'unlink':
      return 'messageTaskNotFound'
  }
}

const reasonForOriginal = (action: TaskAction, { actor, challenge, group }: TaskRequest): Refusals | undefined => {
  switch (action) {
    case 'read':
      return E.isRight(authorizeChallengeAction('view', { actor, challenge, group }))
        ? undefined
        : 'messageTaskNotFound'
    case 'edit':
    case 'collapse': {
      const result = authorizeChallengeAction('editTasks', { actor, challenge, group })
      if (E.isRight(result)) return undefined
      return result.left.key === 'challengeNotFound' ? 'messageTaskNotFound' : result.left.key
    }
    case 'assign':
      return 'onlyGroupTasksCanBeAssigned'
    case 'unlink':
    case 'tickItem':
      return 'messageTaskNotFound'
  }
}

const refusalOf = <Key extends Refusals>(result: Result<Key, unknown>): Key | undefined =>
  E.isLeft(result) ? result.left.key : undefined
