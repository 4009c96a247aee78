import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Instant, refuse } from '../../kernel/index.ts'
import type { Challenge, Group, SharedTask, Task, User } from '../../model/index.ts'
import { decideOnChallenge } from './decide-on-challenge.ts'
import { decideOnGroup } from './decide-on-group.ts'
import { isMember } from './standing.ts'

/** Any task there is, as it is looked up by its id. */
export type AnyTask = Task | SharedTask

/** Who asks about which task; with the group of its board, or its challenge and that one's group. */
export type AskedTask = {
  readonly actor: User
  readonly task: AnyTask | undefined
  readonly group?: Group | undefined
  readonly challenge?: Challenge | undefined
  readonly now: Instant
}

/** `collapse`: only to fold the checklist or unfold it. `unlink`: to take over a copy of a challenge's task. */
export type TaskAction = 'read' | 'edit' | 'collapse' | 'assign' | 'unlink' | 'tickItem'

type Refusals =
  | 'messageTaskNotFound'
  | 'taskNotYours'
  | 'groupNotFound'
  | 'onlyGroupLeaderCanEditTasks'
  | 'onlyGroupTasksCanBeAssigned'
  | 'onlyChalLeaderEditTasks'
  | 'cantOnlyUnlinkChalTask'

/** The player whose own the task is; nobody for tasks of boards and challenges. */
export const ownerOf = (task: AnyTask): Task['userId'] | undefined => ('userId' in task ? task.userId : undefined)

/** May the player do this with the task? The task, or why not. Reference, api 4.6; scoring has its own. */
export const decideOnTask = (action: TaskAction, asked: AskedTask): Answer<Refusals, AnyTask> => {
  const { task } = asked
  if (task === undefined) return refuse('messageTaskNotFound')
  const reason =
    ownerOf(task) === undefined ? reasonForShared(action, asked, task) : reasonForOwned(action, asked, task)
  return reason === undefined ? E.right(task) : refuse(reason)
}

const reasonForOwned = (action: TaskAction, { actor }: AskedTask, task: AnyTask): Refusals | undefined => {
  if (action === 'assign') return 'onlyGroupTasksCanBeAssigned'
  if (ownerOf(task) !== actor._id) return action === 'tickItem' ? 'taskNotYours' : 'messageTaskNotFound'
  return action === 'unlink' && task.challenge.id === undefined ? 'cantOnlyUnlinkChalTask' : undefined
}

const reasonForShared = (action: TaskAction, asked: AskedTask, task: AnyTask): Refusals | undefined =>
  task.group.id === undefined ? reasonForOriginal(action, asked) : reasonForBoard(action, asked)

const reasonForBoard = (action: TaskAction, { actor, group, now }: AskedTask): Refusals | undefined => {
  switch (action) {
    case 'read':
      return group !== undefined && isMember(actor, group) ? undefined : 'messageTaskNotFound'
    case 'tickItem':
      return group !== undefined && isMember(actor, group) ? undefined : 'taskNotYours'
    case 'collapse':
      return refusalOf(decideOnGroup('readBoard', { actor, group, now }))
    case 'edit':
    case 'assign':
      return refusalOf(decideOnGroup('editBoard', { actor, group, now }))
    case 'unlink':
      return 'messageTaskNotFound'
  }
}

const reasonForOriginal = (action: TaskAction, { actor, challenge, group }: AskedTask): Refusals | undefined => {
  switch (action) {
    case 'read':
      return E.isRight(decideOnChallenge('view', { actor, challenge, group })) ? undefined : 'messageTaskNotFound'
    case 'edit':
    case 'collapse': {
      const answer = decideOnChallenge('editTasks', { actor, challenge, group })
      if (E.isRight(answer)) return undefined
      return answer.left.key === 'challengeNotFound' ? 'messageTaskNotFound' : answer.left.key
    }
    case 'assign':
      return 'onlyGroupTasksCanBeAssigned'
    case 'unlink':
    case 'tickItem':
      return 'messageTaskNotFound'
  }
}

const refusalOf = <Key extends Refusals>(answer: Answer<Key, unknown>): Key | undefined =>
  E.isLeft(answer) ? answer.left.key : undefined
