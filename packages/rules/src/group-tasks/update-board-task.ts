import * as E from 'fp-ts/lib/Either.js'
import type { SharedTask } from '../model/index.ts'
import { changeShared } from '../social/shared-tasks/index.ts'
import { actorOf, done, type SocialRule, withDocuments } from '../social/society/index.ts'
import type { TaskChanges } from '../tasks/index.ts'
import type { BoardFields } from './board-fields.ts'
import { type BoardRefusals, boardTaskNamed, type OneBoardTask } from './board-task-named.ts'

export type UpdateBoardTask = OneBoardTask & { readonly changes: TaskChanges } & BoardFields

type Refusals = BoardRefusals | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/** Changes a task of a board; every member may fold its checklist, and nothing else. Reference, rules 13.2. Needs the task and its group. */
export const updateBoardTask: SocialRule<'now' | 'seed', UpdateBoardTask, Refusals, SharedTask> =
  (world) => (params) => (society) => {
    const { changes, managerNotes, requiresApproval } = params
    const folds = onlyFolds(params)
    const found = boardTaskNamed(society, params, folds ? 'collapse' : 'edit', world.now)
    if (E.isLeft(found)) return found
    const changed = changeShared(world, actorOf(society, params.by), found.right.task, changes)
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
    return done(withDocuments(society, 'sharedTasks', [task]), task)
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
