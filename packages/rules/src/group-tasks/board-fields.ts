import * as t from 'io-ts'
import { NewTask } from '../tasks/index.ts'

/** What only tasks of boards have. `requiresApproval`: it counts when a leader or manager says so. */
export const BoardFields = t.readonly(t.partial({ managerNotes: t.string, requiresApproval: t.boolean }))
export type BoardFields = t.TypeOf<typeof BoardFields>

/** A task of a board that is not there yet. Reference, api 2.7. */
export const NewBoardTask = t.intersection([NewTask, BoardFields])
export type NewBoardTask = t.TypeOf<typeof NewBoardTask>
