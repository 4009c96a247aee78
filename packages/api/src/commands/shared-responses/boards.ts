import type { SharedTask } from '@daykeep/rules/model'
import type { WireSharedTask } from '../../contract/index.ts'
import { toWireSharedTask } from '../../wire/index.ts'
import { createdTasks } from './challenges.ts'

const task = ({ report }: { readonly report: SharedTask }): WireSharedTask => toWireSharedTask(report)

/** docs/reference/api.md 2.7. */
export const boardResponses = {
  createBoardTasks: createdTasks,
  moveBoardTask: ({ report }: { readonly report: ReadonlyArray<string> }) => report,
  assignTask: task,
  unassignTask: task,
  needsWork: task,
  approveTask: task,
} as const
