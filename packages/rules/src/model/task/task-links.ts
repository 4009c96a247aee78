import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { listOf, mapOf, word } from '../codecs.ts'

/** The challenge of a copied or original challenge task; empty for other tasks. */
export const ChallengeLink = t.readonly(
  t.partial({
    shortName: t.string,
    id: t.string,
    taskId: t.string,
    broken: word('CHALLENGE_DELETED', 'TASK_DELETED', 'UNSUBSCRIBED', 'CHALLENGE_CLOSED', 'CHALLENGE_TASK_NOT_FOUND'),
    winner: t.string,
  }),
)

const Assignment = t.readonly(
  t.intersection([
    t.type({
      assignedDate: IsoInstant,
      assignedUsername: t.string,
      assigningUsername: t.string,
      completed: t.boolean,
    }),
    t.partial({ completedDate: IsoInstant }),
  ]),
)

const ApprovalRequest = t.readonly(
  t.intersection([
    t.type({ requested: t.boolean, approved: t.boolean }),
    t.partial({ requestedDate: IsoInstant, dateApproved: IsoInstant, approvingUser: t.string }),
  ]),
)

/** Whether completing the task needs approval by a leader or manager, and the requests by player. */
const Approval = t.readonly(
  t.intersection([t.type({ required: t.boolean }), t.partial({ requests: mapOf(t.string, ApprovalRequest) })]),
)

/**
 * Something that was done with a task of a board. `by`: the manager who approved it or sent it back.
 * docs/decisions/091-who-did-what-on-a-board.md.
 */
export const BoardLogEntry = t.readonly(
  t.intersection([
    t.type({
      act: word('done', 'undone', 'plus', 'minus', 'requested', 'approved', 'sentBack'),
      userId: t.string,
      date: IsoInstant,
    }),
    t.partial({ by: t.string }),
  ]),
)
export type BoardLogEntry = t.TypeOf<typeof BoardLogEntry>

/** The board that a task is on, and its assignees. */
export const GroupLink = t.readonly(
  t.intersection([
    t.type({
      assignedUsers: listOf(t.string),
      completedBy: t.readonly(t.partial({ userId: t.string, date: IsoInstant })),
    }),
    t.partial({
      id: t.string,
      taskId: t.string,
      managerNotes: t.string,
      assignedDate: IsoInstant,
      assigningUsername: t.string,
      assignedUsersDetail: mapOf(t.string, Assignment),
      approval: Approval,
      /** Who did what, latest last. */
      log: listOf(BoardLogEntry),
    }),
  ]),
)
