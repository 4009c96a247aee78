import * as t from 'io-ts'
import { NewTask } from '../tasks/index.ts'

/** Fields that only tasks of boards have. `requiresApproval`: it counts once a leader or manager approves it. */
export const BoardFields = t.readonly(t.partial({ managerNotes: t.string, requiresApproval: t.boolean }))
export type BoardFields = t.TypeOf<typeof BoardFields>

/** A board task to be created. docs/reference/api.md 2.7. */
export const NewBoardTask = t.intersection([NewTask, BoardFields])
export type NewBoardTask = t.TypeOf<typeof NewBoardTask>
