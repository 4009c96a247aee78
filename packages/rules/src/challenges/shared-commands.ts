import * as t from 'io-ts'
import {
  type Actor,
  documentById,
  type DocumentQuery,
  type Documents,
  documentsWhere,
  findDocument,
  related,
} from '../documents/index.ts'
import { CoercedBoolean, CoercedInteger, word } from '../model/index.ts'
import { caseAbout } from '../reports/index.ts'
import { paramsOf, sharedCommand } from '../shared-command.ts'
import { NewTask, TaskChanges } from '../tasks/index.ts'
import { ChallengeChanges, NewChallenge } from './challenge-fields.ts'
import { cloneChallenge } from './clone-challenge.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { clearChallengeFlags, flagChallenge } from './flag-challenge.ts'
import { joinChallenge } from './participants/join-challenge.ts'
import { leaveChallenge } from './participants/leave-challenge.ts'
import { selectWinner } from './select-winner.ts'
import { addChallengeTasks } from './tasks/add-challenge-tasks.ts'
import { addChallengeItem, deleteChallengeItem, updateChallengeItem } from './tasks/challenge-checklist.ts'
import { deleteChallengeTask } from './tasks/delete-challenge-task.ts'
import { moveChallengeTask } from './tasks/move-challenge-task.ts'
import { updateChallengeTask } from './tasks/update-challenge-task.ts'
import { updateChallenge } from './update-challenge.ts'
import { KEEP_TASKS } from './participants/without-participant.ts'

const challenge = t.string
const oneChallenge = paramsOf({ challenge }, {})

type OneChallenge = { readonly challenge: string }

const withGroup = ({ challenge: id }: OneChallenge): ReadonlyArray<DocumentQuery> => [
  documentById('challenges', id, 'challenge.group'),
]

const withCase = (params: OneChallenge): ReadonlyArray<DocumentQuery> => [
  ...withGroup(params),
  caseAbout('challenge', params.challenge),
]

/** Only staff end or change a challenge that another player leads. */
const ofAnother = (params: OneChallenge & Actor, documents: Documents): boolean =>
  findDocument(documents, 'challenges', params.challenge)?.leader !== params.actorId

/** Only staff change the tasks of a challenge that another player leads. */
const taskOfAnother = ({ task, actorId }: { readonly task: string } & Actor, documents: Documents): boolean => {
  const { id = '' } = findDocument(documents, 'sharedTasks', task)?.challenge ?? {}
  return ofAnother({ challenge: id, actorId }, documents)
}

/** Everything that changes when a challenge ends. */
const ended = (id: string): DocumentQuery =>
  documentById(
    'challenges',
    id,
    'challenge.group',
    'challenge.leader',
    'challenge.participants',
    'challenge.originals',
    'challenge.copies',
  )

/** A player's copies of the tasks of a challenge. */
const copies = (owner: string, id: string): DocumentQuery =>
  documentsWhere('tasks', {
    type: 'and',
    filters: [
      { type: 'eq', path: 'userId', value: owner },
      { type: 'eq', path: 'challenge.id', value: id },
    ],
  })

/** An original with its challenge, and its copies with their owners. */
const withCopies = ({ task }: { readonly task: string }): ReadonlyArray<DocumentQuery> => [
  documentById(
    'sharedTasks',
    task,
    related('sharedTask.challenge', 'challenge.group'),
    related('sharedTask.copies', 'task.owner'),
  ),
]

