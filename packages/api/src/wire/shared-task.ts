import type { SharedTask } from '@daykeep/rules/model'
import type { WireSharedTask } from '../contract/index.ts'

/** A task of a board or of a challenge, with both names of its id. docs/reference/api.md 3.2. */
export const toWireSharedTask = (task: SharedTask): WireSharedTask => ({ ...task, id: task._id })
