import * as E from 'fp-ts/lib/Either.js'
import type { SharedTask } from '../model/index.ts'
import { updateSharedTask } from '../shared-tasks/index.ts'
import { requireActor, succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import type { TaskChanges } from '../tasks/index.ts'
import type { BoardFields } from './board-fields.ts'
import { type BoardRefusals, requireBoardTask, type OneBoardTask } from './require-board-task.ts'

export type UpdateBoardTask = OneBoardTask & { readonly changes: TaskChanges } & BoardFields

type Refusals = BoardRefusals | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/** Changes a task of a board. Members without edit rights may only fold its checklist. docs/reference/rules.md 13.2. */
export const updateBoardTask: SharedRule<'now' | 'seed', UpdateBoardTask, Refusals, SharedTask> =
  (context) => (params) => (documents) => {
    const { changes, managerNotes, requiresApproval } = params
    const folds = onlyFolds(params)
    const target = requireBoardTask(documents, params, folds ? 'collapse' : 'edit', context.now)
    if (E.isLeft(target)) return target
    const changed = updateSharedTask(context, requireActor(documents, params.actorId), target.right.task, changes)
    if (E.isLeft(changed)) return changed
    const { group } = changed.right
    const task: SharedTask = {
      ...changed.right,
      group: {
        ...group,
        ...(managerNotes === undefined ? {} : { managerNotes }),
        ...(requiresApproval === undefined ? {} : { approval: { ...group.approval, required: requiresApproval } }),
      },
    }
    return succeed(withDocuments(documents, 'sharedTasks', [task]), task)
  }

const onlyFolds = ({ changes, managerNotes, requiresApproval }: UpdateBoardTask): boolean => {
  const fields = Object.keys(changes)
  return (
    managerNotes === undefined &&
    requiresApproval === undefined &&
    fields.length === 1 &&
    fields[0] === 'collapseChecklist'
  )
}