/** docs/reference/api.md 2.13 and 2.6. */
export const sharedChallengeCommands = {
  createChallenge: sharedCommand({
    params: paramsOf({ challenge: NewChallenge }, {}),
    needs: ({ challenge: { group } }) => [documentById('groups', group)],
    rule: createChallenge,
  }),
  cloneChallenge: sharedCommand({
    params: paramsOf({ challenge, as: NewChallenge }, {}),
    needs: ({ challenge: id, as }) => [
      documentById('challenges', id, 'challenge.group', 'challenge.originals'),
      documentById('groups', as.group),
    ],
    rule: cloneChallenge,
  }),
  updateChallenge: sharedCommand({
    params: paramsOf({ challenge, changes: ChallengeChanges }, {}),
    needs: withGroup,
    isStaffAct: ofAnother,
    rule: updateChallenge,
  }),
  deleteChallenge: sharedCommand({
    params: oneChallenge,
    needs: ({ challenge: id }) => [ended(id)],
    reaches: 'participants',
    isStaffAct: ofAnother,
    rule: deleteChallenge,
  }),
  selectWinner: sharedCommand({
    params: paramsOf({ challenge, winner: t.string }, {}),
    needs: ({ challenge: id, winner }) => [ended(id), documentById('users', winner, 'user.groups')],
    reaches: 'participants',
    isStaffAct: ofAnother,
    rule: selectWinner,
  }),
  joinChallenge: sharedCommand({
    params: oneChallenge,
    needs: ({ challenge: id }, actorId) => [
      documentById('challenges', id, 'challenge.group', 'challenge.originals'),
      copies(actorId, id),
    ],
    rule: joinChallenge,
  }),
  leaveChallenge: sharedCommand({
    params: paramsOf({ challenge }, { keep: word(...KEEP_TASKS) }),
    refuses: { keep: 'keepOrRemoveAll' },
    needs: ({ challenge: id }, actorId) => [documentById('challenges', id, 'challenge.group'), copies(actorId, id)],
    rule: leaveChallenge,
  }),
  flagChallenge: sharedCommand({
    params: paramsOf({ challenge }, { comment: t.string }),
    needs: withCase,
    rule: flagChallenge,
  }),
  clearChallengeFlags: sharedCommand({
    params: oneChallenge,
    needs: withCase,
    isStaffAct: () => true,
    rule: clearChallengeFlags,
  }),
  addChallengeTasks: sharedCommand({
    params: paramsOf({ challenge, tasks: t.readonlyArray(NewTask) }, {}),
    needs: ({ challenge: id }) => [documentById('challenges', id, 'challenge.group', 'challenge.participants')],
    reaches: 'participants',
    isStaffAct: ofAnother,
    rule: addChallengeTasks,
  }),
  updateChallengeTask: sharedCommand({
    params: paramsOf({ task: t.string, changes: TaskChanges }, {}),
    needs: withCopies,
    reaches: 'participants',
    isStaffAct: taskOfAnother,
    rule: updateChallengeTask,
  }),
  addChallengeItem: sharedCommand({
    params: paramsOf({ task: t.string }, { text: t.string, completed: CoercedBoolean }),
    needs: withCopies,
    reaches: 'participants',
    isStaffAct: taskOfAnother,
    rule: addChallengeItem,
  }),
  updateChallengeItem: sharedCommand({
    params: paramsOf({ task: t.string, item: t.string }, { text: t.string, completed: CoercedBoolean }),
    needs: withCopies,
    reaches: 'participants',
    isStaffAct: taskOfAnother,
    rule: updateChallengeItem,
  }),
  deleteChallengeItem: sharedCommand({
    params: paramsOf({ task: t.string, item: t.string }, {}),
    needs: withCopies,
    reaches: 'participants',
    isStaffAct: taskOfAnother,
    rule: deleteChallengeItem,
  }),
  moveChallengeTask: sharedCommand({
    params: paramsOf({ task: t.string, position: CoercedInteger }, {}),
    needs: ({ task }) => [documentById('sharedTasks', task, related('sharedTask.challenge', 'challenge.group'))],
    isStaffAct: taskOfAnother,
    rule: moveChallengeTask,
  }),
  deleteChallengeTask: sharedCommand({
    params: paramsOf({ task: t.string }, {}),
    needs: ({ task }) => [
      documentById('sharedTasks', task, related('sharedTask.challenge', 'challenge.group'), 'sharedTask.copies'),
    ],
    reaches: 'participants',
    isStaffAct: taskOfAnother,
    rule: deleteChallengeTask,
  }),
} as const
