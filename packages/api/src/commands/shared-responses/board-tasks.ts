import type { SharedTask } from '@daykeep/rules/model'
import { toWireSharedTask } from '../../wire/index.ts'
import type { SharedCommandResult } from './shared-result.ts'

const task = ({ report }: { readonly report: SharedTask }) => toWireSharedTask(report)

/** The caller's stats, as with a task of their own. docs/reference/api.md 3.11. */
const score = ({ actor, report }: SharedCommandResult<'scoreBoardTask'>) => ({
  ...actor.stats,
  delta: report.delta,
  _tmp: report.tmp,
})

/** What calls about one task answer when the task is on a board or in a challenge. */
export const boardTaskResponses = {
  task,
  score,
  nothing: () => ({}),
  order: ({ report }: { readonly report: ReadonlyArray<string> }) => report,
} as const
